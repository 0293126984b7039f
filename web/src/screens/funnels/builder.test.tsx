// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

const prompt = "You hit the maximum 3 funnels. Upgrade your plan to create unlimited funnels";
const full = { message: prompt, reason: "billing.planFull", params: { max: 3, things: "funnels" } };

const types = (quota: object = { message: null, reason: null, params: null }) => ({
  ...member({ role: "USER" }),
  Project: () => ({ ...projectOf(1), quota }),
  GoalConnection: () => ({ edges: [] }),
  ProjectEvents: () => ({ recent: [] }),
  FunnelPreview: () => ({ problem: null }),
  FunnelTotals: () => ({ entered: 40, converted: 10, rate: 0.25 }),
});
const open = async (path: string, quota?: object) => {
  const mutation = { createFunnel: { funnel: { id: "f-9", funnelId: 9, name: "Buy" }, problem: null } };
  const view = renderRoute(path, {
    types: types(quota),
    answers: { useCreateFunnelMutation: () => ({ data: mutation }) },
  });
  await screen.findByRole("group", { name: "Steps" });
  return { ...view, user: userEvent.setup() };
};

const list = () => within(screen.getByRole("group", { name: "Steps" }));
const step = (number: number) => within(list().getByRole("listitem", { name: `Step ${number}` }));
const pages = () =>
  list()
    .getAllByRole<HTMLInputElement>("textbox", { name: "Page" })
    .map(({ value }) => value);
const button = (name: string) => list().getByRole<HTMLButtonElement>("button", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");
const press = async (user: UserEvent, name: string) => {
  button(name).focus();
  await user.keyboard("{Enter}");
};

it("adds, moves and removes steps by keyboard, between two and ten", async () => {
  const { user } = await open("/funnel/new?step=page:/a&step=page:/b");
  for (const name of ["Move up: Step 1", "Move down: Step 2", "Remove: Step 1", "Remove: Step 2"])
    expect([name, button(name).disabled]).toEqual([name, true]);
  await press(user, "Add step");
  await user.type(step(3).getByRole("textbox", { name: "Page" }), "/c");
  await press(user, "Move up: Step 3");
  expect(focused()).toBe("Move up: Step 2");
  expect(pages()).toEqual(["/a", "/c", "/b"]);
  await press(user, "Move up: Step 2");
  // the first one can't be moved up
  expect(focused()).toBe("Move down: Step 1");
  await press(user, "Move down: Step 1");
  expect(focused()).toBe("Move down: Step 2");
  await press(user, "Move down: Step 1");
  expect(pages()).toEqual(["/c", "/a", "/b"]);
  await press(user, "Add step");
  expect(document.activeElement).toBe(step(4).getByRole("button", { name: /Kind/ }));
  await press(user, "Remove: Step 4");
  expect(focused()).toBe("Remove: Step 3");
  await press(user, "Remove: Step 2");
  expect(focused()).toBe("Move up: Step 2");
  expect(pages()).toEqual(["/c", "/b"]);
  expect(button("Remove: Step 1").disabled).toBe(true);
});

it("has at most ten steps", async () => {
  const steps = Array.from({ length: 9 }, (_, n) => `step=page:/${n}`).join("&");
  const { user } = await open(`/funnel/new?${steps}`);
  await press(user, "Add step");
  expect(pages()).toHaveLength(10);
  expect(button("Add step").disabled).toBe(true);
});

it("says what is missing below its field, and saves nothing until it is there", async () => {
  const { user, sentAs, router } = await open("/funnel/new?step=page:/cart&step=event:");
  const save = () => user.click(screen.getByRole("button", { name: "Create funnel" }));
  const timeWindow = screen.getByRole("textbox", { name: "Time window" });
  await user.clear(timeWindow);
  await user.type(timeWindow, "91");
  await save();
  const texts = ["Please enter a name", "Complete step 2", "Enter what to look for", "From 1 minute to 90 days"];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Buy");
  await user.type(step(2).getByRole("combobox", { name: "Event name" }), "purchase");
  await user.clear(timeWindow);
  await user.type(timeWindow, "90");
  for (const text of texts) expect([text, screen.queryByText(text)]).toEqual([text, null]);
  expect(sentAs("useCreateFunnelMutation")).toEqual([]);
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe("/funnel/flow/9/Buy"));
  const shared = { match: "SIMPLE", page: "", name: "", isOptional: false };
  expect(sentAs("useCreateFunnelMutation")[0]?.["input"]).toEqual({
    ...{ project: "project-1", name: "Buy" },
    definition: {
      steps: [
        { ...shared, kind: "PAGE", value: "/cart" },
        { ...shared, kind: "EVENT", value: "purchase" },
      ],
      ...{ exclusions: [], window: 90 * 86_400, order: "ORDERED", mode: "VISITOR" },
    },
  });
});

