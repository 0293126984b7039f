import { gunzipSync } from "node:zlib";
import { getComments } from "@sightline/schema/rest/feedback/feedback";
import { getRecordingEvents, listRecordings } from "@sightline/schema/rest/recordings/recordings";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { DEMO_API_KEY } from "../company.ts";
import { HISTORY_DAYS, prepareDemo } from "../demo.ts";
import { DAY, visitsOfDay } from "../history/day.ts";
import { siteProfiles } from "../history/profiles.ts";
import { recordedVisits } from "./recordedVisit.ts";

const SCALE = 0.03;
/** Of an rrweb event. */
const FULL_SNAPSHOT = 2;
const Line = z.object({ type: z.number().optional(), timestamp: z.number().optional() });

let host: TestHost;
let origin: number;

async function prepare(): Promise<void> {
  const { services, ingest, recordings } = host;
  await prepareDemo({ services, ingest, recordings, log: services.log, scale: SCALE, progress: () => {} });
  await recordings.flush();
}

/** The recordings of a project in the days before the first start. */
async function recordedOf(key: string) {
  const as = { jwt: DEMO_API_KEY };
  const found = (await host.request(getWidgets, { as })).answer.find(({ widget_key }) => widget_key === key);
  const body = { widget_id: found?.widget_id, startDate: "2026-03-08", endDate: "2026-03-18", limit: 100 };
  return (await host.request(listRecordings, { as, body })).answer.rows.map(({ recording }) => recording);
}

beforeAll(async () => {
  host = await openTestHost({ env: { DEMO: true } });
  origin = Math.floor(host.clock.now() / DAY) - HISTORY_DAYS + 1;
  await prepare();
});
afterAll(() => host.close());

it("gives the demo shop recordings by visitors of the history, who saw what their events say", async () => {
  const recordings = await recordedOf("demo-shop");
  expect(recordings).toHaveLength(recordedVisits().length);
  expect(await recordedOf("demo-journal")).toEqual([]);
  const [shop] = siteProfiles(`${host.services.env.TRACKER_URL}/demo`).map((each) => ({
    ...each,
    visitsPerDay: each.visitsPerDay * SCALE,
  }));
  const days = Array.from({ length: HISTORY_DAYS }, (_, day) => origin + day);
  const visits = days.flatMap((day) => (shop ? [...visitsOfDay(shop, day, origin)] : []));
  const visitors = new Set(visits.map(({ visit }) => visit.visitor.id));
  expect(recordings.filter(({ visitor }) => !visitors.has(visitor.visitor_id))).toEqual([]);
  for (const kind of ["rage_clicks", "dead_clicks", "errors"] as const)
    expect(recordings.filter((recording) => recording[kind] > 0).length).toBeGreaterThan(2);
  const shopUrl = new URL("/demo/", host.services.env.TRACKER_URL).href;
  for (const { entry_url } of recordings) expect(entry_url).toContain(shopUrl);
});

it("stores recordings whose pages are in the blob store, at the times of their events", async () => {
  const [found] = (await host.request(getWidgets, { as: { jwt: DEMO_API_KEY } })).answer;
  const query = { widget_id: String(found?.widget_id) };
  for (const { key, start, duration_ms } of await recordedOf("demo-shop")) {
    const path = `${getRecordingEvents.path.replace("{key}", key)}?${String(new URLSearchParams(query))}`;
    const response = await host.fetch(path, { headers: { jwt: DEMO_API_KEY } });
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    const lines = text
      .split("\n")
      .filter(Boolean)
      .map((line) => Line.parse(JSON.parse(line)));
    const times = lines.flatMap(({ timestamp }) => timestamp ?? []);
    expect([Math.min(...times), Math.max(...times)]).toEqual([Date.parse(start), Date.parse(start) + duration_ms]);
    expect(lines.filter(({ type }) => type === FULL_SNAPSHOT).length).toBeGreaterThan(0);
    expect(new Set(text.match(/http:\/\/localhost:\d+(?=\/demo)/g))).toEqual(new Set([host.services.env.TRACKER_URL]));
  }
});

it("gives the visit with the dead button a comment about that button, written while its page was recorded", async () => {
  const as = { jwt: DEMO_API_KEY };
  const [found] = (await host.request(getWidgets, { as })).answer;
  const { rows } = (await host.request(getComments, { as, body: { widget_id: found?.widget_id ?? 0 } })).answer;
  const about = rows.filter(({ selector }) => selector !== "");
  expect(about).toMatchObject([{ selector: expect.stringMatching(/button\.size-advice/), rating: 2 }]);
  const [comment] = about;
  const recording = (await recordedOf("demo-shop")).find(({ key }) => key === comment?.session_id);
  const at = Date.parse(comment?.created_at ?? "") - Date.parse(recording?.start ?? "");
  expect([at > 0, at < (recording?.duration_ms ?? 0)]).toEqual([true, true]);
  expect(comment?.visitor_id).toBe(recording?.visitor.visitor_id);
});

it("adds no recordings at later starts, not even after the first one was interrupted", async () => {
  // what the visitors did later is theirs, and not the recordings'
  const stored = async () => (await recordedOf("demo-shop")).map(({ key, start, bytes }) => [key, start, bytes]);
  const before = await stored();
  host.clock.move(2 * DAY);
  await prepare();
  expect(await stored()).toEqual(before);
  const value = JSON.stringify({ origin });
  await host.entities.updateTable("host_state").set({ value }).where("key", "=", "demo").execute();
  await prepare();
  expect(await stored()).toEqual(before);
});
