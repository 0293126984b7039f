// A slow report is not a failed host: it has its own timeout, and neither its duration nor its failures affect others.
import { setImmediate as nextTurn } from "node:timers/promises";
import { getUser } from "@sightline/schema/rest/account/account";
import { getLastUsageDate } from "@sightline/schema/rest/billing/billing";
import { afterEach, expect, test, vi } from "vitest";
import { endpoints } from "#gateway/testing/contract.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw, recordingHost, SILENCE } from "#gateway/testing/recordingHost.ts";
import type { Answer, AnswerTable, RecordingHost } from "#gateway/testing/recordingHost.ts";
import { createUpstream } from "./createUpstream.ts";
import type { UpstreamClient, UpstreamDeps } from "./createUpstream.ts";
import { UpstreamError } from "./errors.ts";
import { createPatience } from "./patience.ts";

let host: RecordingHost;
let upstreamClient: UpstreamClient;
afterEach(async () => {
  await upstreamClient.close();
  await host.close();
});

async function open(report: Answer, deps: Partial<UpstreamDeps> = {}, answers: AnswerTable = {}) {
  const waits: number[] = [];
  host = await recordingHost({ getUser: userOf("owner"), ...answers, getLastUsageDate: report });
  upstreamClient = createUpstream({
    apiHost: host.url,
    honoursIdempotency: false,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...deps,
  });
  let users = 0;
  /** each call by another user, so that no call is shared */
  const ask = (endpoint: typeof getUser | typeof getLastUsageDate) =>
    upstreamClient
      .forOperation({ credentials: () => ({ jwt: `user-${users++}` }), signal: new AbortController().signal })
      .call(endpoint)
      .then(
        () => "ok",
        (error: unknown) => (error instanceof UpstreamError ? error.code : error),
      );
  return { ask, waits };
}

test("waits for a report after a read of stored records has timed out", async () => {
  let respond: (answer: unknown) => void = () => {};
  const answer = new Promise((resolve) => void (respond = resolve));
  const { ask } = await open(() => answer, { tryMs: 100 }, { getUser: SILENCE });
  const report = ask(getLastUsageDate);
  expect(await ask(getUser)).toBe("UPSTREAM_DOWN");
  respond({ date: null });
  expect(await report).toBe("ok");
  expect(host.calls.filter(({ name }) => name === "getLastUsageDate")).toHaveLength(1);
});

test("closes the connection of a report that timed out, and does not send it again", async () => {
  const { ask } = await open(SILENCE, { reportMs: 300 });
  expect(await ask(getLastUsageDate)).toBe("UPSTREAM_DOWN");
  await expect.poll(() => host.calls[0]?.aborted).toBe(true);
  expect(host.calls).toHaveLength(1);
});

test("waits longer for a report while reports are slow, but not without end", async () => {
  // the time of attempts passes only when the test says so
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  try {
    const answers: PromiseWithResolvers<unknown>[] = [];
    const { ask } = await open(() => {
      answers.push(Promise.withResolvers());
      return answers.at(-1)?.promise;
    });
    const reportAfter = async (seconds: number) => {
      const sent = answers.length;
      const report = ask(getLastUsageDate);
      while (answers.length === sent) await nextTurn();
      vi.advanceTimersByTime(seconds * 1000);
      answers.at(-1)?.resolve({ date: null });
      return report;
    };
    expect(await reportAfter(20)).toBe("UPSTREAM_DOWN");
    expect(await reportAfter(10)).toBe("ok");
    expect(await reportAfter(35)).toBe("ok");
    expect(await reportAfter(55)).toBe("UPSTREAM_DOWN");
  } finally {
    vi.useRealTimers();
  }
});

