// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { trialTone } from "../sidebar/usage/trialTone.ts";

beforeEach(() => localStorage.clear());

interface Trial {
  daysToExpire: number;
  label: "TRIAL" | "LIFETIME" | null;
}

async function header(
  trial: Trial,
  role: MemberOptions["role"] = "OWNER",
  planPrompts: string[] = [],
  more: object = {},
) {
  const types = member({ role });
  const viewer = types["Viewer"]?.({} as never, () => 1) as object;
  renderRoute("/visitor/realtime", {
    types: { ...types, Viewer: () => ({ ...viewer, planPrompts, ...more }), Trial: () => trial },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  return screen.getAllByRole("banner")[0] as HTMLElement;
}

describe("plan prompt", () => {
  it.each<[number, Trial["label"], string | null]>([
    [1001, "LIFETIME", "Lifetime"],
    [1000, null, null],
    [999, "TRIAL", "Trial: 999 days left"],
    [6, "TRIAL", "Trial: 6 days left"],
    [0, null, null],
  ])("with %i days has the label %s: %s", async (daysToExpire, label, text) => {
    const found = within(await header({ daysToExpire, label })).queryByText(/Trial|Lifetime/);
    expect(found?.textContent ?? null).toBe(text);
  });

  it("becomes urgent below six days, and names who can change the plan", async () => {
    const low = await header({ daysToExpire: 5, label: "TRIAL" }, "USER");
    await userEvent.click(within(low).getByRole("button", { name: "Trial ends in 5 days" }));
    const dialog = await screen.findByRole("dialog", { name: "Trial ends in 5 days" });
    expect(within(dialog).getByText("Ask an owner or admin of your company to choose a plan.")).toBeTruthy();
    cleanup();
    const last = await header({ daysToExpire: 1, label: "TRIAL" });
    expect(within(last).getByRole("button", { name: "Trial ends in 1 day" })).toBeTruthy();
  });

  it("offers an upgrade on a free plan without an end", async () => {
    const free = await header({ daysToExpire: 1000, label: null }, "OWNER", ["UPGRADE", "EXTEND_TRIAL"]);
    expect(within(free).getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/upgrade-account");
    expect(within(free).queryByText(/Trial|Lifetime/)).toBeNull();
    cleanup();
    const paid = await header({ daysToExpire: 1000, label: null }, "OWNER", []);
    expect(within(paid).queryByRole("link", { name: "Upgrade" })).toBeNull();
  });

  it("offers no trial extension when an expired plan can't open its page", async () => {
    const expiredPlan = { paths: ["/upgrade-account", "/visitor/realtime"], startPath: "/upgrade-account" };
    const prompts = ["UPGRADE", "EXTEND_TRIAL"];
    const low = await header({ daysToExpire: 0, label: null }, "OWNER", prompts, { expiredPlan });
    await userEvent.click(within(low).getByRole("button", { name: "Trial ended" }));
    const dialog = await screen.findByRole("dialog", { name: "Trial ended" });
    expect(within(dialog).getByRole("link", { name: "Upgrade" })).toBeTruthy();
    expect(within(dialog).queryByRole("link", { name: "Extend trial" })).toBeNull();
  });

  it("is hidden from a Viewer", async () => {
    expect(within(await header({ daysToExpire: 5, label: "TRIAL" }, "VIEWER")).queryByText(/Trial/)).toBeNull();
  });

  it("is green above 10 days, a warning from 4 to 10, and danger at 3 or below", () => {
    expect([11, 10, 4, 3, 0].map(trialTone)).toEqual(["positive", "warning", "warning", "danger", "danger"]);
  });
});
