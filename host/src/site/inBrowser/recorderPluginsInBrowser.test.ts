// Console lines and requests in recordings, tabs in the background, and pages that end while others go on.
import { expect, it } from "vitest";
import { CONSOLE_PLUGIN, ConsoleLine, NETWORK_PLUGIN, NetworkRequest } from "@sightline/schema/rest/recordings/chunks";
import { z } from "zod";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite();
const { state, visitor, until, events } = site;

const Plugin = z.object({ plugin: z.string(), payload: z.unknown() });
const payloads = (name: string) =>
  events()
    .filter(({ type }) => type === 6)
    .map(({ data }) => Plugin.parse(data))
    .filter(({ plugin }) => plugin === name)
    .map(({ payload }) => payload);
const hasFull = () => events().some(({ type }) => type === 2);
const text = () => state.chunks.map((chunk) => chunk.text).join("");

const work = `(async () => {
  console.log("Hello %s", "ann@mail.example", { name: "secret", total: 5 });
  console.warn("Careful", 123456789);
  await fetch("/api/orders?email=ann@mail.example", { method: "POST", body: "secret" });
  await fetch("http://127.0.0.1:9/none?token=secret").catch(() => {});
  await new Promise((done) => {
    const request = new XMLHttpRequest();
    request.onloadend = done;
    request.open("get", "/api/cart?id=7");
    request.send();
  });
  document.querySelector("#title").append(" worked");
})()`;

it("records console lines and requests with their status and duration, without personal data", async () => {
  const { context, open, complaints } = await visitor();
  const page = await open("/");
  await until(hasFull);
  await page.evaluate(work);
  await until(() => text().includes(" worked") && payloads(NETWORK_PLUGIN).length === 3);
  const lines = payloads(CONSOLE_PLUGIN).map((payload) => ConsoleLine.parse(payload));
  expect(lines).toEqual(
    expect.arrayContaining([
      { level: "log", text: "Hello *** {name, total}" },
      { level: "warn", text: "Careful ***" },
    ]),
  );
  const requests = payloads(NETWORK_PLUGIN).map((payload) => NetworkRequest.parse(payload));
  expect(requests).toMatchObject([
    { method: "POST", url: `${site.address}/api/orders?email=`, status: 200, bytes: expect.any(Number) },
    { method: "GET", url: "http://127.0.0.1:9/none?token=", status: 0 },
    { method: "GET", url: `${site.address}/api/cart?id=`, status: 200 },
  ]);
  expect(text()).not.toMatch(/secret|ann@/);
  expect(complaints).toEqual([]);
  await context.close();
});

it("records neither where the tracker's tag turns them off", async () => {
  state.attributes = `async data-console="off" data-network="off"`;
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  await page.evaluate(work);
  await until(() => text().includes(" worked"));
  expect([payloads(CONSOLE_PLUGIN), payloads(NETWORK_PLUGIN)]).toEqual([[], []]);
  await context.close();
});

it("leaves rejections of the page's own requests to the page", async () => {
  const { context, open, complaints } = await visitor();
  const page = await open("/");
  await until(hasFull);
  await page.evaluate(`void fetch("http://127.0.0.1:9/none")`);
  await expect.poll(() => complaints).toEqual([expect.stringContaining("Failed to fetch")]);
  await context.close();
});

it("sends nothing more after the visitor opted out", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await until(hasFull);
  // the last chunk of the test before may still arrive
  const session = state.chunks.find(({ envelope }) => envelope.has_full)?.envelope.session_id;
  await page.evaluate(`siteTracker("optout")`);
  await page.click("#add");
  await page.goto(`${site.address}/next`);
  await page.waitForLoadState("networkidle");
  expect(text()).not.toContain(" added");
  expect(state.chunks.filter(({ envelope }) => envelope.is_last && envelope.session_id === session)).toEqual([]);
  await context.close();
});

it("sends what happened in a tab in the background when the visitor returns to it", async () => {
  const { context, open } = await visitor(`
    let state = "visible";
    Object.defineProperty(Document.prototype, "visibilityState", { get: () => state });
    window.show = (next) => { state = next; document.dispatchEvent(new Event("visibilitychange")); };`);
  const page = await open("/");
  await until(hasFull);
  await page.click("#add");
  await page.evaluate(`show("hidden")`);
  await until(() => text().includes(" added"));
  const before = state.chunks.length;
  await page.evaluate(`document.querySelector("#title").append(" in the background")`);
  await page.evaluate(`for (let n = 0; n < 5; n++) fetch("/api?" + n)`);
  await page.waitForLoadState("networkidle");
  expect(state.chunks.length).toBe(before);
  await page.evaluate(`show("visible")`);
  await until(() => text().includes(" in the background"));
  await context.close();
});
