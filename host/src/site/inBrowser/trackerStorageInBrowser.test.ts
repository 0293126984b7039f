// Visits in browsers whose storage is blocked, full, absent, cleared or corrupt.
import { expect, it } from "vitest";
import { isRunning, trackedSite } from "../testing/trackedSite.ts";

const { visitor, stored, arrived, counts, ofType } = trackedSite((path, tracker) =>
  path.startsWith("/frame")
    ? `<!doctype html><title>Frame</title><iframe sandbox="allow-scripts" src="/inner" width="600" height="600"></iframe>`
    : path.startsWith("/inner")
      ? `<!doctype html><title>Inner</title><script async src="${tracker}"></script><button onclick="this.textContent='x'">Go</button>`
      : undefined,
);

const throwing = (name: string) => `Object.defineProperty(window, "${name}", {
  get() { throw new DOMException("The operation is insecure", "SecurityError"); }
});`;
const failingWrite = `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`;

it.each([
  ["throws on access to storage, as with cookies blocked", throwing("localStorage") + throwing("sessionStorage")],
  [
    "has no storage",
    `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });`,
  ],
  ["can read storage but not write it", failingWrite],
  ["writes nothing without complaint", `Storage.prototype.setItem = () => {};`],
  ["cannot read storage", `Storage.prototype.getItem = () => { throw new Error("corrupt"); };`],
  ["has no crypto", `Object.defineProperty(window, "crypto", { value: undefined });`],
  [
    "has crypto without getRandomValues",
    `Object.defineProperty(Crypto.prototype, "getRandomValues", { value: undefined });`,
  ],
  [
    "has neither crypto nor randomness",
    `Object.defineProperty(window, "crypto", { value: undefined }); Math.random = () => 0.5;`,
  ],
  ["has no sendBeacon", `delete Navigator.prototype.sendBeacon;`],
  ["has a sendBeacon that throws", `Navigator.prototype.sendBeacon = () => { throw new TypeError("blocked"); };`],
  ["has a sendBeacon that refuses", `Navigator.prototype.sendBeacon = () => false;`],
  [
    "refuses requests that outlive the page",
    `const asked = fetch; window.fetch = (url, init) => init?.keepalive ? Promise.reject(new TypeError("keepalive")) : asked(url, init);`,
  ],
])(
  "counts one complete session in a browser that %s",
  async (_, init) => {
    const { context, open, complaints } = await visitor(init);
    const page = await open("/");
    await page.waitForFunction(isRunning);
    await arrived("pageview");
    await page.click("#alive");
    await page.evaluate(`siteTracker("event", "purchase", { value: 5 })`);
    await page.click("#spa");
    await arrived("pageview", 2);
    await page.click("#field");
    await page.evaluate(`siteTracker("event", "last")`);
    await page.goto("about:blank");
    await arrived("leave", 2);
    expect(await counts()).toEqual({ visits: 1, visitors: 1, views: ["/", "/second"], entries: 1 });
    const names = (await ofType("event")).map(({ name }) => name).toSorted();
    expect(names).toEqual(["early", "last", "purchase"]);
    expect(await ofType("click")).toHaveLength(3);
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);

it("counts one session in a sandboxed frame without an origin", async () => {
  const { context, open } = await visitor();
  const page = await open("/frame");
  await arrived("pageview");
  await page.frameLocator("iframe").locator("button").click();
  await arrived("click");
  await page.frames()[1]?.evaluate(`history.replaceState({}, "", "/inner/next")`);
  await arrived("pageview", 2);
  expect(await counts()).toEqual({ visits: 1, visitors: 1, views: ["/inner", "/inner/next"], entries: 1 });
  await context.close();
});

it("counts one session and one visitor when the page clears its storage in between", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await arrived("pageview");
  await page.evaluate(`localStorage.clear(); sessionStorage.clear()`);
  await page.click("#spa");
  await arrived("pageview", 2);
  await page.goto(page.url().replace("/second?x=1", "/other"));
  await arrived("pageview", 3);
  expect(await counts()).toEqual({ visits: 1, visitors: 1, views: ["/", "/second", "/other"], entries: 1 });
  await context.close();
});

it("stops immediately and forgets the visitor after an opt-out without storage", async () => {
  const { context, open } = await visitor(failingWrite);
  const page = await open("/");
  await arrived("pageview");
  await page.evaluate(`siteTracker("optout"); siteTracker("event", "after")`);
  await page.click("#spa");
  await page.goto("about:blank");
  await arrived("event");
  expect((await counts()).views).toEqual(["/"]);
  expect((await ofType("event")).map(({ name }) => name)).toEqual(["early"]);
  await context.close();
});

it("stores only the opt-out after a visitor opts out during a page view", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await page.waitForFunction(isRunning);
  await page.evaluate(`siteTracker("optout"); siteTracker("event", "after")`);
  await page.click("#alive");
  await page.click("#spa");
  await page.evaluate(`dispatchEvent(new PageTransitionEvent("pagehide"))`);
  expect(await page.evaluate("Object.keys(localStorage)")).toEqual(["tracker_optout"]);
  expect((await ofType("event")).filter(({ name }) => name === "after")).toEqual([]);
  expect(await ofType("click")).toEqual([]);
  await context.close();
});

const now = Date.now();
const id = "01900000-0000-7000-8000-000000000001";
const session = (change: object) =>
  JSON.stringify({ id, start: now - 60_000, last: now - 1000, entry_url: "https://a.example/", ...change });

it.each([
  ["a session that is cut off", { s: session({}).slice(0, -9) }],
  ["a session of another type", { s: "7" }],
  ["a session that is null", { s: "null" }],
  ["a session with an id of another format", { s: session({ id: "abc" }) }],
  ["a session without an address", { s: session({ entry_url: undefined }) }],
  ["a session whose times are texts", { s: session({ start: "1", last: "2" }) }],
  ["a session of the far future", { s: session({ start: now + 9e9, last: now + 9e9 }) }],
  ["a session whose campaign is an object", { s: session({ utm_source: {} }) }],
  ["a visitor's id of another format", { v: `"me"` }],
  ["a visitor's id that is cut off", { v: '"0190000' }],
  ["a visitor's id of another type", { v: "{}" }],
  ["a queue of another type", { q: "{}" }],
  ["a queue of wrong items", { q: `[null,7,{"event":{}},{"event":{"event_id":"x"},"session":{}}]` }],
  ["settings that are none", { o: `{"heartbeat_ms":"soon","sites":7}` }],
])(
  "repairs %s, so that nothing is refused",
  async (_, storedEntries: Record<string, string>) => {
    const entries = Object.entries(storedEntries).map(([name, text]) => [`tracker:shop-key:${name}`, text]);
    const { context, open } = await visitor(
      `if (!sessionStorage.set) for (const [name, text] of ${JSON.stringify(entries)}) localStorage.setItem(name, text); sessionStorage.set = 1;`,
    );
    const page = await open("/");
    await arrived("pageview");
    await page.goto(new URL("/other", page.url()).href);
    await arrived("pageview", 2);
    const found = await counts();
    expect(found).toMatchObject({ visits: 1, visitors: 1, views: ["/", "/other"] });
    for (const { session: of, visitor: who } of await stored())
      for (const each of [of, who])
        expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await context.close();
  },
  60_000,
);
