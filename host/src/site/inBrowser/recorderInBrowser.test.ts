// What the built recorder sends from a real browser.
import { expect, it } from "vitest";
import { WATCHED_HEADER } from "@sightline/schema/rest/recordings/chunks";
import { cors } from "#host/ingest/refusal.ts";
import { isSampled } from "#tracker/sampling.ts";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite();
const { state, visitor, until, events } = site;

const FULL = 2;
const has = (type: number) => () => events().some((event) => event.type === type);
const text = () => JSON.stringify(events());

it("records a page from a full snapshot on, with clicks and changes, in numbered chunks of one stream", async () => {
  const { context, open, complaints } = await visitor();
  const page = await open("/shop?email=ann@mail.example&id=7#top");
  await until(has(FULL));
  await page.click("#add");
  await page.press("#field", "a");
  await page.mouse.wheel(0, 500);
  await until(() => text().includes(" added") && state.chunks.some(({ envelope }) => envelope.scrolls > 0));
  const envelopes = state.chunks.map(({ envelope }) => envelope);
  const [first] = envelopes;
  expect(first).toMatchObject({
    seq: 0,
    has_full: true,
    title: "Shop",
    view_w: 1280,
    view_h: 720,
    is_throttled: false,
  });
  expect(first?.url).toBe(`${site.address}/shop?email=&id=`);
  expect(state.chunks[0]?.events.slice(0, 2).map(({ type }) => type)).toEqual([4, FULL]);
  expect(envelopes.map(({ seq }) => seq)).toEqual(envelopes.map((_, index) => index));
  expect(new Set(envelopes.map(({ stream_id }) => stream_id)).size).toBe(1);
  const sum = (of: "clicks" | "keys") => envelopes.reduce((total, envelope) => total + envelope[of], 0);
  expect([sum("clicks"), sum("keys")]).toEqual([1, 1]);
  expect(envelopes.some(({ active_ms }) => active_ms >= 1000)).toBe(true);
  for (const { from, to } of envelopes) expect(from).toBeLessThanOrEqual(to);
  expect(complaints).toEqual([]);
  await context.close();
});

it("adds nothing to the page that it records", async () => {
  const { context } = await visitor();
  await context.addInitScript(`window.added = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { nodeName } of addedNodes) added.push(nodeName);
    }).observe(document, { childList: true, subtree: true });`);
  const page = await context.newPage();
  await page.goto(`${site.address}/shop`);
  await until(has(FULL));
  expect(await page.evaluate("added")).not.toContain("IFRAME");
  await context.close();
});

it("sends the last chunk when the page is left, and continues the recording on the next page and in other tabs", async () => {
  const { context, open } = await visitor();
  const page = await open("/one");
  await until(has(FULL));
  await page.click("#add");
  await page.goto(`${site.address}/two`);
  await until((chunks) => chunks.some(({ envelope }) => envelope.is_last && envelope.url.endsWith("/one")));
  await until((chunks) => chunks.some(({ envelope }) => envelope.has_full && envelope.url.endsWith("/two")));
  await open("/three");
  await until((chunks) => chunks.some(({ envelope }) => envelope.has_full && envelope.url.endsWith("/three")));
  const about = (path: string) => state.chunks.find(({ envelope }) => envelope.url.endsWith(path))?.envelope;
  const [one, two, three] = [about("/one"), about("/two"), about("/three")];
  expect(text()).toContain(" added");
  expect(one?.session_id).toBe(two?.session_id);
  expect(one?.session_id).toBe(three?.session_id);
  expect(one?.visitor_id).toBe(three?.visitor_id);
  expect(one?.tab_id).toBe(two?.tab_id);
  expect(one?.tab_id).not.toBe(three?.tab_id);
  expect(new Set([one?.stream_id, two?.stream_id, three?.stream_id]).size).toBe(3);
  await context.close();
});

it("ends the last chunk of a closed tab with its last changes", async () => {
  const { context, open } = await visitor();
  const page = await open("/closing");
  await until(has(FULL));
  await page.click("#add");
  await page.close({ runBeforeUnload: true });
  await until((chunks) => chunks.some(({ envelope }) => envelope.is_last));
  expect(text()).toContain(" added");
  await context.close();
});

it("records sessions by a share that only depends on the session's ID", async () => {
  const ids = Array.from({ length: 10_000 }, () => crypto.randomUUID());
  const share = (percent: number) => ids.filter((id) => isSampled(id, percent)).length / ids.length;
  expect(share(100)).toBe(1);
  expect(share(0)).toBe(0);
  expect(Math.abs(share(30) - 0.3)).toBeLessThan(0.05);
  expect(ids.filter((id) => isSampled(id, 10)).every((id) => isSampled(id, 40))).toBe(true);
});

it.each([
  ["for a project that does not record", "", ""],
  ["for a session that is not sampled", "rec:0.0001", ""],
  [
    "with Global Privacy Control",
    "rec:100",
    `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`,
  ],
  ["for a visitor who opted out", "rec:100", `localStorage.setItem("tracker_optout", "1")`],
])(
  "does not load the recorder %s",
  async (_, options, init) => {
    state.options = options;
    const { context, open } = await visitor(init);
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.address}/`);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.q");
    const later = await open("/later");
    await later.waitForLoadState("networkidle");
    expect(requested).toContain("/js/track.js");
    expect(requested.filter((path) => path.includes("record"))).toEqual([]);
    await context.close();
  },
  60_000,
);

it("sends a chunk every two seconds, and every second while a member watches", async () => {
  const { context, open } = await visitor();
  const page = await open("/busy");
  await page.evaluate("setInterval(() => document.body.append(1), 100)");
  const spansFrom = (index: number) => state.chunks.slice(index).map(({ envelope }) => envelope.to - envelope.from);
  await until(() => spansFrom(1).some((span) => span > 1500));
  const before = state.chunks.length;
  state.intake = (chunk) => {
    state.chunks.push(chunk);
    return new Response(null, { status: 204, headers: { ...cors, [WATCHED_HEADER]: "1" } });
  };
  // the chunk under way began before
  await until(() => spansFrom(before + 2).some((span) => span < 1200));
  await context.close();
});
