// A form that was not written for this product (packageForm.ts): visitors whose acts are known fill it in, in a
// real browser, and the report has exactly their numbers.
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listForms } from "@sightline/schema/rest/forms/forms";
import { getFormDropoffs, getFormResult } from "@sightline/schema/rest/forms/results";
import { cors } from "#host/ingest/refusal.ts";
import { number } from "#host/stores/resultColumns.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { knownCounts, launchVisitors, servePackageForm, visits, type PackageSite } from "#host/testing/packageForm.ts";
import { builtScript } from "../testing/visitedSite.ts";

const rule = { page: { match: "exact" as const, value: "/index.html" }, selector: "#validate-me" };
let host: TestHost;
let browser: Browser;
let site: PackageSite;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  host = await openTestHost({ at: Date.now() });
  const scripts: Record<string, string> = {
    "/js/track.js": `window.siteTrackerOptions="forms";${await builtScript("main")}`,
    "/js/forms.js": await builtScript("forms"),
  };
  const fetch = async (request: Request) => {
    host.clock.set(Date.now());
    const script = scripts[new URL(request.url).pathname];
    if (script) return new Response(script, { headers: { ...cors, "content-type": "text/javascript" } });
    return await host.fetch(request.url, request);
  };
  const api = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(server));
  });
  const tag = `<script async src="http://127.0.0.1:${(api.address() as AddressInfo).port}/js/track.js?key=${host.acme.shop.key}"></script>`;
  site = await servePackageForm(tag);
  browser = await launchVisitors();
  closing.push(
    () => browser.close(),
    () => site.close(),
    () => api.close(),
  );
  closing.push(() => host.close());
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function stored(type: string): Promise<number> {
  await host.ingest.flush();
  const [row] = await host.events.query(
    { rows: number },
    "SELECT count() AS rows FROM event WHERE type = {type:String}",
    { type },
  );
  return row?.rows ?? 0;
}

/** One visitor, in a session of their own. */
async function visit(act: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [views, leaves] = [await stored("form_view"), await stored("leave")];
  await page.goto(`${site.address}/index.html`);
  await expect.poll(() => stored("form_view")).toBe(views + 1);
  await act(page);
  await page.goto(`${site.address}/else`);
  await expect.poll(() => stored("leave")).toBeGreaterThan(leaves);
  await context.close();
}

it("shows what five visitors did in the form, and where three of them gave up", async () => {
  for (const act of visits) await visit(act);

  const today = new Date(host.clock.now()).toISOString().slice(0, 10);
  const yesterday = new Date(host.clock.now() - 86_400_000).toISOString().slice(0, 10);
  const range = { widget_id: host.acme.shop.widgetId, startDate: yesterday, endDate: today };
  const { rows } = (await host.request(listForms, { as: "viewer", body: range })).answer;
  expect(rows).toMatchObject([{ rule, name: "validate-me", ...knownCounts }]);
  const { totals, fields, abandons_elsewhere } = (
    await host.request(getFormResult, { as: "viewer", body: { ...range, rule } })
  ).answer;
  expect(totals).toMatchObject({ ...knownCounts, non_starters: 1, abandons: 3, completion_rate: 0.25 });
  expect(fields.map(({ field }) => field)).toEqual([
    ...["file", "color", "date", "time", "month", "email", "url", "urlnotld", "number", "integer", "numberminmax"],
    ...["tel", "password", "confirm-password", "textminmax", "select", "radio", "checkbox-1", "checkbox-2"],
    ...["checkbox-3", "checkbox-4"],
  ]);
  const of = (name: string) => fields.find(({ field }) => field === name);
  expect(of("email")).toMatchObject({ type: "email", label: "Email", reached: 3, abandons: 2, rank: 1, blank: 1 });
  expect(of("file")).toMatchObject({ type: "file", reached: 4, abandons: 1, rank: 2, blank: 1, failed: 1 });
  expect(of("number")).toMatchObject({ type: "number", reached: 2, abandons: 0, rank: null, blank: 0, failed: 0 });
  expect(of("date")).toMatchObject({ type: "date", reached: 3, abandons: 0, rank: null, blank: 1 });
  expect(of("radio")).toMatchObject({ type: "radio", reached: 1, abandons: 0, blank: 1, failed: 1 });
  expect(abandons_elsewhere).toBe(0);
  const dropped = await host.request(getFormDropoffs, { as: "user", body: { ...range, rule, field: "email" } });
  expect(dropped.answer.total).toBe(2);
});
