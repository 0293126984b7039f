// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

const rule = (value: string) => ({
  ...{
    kind: "PAGE",
    match: "SIMPLE",
    value,
    page: "",
    goalProfileId: null,
    goalName: null,
    name: "",
    isOptional: false,
  },
});
const defined = {
  steps: [rule("/a"), rule("/b"), rule("/c")],
  ...{ exclusions: [] as object[], window: 7200, order: "ORDERED", mode: "VISITOR" },
};

const exclusionOf = (value: string, from: number | null, to: number | null) => ({
  ...{ kind: "PAGE", match: "SIMPLE", value, page: "", goalProfileId: null, goalName: null, from, to, groups: [] },
});
const never = new Promise<undefined>(() => {});

function open(definition: object = defined, types: object = {}) {
  const stored = { definition };
  let opened = 0;
  const view = renderRoute("/funnel/edit/7", {
    types: {
      ...member({ role: "USER" }),
      Project: () => ({ ...projectOf(1), quota: { message: null, reason: null, params: null } }),
      GoalConnection: () => ({ edges: [] }),
      ProjectEvents: () => ({ recent: [] }),
      Funnel: () => ({ id: "funnel-7", funnelId: 7, name: "Buy", ...stored }),
      UpdateFunnelPayload: () => ({ problem: null }),
      FunnelPreview: () => ({ problem: null }),
      ...types,
    },
    answers: {
      // from the second time on, the screen shows what the store has
      EditFunnelScreenQuery: () => (opened++ === 0 ? undefined : never),
      FunnelScreenQuery: () => never,
    },
  });
  return { ...view, stored, user: userEvent.setup() };
}
const exclusionsOf = (sent: readonly Record<string, unknown>[]) =>
  (sent.at(-1) as { input: { definition: { exclusions: object[] } } }).input.definition.exclusions;
const steps = async () => within(await screen.findByRole("group", { name: "Steps" }));
const pages = async () =>
  (await steps()).getAllByRole<HTMLInputElement>("textbox", { name: "Page" }).map(({ value }) => value);

it("begins a second edit with what the first one saved", async () => {
  const { user, router, stored } = open();
  expect(await pages()).toEqual(["/a", "/b", "/c"]);
  stored.definition = { ...defined, steps: [rule("/a"), rule("/b"), rule("/new")] };
  await user.click(screen.getByRole("button", { name: "Save funnel" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/funnel/flow/7/Buy"));
  await router.navigate("/funnel/edit/7");
  expect(await pages()).toEqual(["/a", "/b", "/new"]);
});

it("asks before changes are lost, but not when they are saved", async () => {
  const { user, router } = open();
  const name = await screen.findByRole("textbox", { name: "Name" });
  const leavesAtOnce = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leavesAtOnce()).toBe(true);
  await user.type(name, " more");
  expect(leavesAtOnce()).toBe(false);
  // the filters of the preview
  await router.navigate("?f=device:is:mobile");
  expect(screen.queryByRole("alertdialog", { name: "Discard changes?" })).toBeNull();
  await router.navigate("/funnel");
  const dialog = async () => within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
  await user.click((await dialog()).getByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Buy more");
  await user.click(screen.getByRole("button", { name: "Save funnel" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch("/funnel/flow/7"));
  await router.navigate("/funnel/edit/7");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "!");
  await router.navigate("/funnel");
  await user.click((await dialog()).getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/funnel"));
});

it("leads back to the report without a change", async () => {
  open();
  const cancel = await screen.findByRole("link", { name: "Cancel" });
  expect(cancel.getAttribute("href")).toMatch(/^\/funnel\/flow\/7\/Buy/);
});

it("names the archived goal of a step", async () => {
  const goal = { ...rule(""), kind: "GOAL", goalProfileId: 3, goalName: "Old purchase" };
  open(
    { ...defined, steps: [rule("/a"), goal] },
    {
      FunnelResult: () => ({ totals: { entered: 1, converted: 1, rate: 1 }, steps: [{ step: 1 }, { step: 2 }] }),
    },
  );
  expect((await steps()).getByRole("button", { name: /Old purchase/ })).toBeTruthy();
  const preview = await screen.findByRole("region", { name: "Preview" });
  await waitFor(() => expect(preview.textContent).toContain("Old purchase"));
});

it("says below the steps which one is refused, and in the preview", async () => {
  const problem = {
    ...{ field: "steps.1.value", reason: "funnels.notARegex", params: {} },
    message: "This is not a regular expression in RE2 syntax",
  };
  const refused = () => ({ funnel: null, problem });
  const preview = () => ({ result: null, problem: { ...problem, field: `definition.${problem.field}` } });
  const { user } = open(defined, { UpdateFunnelPayload: refused, FunnelPreview: preview });
  const text = "Step 2: This is not a regular expression in RE2 syntax";
  expect(await screen.findByText(text)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save funnel" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(text);
  expect(document.activeElement).toBe(alert);
});

it("shows exclusions in any order too, where they count between all steps", async () => {
  const { user, sentAs } = open({ ...defined, exclusions: [exclusionOf("/help", 2, 3)] });
  const exclusions = within(await screen.findByRole("group", { name: "Exclusions" }));
  expect(exclusions.getByRole("button", { name: /After step/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /In any order/ }));
  expect(exclusions.queryByRole("button", { name: /After step/ })).toBeNull();
  const page = exclusions.getByRole("textbox", { name: "Page" });
  expect(page).toHaveProperty("value", "/help");
  await user.click(screen.getByRole("button", { name: "Save funnel" }));
  await waitFor(() => expect(sentAs("useEditFunnelMutation")).toHaveLength(1));
  const [exclusion] = exclusionsOf(sentAs("useEditFunnelMutation"));
  expect(exclusion).toMatchObject({ value: "/help" });
  expect(exclusion).not.toHaveProperty("from");
  expect(exclusion).not.toHaveProperty("to");
});

it("leaves an exclusion between its steps when they are moved, and widens it when one is removed", async () => {
  const four = { ...defined, steps: ["/a", "/b", "/c", "/d"].map(rule), exclusions: [exclusionOf("/help", 2, 3)] };
  const { user, sentAs } = open(four);
  const press = async (name: string) => user.click((await steps()).getByRole("button", { name }));
  const around = () => ["After step", "Before step"].map((name) => screen.getByRole("button", { name: RegExp(name) }));
  const shown = () => around().map(({ textContent }) => textContent);
  await press("Move down: Step 3");
  expect(shown()).toEqual(["Step 2", "Step 4"]);
  await press("Move up: Step 4");
  await press("Move up: Step 2");
  expect(shown()).toEqual(["Step 1", "Step 3"]);
  await press("Remove: Step 3");
  expect(shown()).toEqual(["Step 1", "Step 3"]);
  await press("Move down: Step 1");
  expect(shown()).toEqual(["Step 2", "Step 3"]);
  await user.click(screen.getByRole("button", { name: "Save funnel" }));
  await waitFor(() => expect(sentAs("useEditFunnelMutation")).toHaveLength(1));
  const [exclusion] = exclusionsOf(sentAs("useEditFunnelMutation"));
  expect(exclusion).toMatchObject({ from: 2 });
  expect(exclusion).not.toHaveProperty("to");
});
