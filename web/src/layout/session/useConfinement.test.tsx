// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { KnownPaths } from "../knownPaths.ts";
import { useConfinement } from "./useConfinement.ts";

afterEach(cleanup);

const held = { paths: ["/upgrade-account", "/card/add", "/logout"], startPath: "/upgrade-account" };

function Guarded({ confinedTo }: { confinedTo: typeof held | null }) {
  useConfinement(confinedTo);
  return <p>{useLocation().pathname}</p>;
}

function shown(path: string, confinedTo: typeof held | null, known: readonly string[] = held.paths) {
  render(
    <KnownPaths value={(each) => known.includes(each)}>
      <MemoryRouter initialEntries={[path]}>
        <Guarded confinedTo={confinedTo} />
      </MemoryRouter>
    </KnownPaths>,
  );
  return screen.getByText(/^\//).textContent;
}

describe("a member whose plan has ended", () => {
  it.each([
    ["/", "/upgrade-account"],
    ["/sites", "/upgrade-account"],
    ["/Card/Add", "/Card/Add"],
    ["/upgrade-account", "/upgrade-account"],
    ["/logout", "/logout"],
  ])("asks for %s and is at %s", (asked, at) => {
    expect(shown(asked, held)).toBe(at);
  });

  it("stays where there is no such page, instead of going round in circles", () => {
    expect(shown("/sites", held, [])).toBe("/sites");
  });
});

it("leaves everybody else where they are", () => {
  expect(shown("/sites", null)).toBe("/sites");
});
