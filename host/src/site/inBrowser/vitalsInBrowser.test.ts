// Compares the tracker's own web vitals with Google's library on the same page.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tag, trackedSite } from "../testing/trackedSite.ts";

const library = readFileSync(new URL("web-vitals.iife.js", import.meta.resolve("web-vitals")), "utf8");

const { visitor, arrived, vitals } = trackedSite(
  (_, tracker) => `<!doctype html><title>Vitals</title>
  <script>${library}; window.found = {}; for (const on of ["onFCP", "onLCP", "onCLS", "onINP", "onTTFB"]) webVitals[on](({ name, value }) => {
    found[name] = value;
    sessionStorage.setItem("found " + location.pathname, JSON.stringify(found));
  }, { reportAllChanges: true });</script>
  ${tag(tracker)}<h1>Shop</h1><p id="late"></p><p>below</p>
  <button onclick="const until = performance.now() + 90; while (performance.now() < until); this.textContent += '!'">Slow</button>
  <script>setTimeout(() => { document.querySelector("#late").style.height = "200px"; window.isShifted = true; }, 600)</script>`,
);

it("reports the same core web vitals as the web-vitals library", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await arrived("pageview");
  await page.waitForFunction("window.isShifted");
  // a layout shift within half a second of an input does not count
  await page.waitForTimeout(600);
  for (let n = 0; n < 3; n++) await page.click("button");
  await page.waitForTimeout(600);
  await page.goto(new URL("/next", page.url()).href);
  // The library processes interactions when the page is idle. On a busy machine, that is when the page is hidden, and
  // after its last report, unless it reports all changes.
  const found = await page.evaluate(() => sessionStorage.getItem("found /"));
  const reference: Record<string, number> = JSON.parse(String(found));
  await page.goto("about:blank");
  await expect.poll(async () => (await vitals()).map(({ vital_name }) => vital_name)).toContain("INP");
  const own = Object.fromEntries((await vitals("/")).map(({ vital_name, vital_value }) => [vital_name, vital_value]));
  expect(Object.keys(reference).toSorted()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
  expect(reference["CLS"]).toBeGreaterThan(0);
  for (const [name, value] of Object.entries(reference))
    expect([name, own[name]]).toEqual([name, name === "CLS" ? expect.closeTo(value, 3) : Math.round(value)]);
  expect(own["LOAD"]).toBeGreaterThan(0);
  await context.close();
});
