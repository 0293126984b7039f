// From visits of the demo shop to a funnel: a member builds it beside its live result, sees where visitors drop off and
// watches them, and an outsider sees the shared report. Plans and settings limit it.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { findings, settled } from "./axe.ts";
import { ask, operationId } from "./gatewayCalls.ts";
import { newCompany } from "./newCompany.ts";
import { exactFigure, hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

const CAMPAIGN = "funnel-walk";
/** The pages of each visitor. */
const visits = [
  ["/demo/search", "/demo/category/tents", "/demo/cart"],
  ["/demo/search", "/demo/category/kitchen", "/demo/category/tents", "/demo/"],
  ["/demo/search", "/demo/category/packs"],
];
const steps = ["/demo/search", "/demo/category/tents", "/demo/cart"];
const FILTERS = `range=today&f=utm_campaign:is:${CAMPAIGN}`;

const Previewed = z.object({
  data: z.object({
    viewer: z.object({
      project: z.object({
        id: z.string(),
        funnels: z.object({
          preview: z.object({ result: z.object({ steps: z.array(z.object({ entered: z.number() })) }) }),
        }),
      }),
    }),
  }),
});

const filters = { conditions: [[{ criteria: "UTM_CAMPAIGN", operator: "IS", value: CAMPAIGN }]] };

/** The page views of the visitors that are stored. */
async function pageViews(): Promise<number> {
  const { text } = await ask(
    `query ($filters: FilterInput) {
      viewer { project { traffic { report(range: {preset: TODAY}, filters: $filters) {
        summary { totals { pageviews } }
      } } } } }`,
    { filters },
  );
  return Number(/"pageviews":(\d+)/.exec(text)?.[1]);
}

async function preview() {
  const { body } = await ask(
    `query ($definition: FunnelDefinitionInput!, $filters: FilterInput) {
      viewer { project { id funnels {
        preview(definition: $definition, range: {preset: TODAY}, filters: $filters) { result { steps { entered } } }
      } } } }`,
    {
      definition: { steps: steps.map((value) => ({ kind: "PAGE", value })) },
      filters,
    },
  );
  return Previewed.parse(body).data.viewer.project;
}

describe("funnels", () => {
  const { walker } = useBrowser();

  beforeAll(async () => {
    let views = 0;
    for (const paths of visits) {
      // too low for the shop's newsletter: the event that it was seen would come before the next page on a slow machine
      const { page } = await walker({ viewport: { width: 1280, height: 320 } });
      const recorded = page.waitForResponse((response) => response.url().includes("/record/"));
      for (const path of paths) {
        await page.goto(`${hostOrigin()}${path}?utm_campaign=${CAMPAIGN}`);
        // What is sent while a page is left names a headless browser, and is dropped as a bot's.
        const seen = ++views;
        const isStored = async () => {
          if ((await pageViews()) !== seen) throw new Error("not stored yet");
        };
        await vi.waitFor(isStored, { timeout: 60_000, interval: 200 });
      }
      await recorded;
      // leaving the page sends the rest
      await page.goto("about:blank");
    }
  });

  it("are previewed with the visitors of each step", async () => {
    const { funnels } = await preview();
    expect(funnels.preview.result.steps.map(({ entered }) => entered)).toEqual([3, 2, 1]);
  });

  it.each([1440, 390])("are built with a live result, read, followed and shared at %i px", async (width) => {
    const { page, complaints } = await walker({ viewport: { width, height: 900 }, bypassCSP: true });
    await signIn(page, "user");
    await page.goto(`${origin()}/funnel/new?${FILTERS}`);
    const name = `Found at ${width}`;
    await page.getByLabel("Name", { exact: true }).fill(name);
    for (const [n, value] of steps.entries()) {
      if (n > 1) await page.getByRole("button", { name: "Add step" }).click();
      const step = page.getByRole("listitem", { name: `Step ${n + 1}`, exact: true });
      await step.getByRole("textbox", { name: "Page" }).fill(value);
    }
    await page.getByText("1 of 3 visitors got through").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Create funnel" }).click();

    // the report counts the same visitors
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await settled(page);
    expect(await exactFigure(page, "Entered")).toBe(3);
    expect(await exactFigure(page, "Completed")).toBe(1);
    expect(await exactFigure(page, "Dropped off")).toBe(2);
    await page.getByText("1 visitor dropped off.", { exact: false }).waitFor();
    await page.getByRole("list", { name: "What they did next" }).getByText("/demo/category/packs").waitFor();
    expect(await findings(page)).toEqual([]);
    // nothing is wider than the screen
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // by keyboard to those who dropped off after the second step
    const second = page.getByRole("button", { name: /step 2: show where visitors went instead$/i });
    await second.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/[?&]step=2/);
    await page.getByRole("list", { name: "What they did next" }).getByText("/demo", { exact: true }).waitFor();
    await page.getByRole("link", { name: "View all who dropped off" }).click();
    await page.waitForURL(/\/visitors\?/);
    await page.getByText(`Dropped off at ${name} · 2 · /demo/category/tents`).waitFor();
    await page.getByText(`UTM campaign is ${CAMPAIGN}`).waitFor();
    await page.getByText("1 visitor", { exact: true }).first().waitFor();
    await page.goBack();

    // an outsider sees the numbers of this funnel, and no visitors
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy link" }).click();
    const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    expect(complaints).toEqual([]);
    const outsider = await walker({ viewport: { width, height: 900 }, bypassCSP: true });
    const { page: shared } = outsider;
    await shared.goto(url);
    await shared.getByRole("heading", { level: 1, name }).waitFor();
    await settled(shared);
    await shared.getByRole("list", { name: "Steps of the funnel" }).getByText("/demo/category/tents").waitFor();
    await shared.getByRole("list", { name: "What they did next" }).waitFor();
    for (const identity of ["Latest who dropped off", "View all who dropped off", "Watch their recordings", "Edit"])
      expect(await shared.getByText(identity, { exact: true }).count()).toBe(0);
    expect(
      await shared
        .getByRole("main")
        .getByText(/^Visitor [\da-f]{8}/)
        .count(),
    ).toBe(0);
    expect(await findings(shared)).toEqual([]);
    expect(outsider.complaints).toEqual([]);
    await shared.goto(url.replace(/\/share\/funnel\/\d+\//, "/share/funnel/1/"));
    await settled(shared);
    expect(await shared.getByText("From the shelf to the order").count()).toBe(0);
  });

  it("are listed, duplicated, archived and deleted", async () => {
    const { page, complaints } = await walker({ bypassCSP: true });
    await signIn(page, "user");
    await page.goto(`${origin()}/funnel?range=last_30_days`);
    await page
      .getByRole("row", { name: /^Checkout/ })
      .getByRole("button", { name: "Actions for Checkout" })
      .click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "New funnel" }).waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Copy of Checkout");
    expect(await page.getByRole("listitem", { name: /^Step \d$/ }).count()).toBe(4);
    await page.getByRole("button", { name: "Create funnel" }).click();
    await page.getByRole("heading", { level: 1, name: "Copy of Checkout" }).waitFor();
    const menu = page.getByRole("button", { name: "Actions for Copy of Checkout" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await page.getByText("Copy of Checkout archived").waitFor();
    await page.goto(`${origin()}/funnel?list=archived`);
    await page.getByRole("row", { name: /^Copy of Checkout/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await menu.click();
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Copy of Checkout deleted").waitFor();
    await expect.poll(() => page.getByRole("row", { name: /^Copy of Checkout/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

const Created = z.array(
  z.object({ data: z.object({ createFunnel: z.object({ problem: z.object({ message: z.string() }).nullable() }) }) }),
);

describe("funnels of a new company", () => {
  const { walker } = useBrowser();

  it("are three on a free plan, even if five are saved at once, and none where they are turned off", async () => {
    const walk = await walker();
    const { page } = walk;
    await newCompany(walk, "fay@funnel-shop.test", "funnel-shop", "free");
    await page.goto(`${origin()}/`);
    const quickstart = page.getByRole("region", { name: "Quickstart" });
    await quickstart.getByRole("link", { name: "Create Funnel" }).click();
    await page.getByRole("heading", { name: "New funnel" }).waitFor();

    const call = (operation: string, variables: object) =>
      page.evaluate(
        async ([id, sent]) => {
          const headers = { "content-type": "application/json", "x-app": "1" };
          const body = JSON.stringify({ id, variables: sent });
          return (await fetch("/graphql", { method: "POST", headers, body })).json() as Promise<unknown>;
        },
        [operationId(operation), variables] as const,
      );
    const opened = (await call("NewFunnelScreenQuery", { project: null, copy: 0, hasCopy: false })) as {
      data: { viewer: { project: { id: string } } };
    };
    const project = opened.data.viewer.project.id;
    const definition = {
      ...{ window: 3600, order: "ORDERED", mode: "VISITOR", exclusions: [] },
      steps: steps.map((value) => ({ kind: "PAGE", match: "SIMPLE", value, page: "", name: "", isOptional: false })),
    };
    const input = { project, name: "Checkout", definition };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call("useCreateFunnelMutation", { input })));
    const problems = Created.parse(answers).flatMap(({ data }) => data.createFunnel.problem ?? []);
    const prompt = "You hit the maximum 3 funnels. Upgrade your plan to create unlimited funnels";
    expect(problems.map(({ message }) => message)).toEqual([prompt, prompt]);
    await page.goto(`${origin()}/funnel`);
    await page.getByText(prompt).waitFor();
    expect(await page.getByRole("row", { name: /^Checkout/ }).count()).toBe(3);
    expect(await page.getByRole("link", { name: "New funnel" }).count()).toBe(0);

    await call("useUpdateProjectMutation", { input: { id: project, features: ["ANALYTICS"] } });
    await page.goto(`${origin()}/funnel`);
    await page.getByText("Funnels are turned off").waitFor();
    expect(await page.getByRole("link", { name: "Funnels", exact: true }).count()).toBe(0);
    const [refused] = Created.parse([await call("useCreateFunnelMutation", { input })]);
    expect(refused?.data.createFunnel.problem?.message).toMatch(/^Funnels are turned off for this project/);
  });
});
