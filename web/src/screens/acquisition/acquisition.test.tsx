// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = (role: MemberOptions["role"]) => ({
  ...member({ role }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
  AcquisitionReport: () => ({ series: null }),
  AcquisitionTable: () => ({
    rows: [{ name: "Email", visitors: 40, sessions: 50, conversions: 4, revenuePerVisitor: null }],
    totals: { name: "", visitors: 40, sessions: 50, conversions: 4, revenuePerVisitor: null },
    ...{ totalCount: 1, currency: "", model: "LAST", goal: { key: "order", name: "Order" } },
  }),
  GoalConnection: () => ({
    edges: [
      { node: { goalProfileId: 7, key: "order", name: "Order", isDefault: true } },
      { node: { goalProfileId: 8, key: "signup", name: "Signup", isDefault: false } },
    ],
  }),
  ProjectEvents: () => ({ recent: [] }),
});

const stepsOf = (link: HTMLElement) => {
  const [path, query] = (link.getAttribute("href") ?? "").split("?");
  const search = new URLSearchParams(query);
  return [path, search.getAll("step"), search.getAll("f"), search.get("name")];
};

it("makes a funnel of a channel, from any page to the default goal, among the channel's sessions", async () => {
  renderRoute("/visitor/acquisition?f=device:is:mobile", { types: types("USER") });
  await screen.findAllByText("Channels");
  expect(stepsOf(await screen.findByRole("link", { name: "Create funnel from Email" }))).toEqual([
    "/funnel/new",
    ["page:", "goal:7"],
    ["device:is:mobile", "source:is:Email"],
    "Email",
  ]);
});

it("makes a funnel of a landing page to the selected goal, which opens with its steps filled in", async () => {
  const search = "channel=Email&source=news&landing=%2Fspring&goal=signup";
  renderRoute(`/visitor/acquisition?${search}`, { types: types("USER") });
  const trail = within(await screen.findByRole("navigation", { name: "Active filters" }));
  const link = await trail.findByRole("link", { name: "Create funnel" });
  expect(stepsOf(link)).toEqual([
    "/funnel/new",
    ["page:/spring", "goal:8"],
    ["source:is:Email", "source_name:is:news", "landing_page:is:/spring"],
    "Email, news, /spring",
  ]);
  await userEvent.setup().click(link);
  expect(await screen.findByRole("textbox", { name: "Page" })).toHaveProperty("value", "/spring");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Email, news, /spring");
  expect(screen.getByRole("button", { name: /Signup/ })).toBeTruthy();
});

it("ends the funnel with the selected event", async () => {
  renderRoute("/visitor/acquisition?goal=add_to_cart", { types: types("USER") });
  const link = await screen.findByRole("link", { name: "Create funnel from Email" });
  expect(stepsOf(link)[1]).toEqual(["page:", "event:add_to_cart"]);
});

it("offers a viewer no funnel", async () => {
  renderRoute("/visitor/acquisition?channel=Email", { types: types("VIEWER") });
  await screen.findByRole("grid", { name: "Sources" });
  expect(screen.queryByRole("link", { name: /Create funnel/ })).toBeNull();
});

it("shows the interval of the revenue per visitor with the decimals of its currency", async () => {
  const row = { name: "Email", visitors: 40, sessions: 50, conversions: 4, revenue: 60_000 };
  const withValue = { ...row, revenuePerVisitor: { value: 1500, low: 1200, high: 1800 } };
  const table = { rows: [withValue], totals: withValue, totalCount: 1, currency: "JPY", model: "LAST", goal: null };
  renderRoute("/visitor/acquisition", { types: { ...types("USER"), AcquisitionTable: () => table } });
  const grid = await screen.findByRole("grid", { name: "Channels" });
  expect(await within(grid).findByText("± 300")).toBeTruthy();
});

it("leaves the number of sessions empty for rules that assigned none", async () => {
  const rule = (number: number, sessions: number) => ({ rule: `${number}`, channel: "Email", when: "Any", sessions });
  const rules = [rule(1, 0), rule(2, 7)];
  renderRoute("/visitor/acquisition", {
    types: { ...types("USER"), ChannelRules: () => ({ rules, clickIds: [] }) },
  });
  const list = within(await screen.findByRole("list", { name: "Channel rules" }));
  const isHidden = (text: string) => getComputedStyle(list.getByText(text)).position === "absolute";
  expect([isHidden("0"), isHidden("7")]).toEqual([true, false]);
});
