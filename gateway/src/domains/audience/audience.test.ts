import type { Realtime } from "@sightline/schema/rest/audience/audience";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import { jwtOf } from "#gateway/testing/principals.ts";
import { Raw, type RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const { live, round } = roundedLive();
beforeAll(async () => {
  gateway = await testGateway({ live });
});
afterAll(() => gateway.close());

const at = "2026-02-01T12:00:00.000Z";
const seen = { channel: "Direct", country: "DE", device: "desktop", browser: "Firefox" };
const realtime: Realtime = {
  at,
  active: 1,
  idle: 2,
  per_minute: [{ t: at, pageviews: 1, visitors: 1, bots: 0, usual_min: null, usual_max: 4 }],
  pages: [{ name: "/", visitors: 1 }],
  sources: [],
  countries: [],
  devices: [],
  visitors: [
    {
      visitor_id: "v",
      session_id: "s",
      state: "active",
      path: "/",
      title: "Home",
      since: at,
      last_seen: at,
      pageviews: 1,
      is_recorded: true,
      ...seen,
    },
  ],
  events: [
    {
      event_id: "e",
      at,
      type: "pageview",
      name: "Home",
      path: "/",
      visitor_id: "v",
      session_id: "s",
      ref_host: "",
      region: "Berlin",
      city: "Berlin",
      lat: 52.5,
      lon: 13.4,
      ...seen,
    },
  ],
  bots: 3,
  pageviews_today: 9,
  last_event_at: at,
};
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12), widget(13, { timezone: null })], getRealtime: realtime });
  gateway.forget();
});

const FIELDS = `at active idle perMinute { at pageviews usualMin usualMax } pages { name visitors }
  visitors { visitorId state lastSeen country } events { eventId refHost region city lat lon } bots pageviewsToday lastEventAt`;

