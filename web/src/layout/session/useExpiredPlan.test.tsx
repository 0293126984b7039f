// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

/** With pages that exist in their place: what is confined, and where to, is the gateway's to say. */
function open(path: string, expiredPlan: { paths: string[]; startPath: string } | null) {
  const types = member({ role: "OWNER" });
  const viewer = types["Viewer"];
  return renderRoute(path, {
    types: { ...types, Viewer: (...given) => ({ ...(viewer?.(...given) as object), expiredPlan }) },
    answers: { DashboardScreenQuery: () => new Promise<never>(() => {}) },
  }).router;
}
const plan = { paths: ["/settings", "/company", "/logout"], startPath: "/settings" };

describe("a member whose plan has ended", () => {
  it.each([
    ["/", "/settings"],
    ["/sites", "/settings"],
    ["/Company", "/Company"],
    ["/settings", "/settings"],
  ])("asks for %s and is at %s", async (requested, at) => {
    const router = open(requested, plan);
    await screen.findByRole("button", { name: /Account of/ });
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });

  it("finds nothing in the menus that would lead back", async () => {
    open("/company", plan);
    const names = async (menu: string) =>
      within(await screen.findByRole("navigation", { name: menu }))
        .queryAllByRole("link")
        .map((link) => link.textContent);
    expect(await names("Settings")).toEqual(["Company"]);
    expect(await names("Screens")).toEqual([]);
  });

  it("stays where there is no such page, instead of going round in circles", async () => {
    const router = open("/sites", { paths: ["/nowhere"], startPath: "/nowhere" });
    await screen.findByRole("button", { name: /Account of/ });
    expect(router.state.location.pathname).toBe("/sites");
  });
});

it("leaves everybody else where they are", async () => {
  const router = open("/sites", null);
  await screen.findByRole("button", { name: /Account of/ });
  expect(router.state.location.pathname).toBe("/sites");
});
