// Page errors, as the built tracker reports them from a real browser.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestIngest, type TestIngest } from "../testing/testIngest.ts";
import { openVisitedSite, type VisitedSite } from "../testing/visitedSite.ts";

let testIngest: TestIngest;
let site: VisitedSite;
beforeAll(async () => {
  testIngest = await openTestIngest();
  site = await openVisitedSite(testIngest);
});
afterAll(async () => {
  await site.close();
  await testIngest.close();
});

const stored = () => testIngest.rows("type, name, message, error_kind, release, error_hash, stack");
const errors = async () => (await stored()).filter(({ type }) => type === "error");

it("reports errors of scripts, promises, the console and requests with their release, once each", async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForFunction("window.siteTracker?.isRunning");
  const broken = async (query: string) => {
    const done = page.waitForResponse((answer) => answer.url().endsWith(query));
    await page.evaluate(`fetch("/broken/api?${query}").then((answer) => answer.status)`);
    await done;
  };
  await broken("token=1");
  await broken("token=2");
  await page.evaluate(`siteTracker("release", "1.5.0")`);
  await page.click("#bad");
  await page.evaluate(`void Promise.reject(new RangeError("out of stock"))`);
  await page.evaluate(`console.error("Cart of %s is broken:", "ann@shop.example", { total: 5, secret: "x" })`);
  await page.evaluate(`new Promise((done) => {
    const asked = new XMLHttpRequest();
    asked.onloadend = done;
    asked.open("post", "/broken/order?id=7");
    asked.send();
  })`);
  await page.evaluate(`fetch("http://127.0.0.1:9/none").catch(() => {})`);
  // requests that the page aborted, unreachable hosts and expected error responses are not failures
  await page.evaluate(`fetch("/other", { signal: AbortSignal.abort() }).catch(() => {})`);
  await page.evaluate(`document.body.append(Object.assign(new Image(), { src: "http://127.0.0.1:9/a.png?x=1" }))`);
  await expect.poll(async () => (await errors()).length).toBeGreaterThanOrEqual(7);
  const reported = (await errors()).map(({ name, message, error_kind, release }) => [
    error_kind,
    name,
    message,
    release,
  ]);
  expect(reported).toEqual(
    expect.arrayContaining([
      ["network", "HTTP 503", "GET /broken/api", "1.4.2"],
      ["", "ReferenceError", expect.stringContaining("missing"), "1.5.0"],
      ["rejection", "RangeError", "out of stock", "1.5.0"],
      ["console", "console.error", "Cart of *** is broken: {total, secret}", "1.5.0"],
      ["network", "HTTP 503", "POST /broken/order", "1.5.0"],
      ["network", "No answer", "GET http://***:9/none", "1.5.0"],
      ["network", "Not loaded", "IMG http://***:9/a.png", "1.5.0"],
    ]),
  );
  expect(reported).toHaveLength(7);
  expect(new Set((await errors()).map(({ error_hash }) => error_hash)).size).toBe(7);
  await context.close();
});
