// Recording while the host is away, refuses or misses chunks, and on pages that make it hard.
import { expect, it } from "vitest";
import { cors } from "#host/ingest/refusal.ts";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite(
  (_, tag) => `<!doctype html><title>Shop</title>${tag}<body style="height: 2000px"><h1 id="title">Shop</h1>
    <button id="add">Add</button><div id="list"></div>
    <script>let n = 0; add.onclick = () => title.append(" added" + ++n)</script>`,
);
const { state, visitor, until, events } = site;

const text = () => state.chunks.map((chunk) => chunk.text).join("");
const hasFull = () => events().some(({ type }) => type === 2);
const answer = (status: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { ...cors, ...headers } });

it("keeps the chunks while the host is unavailable or the browser offline, and sends them in order afterwards", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  let refused = 0;
  state.intake = () => (++refused, answer(503, { "retry-after": "1" }));
  await page.click("#add");
  await expect.poll(() => refused).toBeGreaterThan(0);
  state.intake = () => undefined;
  await until(() => text().includes(" added1"));
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/record/"));
  await page.click("#add");
  await failed;
  await context.setOffline(false);
  await until(() => text().includes(" added2"));
  const numbers = state.chunks.map(({ envelope }) => envelope.seq);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  await context.close();
});

it("continues with a full snapshot if the host misses a chunk", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  state.intake = ({ envelope }) => (envelope.has_full ? undefined : answer(409, {}, `{"need":"full"}`));
  await page.click("#add");
  await until((chunks) => chunks.filter(({ envelope }) => envelope.has_full).length === 2);
  expect(state.chunks.at(-1)?.text).toContain(" added1");
  expect(new Set(state.chunks.map(({ envelope }) => envelope.stream_id)).size).toBe(1);
  await context.close();
});

it("stops without a trace on the page when the host refuses the site", async () => {
  let requests = 0;
  state.intake = () => (++requests, answer(403));
  const { context, open, complaints } = await visitor();
  const page = await open("/");
  await expect.poll(() => requests).toBe(1);
  await page.click("#add");
  const later = await open("/later"); // asks again: a setting may have changed
  await expect.poll(() => requests).toBe(2);
  await later.click("#add");
  expect(complaints).toEqual([]);
  expect(requests).toBe(2);
  await context.close();
});

it("starts another stream when the visitor returns to a page of the back-forward cache", async () => {
  const { context, open } = await visitor();
  const page = await open("/first");
  await until(hasFull);
  await page.goto(`${site.address}/second`);
  await until((chunks) => chunks.some(({ envelope }) => envelope.has_full && envelope.url.endsWith("/second")));
  await page.goBack();
  const firsts = () => state.chunks.filter(({ envelope }) => envelope.has_full && envelope.url.endsWith("/first"));
  await until(() => firsts().length === 2);
  expect(new Set(firsts().map(({ envelope }) => envelope.stream_id)).size).toBe(2);
  expect(new Set(state.chunks.map(({ envelope }) => envelope.session_id)).size).toBe(1);
  await context.close();
});

it("ends the recording with its session, and begins another one with the next session", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  await page.evaluate(`(() => {
    const name = "tracker:shop-key:s";
    const session = JSON.parse(localStorage[name]);
    localStorage[name] = JSON.stringify({ ...session, start: session.start - 3.6e6, last: session.last - 3.6e6 });
  })()`);
  await page.click("#add");
  const sessions = () => new Set(state.chunks.map(({ envelope }) => envelope.session_id));
  await until((chunks) => sessions().size === 2 && chunks.some(({ envelope }) => envelope.is_last));
  const [first, second] = [...sessions()];
  const of = (id?: string) => state.chunks.filter(({ envelope }) => envelope.session_id === id);
  expect(of(first).at(-1)?.envelope.is_last).toBe(true);
  expect(of(second)[0]?.envelope).toMatchObject({ seq: 0, has_full: true });
  await context.close();
});

/** 12 rounds of 4,000 changes, and one more change: without a call from outside, it is within the pause on any machine. */
const changesExcessively = `new Promise((resolve) => {
  let rounds = 0;
  const timer = setInterval(() => {
    list.replaceChildren(...Array.from({ length: 2000 }, () => document.createElement("i")));
    if (++rounds < 12) return;
    clearInterval(timer);
    setTimeout(() => resolve(add.click()));
  }, 20);
})`;

it("leaves changes out on a page that changes excessively, says so, and continues with a full snapshot", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  const before = state.chunks.length;
  await page.evaluate(changesExcessively);
  const later = () => state.chunks.slice(before);
  await until(() => later().some(({ envelope }) => envelope.is_throttled));
  await until(() => later().some(({ envelope }) => envelope.has_full));
  expect(later().find(({ text: lines }) => lines.includes(" added1"))?.envelope.has_full).toBe(true);
  await page.click("#add");
  await until((chunks) => chunks.at(-1)?.envelope.is_throttled === false && text().includes(" added2"));
  await context.close();
});

const pages: [what: string, init: string, headers: Record<string, string>][] = [
  [
    "forbids the host by its Content-Security-Policy",
    "",
    { "content-security-policy": "default-src 'self' 'unsafe-inline'; script-src 'unsafe-inline' 'self'" },
  ],
  ["has no CompressionStream", "window.CompressionStream = undefined;", {}],
  ["has an Array.from of its own", "window.own = Array.from = (list) => [].slice.call(list);", {}],
  [
    "has a MutationObserver that throws",
    "window.MutationObserver = class { constructor() { throw new Error('no'); } };",
    {},
  ],
  ["has a fetch that throws", "window.fetch = () => { throw new Error('not allowed'); };", {}],
];
it.each(pages)(
  "does no harm to a page that %s",
  async (what, init, headers) => {
    state.headers = headers;
    const { context, open, complaints } = await visitor(init);
    const page = await open("/");
    await page.waitForLoadState("networkidle");
    await page.click("#add");
    expect(await page.textContent("#title")).toBe("Shop added1");
    expect(complaints).toEqual([]);
    expect(state.failures).toEqual([]);
    if (what.includes("Array.from")) expect(await page.evaluate("Array.from === own")).toBe(true);
    await context.close();
  },
  60_000,
);

it.each([
  ["JSON of its own", `JSON.stringify = () => "[object JSON]";`],
  [
    "toJSON on arrays and texts",
    `for (const type of [Array, String]) type.prototype.toJSON = function () { return "other"; };`,
  ],
  ["a clock that stands still", `Date.now = () => 1700000000000;`],
  ["a clock that tells nothing", `Date.now = () => NaN;`],
  [
    "no storage",
    `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new Error("blocked"); } });`,
  ],
])(
  "records a page with %s",
  async (_, init) => {
    const { context, open, complaints } = await visitor(init);
    const page = await open("/");
    await until(hasFull);
    await page.click("#add");
    await until(() => text().includes(" added1"));
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);
