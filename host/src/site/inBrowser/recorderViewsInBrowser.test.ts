// What the built recorder says about page views: where the pointer was, and what was on the screen.
import { expect, it } from "vitest";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite(
  (_path, tag) => `<!doctype html><title>Shop</title>${tag}
<body style="margin: 0; height: 7200px; position: relative">
<button id="buy" style="position: absolute; left: 100px; top: 200px; width: 200px; height: 100px; padding: 0">Buy</button>
<input id="field" value="hunter2-value" aria-label="hunter2-label" style="position: absolute; left: 500px; top: 0; width: 100px; height: 100px">
<div data-sl-block style="position: absolute; left: 0; top: 500px; width: 100px; height: 100px"><b id="hunter2">hunter2</b></div>
<script>buy.onclick = () => document.body.append(document.createElement("p"))</script>`,
);
const { state, visitor, until } = site;

const envelopes = () => state.chunks.map(({ envelope }) => envelope);
const samples = () => envelopes().flatMap(({ pointer = [] }) => pointer);
const attention = () =>
  envelopes().reduce(
    (sums, { attention: bands = [] }) => sums.map((sum, band) => sum + (bands[band] ?? 0)),
    Array.from({ length: 20 }, () => 0),
  );
const seenBands = () => attention().flatMap((ms, band) => (ms > 0 ? [band] : []));

it("records the element under the pointer and the position on it, at most twice a second and without values", async () => {
  const { context, open, complaints } = await visitor();
  const page = await open("/one");
  await until(() => state.chunks.length > 0);
  const began = Date.now();
  await page.mouse.move(150, 275);
  await page.mouse.move(155, 275, { steps: 50 });
  await until(() => samples().length > 0);
  await page.mouse.move(550, 50);
  await until(() => samples().some(({ selector }) => selector === "#field"));
  await page.mouse.move(50, 550);
  await page.click("#buy");
  await until(() => envelopes().some(({ clicks }) => clicks > 0));
  expect(samples()[0]).toMatchObject({ selector: "#buy", ex: 25, ey: 75 });
  expect(samples()[0]?.x).toBeCloseTo((100 * 150) / 1280, 1);
  expect(samples()[0]?.y).toBeCloseTo((100 * 275) / 7200, 1);
  expect(samples().length).toBeLessThanOrEqual(1 + (Date.now() - began) / 500);
  expect(JSON.stringify(envelopes())).not.toContain("hunter2");
  expect(complaints).toEqual([]);
  await context.close();
});

it("records for how long each part of the page was on the screen", async () => {
  const { context, open } = await visitor();
  const page = await open("/two");
  // bands of 360 pixels, in a window of 720
  await until(() => seenBands().length > 0);
  expect(seenBands()).toEqual([0, 1]);
  await page.evaluate("scrollTo(0, 7200)");
  await until(() => seenBands().length > 2);
  expect(seenBands().filter((band) => band < 2 || band > 17)).toEqual([0, 1, 18, 19]);
  const shown = attention();
  const { from } = envelopes()[0] ?? expect.unreachable();
  expect(Math.max(...shown)).toBeLessThanOrEqual(Date.now() - from + 2000);
  await context.close();
});

it("ends a chunk with its page view, in a single-page app too, and takes a snapshot of the next path", async () => {
  const { context, open } = await visitor();
  const page = await open("/three?email=a@mail.example");
  await until(() => envelopes().some(({ attention: bands }) => bands !== undefined));
  await page.click("#buy");
  await page.evaluate(`document.title = "Four"; history.pushState({}, "", "/four")`);
  await page.click("#buy");
  await until(() => envelopes().some(({ url }) => url.endsWith("/four")));
  const views = Map.groupBy(envelopes(), ({ page_view_id }) => page_view_id);
  expect(views.has(undefined)).toBe(false);
  expect(Array.from(views.values(), (own) => new Set(own.map(({ url }) => url)).size)).toEqual([1, 1]);
  expect(envelopes().map(({ seq }) => seq)).toEqual(envelopes().map((_, index) => index));
  expect(new Set(envelopes().map(({ stream_id }) => stream_id)).size).toBe(1);
  for (const [, own] of views) expect(own[0]?.attention).toHaveLength(20);
  // after ten seconds at the earliest
  await expect
    .poll(
      async () => {
        await page.click("#buy");
        return envelopes().some(({ url, has_full }) => has_full && url.endsWith("/four"));
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await context.close();
});
