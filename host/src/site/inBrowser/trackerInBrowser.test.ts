// The built tracker in a real browser, against real ingest at another origin.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
beforeEach(async () => {
  site.refuseWith(undefined);
  await testIngest.ingest.flush();
  await testIngest.events.command("TRUNCATE TABLE event");
});

const columns =
  "type, name, path, title, url, selector, text, ex, ey, value, scroll_depth, engaged_ms, vital_name, vital_value, utc_offset, message, props, is_entry, channel, utm_source, toString(session_id) AS session, toString(visitor_id) AS visitor, toString(page_view_id) AS view";
const stored = () => testIngest.rows(columns);
const ofType = async (type: string) => (await stored()).filter((row) => row["type"] === type);
const arrived = (type: string, count = 1) =>
  expect.poll(async () => (await ofType(type)).length).toBeGreaterThanOrEqual(count);

describe("tracker", { timeout: 60_000 }, () => {
  it("records a session: pages, normal, dead and rage clicks, errors, vitals, leaving", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.address}/?utm_source=news&utm_medium=email`);
    await arrived("pageview");
    await arrived("event");
    await page.click("#alive");
    await page.click("#dead");
    await arrived("dead");
    for (let n = 0; n < 4; n++) await page.click("#alive", { position: { x: 5, y: 5 } });
    await arrived("rage");
    await page.click("#field");
    await page.click("#out");
    await page.click("#bad");
    await page.click("#spa");
    await arrived("pageview", 2);
    await page.mouse.wheel(0, 5000);
    await page.evaluate(`siteTracker("identify", "u1", { plan: "pro" })`);
    await arrived("identify");
    await page.goto("about:blank");
    await arrived("leave", 2);
    await arrived("vital", 3);

    const rows = await stored();
    const first = (type: string) => rows.find((row) => row["type"] === type);
    expect(first("event")).toMatchObject({
      name: "early",
      props: '{"from":"stub"}',
      channel: "Email",
      utm_source: "news",
    });
    expect(rows.filter((row) => row["type"] === "pageview")).toMatchObject([
      { path: "/", title: "Shop", is_entry: 1 },
      { path: "/second", title: "Second", is_entry: 0 },
    ]);
    const dead = rows.filter((row) => row["type"] === "dead");
    expect(dead).toMatchObject([{ selector: "#dead", text: "Call ***" }]);
    expect(first("dead")).toMatchObject({ ex: expect.closeTo(50, -1), ey: expect.closeTo(50, -1) });
    expect(rows.filter((row) => row["type"] === "rage")).toHaveLength(1);
    expect(first("outbound")).toMatchObject({ name: "http://127.0.0.1:9/partner", text: "Partner" });
    expect(first("error")).toMatchObject({ message: expect.stringContaining("missing") });
    expect(first("identify")).toMatchObject({ name: "u1", props: '{"plan":"pro"}' });
    expect(new Set(rows.map((row) => row["vital_name"]))).toContain("TTFB");
    expect(new Set(rows.map((row) => row["utc_offset"]))).toEqual(new Set([-new Date().getTimezoneOffset()]));
    expect(rows.filter((row) => row["vital_name"] === "LOAD")).toMatchObject([{ vital_value: expect.any(Number) }]);
    const leaves = rows.filter((row) => row["type"] === "leave");
    expect(leaves.some((row) => Number(row["engaged_ms"]) > 0)).toBe(true);
    expect(leaves.at(-1)).toMatchObject({ scroll_depth: 100, path: "/second" });
    expect(new Set(rows.map((row) => row["session"])).size).toBe(1);
    expect(new Set(rows.map((row) => row["visitor"])).size).toBe(1);
    expect(JSON.stringify(rows)).not.toContain("secret");
    await context.close();
  });

  it("names a clicked element among hundreds of siblings, so that only it matches", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(site.address);
    await arrived("pageview");
    await page.evaluate(`document.body.innerHTML = "<ul>" + "<li>Tent</li>".repeat(300) + "</ul>"`);
    await page.locator("li").nth(249).click();
    await arrived("click");
    expect((await ofType("click")).map(({ selector }) => selector)).toEqual(["body>ul>li:nth-of-type(250)"]);
    await context.close();
  });

  it("sends feedback with the element that it is about, as clicks name it", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const headers = { "access-control-allow-origin": "*" };
    await page.route("**/feedback/submit", (route) => route.fulfill({ status: 204, headers }));
    await page.goto(site.address);
    await arrived("pageview");
    const sent = async (fields: string) => {
      const request = page.waitForRequest((each) => each.url().endsWith("/feedback/submit"));
      await page.evaluate(`siteTracker("feedback", ${fields})`);
      return JSON.parse((await request).postData() ?? "") as Record<string, unknown>;
    };
    const element = await sent(`{ rating: 2, element: document.querySelector("#dead") }`);
    expect(element).toMatchObject({ rating: 2, element: "#dead", url: `${site.address}/` });
    expect(await sent(`{ text: "Slow", element: ".size > b" }`)).toMatchObject({ text: "Slow", element: ".size > b" });
    expect(await sent(`{ text: "Slow" }`)).not.toHaveProperty("element");
    await context.close();
  });

  it("retains events that the host did not accept across a reload, and sends them once", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const refused = page.waitForResponse((answer) => answer.url().includes("/collect/") && answer.status() === 503);
    site.refuseWith(503, { "retry-after": "1" });
    await page.goto(site.address);
    await refused;
    await page.goto(`${site.address}/other`);
    site.refuseWith(undefined);
    await arrived("pageview", 2);
    expect((await ofType("pageview")).map((row) => row["path"])).toEqual(["/", "/other"]);
    expect((await ofType("event")).filter((row) => row["name"] === "early")).toHaveLength(2);
    await context.close();
  });

  it("stores and sends nothing under Global Privacy Control", async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(site.address);
    await page.waitForFunction(`!("q" in siteTracker)`); // the tracker has started and replaced the stub
    await page.click("#alive");
    await page.evaluate(`siteTracker("event", "ignored")`);
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => !url.startsWith(site.address) && !url.includes("/js/track.js"))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await context.close();
  });

  it("respects project settings: no views of single-page apps, and no tracking with Do Not Track", async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(`window.siteTrackerOptions = "nospa dnt"`);
    const page = await context.newPage();
    await page.goto(site.address);
    await arrived("pageview");
    await page.click("#spa");
    await arrived("click");
    expect(await ofType("pageview")).toHaveLength(1);
    await context.close();

    const consentContext = await site.browser.newContext();
    await consentContext.addInitScript(
      `window.siteTrackerOptions = "dnt"; Object.defineProperty(navigator, "doNotTrack", { get: () => "1" })`,
    );
    const silent = await consentContext.newPage();
    await silent.goto(`${site.address}/other`);
    await silent.waitForFunction("window.siteTracker && !window.siteTracker.isRunning && !window.siteTracker.q");
    expect(await silent.evaluate("localStorage.length")).toBe(0);
    await consentContext.close();
  });

  it("excludes a browser that opened the opt-out link until it opens the opt-in link", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.address}/?tracking_optout=1`);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.isRunning && !window.siteTracker.q");
    await page.goto(`${site.address}/other`);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.isRunning && !window.siteTracker.q");
    expect(await page.evaluate("Object.keys(localStorage)")).toEqual(["tracker_optout"]);
    await page.goto(`${site.address}/other?tracking_optout=0`);
    await arrived("pageview");
    expect((await ofType("pageview")).map((row) => row["path"])).toEqual(["/other"]);
    await context.close();
  });
});
