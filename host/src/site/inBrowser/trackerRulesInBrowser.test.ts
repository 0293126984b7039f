// Goals and event rules, as evaluated by the built tracker in a real browser.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressPattern } from "#host/analytics/eventRules/addressPattern.ts";
import type { TrackerRule } from "#host/analytics/eventRules/trackerRules.ts";
import { rulesOf } from "../script/trackerScript.ts";
import { numberIn } from "../../../tracker/src/rules.ts";
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
  await testIngest.ingest.flush();
  await testIngest.events.command("TRUNCATE TABLE event");
});

const stored = () => testIngest.rows("type, name, path, value, currency, rule_id, props");
const eventsOf = async (type: string) =>
  (await stored()).filter((row) => row["type"] === type && row["name"] !== "early");

const rules: TrackerRule[] = [
  { a: 1, n: "cta", s: "button", i: 1, u: addressPattern("/other"), v: "#price" },
  { a: 1, n: "elsewhere", s: "button", i: 2, u: addressPattern("/nowhere") },
  { a: 2, n: "typed", s: "#field", i: 3 },
  { a: 3, n: "sent", s: "form.join" },
  { a: 4, n: "seen", s: "#late" },
  { a: 4, n: "never_seen", s: "#below" },
  { a: 5, n: "deep", s: "40", i: 5 },
  { a: 6, n: "stayed", s: "2", i: 6 },
  { a: 1, n: "broken", s: "a {", i: 7 },
];

const eventNames = async () => (await eventsOf("event")).map(({ name }) => String(name)).toSorted();