test("returns every field and sends the project's own header", async () => {
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { audience { realtime { ${FIELDS} } } } } }`,
    {},
    { as: "user" },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      project: {
        audience: {
          realtime: {
            at,
            active: 1,
            idle: 2,
            perMinute: [{ at, pageviews: 1, usualMin: null, usualMax: 4 }],
            pages: [{ name: "/", visitors: 1 }],
            visitors: [{ visitorId: "v", state: "ACTIVE", lastSeen: at, country: "DE" }],
            events: [{ eventId: "e", refHost: "", region: "Berlin", city: "Berlin", lat: 52.5, lon: 13.4 }],
            bots: 3,
            pageviewsToday: 9,
            lastEventAt: at,
          },
        },
      },
    },
  });
  expect(gateway.calls("getRealtime")[0]?.headers["widgetid"]).toBe("12");
});

const LIVE = `subscription ($p: ID!) { realtime(project: $p) { active } }`;

test("shares one call per poll among fifty subscribers of a project, over the whole gateway", async () => {
  const fifty = Array.from({ length: 50 }, (_, n) =>
    gateway.subscribe(LIVE, { p: "12" }, { as: n % 2 === 0 ? "owner" : "viewer" }),
  );
  const all = () => Promise.all(fifty.map((watching) => watching.next()));
  await all();
  expect(gateway.calls("getRealtime")).toHaveLength(1);
  for (const calls of [2, 3, 4]) {
    round();
    for (const { value } of await all()) expect(value.data).toEqual({ realtime: { active: 1 } });
    expect(gateway.calls("getRealtime")).toHaveLength(calls);
  }
  for (const watching of fifty) await watching.return?.();
  await expect.poll(() => live.watchers).toBe(0);
  // unsubscribing and resubscribing starts one poll again
  const [again] = [gateway.subscribe(LIVE, { p: "12" }, { as: "owner" })];
  await again.next();
  expect(gateway.calls("getRealtime")).toHaveLength(5);
  await again.return?.();
});

test("reports an outage and continues the subscription", async () => {
  let n = 0;
  gateway.answers({ getRealtime: () => (n++ === 0 ? new Raw(409, { err: "x" }) : realtime) });
  const received: unknown[] = [];
  for await (const { data, errors } of gateway.subscribe(LIVE, { p: "12" }, { as: "user" })) {
    received.push(errors?.[0]?.extensions.code ?? data);
    if (received.length === 2) break;
    round();
  }
  expect(received).toEqual(["CONFLICT", { realtime: { active: 1 } }]);
});

test("ends the subscription of a viewer who lost access with an error, while others continue", async () => {
  const gone = jwtOf("viewer");
  gateway.answers({
    getRealtime: ({ headers }: RecordedCall) => (headers["jwt"] === gone ? new Raw(404, { err: "gone" }) : realtime),
  });
  const received: unknown[] = [];
  for await (const { errors } of gateway.subscribe(LIVE, { p: "12" }, { as: "viewer" }))
    received.push(errors?.[0]?.extensions.code);
  expect(received).toEqual(["NOT_FOUND"]);
  for await (const { data } of gateway.subscribe(LIVE, { p: "12" }, { as: "user" })) {
    expect(data).toEqual({ realtime: { active: 1 } });
    break;
  }
});

test("refuses signed-out viewers and share links before any call", async () => {
  for (const as of ["nobody", "share"] as const) {
    for await (const { errors } of gateway.subscribe(LIVE, { p: "12" }, { as })) expect(errors).toHaveLength(1);
  }
  expect(gateway.calls()).toEqual([]);
});

test("returns to each subscriber of a shared poll the fields of its own document", async () => {
  const documents = [
    LIVE,
    `subscription ($p: ID!) { realtime(project: $p) { bots } }`,
    `subscription ($p: ID!) { now: realtime(project: $p) { at } }`,
  ];
  const expected = [{ realtime: { active: 1 } }, { realtime: { bots: 3 } }, { now: { at } }];
  const watching = [...documents, ...documents].map((document) =>
    gateway.subscribe(document, { p: "12" }, { as: "user" }),
  );
  for (const index of [0, 1]) {
    const answers = await Promise.all(watching.map((one) => one.next()));
    expect(answers.map(({ value }) => value)).toEqual([...expected, ...expected].map((data) => ({ data })));
    if (index === 0) round();
  }
  for (const one of watching) await one.return?.();
});

const PAST = `query ($at: DateTime, $p: ID!) { viewer { project(id: $p) { audience {
  realtime(at: $at) { at active } onlineHistory { from stepSeconds online } } } } }`;
const history = { from: "2026-01-31T12:00:00.000Z", step_seconds: 60, online: [0, 2, 1] };

test("asks for a past moment in UTC and for the history of the same project", async () => {
  gateway.answers({ getOnlineHistory: history });
  const { data, errors } = await gateway.execute(PAST, { p: "12", at: "2026-02-01T12:00:00+02:00" }, { as: "viewer" });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      project: {
        audience: {
          realtime: { at, active: 1 },
          onlineHistory: { from: history.from, stepSeconds: 60, online: [0, 2, 1] },
        },
      },
    },
  });
  const asked = ["getRealtime", "getOnlineHistory"].flatMap((name) => gateway.calls(name));
  expect(asked.map(({ name, query, headers }) => [name, query, headers["widgetid"]])).toEqual([
    ["getRealtime", { at: "2026-02-01T10:00:00.000Z" }, "12"],
    ["getOnlineHistory", {}, "12"],
  ]);
});

test("asks for the live view where no moment is given", async () => {
  gateway.answers({ getOnlineHistory: history });
  await gateway.execute(PAST, { p: "12", at: null }, { as: "viewer" });
  expect(gateway.calls("getRealtime").map(({ query }) => query)).toEqual([{}]);
});

test("passes the host's refusal of a moment on", async () => {
  const err = "Choose a moment of the last 24 hours";
  gateway.answers({ getOnlineHistory: history, getRealtime: new Raw(400, { err, code: "INVALID" }) });
  const { errors } = await gateway.execute(PAST, { p: "12", at: "2020-01-01T00:00:00Z" }, { as: "user" });
  expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([[err, "INVALID"]]);
});

test("refuses what is no moment, another company's project, share links and signed-out viewers without a call", async () => {
  gateway.answers({ getOnlineHistory: history });
  const moment = "2026-02-01T10:00:00Z";
  for (const wrong of ["yesterday", "2026-02-30T10:00:00Z", "1"]) {
    const { errors } = await gateway.execute(PAST, { p: "12", at: wrong }, { as: "user" });
    expect(errors).toHaveLength(1);
  }
  const foreign = await gateway.execute(PAST, { p: "99", at: moment }, { as: "owner" });
  expect(foreign.data).toEqual({ viewer: { project: null } });
  for (const as of ["nobody", "share"] as const) {
    const { data } = await gateway.execute(PAST, { p: "12", at: moment }, { as });
    expect(JSON.stringify(data ?? null)).not.toContain("active");
  }
  expect([...gateway.calls("getRealtime"), ...gateway.calls("getOnlineHistory")]).toEqual([]);
});
