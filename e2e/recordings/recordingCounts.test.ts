// The recordings behind a number: as many as the visits that were sent, wherever the number is.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { origin, signIn, useBrowser } from "../walker.ts";
import { element, opened, page as recordedPage, sendRecording, text, type SentRecording } from "./sentRecording.ts";
import { sendVisit, type SentTrackedEvent } from "./sentVisit.ts";

const id = randomUUID().slice(0, 8);
const campaign = `counted-${id}`;
const EVENT = `counted_${id}`;
const FAILURE = `counted ${id} is undefined`;
const [TENTS, BAGS] = [`/counted-${id}/tents`, `/counted-${id}/bags`];
const at = (path: string) => `https://shop.test${path}`;

const view = (path: string, second: number): SentTrackedEvent => ({
  ...{ type: "pageview", at: second * 1000, url: at(path), entry: second === 0 },
});
const failure: SentTrackedEvent = { type: "error", at: 4000, message: FAILURE };
const rage: SentTrackedEvent = { type: "rage", at: 2000, selector: "#buy", text: "Buy", value: 4 };
const slow: SentTrackedEvent = { type: "vital", at: 3000, vital_name: "LCP", vital_value: 6000 };
const happened: SentTrackedEvent = { type: "event", at: 6000, name: EVENT };

const form = `form#order-${id}`;
const field = { selector: form, field: "email", field_type: "email" };
const abandoned: SentTrackedEvent[] = [
  { type: "form_view", at: 1000, selector: form },
  { type: "form_start", at: 2000, ...field },
  {
    ...{ type: "form_field", at: 5000, ...field, position: 1, attempt: 0 },
    ...{ is_filled: true, is_reached: true, is_last: true },
  },
];

type Visitor = SentRecording["visit"];
interface Visit {
  isRecorded: boolean;
  pages: string[];
  more: SentTrackedEvent[];
}
const visits: Visit[] = [
  { isRecorded: true, pages: [TENTS, BAGS], more: [rage, slow, failure, happened, ...abandoned] },
  { isRecorded: true, pages: [TENTS], more: [slow, happened] },
  { isRecorded: false, pages: [TENTS], more: [rage, failure, ...abandoned] },
  { isRecorded: false, pages: [BAGS], more: [] },
];
/** Counted here, without the product. */
const countOf = (isCounted: (visit: Visit) => boolean) => {
  const counted = visits.filter(isCounted);
  return { sessions: counted.length, recordings: counted.filter(({ isRecorded }) => isRecorded).length };
};
const all = countOf(() => true);
const ofEvent = countOf(({ more }) => more.includes(happened));
const ofFailure = countOf(({ more }) => more.includes(failure));
const ofForm = countOf(({ more }) => more.includes(abandoned[1] as SentTrackedEvent));
const ofRage = countOf(({ more }) => more.includes(rage));
const ofPage = (path: string) => countOf(({ pages }) => pages.includes(path));

const ofBoth = countOf(({ pages }) => pages.length === 2);
const ofFirstOnly = countOf(({ pages }) => pages.join() === TENTS);

const Created = z.object({ createFunnel: z.object({ funnel: z.object({ funnelId: z.number() }) }) });

/** A saved funnel through both pages; returns its number. */
async function createFunnel(): Promise<number> {
  const project = z
    .object({ viewer: z.object({ project: z.object({ id: z.string() }) }) })
    .parse((await ask("{ viewer { project { id } } }")).body.data).viewer.project.id;
  const definition = { steps: [TENTS, BAGS].map((value) => ({ kind: "PAGE", value })) };
  const { body } = await ask(
    "mutation ($input: CreateFunnelInput!) { createFunnel(input: $input) { funnel { funnelId } } }",
    { input: { project, name: `Counted ${id}`, definition } },
  );
  return Created.parse(body.data).createFunnel.funnel.funnelId;
}

/** of the first visit */
let first = { key: "", visitor: "" };

beforeAll(async () => {
  const move = (ms: number) => ({
    ...{ type: 3, at: ms, data: { source: 1, positions: [{ x: 9, y: 9, id: 1, timeOffset: 0 }] } },
  });
  const shown = recordedPage([], element("body", {}, [element("h1", {}, [text("Tents")])]));
  let site = "";
  for (const { isRecorded, pages, more } of visits) {
    const url = at(pages[0] ?? "/");
    const events = [...pages.map((path, n) => view(path, n * 5)), ...more];
    let visit: Visitor = { site, visitor: randomUUID(), session: randomUUID(), start: Date.now() - 12_000 };
    if (isRecorded)
      ({ visit } = await sendRecording([...opened(shown, url), ...[500, 6000, 12_000].map(move)], "Tents", url));
    ({ site } = visit);
    if (first.key === "") first = { key: visit.session, visitor: visit.visitor };
    await sendVisit({ ...visit, url, campaign, events });
  }
});

