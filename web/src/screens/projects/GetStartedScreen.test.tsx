// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { onStartOver, type Beginning } from "#web/layout/session/startOver.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const check = (verdict: string, found: string | null = null) => ({
  ...{ verdict, found, cms: null, finalUrl: "http://127.0.0.1:3000/", status: null, contentPolicy: null },
});

const open = (result: object = check("UNREACHABLE", "connection refused")) =>
  renderRoute("/get-started", {
    types: {
      ...member({ role: "OWNER" }),
      Project: () => ({
        name: "Shop",
        allowedWebsites: ["127.0.0.1:3000"],
        snippet: "<script async></script>",
        features: [],
      }),
      TrafficCheck: () => ({ pageviewTotal: 0, lastEventAt: null }),
    },
    answers: {
      useWebsiteCheckMutation: () => ({ data: { checkWebsite: { check: result, problem: null } } }),
      useOpenDemoMutation: () => ({ data: { openDemo: { viewer: { kind: "MEMBER" }, problem: null } } }),
    },
  });

describe("installation", () => {
  it("only waits for a page that can't be reached yet, on the port that was typed at the sign-up", async () => {
    open();
    expect(await screen.findByText("Not found on http://127.0.0.1:3000 yet.")).toBeTruthy();
    expect(screen.getByText("Waiting for the first visit…")).toBeTruthy();
    expect(screen.queryByText("Error checking website CMS")).toBeNull();
  });

  it("explains a failed check that the user requested", async () => {
    open();
    await screen.findByText("Not found on http://127.0.0.1:3000 yet.");
    await userEvent.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByText("Error checking website CMS")).toBeTruthy();
    expect(screen.getByText("Couldn't read the page: connection refused.")).toBeTruthy();
  });

  it("explains a code with the wrong key without a request", async () => {
    open(check("WRONG_KEY", "abc"));
    expect(await screen.findByText("The tracking code belongs to another project.")).toBeTruthy();
  });

  it("opens the demo project", async () => {
    const begun: Beginning[] = [];
    onStartOver((beginning) => void begun.push(beginning));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Open demo project" }));
    expect(begun).toEqual([{ path: "/" }]);
  });
});
