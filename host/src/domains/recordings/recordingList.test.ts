import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { listRecordings, updateRecording, deleteRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventFacts } from "#host/analytics/columns.ts";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;

const at = (minute: number, second = 0) =>
  new Date(Date.parse("2026-03-17T08:00:00.000Z") + minute * 60_000 + second * 1000).toISOString();

interface Step extends EventFacts {
  second: number;
  type?: string;
}

/** A recorded visit per ten minutes: a page view, and what else happened in it. */
function visit(session: number, steps: Step[] = [], common: EventFacts = {}) {
  const widgetId = host.acme.shop.widgetId;
  const start = session * 10;
  return [
    eventRow({ widgetId, session, at: at(start), path: "/", url: "https://shop.example/", ...common }),
    ...steps.map(({ second, type = "pageview", ...columns }) =>
      eventRow({ widgetId, session, at: at(start, second), type, ...common, ...columns }),
    ),
  ];
}
const chunk = (session: number, own: Record<string, unknown> = {}) =>
  chunkRowOf({ widgetId: host.acme.shop.widgetId, session, at: at(session * 10, 1), seconds: 60, ...own });

beforeAll(async () => {
  host = await openTestHost();
  await host.events.insert("event", [
    ...visit(1, [
      { second: 10, path: "/cart" },
      { second: 20, type: "event", name: "purchase" },
    ]),
    ...visit(2, [
      { second: 5, type: "click", text: "Buy" },
      { second: 10, path: "/cart" },
      { second: 15, type: "rage", text: "Pay", path: "/cart" },
    ]),
    ...visit(
      3,
      [
        { second: 10, path: "/about" },
        { second: 12, type: "dead" },
      ],
      { country: "FR" },
    ),
    ...visit(4, [
      { second: 3, type: "dead" },
      { second: 4, path: "/cart" },
      { second: 5, path: "/about" },
    ]),
    ...visit(5, [], { is_internal: 1 }),
    // not recorded
    ...visit(6),
    // recorded as another visitor, as a bot, and for too short a time
    ...visit(7),
    ...visit(8, [], { is_bot: 1 }),
    ...visit(9),
  ]);
  await host.events.insert("recording_chunk", [
    chunk(1, { clicks: 1, seconds: 120 }),
    chunk(2, { clicks: 30 }),
    chunk(3, { clicks: 10 }),
    chunk(4, { clicks: 3 }),
    chunk(5),
    chunk(7, { visitor: 70 }),
    chunk(8),
    chunk(9, { seconds: 1 }),
  ]);
});
afterAll(() => host.close());

type Body = Partial<ParsedBodyOf<typeof listRecordings>>;
async function list(body: Body = {}, as: "owner" | "viewer" = "viewer") {
  const range = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  const { answer } = await host.request(listRecordings, { as, body: { ...range, ...body } });
  const rows = answer.rows.map(({ recording, ...row }) => ({ ...row, session: Number(recording.key.slice(-2)) }));
  return { ...answer, rows, sessionsListed: rows.map(({ session }) => session) };
}

test("lists the recorded visits, newest first, and counts those without a recording", async () => {
  const { sessionsListed, total, sessions } = await list();
  expect(sessionsListed).toEqual([5, 4, 3, 2, 1]);
  expect([total, sessions]).toEqual([5, 8]);
});

test("leaves out visits of the team on request", async () => {
  const { sessionsListed, total, sessions } = await list({ without_internal: true });
  expect(sessionsListed).toEqual([4, 3, 2, 1]);
  expect([total, sessions]).toEqual([4, 7]);
});