describe("numbers of recordings", () => {
  const { walker } = useBrowser();

  const few = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

  /** Follows the link, and counts the list that it opens. */
  async function opens(
    page: Page,
    link: Locator,
    { recordings, sessions }: ReturnType<typeof countOf>,
    rows = recordings,
  ) {
    await link.first().waitFor({ state: "attached" });
    const href = (await link.first().getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/recordings\?/);
    await page.goto(`${origin()}${href}`);
    await page.getByText(`${few(recordings, "recording")} · ${few(sessions, "session")}`).waitFor();
    const items = page.getByRole("list", { name: "Recordings" }).getByRole("listitem");
    await expect.poll(() => items.count()).toBe(rows);
  }
  const exact = (page: Page, label: string) =>
    page.getByRole("link", { name: new RegExp(`^${label}: .*view visitors`) }).getAttribute("aria-label");

  it("are those of the visits behind each number that links to recordings, and of the heatmap and the player", async () => {
    const { page, complaints } = await walker();
    const filters = `range=today&f=utm_campaign:is:${campaign}`;
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/dashboard?${filters}&goal=${EVENT}`)}`);
    const watch = (label: string | RegExp) => page.getByRole("link", { name: label, exact: true });
    const dashboard = `${origin()}/dashboard?${filters}&goal=${EVENT}`;

    // the dashboard: sessions, conversions, and a page
    await page.getByRole("heading", { name: "Pages", exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => exact(page, "Sessions")).toContain(`${all.sessions}`);
    await opens(page, watch("Sessions: watch recordings"), all);
    await page.goto(dashboard);
    await opens(page, watch("Conversions: watch recordings"), ofEvent);
    await page.goto(dashboard);
    await page.getByRole("heading", { name: "Pages", exact: true }).scrollIntoViewIfNeeded();
    await opens(page, watch(new RegExp(`^${TENTS}, visitors: watch recordings`)), ofPage(TENTS));

    await page.goto(`${origin()}/events?${filters}`);
    await opens(page, watch(`${EVENT}: watch recordings`), ofEvent);
    await page.goto(`${origin()}/error-log?${filters}`);
    await opens(page, watch(`${FAILURE}, sessions: watch recordings`), ofFailure);
    await page.goto(`${origin()}/report/engagement?${filters}`);
    await opens(page, watch(`${TENTS}, rage clicks: watch recordings`), ofRage);
    await page.goto(`${origin()}/report/performance?${filters}`);
    await opens(page, watch(`${TENTS}, page loads: watch recordings`), ofPage(TENTS));
    const funnel = `${origin()}/funnel/flow/${await createFunnel()}/counted?${filters}`;
    await page.goto(funnel);
    await opens(page, watch("Step 1, visitors: watch recordings"), ofPage(TENTS));
    await page.goto(funnel);
    await opens(page, watch("Step 2, visitors: watch recordings"), ofBoth);
    await page.goto(funnel);
    await opens(page, watch("Dropped off after step 1: watch recordings"), ofFirstOnly);
    const sameForm = new URLSearchParams({ page: TENTS, selector: form });
    await page.goto(`${origin()}/form/result?${sameForm}&${filters}`);
    await page.getByText(few(ofForm.sessions, "session"), { exact: true }).waitFor();
    await opens(page, page.getByRole("link", { name: "Watch recordings" }), ofForm);
    await page.goto(`${origin()}/report/daily-traffic?${filters}`);
    const today = page.getByRole("grid", { name: "Day by day" });
    await opens(page, today.getByRole("link", { name: "Sessions: watch recordings" }), all);
    await page.goto(`${origin()}/behavior-flow?${filters}&view=table`);
    await page.getByRole("grid", { name: "Visitor paths" }).getByRole("button", { name: BAGS }).first().click();
    await opens(page, page.getByRole("menuitem", { name: "Watch recordings" }), ofPage(BAGS));
    await page.goto(`${origin()}/visitors?${filters}`);
    await opens(page, page.locator(`a[href*="visitor=${first.visitor}"]`), { recordings: 1, sessions: 1 });

    // the recorded pages are those that the heatmap and the player count
    await page.goto(`${origin()}/heatmap/view?url=${TENTS}&${filters}`);
    const views = ofPage(TENTS).sessions;
    await page.getByText(new RegExp(`^${few(views, "page view")} · ${few(views, "visitor")}`)).waitFor();
    await page.goto(`${origin()}/video/${first.key}?tab=visitor`);
    const term = page.getByRole("tabpanel").getByText("Page views", { exact: true });
    expect(await term.locator("xpath=following::dd[1]").textContent()).toBe("2");
    expect(complaints).toEqual([]);
  });
});