test("gives a report more time when another one is answered late meanwhile, and remembers it for as long", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const clock = { now: 1_000_000 };
  try {
    const answers: PromiseWithResolvers<unknown>[] = [];
    const { ask } = await open(
      () => {
        answers.push(Promise.withResolvers());
        return answers.at(-1)?.promise;
      },
      { now: () => clock.now },
    );
    const start = async () => {
      const sent = answers.length;
      const report = ask(getLastUsageDate);
      while (answers.length === sent) await nextTurn();
      return { report, answer: () => answers[sent]?.resolve({ date: null }) };
    };
    const pass = (seconds: number) => {
      clock.now += seconds * 1000;
      vi.advanceTimersByTime(seconds * 1000);
    };
    const [first, second] = [await start(), await start()];
    pass(11);
    first.answer();
    expect(await first.report).toBe("ok");
    pass(30);
    second.answer();
    expect(await second.report).toBe("ok");
    pass(30);
    const third = await start();
    pass(45);
    third.answer();
    expect(await third.report).toBe("ok");
  } finally {
    vi.useRealTimers();
  }
});

test("keeps the breaker closed however many calls time out", async () => {
  const { ask } = await open(SILENCE, { tryMs: 50, reportMs: 50 }, { getUser: SILENCE });
  const asked = Array.from({ length: 30 }, () => [ask(getLastUsageDate), ask(getUser)]).flat();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["UPSTREAM_DOWN"]));
  expect(upstreamClient.isBreakerOpen).toBe(false);
  const sent = host.calls.length;
  await ask(getUser);
  expect(host.calls.length).toBeGreaterThan(sent);
});

test("answers small reads while the breaker of failing reports is open", async () => {
  const { ask } = await open(new Raw(500, {}));
  for (let n = 0; n < 20; n++) expect(await ask(getLastUsageDate)).toBe("UPSTREAM_DOWN");
  const sent = host.calls.length;
  expect(await ask(getLastUsageDate)).toBe("UPSTREAM_DOWN");
  expect(host.calls).toHaveLength(sent);
  expect(upstreamClient.isBreakerOpen).toBe(true);
  expect(await ask(getUser)).toBe("ok");
});

test("counts a full report queue as overload: retries after Retry-After and leaves the breaker closed", async () => {
  const clock = { now: 1_000_000 };
  let refusals = 0;
  const busy = new Raw(503, {}, { "retry-after": "1" });
  const { ask, waits } = await open(() => (refusals-- > 0 ? busy : { date: null }), { now: () => clock.now });
  for (let n = 0; n < 10; n++) {
    refusals = 2;
    clock.now += 1000;
    expect(await ask(getLastUsageDate)).toBe("ok");
  }
  expect(waits).toEqual(Array.from({ length: 20 }, () => 1000));
  expect(upstreamClient.isBreakerOpen).toBe(false);
});

const refused = (reason: string) => new Raw(503, { err: "Later", reason, params: {} }, { "retry-after": "1" });

test.each([
  ["stays closed", "request.storeBusy", false],
  ["opens", "request.storeDown", true],
])("the breaker of small reads %s while the host refuses them because of %s", async (_, reason, isOpen) => {
  const { ask } = await open(null, {}, { getUser: refused(reason) });
  for (let n = 0; n < 20; n++) expect(await ask(getUser)).toBe("UPSTREAM_DOWN");
  expect(upstreamClient.isBreakerOpen).toBe(isOpen);
});

test("forwards the wait that a full report queue requires if it exceeds the deadline", async () => {
  const { ask } = await open(new Raw(503, {}, { "retry-after": "60" }));
  expect(await ask(getLastUsageDate)).toBe("UPSTREAM_DOWN");
  expect(host.calls).toHaveLength(1);
});

test("gives an attempt four times as long as the slowest recent answer took", () => {
  const clock = { now: 1_000_000 };
  const patience = createPatience(() => clock.now, 10_000);
  expect(patience.attemptMs(2500)).toBe(2500);
  patience.answered(500);
  expect(patience.attemptMs(2500)).toBe(2500);
  patience.answered(2000);
  patience.answered(100);
  expect(patience.attemptMs(2500)).toBe(8000);
  clock.now += 20_000;
  expect(patience.attemptMs(2500)).toBe(2500);
});

test("every read that filters events is a report", () => {
  const filtered = endpoints.filter(
    ({ effect, body }) => effect === "read" && body !== undefined && "shape" in body && hasFilter(body.shape),
  );
  expect(filtered.length).toBeGreaterThan(20);
  expect(filtered.filter(({ isReport }) => isReport !== true).map(({ name }) => name)).toEqual([]);
});

const hasFilter = (shape: unknown) => typeof shape === "object" && shape !== null && "custom_filter" in shape;