test.each<[Body["sort"], number[]]>([
  ["newest", [4, 3, 2, 1]],
  ["longest", [1, 4, 3, 2]],
  ["activity", [2, 3, 4, 1]],
])("sorts by %s", async (sort, expected) => {
  const { sessionsListed } = await list({ sort, without_internal: true });
  expect(sessionsListed.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(sessionsListed[0]).toBe(expected[0]);
  if (sort !== "longest") expect(sessionsListed).toEqual(expected);
});

test("ranks rare friction near a conversion first, and names the rarest kind with its place", async () => {
  // of 4: one rage click, two dead clicks; of the three visits that saw /cart, one converted
  const { rows } = await list({ sort: "relevance", without_internal: true });
  expect(rows.map(({ friction }) => friction)).toEqual([
    { kind: "rage", recordings: 1, at_ms: 14_000, path: "/cart" },
    { kind: "dead", recordings: 2, at_ms: 2000, path: "" },
    { kind: "dead", recordings: 2, at_ms: 11_000, path: "" },
    null,
  ]);
  const third = 1 + 1 / 3;
  expect(rows.map(({ session, sorted_by }) => [session, Number(sorted_by.toFixed(3))])).toEqual([
    [2, Number((3 * third).toFixed(3))],
    [4, Number((2 * third).toFixed(3))],
    [3, Number((2 * (1 + 1 / 7)).toFixed(3))],
    [1, 0],
  ]);
});

test("pages by the sort value and the key of the last row, with the same total", async () => {
  const seen: number[] = [];
  let after: Body["after"];
  for (let page = 0; page < 4; page++) {
    const { rows, total } = await list({ sort: "longest", limit: 2, ...(after && { after }) });
    expect(total).toBe(5);
    seen.push(...rows.map(({ session }) => session));
    const last = rows.at(-1);
    after = last ? { value: last.sorted_by, key: sessionId(last.session) } : after;
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test("takes the common filters, and opens at the first event that matches", async () => {
  const french = await list({ custom_filter: [[{ criteria: "country", operator: "==", value: "FR" }]] });
  expect([french.sessionsListed, french.total, french.sessions]).toEqual([[3], 1, 1]);
  const cart = await list({ custom_filter: [[{ criteria: "page", operator: "==", value: "/cart" }]] });
  expect(cart.rows.map(({ session, match_ms }) => [session, match_ms])).toEqual([
    [4, 3000],
    [2, 9000],
    [1, 9000],
  ]);
});

const step = (
  kind: "page" | "rage" | "dead" | "event" | "click" | "goal" | "error",
  value = "",
  is_absent = false,
) => ({
  kind,
  value,
  is_absent,
});

test.each<[string, ReturnType<typeof step>[], [number, number][]]>([
  [
    "one event",
    [step("dead")],
    [
      [4, 2000],
      [3, 11_000],
    ],
  ],
  ["two events in order", [step("page", "/cart"), step("rage")], [[2, 9000]]],
  ["two events in the other order", [step("rage"), step("page", "/cart")], []],
  [
    "an event and no other after it",
    [step("page", "/cart"), step("page", "/about", true)],
    [
      [2, 9000],
      [1, 9000],
    ],
  ],
  ["no event before another", [step("dead", "", true), step("page", "/about")], [[3, 9000]]],
  ["a text in another case", [step("click", "BUY"), step("rage", "pay")], [[2, 4000]]],
  ["a purchase as the goal of a project without goals", [step("page", "/cart"), step("goal")], [[1, 9000]]],
])("finds sessions with %s", async (_name, sequence, expected) => {
  const { rows } = await list({ sequence });
  expect(rows.map(({ session, match_ms }) => [session, match_ms])).toEqual(expected);
});

test("finds a sequence that begins with a later one of several equal events", async () => {
  const widgetId = host.acme.blog.widgetId;
  const paths = ["/a", "/b", "/a", "/c"];
  await host.events.insert(
    "event",
    paths.map((path, n) => eventRow({ widgetId, session: 20, at: at(200, n), path, url: `https://b.example${path}` })),
  );
  await host.events.insert("recording_chunk", [chunkRowOf({ widgetId, session: 20, at: at(200), seconds: 10 })]);
  const sequence = [step("page", "/a"), step("page", "/b", true), step("page", "/c")];
  const { rows } = await list({ widget_id: widgetId, sequence });
  expect(rows.map(({ match_ms }) => match_ms)).toEqual([2000]);
});

test("finds the errors of a group with those merged into it, and other errors by their text", async () => {
  const widgetId = host.acme.blog.widgetId;
  const [group, merged, other] = ["a", "b", "c"].map((letter) => letter.repeat(16));
  // a second apart, so that the newest is the first
  const failures = [
    { session: 30, error_hash: group, message: "x is undefined" },
    { session: 31, error_hash: merged, message: "y is undefined" },
    { session: 32, error_hash: other, message: "No such item" },
  ];
  await host.events.insert(
    "event",
    failures.flatMap(({ session, ...failure }) => [
      eventRow({ widgetId, session, at: at(300, session), path: "/" }),
      eventRow({ widgetId, session, at: at(300, session + 5), type: "error", ...failure }),
    ]),
  );
  await host.events.insert(
    "recording_chunk",
    failures.map(({ session }) => chunkRowOf({ widgetId, session, at: at(300, session), seconds: 10 })),
  );
  await host.entities
    .insertInto("error_merge")
    .values({
      ...{ widget_id: widgetId, error_hash: merged ?? "", into_hash: group ?? "" },
      ...{ merged_by: host.members.owner.userId, merged_at: new Date() },
    })
    .execute();
  const found = async (value: string) => {
    const { rows } = await list({ widget_id: widgetId, sequence: [step("error", value)] });
    return rows.map(({ session, match_ms }) => [session, match_ms]);
  };
  const both = [
    [31, 5000],
    [30, 5000],
  ];
  expect(await found(group ?? "")).toEqual(both);
  expect(await found(merged ?? "")).toEqual(both);
  expect(await found("no such")).toEqual([[32, 5000]]);
});

test("refuses a sequence of absent steps only", async () => {
  const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  const refused = await host.request(listRecordings, {
    as: "viewer",
    body: { ...body, sequence: [step("rage", "", true)] },
  });
  expect(refused.failure).toMatchObject({ code: "INVALID", field: "sequence" });
});

test("lists one visitor's recordings", async () => {
  expect((await list({ visitor_id: visitorId(2) })).sessionsListed).toEqual([2]);
});

test("stars, tags and marks recordings as viewed, each member for themselves", async () => {
  const widget_id = host.acme.shop.widgetId;
  const keys = [sessionId(1), sessionId(2), sessionId(77)];
  const updated = await host.request(updateRecording, {
    as: "owner",
    body: { widget_id, keys, is_starred: true, is_viewed: true, add_tags: ["checkout", "bug"] },
  });
  expect(updated.answer.rows.map(({ key, is_starred, is_viewed, tags }) => [key, is_starred, is_viewed, tags])).toEqual(
    [1, 2].map((session) => [sessionId(session), true, true, ["bug", "checkout"]]),
  );
  expect((await list({ collection: "starred" })).sessionsListed).toEqual([2, 1]);
  expect((await list({ tag: "bug" })).sessionsListed).toEqual([2, 1]);
  expect((await list({ tag: "none" })).sessionsListed).toEqual([]);
  expect((await list({ unviewed: true }, "owner")).sessionsListed).toEqual([5, 4, 3]);
  expect((await list({ unviewed: true }, "viewer")).sessionsListed).toEqual([5, 4, 3, 2, 1]);
  const undone = { widget_id, keys: [sessionId(1)], is_starred: false, is_viewed: false, remove_tags: ["bug"] };
  await host.request(updateRecording, { as: "user", body: undone });
  expect((await list({ collection: "starred" })).sessionsListed).toEqual([2]);
  expect((await list({ tag: "bug" })).sessionsListed).toEqual([2]);
});

test("viewers may mark recordings as viewed, and nothing else", async () => {
  const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(3)] };
  const viewed = await host.request(updateRecording, { as: "viewer", body: { ...body, is_viewed: true } });
  expect(viewed.answer.rows.map(({ is_viewed }) => is_viewed)).toEqual([true]);
  const starred = await host.request(updateRecording, { as: "viewer", body: { ...body, is_starred: true } });
  expect(starred.status).toBe(403);
  expect((await host.request(deleteRecordings, { as: "viewer", body })).status).toBe(403);
});

test("refuses a recording's 21st tag", async () => {
  const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(3)] };
  const add_tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
  await host.request(updateRecording, { as: "user", body: { ...body, add_tags } });
  const refused = await host.request(updateRecording, { as: "user", body: { ...body, add_tags: ["one more"] } });
  expect(refused.failure.reason).toBe("recordings.tooManyTags");
});
