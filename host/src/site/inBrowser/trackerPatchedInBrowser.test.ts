// Visits to pages where other scripts have replaced browser built-ins.
import { expect, it } from "vitest";
import { isRunning, trackedSite } from "../testing/trackedSite.ts";

const { visitor, stored, arrived, counts, ofType } = trackedSite();

const prototypeJs = `
  Array.from = (iterable) => { const length = iterable?.length || 0, results = new Array(length); for (let i = 0; i < length; i++) results[i] = iterable[i]; return results; };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  for (const type of [Object, Array, String, Number, Boolean, Date])
    Object.defineProperty(type.prototype, "toJSON", { configurable: true, writable: true, value() { return JSON.stringify(String(this)); } });`;
const enumerable = `
  for (const name of ["each", "extend", "clone", "inspect"]) { Object.prototype[name] = function () {}; Array.prototype[name] = function () {}; }
  Object.prototype.q = undefined;`;
const bluebird = `
  window.Promise = class Bluebird { constructor(run) { this.own = new this.native(run); } then(...a) { return this.own.then(...a); } static resolve() { throw new Error("not this"); } };
  window.Promise.prototype.native = (async () => {})().constructor;`;
const zone = `
  const { then } = Promise.prototype;
  Promise.prototype.then = function (...found) { return then.apply(this, found.map((run) => run && ((...a) => run(...a)))); };
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) { const own = window[name]; window[name] = (run, ...rest) => own(() => run(), ...rest); }
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, run, options) { return add.call(this, type, typeof run === "function" ? function (...a) { return run.apply(this, a); } : run, options); };`;
const wrappedHistory = `
  for (const name of ["pushState", "replaceState"]) {
    const own = history[name].bind(history);
    history[name] = (...call) => { own(...call); return "wrapped"; };
  }
  addEventListener("load", () => {
    const own = History.prototype.pushState;
    History.prototype.pushState = function (...call) { window.seen = (window.seen ?? 0) + 1; return own.apply(this, call); };
  });`;

const pages: [what: string, init: string][] = [
  ["old Prototype.js (Array.from, toJSON, reduce)", prototypeJs],
  ["properties that for..in finds on every object and array", enumerable],
  ["a JSON of its own that writes other texts", `JSON.stringify = () => "[object JSON]";`],
  ["no JSON at all", `window.JSON = undefined;`],
  ["promises of a library", bluebird],
  ["promises, timers and listeners that are wrapped", zone],
  ["a fetch that throws", `window.fetch = () => { throw new Error("not allowed"); };`],
  ["a fetch that answers no promise", `window.fetch = () => undefined;`],
  [
    "a fetch that is wrapped",
    `const asked = fetch; window.fetch = async function (...call) { return await asked.apply(this, call); };`,
  ],
  ["no XMLHttpRequest", `window.XMLHttpRequest = undefined;`],
  ["a history that others wrapped, before and after", wrappedHistory],
  [
    "a history that others wrapped, in a browser without the Navigation API",
    `delete window.navigation;` + wrappedHistory,
  ],
  [
    "a history that cannot be replaced, in a browser without the Navigation API",
    `delete window.navigation; Object.freeze(history); addEventListener("click", () => setTimeout(() => dispatchEvent(new PopStateEvent("popstate"))));`,
  ],
  ["a clock that stands still", `Date.now = () => 1700000000000; Math.random = () => 0;`],
  ["a clock that tells nothing", `Date.now = () => NaN; Date.prototype.getTimezoneOffset = () => NaN;`],
  ["a console of its own", `window.console = new (class { lines = []; error(...said) { this.lines.push(said); } })();`],
  ["no console", `window.console = undefined;`],
  ["no PerformanceObserver", `window.PerformanceObserver = undefined;`],
  [
    "a listener for scrolling that cannot be added",
    `const add = addEventListener; window.addEventListener = function (type, ...rest) { if (type === "scroll") throw new Error("no"); return add.call(window, type, ...rest); };`,
  ],
];

it.each(pages)(
  "records a whole session, with valid ids, on a page with %s",
  async (_, init) => {
    const { context, open } = await visitor(init);
    const page = await open("/?utm_source=news");
    await page.waitForFunction(isRunning);
    await arrived("pageview");
    await page.click("#alive");
    await page.evaluate(`siteTracker("event", "purchase", { value: 5, size: "L" })`);
    await page.click("#spa");
    await arrived("pageview", 2);
    await arrived("click", 2);
    await page.goto(new URL("/other", page.url()).href);
    await arrived("pageview", 3);
    await arrived("leave");
    const { views, entries, visitors, visits } = await counts();
    expect(views.toSorted()).toEqual(["/", "/other", "/second"]);
    // without a working JSON, the tracker can't read the data of an earlier page
    const known = init.includes("JSON = undefined") ? 2 : 1;
    expect({ entries, visitors, visits }).toEqual({ entries: known, visitors: known, visits: known });
    const [purchase] = (await ofType("event")).filter(({ name }) => name === "purchase");
    expect(purchase).toMatchObject({ props: '{"size":"L"}', utm_source: "news" });
    for (const row of await stored())
      for (const id of [row.session, row.visitor, row.view])
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await context.close();
  },
  60_000,
);

it("preserves the page's own fetch, history and console", async () => {
  const { context, open } = await visitor(`
    class Logger { lines = []; error(...said) { this.lines.push(said.join(" ")); } }
    window.console = new Logger();
    const asked = window.fetch;
    window.fetch = (url, init) => url === "nothing" ? 7 : url === "throws" ? (() => { throw new Error("mine"); })() : asked(url, init);
    ${wrappedHistory}
    delete window.navigation;`);
  const page = await open("/");
  await page.waitForFunction(isRunning);
  await arrived("pageview"); // a move before this is a redirect of the first view
  expect(
    await page.evaluate(`(() => {
      console.error("out", "of stock");
      let thrown;
      try { fetch("throws"); } catch (error) { thrown = error.message; }
      return [console.lines, fetch("nothing"), thrown, history.pushState({}, "", "/moved")];
    })()`),
  ).toEqual([["out of stock"], 7, "mine", "wrapped"]);
  await arrived("pageview", 2);
  await context.close();
});
