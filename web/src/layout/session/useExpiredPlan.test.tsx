// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

/** Uses existing pages instead: the gateway decides which paths remain and which one is the start page. */
function open(path: string, expiredPlan: { paths: string[]; startPath: string } | null) {
  const types = member({ role: "OWNER" });
  const viewer = types["Viewer"];
  return renderRoute(path, {
    types: { ...types, Viewer: (...given) => ({ ...(viewer?.(...given) as object), expiredPlan }) },
    answers: { DashboardScreenQuery: () => new Promise<never>(() => {}) },
  }).router;
}
const plan = { paths: ["/settings", "/company", "/logout"], startPath: "/settings" };

describe("member with an expired plan", () => {
  it.each([
    ["/", "/settings"],
    ["/sites", "/settings"],
    ["/Company", "/Company"],
    ["/settings", "/settings"],
  ])("opens %s and is redirected to %s", async (requested, at) => {
    const router = open(requested, plan);
    await screen.findByRole("button", { name: /Account:/ });
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });

  it("sees no menu items that would redirect back", async () => {
    open("/company", plan);
    const names = async (menu: string) =>
      within(await screen.findByRole("navigation", { name: menu }))
        .queryAllByRole("link")
        .map((link) => link.getAttribute("aria-label") ?? link.textContent);
    expect(await names("Settings")).toEqual(["Company"]);
    expect(await names("Screens")).toEqual(["Settings"]);
  });

  it("stays on the page when the redirect target does not exist, instead of looping", async () => {
    const router = open("/sites", { paths: ["/nowhere"], startPath: "/nowhere" });
    await screen.findByRole("button", { name: /Account:/ });
    expect(router.state.location.pathname).toBe("/sites");
  });
});

it("does not redirect other members", async () => {
  const router = open("/sites", null);
  await screen.findByRole("button", { name: /Account:/ });
  expect(router.state.location.pathname).toBe("/sites");
});