describe("event rules in the tracker", { timeout: 60_000 }, () => {
  it("match clicks, fields, forms, visibility, scrolling and time", async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(rulesOf(rules));
    const page = await context.newPage();
    await page.goto(`${site.address}/other?x=1`);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.q");
    await page.evaluate(`document.body.insertAdjacentHTML("afterbegin",
      '<b id="price">1.234,50 €</b><form class="join" onsubmit="return false"><button id="go">Go</button></form>')`);
    await page.fill("#field", "my secret");
    await page.click("#alive");
    await page.click("#go");
    await expect.poll(async () => (await eventsOf("goal")).length).toBe(1);
    await page.evaluate(`document.body.insertAdjacentHTML("afterbegin", '<p id="late">Done</p>');
      document.body.insertAdjacentHTML("beforeend", '<p id="below" style="margin-top: 8000px">Far</p>')`);
    await expect.poll(async () => (await eventsOf("goal")).length).toBe(2);
    await page.mouse.wheel(0, 4000);
    await expect.poll(async () => (await eventsOf("event")).map((row) => row["name"])).toContain("deep");
    await expect.poll(async () => (await eventsOf("event")).map((row) => row["name"])).toContain("stayed");
    const events = (await eventsOf("event")).map(
      ({ name, value, rule_id }) => `${String(name)} ${String(value)} ${String(rule_id)}`,
    );
    expect(events.toSorted()).toEqual(["cta 1234.5 1", "cta 1234.5 1", "deep 0 5", "stayed 0 6", "typed 0 3"]);
    expect((await eventsOf("goal")).map(({ name }) => String(name)).toSorted()).toEqual(["seen", "sent"]);
    expect(JSON.stringify(await stored())).not.toContain("secret");
    await context.close();
  });

  it("match a pointer that rests on an element once per page, but not a passing one", async () => {
    const context = await site.browser.newContext();
    const hovers: TrackerRule[] = [
      { a: 7, n: "broken", s: "a {", i: 1 },
      { a: 7, n: "rested", s: "#out, #alive", i: 2 },
      { a: 7, n: "passed", s: "#dead", i: 3 },
    ];
    await context.addInitScript(rulesOf(hovers));
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(site.address);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.q");
    const rest = async (on: string, milliseconds: number) => {
      const { x = 0, y = 0 } = (await page.locator(on).boundingBox()) ?? {};
      await page.mouse.move(x + 5, y + 5);
      await page.clock.runFor(milliseconds);
    };
    // uses the page's clock, so the test doesn't depend on the speed of pointer moves
    await page.clock.pauseAt(Date.now() + 60_000);
    await rest("#dead", 290);
    await rest("#alive", 290);
    await rest("#dead", 290);
    await rest("#alive", 310);
    await rest("#out", 310);
    await page.clock.resume();
    await expect.poll(eventNames).toEqual(["rested"]);
    await page.evaluate(`history.pushState({}, "", "/second")`);
    await page.hover("#alive");
    await expect.poll(eventNames).toEqual(["rested", "rested"]);
    expect((await eventsOf("event")).map((row) => row["rule_id"])).toEqual([2, 2]);
    await context.close();
  });

  it("do not match a finger that rests on an element", async () => {
    const context = await site.browser.newContext({ hasTouch: true });
    await context.addInitScript(
      rulesOf([
        { a: 7, n: "rested", s: "body", i: 1 },
        { a: 6, n: "stayed", s: "2", i: 2 },
      ]),
    );
    const page = await context.newPage();
    await page.goto(site.address);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.q");
    await page.tap("#alive");
    await expect.poll(eventNames).toEqual(["stayed"]);
    await context.close();
  });

  it("match the first time a condition is true, also on a page that forbids eval", async () => {
    const context = await site.browser.newContext();
    const complaints: string[] = [];
    await context.exposeFunction("complain", (complaint: string) => complaints.push(complaint));
    await context.addInitScript(`addEventListener("securitypolicyviolation", (event) => complain(event.blockedURI));
      window.asked = { throwing: 0, slow: 0, late: 0 };`);
    await context.addInitScript(
      rulesOf([
        { a: 8, n: "throws", s: "++asked.throwing && missing.thing", i: 1 },
        {
          a: 8,
          n: "slow",
          s: "++asked.slow && (() => { for (const at = Date.now(); Date.now() - at < 90;); missing.thing; })()",
          i: 2,
        },
        { a: 8, n: "elsewhere", s: "true", u: addressPattern("/nowhere"), i: 3 },
        { a: 8, n: "late", s: "++asked.late > 2 // counted", i: 4, v: "#price" },
      ]),
    );
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto(`${site.address}/strict`);
    // waitForFunction would need eval on the page
    await page.evaluate(`document.body.insertAdjacentHTML("afterbegin", '<b id="price">12</b>')`);
    await expect.poll(eventNames).toEqual(["late"]);
    await expect.poll(() => page.evaluate("asked.throwing")).toBeGreaterThan(4);
    expect(await page.evaluate("asked")).toMatchObject({ slow: 2, late: 3 });
    expect(await eventsOf("event")).toMatchObject([{ name: "late", value: 12, rule_id: 4 }]);
    expect(complaints).toEqual([]);
    const tried = `new Promise((say) => setTimeout(() => { try { say(eval("1")) } catch ({ name }) { say(name) } }))`;
    expect(await page.evaluate(tried)).toBe("EvalError");
    await context.close();
  });

  it("are not needed for goals reported by code and elements that name their event", async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(site.address);
    await page.waitForFunction("window.siteTracker && !window.siteTracker.q");
    await page.evaluate(
      `document.querySelector("#alive").dataset.event = "named"; siteTracker("goal", "order_placed", { value: 59.9, currency: "EUR" }); siteTracker("goal", "")`,
    );
    await page.click("#alive");
    await expect.poll(async () => (await eventsOf("event")).length).toBe(1);
    expect(await eventsOf("event")).toMatchObject([{ name: "named", rule_id: 0 }]);
    expect(await eventsOf("goal")).toMatchObject([{ name: "order_placed", value: 59.9, currency: "EUR" }]);
    await context.close();
  });
});

it.each([
  ["1.234,50 €", 1234.5],
  ["$1,234.50", 1234.5],
  ["1,234", 1234],
  ["Total: 59.9", 59.9],
  ["-3", -3],
  ["free", undefined],
])("parses the number in %s as %s", (text, expected) => {
  expect(numberIn(text)).toBe(expected);
});
