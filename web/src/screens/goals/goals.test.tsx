// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

const rule = (path: string, selector: string, match = "EXACT") => ({ page: { match, value: path }, selector });
const types = (more: object = {}, features = ["GOAL", "FUNNEL", "FORMANALYTIC"]) => ({
  ...member({ role: "USER" as const }),
  Project: () => ({ ...projectOf(1), features }),
  FunnelConnection: () => ({ edges: [{ node: { funnelId: 7, name: "Checkout" } }] }),
  Funnel: () => ({
    ...{ funnelId: 7, name: "Checkout" },
    definition: {
      steps: [
        { value: "/cart", name: "" },
        { value: "/pay", name: "Payment" },
      ],
    },
  }),
  FormList: () => ({
    rows: [
      { formProfileId: 3, name: "Newsletter", rule: rule("/blog/*", "", "WILDCARD") },
      { formProfileId: null, name: "", rule: rule("/pay", "#card") },
      { formProfileId: null, name: "On many pages", rule: rule("/*", "#all", "WILDCARD") },
    ],
  }),
  FormReport: () => ({
    fields: [
      { field: "email", label: "Your email" },
      { field: "zip", label: "" },
    ],
  }),
  GoalPreviewAnswer: () => ({ problem: null }),
  ...more,
});
const created = { createGoal: { goal: { id: "goal-9", goalProfileId: 9 }, problem: null } };
const choose = async (name: RegExp, option: RegExp | string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name }));
  await user.click(await screen.findByRole("option", { name: option }));
};

describe("the editor of a goal", () => {
  it("offers the project's funnels and the steps of the chosen one", async () => {
    const { sentAs } = renderRoute("/goals/new?type=funnel_step&name=Paid", {
      types: types(),
      answers: { useCreateGoalMutation: () => ({ data: created }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Create goal" }));
    expect(await screen.findByText("Choose a funnel and a step")).toBeTruthy();
    await choose(/Funnel$/, "Checkout");
    await user.click(screen.getByRole("button", { name: "Create goal" }));
    expect(sentAs("useCreateGoalMutation")).toEqual([]);
    await choose(/Step$/, "2 · Payment");
    await waitFor(() => expect(sentAs("useGoalPreviewQuery").at(-1)).toMatchObject({ rule: { value: "7:2" } }));
    await user.click(screen.getByRole("button", { name: "Create goal" }));
    await waitFor(() => expect(sentAs("useCreateGoalMutation")).toHaveLength(1));
    expect(sentAs("useCreateGoalMutation")[0]?.["input"]).toMatchObject({
      name: "Paid",
      rule: { type: "FUNNEL_STEP", value: "7:2", elementUrl: "", formField: "" },
    });
  });

  it("offers the project's forms and, of an abandoned one, its fields", async () => {
    const { sentAs } = renderRoute("/goals/new?type=form_abandoned&name=Left", {
      types: types(),
      answers: { useCreateGoalMutation: () => ({ data: created }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Form$/ }));
    const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(offered).toEqual(["Newsletter/blog/*", "#card/pay"]);
    await user.click(screen.getByRole("option", { name: /#card/ }));
    await choose(/Last field$/, "zip");
    await user.click(screen.getByRole("button", { name: "Create goal" }));
    await waitFor(() => expect(sentAs("useCreateGoalMutation")).toHaveLength(1));
    expect(sentAs("useCreateGoalMutation")[0]?.["input"]).toMatchObject({
      rule: { type: "FORM_ABANDONED", value: "/pay #card", formField: "zip" },
    });
    expect(sentAs("useFieldChoicesQuery").at(-1)).toMatchObject({ number: null, rule: rule("/pay", "#card") });
  });

  it("offers neither while the features are turned off", async () => {
    renderRoute("/goals/new", { types: types({}, ["GOAL"]) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Type$/ }));
    const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent ?? "");
    expect(offered.some((text) => text.startsWith("Custom code"))).toBe(true);
    expect(offered.filter((text) => /^(Funnel step|Form completed|Form abandoned)/.test(text))).toEqual([]);
  });
});

describe("the report of a goal", () => {
  const goal = (more: object) => ({
    Goal: () => ({
      ...{ id: "goal-9", goalProfileId: 9, name: "Paid", key: "paid", type: "FUNNEL_STEP", value: "7:2" },
      ...{ elementUrl: "", formField: "", purpose: "SELL", isDefault: false, isArchived: false },
      ...{ usedIn: [], countsSince: null, report: null, ...more },
    }),
  });
  const step = { number: 2, of: 3, name: "Payment" };

  it("says the rule in words, and that its funnel is archived", async () => {
    const subject = { name: "Checkout", step, state: "ARCHIVED" };
    renderRoute("/goals/view/9", { types: types(goal({ subject })) });
    expect(await screen.findByText("Reached step 2 of 3 of the funnel Checkout: Payment")).toBeTruthy();
    expect(screen.getByText("The funnel is archived. The goal still counts it.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Create funnel" })).toBeNull();
  });

  it("offers a funnel of a goal that can be a step", async () => {
    renderRoute("/goals/view/9", { types: types(goal({ type: "PAGEVIEW", value: "/thanks", subject: null })) });
    expect(await screen.findByText("/thanks")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create funnel" })).toBeTruthy();
  });

  it("says at which field a form was abandoned, and that forms are turned off", async () => {
    const subject = { name: "/pay #card", step: null, state: "OFF" };
    renderRoute("/goals/view/9", {
      types: types(goal({ type: "FORM_ABANDONED", value: "/pay #card", formField: "zip", subject })),
    });
    expect(await screen.findByText("Abandoned the form /pay #card at the field zip")).toBeTruthy();
    expect(screen.getByText(/Form analytics is turned off for this project\. The goal counts nothing/)).toBeTruthy();
  });
});