it("focuses what is missing in the first incomplete step, or the problem of the steps", async () => {
  const { user } = await open("/funnel/new?name=Buy&step=page:/cart&step=event:");
  await user.click(screen.getByRole("button", { name: "Create funnel" }));
  expect(document.activeElement).toBe(step(2).getByRole("combobox", { name: "Event name" }));
  await user.click(step(2).getByRole("button", { name: /Kind/ }));
  await user.click(await screen.findByRole("option", { name: "Goal" }));
  await user.click(screen.getByRole("button", { name: "Create funnel" }));
  expect(document.activeElement).toBe(step(2).getByRole("button", { name: /No goals yet/ }));
});

it("makes a step between the first and the last optional, unless they may happen in any order", async () => {
  const { user } = await open("/funnel/new?step=page:/a&step=page:/b&step=page:/c");
  expect(list().getAllByRole("checkbox")).toHaveLength(1);
  expect(step(2).getByRole("checkbox", { name: "Optional" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /In any order/ }));
  expect(list().queryByRole("checkbox")).toBeNull();
});

it("previews one visitor in the singular", async () => {
  renderRoute("/funnel/new?step=page:/a&step=page:/b", {
    types: { ...types(), FunnelTotals: () => ({ entered: 1, converted: 1, rate: 1 }) },
  });
  expect(await screen.findByText("1 of 1 visitor got through")).toBeTruthy();
});

it("previews the funnel with the range and filters of the URL once all steps are complete", async () => {
  const { user, sentAs } = await open("/funnel/new?step=page:/a&step=event:&f=device:is:mobile&range=last_7_days");
  expect(sentAs("useFunnelPreviewQuery")).toEqual([]);
  await user.type(step(2).getByRole("combobox", { name: "Event name" }), "buy");
  expect(await screen.findByText("10 of 40 visitors got through")).toBeTruthy();
  expect(sentAs("useFunnelPreviewQuery").at(-1)).toMatchObject({
    ...{ project: "project-1", range: { preset: "LAST_7_DAYS" } },
    filters: { conditions: [[{ criteria: "DEVICE", operator: "IS", value: "mobile" }]] },
    definition: {
      steps: [
        { kind: "PAGE", value: "/a" },
        { kind: "EVENT", value: "buy" },
      ],
    },
  });
});

it("begins with the definition of a funnel that is copied", async () => {
  const rule = { kind: "PAGE", match: "CONTAIN", page: "", goalProfileId: null, goalName: null, isOptional: false };
  const steps = [
    { ...rule, value: "/a", name: "First" },
    { ...rule, value: "/b", name: "", isOptional: true },
    { ...rule, value: "/c", name: "" },
  ];
  const definition = { steps, exclusions: [], window: 7200, order: "STRICT", mode: "SESSION" };
  renderRoute("/funnel/new?copy=7", {
    types: { ...types(), Funnel: () => ({ funnelId: 7, name: "Buy", definition }) },
  });
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveProperty("value", "Copy of Buy");
  expect(pages()).toEqual(["/a", "/b", "/c"]);
  expect(step(2).getByRole<HTMLInputElement>("checkbox", { name: "Optional" }).checked).toBe(true);
  expect(screen.getByRole("textbox", { name: "Time window" })).toHaveProperty("value", "2");
  for (const name of [/In strict order/, /^Sessions/])
    expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
});

it("says that the plan has no more funnels before one is made in vain", async () => {
  await open("/funnel/new", full);
  expect(screen.getByText(prompt)).toBeTruthy();
});
