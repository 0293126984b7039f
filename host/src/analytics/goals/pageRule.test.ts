// Each page has one path, and every feature that refers to pages accepts all spellings: goals, filters, block rules,
// retention.
import { randomUUID } from "node:crypto";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { previewGoal } from "@sightline/schema/rest/goals/goalResults";
import type { GoalType } from "@sightline/schema/rest/goals/goals";
import { previewBlockRule } from "@sightline/schema/rest/projects/blocking";
import { DEFAULT_SETTING, setWidget, type WidgetSetting } from "@sightline/schema/rest/projects/projects";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { number, text } from "#host/stores/resultColumns.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { selectedRows } from "#host/testing/selectedRows.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let widget_id: number;
const origin = "https://shop.example";

async function visit(path: string): Promise<void> {
  const now = host.clock.now();
  const [visitor_id, session, event_id] = [randomUUID(), randomUUID(), randomUUID()];
  const url = origin + path;
  const answer = await host.fetch(collectEvents.path.replace("{widget_key}", host.acme.shop.key), {
    method: "POST",
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    body: JSON.stringify({
      ...{ sent_at: now, visitor_id, session: { id: session, start: now, entry_url: url } },
      events: [{ type: "pageview", event_id, page_view_id: event_id, ts: now, url, entry: true }],
    }),
  });
  expect(answer.status).toBe(204);
}

async function setRule(setting: Partial<WidgetSetting>): Promise<void> {
  await host.request(setWidget, { as: "admin", body: { widget_id, setting } });
  host.clock.move(11_000); // the project cache of ingest is expired then
}

const stored = async () => {
  await host.ingest.flush();
  return await host.events.query(
    { path: text, n: number },
    "SELECT path, toUInt32(count()) AS n FROM event GROUP BY path ORDER BY path",
  );
};

beforeAll(async () => {
  host = await openTestHost({ at: Date.now() });
  widget_id = host.acme.shop.widgetId;
  for (const path of ["/a/", "/a", "//a", "/%61", "/x/../a/", "/a/b/", "/B?id=3&PHPSESSID=9"]) await visit(path);
  // from before the rule existed
  const at = new Date(host.clock.now() - 60_000).toISOString();
  await host.events.insert("event", [
    eventRow({ widgetId: widget_id, session: 90, at, path: "/a/", url: `${origin}/a/` }),
  ]);
});
afterAll(() => host.close());

it("normalizes all notations of a page address to one path, and leaves stored events unchanged", async () => {
  expect(await stored()).toEqual([
    { path: "/B", n: 1 },
    { path: "/a", n: 5 },
    { path: "/a/", n: 1 },
    { path: "/a/b", n: 1 },
  ]);
  expect(await selectedRows(host.events, "url, entry_path", "FROM event WHERE path = '/B'")).toEqual([
    { url: `${origin}/B?id=3`, entry_path: "/B" },
  ]);
});

const reached = async (goal_type: GoalType, goal_value: string, element_url = "") => {
  const body = { widget_id, goal_name: "x", goal_type, goal_value, element_url };
  return (await host.request(previewGoal, { as: "user", body })).answer.conversions;
};

describe("page goal", () => {
  test.each<[GoalType, string, number]>([
    ["pageviewExact", "/a/", 6],
    ["pageviewExact", "/a", 5],
    ["pageviewExact", "/%61/", 5],
    ["pageviewExact", `${origin}/a`, 3],
    ["pageviewWildcard", "/a/*", 7],
    ["pageviewWildcard", "a/*", 7],
    ["pageviewWildcard", `${origin}/a/*`, 7],
    ["pageview", "/a/", 7],
    ["pageviewExact", "/b", 0],
  ])("%s %s counts every notation of the page", async (type, value, count) => {
    expect(await reached(type, value)).toBe(count);
  });
});

describe("page filter", () => {
  const sessions = async (criteria: string, operator: string, value: string) => {
    const day = (ago: number) => new Date(host.clock.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const body = { widget_id, startDate: day(1), endDate: day(-1), custom_filter: [[{ criteria, operator, value }]] };
    return (await host.request(getTrafficSummary, { as: "user", body })).answer.totals.sessions;
  };
  test.each([
    ["page", "==", "/a/", 6],
    ["page", "==", "/a", 5],
    ["page", "!=", "/a/", 2],
    ["page", "**", "/a/", 7],
    ["page", "!*", "/A/", 1],
    ["landing_page", "==", "/a/", 5],
    ["exit_page", "==", "//a", 5],
  ])("%s %s %s matches every notation of the page", async (criteria, operator, value, count) => {
    expect(await sessions(criteria, operator, value)).toBe(count);
  });
});

test("previews and excludes every notation of the page in a block rule", async () => {
  const would = async (value: string) =>
    (await host.request(previewBlockRule, { as: "admin", body: { widget_id, kind: "page", value } })).answer
      .would_block;
  expect(await would("/a/")).toBe(6);
  expect(await would("/a/*")).toBe(7);
  await host.entities
    .insertInto("block_rule")
    .values({ widget_id, kind: "page", value: "/intern/*", created_by: host.members.owner.userId })
    .execute();
  host.clock.move(11_000);
  for (const path of ["/intern/", "/intern", "//intern/x/", "/internal"]) await visit(path);
  expect((await stored()).filter(({ path }) => path.startsWith("/intern"))).toEqual([{ path: "/internal", n: 1 }]);
});

describe("custom page rule of a project", () => {
  afterAll(() => setRule(DEFAULT_SETTING));

  it("applies to new events and to page values in queries", async () => {
    await setRule({ page_ignore_case: true, page_ignore_index: true, page_parameters: ["id"] });
    for (const path of ["/Case/Index.html", "/case/?id=7&x=1", "/CASE?x=1"]) await visit(path);
    expect((await stored()).filter(({ path }) => /case/i.test(path))).toEqual([
      { path: "/case", n: 2 },
      { path: "/case?id=7", n: 1 },
    ]);
    expect(await reached("pageviewExact", "/Case/")).toBe(3);
    expect(await reached("pageviewExact", "/case?id=7")).toBe(1);
    await setRule({ ...DEFAULT_SETTING, page_ignore_slash: false });
    for (const path of ["/slash/", "/slash"]) await visit(path);
    expect((await stored()).filter(({ path }) => path.startsWith("/slash"))).toHaveLength(2);
    expect(await reached("pageviewExact", "/slash/")).toBe(1);
  });

  it("is refused if it names a parameter that identifies visitors or an invalid one", async () => {
    for (const name of ["PHPSESSID", "token", "a b", ""]) {
      const refused = await host.request(setWidget, {
        as: "admin",
        body: { widget_id, setting: { page_parameters: [name] } },
      });
      expect(refused.failure).toMatchObject({ code: "INVALID", field: "setting.page_parameters.0" });
    }
  });
});
