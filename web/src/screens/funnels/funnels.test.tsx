// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createOperationDescriptor, type GraphQLResponse } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import FunnelScreenQuery from "#web/__generated__/FunnelScreenQuery.graphql.ts";
import { projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { funnelScreens } from "./funnels.routes.ts";
import { funnel, noQuota, range, rule, stepOf, totals, types } from "./testing/funnelTypes.ts";

beforeEach(() => localStorage.clear());

const prompt = "You hit the maximum 3 funnels. Upgrade your plan to create unlimited funnels";
const full = { message: prompt, reason: "billing.planFull", params: { max: 3, things: "funnels" } };

it("has no breakdown by variant in share links, which show none of the project's tests", () => {
  const [report, shared] = ["/funnel/flow/", "/share/funnel/"].map((path) =>
    funnelScreens.find((each) => each.path.startsWith(path)),
  );
  const search = new URLSearchParams("by=VARIANT&test=test-1");
  const args = { params: { id: "7" }, search, project: null, grant: null };
  expect(report?.variables(args)).toMatchObject({ by: "VARIANT", test: "test-1" });
  const grant = { itemId: "7", startDate: "2026-11-01", endDate: "2026-11-20", preset: null, freeRange: false };
  expect(shared?.variables({ ...args, grant })).toMatchObject({ by: "DEVICE", test: null });
});

describe("the list of funnels", () => {
  it("shows the conversion of each funnel, and leads to its result", async () => {
    renderRoute("/funnel", { types: types("USER") });
    const table = await screen.findByRole("grid", { name: "Funnels" });
    const row = await within(table).findByRole("row", { name: /Checkout/ });
    for (const text of ["3 steps", "1000", "250", "25.0%", "Visitors"]) expect(row.textContent).toContain(text);
    expect(row.getAttribute("data-href")).toMatch(/^\/funnel\/flow\/7\/Checkout/);
    expect(screen.getByText("1 funnel")).toBeTruthy();
  });

  it("says that the plan has no more funnels, in the words of the plan, and offers no other one", async () => {
    renderRoute("/funnel", { types: types("USER", { quota: full }) });
    expect(await screen.findByText(prompt)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/upgrade-account");
    expect(screen.queryByRole("link", { name: "New funnel" })).toBeNull();
  });

  it("is empty before the first funnel, which only those with write access can create", async () => {
    const none = { FunnelConnection: () => ({ totalCount: 0, edges: [] }) };
    const { unmount } = renderRoute("/funnel", { types: { ...types("USER"), ...none } });
    expect(await screen.findByText("No funnels yet")).toBeTruthy();
    const [link] = screen.getAllByRole("link", { name: "New funnel" });
    expect(link?.getAttribute("href")).toMatch(/^\/funnel\/new/);
    unmount();
    renderRoute("/funnel", { types: { ...types("VIEWER"), ...none } });
    expect(await screen.findByText("No funnels yet")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New funnel" })).toBeNull();
  });

  it("says that funnels are turned off, and where to turn them on", async () => {
    renderRoute("/funnel", { types: types("USER", { features: ["ANALYTICS"] }) });
    expect(await screen.findByRole("heading", { name: "Funnels are turned off" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Project settings" }).getAttribute("href")).toMatch(/^\/website/);
  });
});

const address = "/funnel/flow/7/Checkout";
const kpi = (name: string) => within(screen.getByRole("group", { name }));

describe("the result of a funnel", () => {
  it("shows its figures, the steps with what was lost, and the compared range", async () => {
    renderRoute(address, { types: types("USER") });
    expect(await screen.findByRole("heading", { level: 1, name: "Checkout" })).toBeTruthy();
    expect(kpi("Conversion").getByText("25.0%").title).toBe("25.0%, previously 24.0%");
    expect(kpi("Conversion").getByText("22.0% to 28.0% (95%)")).toBeTruthy();
    expect(kpi("Dropped off").getByText("750")).toBeTruthy();
    expect(kpi("Median time").getByText("90% within 10m")).toBeTruthy();
    const drawn = within(screen.getByRole("list", { name: "Steps of the funnel" })).getAllByRole("listitem");
    const [cart, pay, thanks] = ["Cart", "pay", "/thanks"].map((name) =>
      drawn.find((one) => one.textContent?.includes(name) && one.querySelector("ul")),
    );
    for (const text of ["100%", "600 dropped off (60.0%)"]) expect(cart?.textContent).toContain(text);
    for (const text of ["40.0% of previous", "150 dropped off (37.5%)", "40s median, 90% within 5m"])
      expect(pay?.textContent).toContain(text);
    expect(thanks?.textContent).toContain("62.5% of previous");
    expect(thanks?.textContent).not.toContain("dropped off");
    expect(pay?.querySelector('[title="Compared range: 50.0%"]')).not.toBeNull();
    const legend = within(screen.getByRole("list", { name: "Legend" })).getAllByRole("listitem");
    // the spaces around a dash differ between versions of the browser's data
    expect(legend.map(({ textContent }) => textContent?.replaceAll(/\s/g, ""))).toEqual(["1–30Nov", "vs.2–31Oct"]);
  });

  it("names a step after its goal, also where goals are not listed", async () => {
    const goal = { ...rule("GOAL", ""), goalProfileId: 3, goalName: "Purchase" };
    const withGoal = { ...funnel, definition: { ...funnel.definition, steps: [rule("PAGE", "/cart", "Cart"), goal] } };
    const all = { ...types("USER"), FunnelReport: () => ({ ...types("USER").FunnelReport(), funnel: withGoal }) };
    renderRoute(address, { types: { ...all, Funnel: () => withGoal } });
    const drawn = await screen.findByRole("list", { name: "Steps of the funnel" });
    expect(drawn.textContent).toContain("Purchase");
  });

  it("is broken down by a property, which is in the URL", async () => {
    const { sentAs, router } = renderRoute(address, { types: types("USER") });
    const rows = within(await screen.findByRole("grid", { name: "Breakdown" })).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Desktop.*700.*210.*30\.0%.*Step 1: Cart \(70%\)/),
      expect.stringMatching(/^Mobile.*300.*40.*13\.3%.*Step 1: Cart \(87%\)/),
    ]);
    expect(sentAs("FunnelScreenQuery")[0]).toMatchObject({ number: 7, by: "DEVICE", step: 1 });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: /Break down by/ }));
    await user.click(await screen.findByRole("option", { name: "Country" }));
    await waitFor(() => expect(router.state.location.search).toContain("by=COUNTRY"));
    await waitFor(() => expect(sentAs("FunnelScreenQuery").at(-1)).toMatchObject({ by: "COUNTRY" }));
  });

  it("shows what those did instead who dropped off after the step of a pressed bar", async () => {
    const { sentAs } = renderRoute(address, { types: types("USER") });
    const bar = await screen.findByRole("button", { name: "40.0%, step 2: show where visitors went instead" });
    expect(screen.getByText(/600 visitors dropped off\. Half of them stayed at most 30s/)).toBeTruthy();
    bar.focus();
    await userEvent.setup().keyboard("{Enter}");
    await waitFor(() => expect(sentAs("FunnelScreenQuery").at(-1)).toMatchObject({ step: 2 }));
    // nobody drops off after the last step
    expect(screen.queryByRole("button", { name: /step 3: show/ })).toBeNull();
  });

  it("leads to the forms of a page in the same range, if the project has form analytics", async () => {
    const pages = {
      ...types("USER"),
      FunnelDropoff: () => ({ dropped: 600, pages: [{ path: "/cart", dropped: 600 }] }),
    };
    const { unmount } = renderRoute(`${address}?range=last_7_days&project=1`, { types: pages });
    expect(await screen.findByRole("link", { name: "Heatmap of /cart" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Forms on /cart" })).toBeNull();
    unmount();
    const project = { ...projectOf(1), features: ["FUNNEL", "FORMANALYTIC"], quota: noQuota };
    renderRoute(`${address}?range=last_7_days&project=1`, { types: { ...pages, Project: () => project } });
    const forms = await screen.findByRole("link", { name: "Forms on /cart" });
    expect(forms.getAttribute("href")).toBe("/form?q=%2Fcart&project=1&range=last_7_days");
  });

  it("says in each panel that nobody reached the first step", async () => {
    const nothing = { ...totals, entered: 0, converted: 0, rate: null, low: null, high: null, medianSeconds: null };
    const none = {
      ...{ totals: { ...nothing, p90Seconds: null }, previous: null, times: [], groups: [], range },
      steps: [1, 2, 3].map((step) => ({ ...stepOf(step, 0, 0, null), rateOfFirst: null })),
    };
    const dropoff = { dropped: 0, dwell: { medianSeconds: null, p90Seconds: null }, next: [], pages: [], newest: [] };
    renderRoute(address, {
      types: {
        ...types("USER"),
        FunnelReport: () => ({ ...types("USER").FunnelReport(), result: none }),
        FunnelDropoff: () => dropoff,
      },
    });
    // steps, breakdown and paths
    expect(await screen.findAllByText("Nobody reached the first step in this range")).toHaveLength(3);
    expect(screen.getByText("Nobody dropped off after this step")).toBeTruthy();
    expect(screen.getByText("No conversions in this range")).toBeTruthy();
    expect(screen.getByRole("group", { name: "Conversion" }).textContent).toContain("–");
  });

  it("shows the other panels when one can't be loaded, and loads it again", async () => {
    let isDown = true;
    const failing = (variables: Record<string, unknown>): GraphQLResponse | undefined => {
      if (!isDown) return undefined;
      const operation = createOperationDescriptor(FunnelScreenQuery, variables);
      const answer = MockPayloadGenerator.generate(operation, {
        ...types("USER"),
        FunnelReport: () => ({ ...types("USER").FunnelReport(), dropoff: null }),
      });
      const path = ["viewer", "project", "funnels", "report", "dropoff"];
      return { ...answer, errors: [{ message: "Out of memory", path }] } as GraphQLResponse;
    };
    renderRoute(address, { types: types("USER"), answers: { FunnelScreenQuery: failing } });
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(kpi("Conversion").getByText("25.0%")).toBeTruthy();
    isDown = false;
    await userEvent.setup().click(retry);
    expect(await screen.findByText(/600 visitors dropped off/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that the funnel doesn't exist", async () => {
    renderRoute(address, { types: { ...types("USER"), FunnelReport: () => ({ funnel: null }) } });
    expect(await screen.findByRole("heading", { name: "Funnel not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "View all funnels" })).toBeTruthy();
  });
});
