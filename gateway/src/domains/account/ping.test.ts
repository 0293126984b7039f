import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import { START } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { socketClient, type SocketMessage } from "#gateway/testing/socketClient.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const { live, round } = roundedLive();
beforeAll(async () => {
  gateway = await testGateway({ live });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.clock.now = START;
  gateway.forget();
});

describe("ping", () => {
  const PING = "subscription { ping { ok failures ended message role paidPlan } }";
  const fine = { ok: true, status: 1, role: 2 as const, paid_plan: 2 };

  type Headers = Record<string, string>;
  const STRICT = PING.replace("ping", "ping(isStrict: true)");
  const watch = (headers: Headers, document = PING) => {
    const client = socketClient(gateway.url, headers);
    return client.iterate({
      query: "",
      extensions: { id: gateway.trust(document) },
    }) as AsyncIterableIterator<SocketMessage>;
  };

  async function readings(answers: unknown[], headers: Headers, document = PING) {
    let n = 0;
    gateway.answers({ ping: () => answers[n++] ?? fine });
    const statuses: unknown[] = [];
    for await (const { data } of watch(headers, document)) {
      statuses.push((data as unknown as { ping: unknown }).ping);
      if (statuses.length === answers.length) break;
      round();
    }
    return statuses;
  }

  test("returns the current role and plan", async () => {
    expect(await readings([fine, { ...fine, role: 3, paid_plan: 4 }], await gateway.headersOf({ as: "user" }))).toEqual(
      [
        { ok: true, failures: 0, ended: false, message: null, role: "USER", paidPlan: 2 },
        { ok: true, failures: 0, ended: false, message: null, role: "VIEWER", paidPlan: 4 },
      ],
    );
    expect(gateway.calls("ping")[0]?.body).toEqual({ session_time: "2026-02-01T12:00:00.000Z" });
  });

  // the upstream client doesn't retry this error, so that one failure is one call
  const no = new Raw(409, { err: "no" });

  test("resets the failure count after a success", async () => {
    const statuses = await readings([no, no, no, fine, no], await gateway.headersOf({ as: "user" }));
    expect(statuses).toMatchObject([
      { failures: 1 },
      { failures: 2 },
      { failures: 3, ended: false },
      { failures: 0, ok: true },
      { failures: 1 },
    ]);
  });

  test("ends the session after the fourth failure in a row, with the message of the specification", async () => {
    const headers = await gateway.headersOf({ as: "admin" });
    const statuses = await readings([no, no, no, no, fine], headers);
    expect(statuses).toHaveLength(4);
    expect(statuses.at(-1)).toEqual({
      ok: false,
      failures: 4,
      ended: true,
      message: "Oppss.. Your session has expired.",
      role: null,
      paidPlan: null,
    });
    expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({
      viewer: { kind: "NOBODY" },
    });
    expect(live.watchers).toBe(0);
  });

  test("ends the session after the first failure in strict mode", async () => {
    const headers = await gateway.headersOf({ as: "admin" });
    gateway.clock.now = START + 500;
    const statuses = await readings([fine, no, fine], headers, STRICT);
    expect(statuses).toMatchObject([
      { ok: true, ended: false },
      { ok: false, failures: 1, ended: true, message: "Your session has expired. Please login again." },
    ]);
    expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({
      viewer: { kind: "NOBODY" },
    });
  });

  test("signs out a user who is no longer active immediately", async () => {
    gateway.clock.now = START + 1000;
    const statuses = await readings([{ ...fine, ok: false, status: 0 }, fine], await gateway.headersOf({ as: "user" }));
    expect(statuses).toMatchObject([{ ok: false, ended: true, message: "Oppss.. Your session has expired." }]);
  });

  test("is shared by the tabs of a session, but not between sessions", async () => {
    gateway.clock.now = START + 2000;
    gateway.answers({ ping: fine });
    const [one, other] = [await gateway.headersOf({ as: "user" }), await gateway.headersOf({ as: "user" })];
    const tabs = [one, one, one, other].map((headers) => watch(headers));
    for (const tab of tabs) expect((await tab.next()).value).toMatchObject({ data: { ping: { ok: true } } });
    expect(gateway.calls("ping")).toHaveLength(2);
    for (const tab of tabs) await tab.return?.();
  });
});
