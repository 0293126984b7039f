// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FetchFunction } from "relay-runtime";
import { chooseProject } from "./project/activeProject.ts";
import { causeOf, GatewayError, noteFieldError } from "./gatewayError.ts";
import { changingNothing, createFetch } from "./network.ts";

const down = (path: (string | number)[]) => ({
  message: "The data service isn't responding. Try again in a moment.",
  path,
  extensions: { code: "UPSTREAM_DOWN" },
});
/** The result of a query for a given gateway response. */
function ask(answer: object): Promise<unknown> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
  const operation = { name: "Q", id: "1", operationKind: "query", metadata: {}, cacheID: "1", text: null } as const;
  return new Promise((resolve) => {
    const answers = createFetch()(operation, {}, {}, undefined) as {
      subscribe(sink: { next: (value: unknown) => void; error: (error: unknown) => void }): void;
    };
    answers.subscribe({ next: resolve, error: resolve });
  });
}
afterEach(() => vi.unstubAllGlobals());

it.each(["viewer.viewerCanManageCompany", "viewer.billing", "viewer.user", "invoice"])(
  "treats an outage for %s as an error, never as missing permission or missing data",
  async (path) => {
    const answer = {
      data: { viewer: { viewerCanManageCompany: null }, invoice: null },
      errors: [down(path.split("."))],
    };
    const found = await ask(answer);
    expect(found).toBeInstanceOf(GatewayError);
    expect(found).toMatchObject({
      code: "UPSTREAM_DOWN",
      message: "The data service isn't responding. Try again in a moment.",
    });
  },
);

describe("a query in flight while a mutation completes", () => {
  async function sentQueries(cacheConfig: Parameters<FetchFunction>[2]): Promise<number> {
    const queries: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      if (body.includes('"m"')) return Promise.resolve(Response.json({ data: { changed: true } }));
      // the first waits for the mutation
      return new Promise<Response>((resolve) => {
        queries.push(resolve);
        if (queries.length > 1) resolve(Response.json({ data: { seen: 2 } }));
      });
    });
    const send = (id: string, operationKind: "query" | "mutation", config = {}) =>
      new Promise<void>((resolve) => {
        const operation = { name: id, id, operationKind, metadata: {}, cacheID: id, text: null } as const;
        const answers = createFetch()(operation, {}, config, undefined) as {
          subscribe(sink: { next: () => void; complete: () => void; error: () => void }): void;
        };
        answers.subscribe({ next: () => {}, complete: resolve, error: resolve });
      });
    const answered = send("q", "query");
    await send("m", "mutation", cacheConfig);
    queries[0]?.(Response.json({ data: { seen: 1 } }));
    await answered;
    return queries.length;
  }

  it("is sent once more, because it may return what was before", async () => {
    expect(await sentQueries({})).toBe(2);
  });

  it("is not sent again if the mutation changes nothing", async () => {
    expect(await sentQueries(changingNothing)).toBe(1);
  });
});

it("preserves the rest of a response when one panel fails or is refused", async () => {
  const panel = { data: { viewer: { plan: null } }, errors: [down(["viewer", "plan"])] };
  expect(await ask(panel)).toEqual(panel);
  const refused = { ...down(["viewer", "billing"]), extensions: { code: "FORBIDDEN" } };
  const answer = { data: { viewer: { billing: null } }, errors: [refused] };
  expect(await ask(answer)).toEqual(answer);
});

it("replaces Relay's error for a field with the field's own message", () => {
  noteFieldError({
    kind: "relay_field_payload.error",
    owner: "Q",
    fieldPath: "viewer.plan",
    error: down(["viewer", "plan"]),
    shouldThrow: true,
    handled: false,
  });
  const thrown = new Error("Relay: Unexpected response payload - check server logs for details.");
  expect(causeOf(thrown)).toMatchObject({
    code: "UPSTREAM_DOWN",
    message: "The data service isn't responding. Try again in a moment.",
  });
});

it("promises no retry for a failed mutation, and reports a failed chunk as such", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const failureOf = (operationKind: "query" | "mutation") =>
    new Promise<Error>((resolve) => {
      const operation = { name: "Q", id: "1", operationKind, metadata: {}, cacheID: "1", text: null } as const;
      const answers = createFetch()(operation, {}, {}, undefined) as {
        subscribe(sink: { error: (error: Error) => void }): void;
      };
      answers.subscribe({ error: resolve });
    });
  expect((await failureOf("query")).message).toContain("This page retries automatically");
  expect((await failureOf("mutation")).message).toBe(
    "Can't reach the server. Check your connection and try again. Your input isn't lost.",
  );
  const chunk = new TypeError("Failed to fetch dynamically imported module: http://localhost/assets/PaymentScreen.js");
  expect(causeOf(chunk)).toMatchObject({
    code: "OFFLINE",
    message: "Can't reach the server. Check your connection and try again.",
  });
});

it("repeats a query that was running during a change", async () => {
  const calls: { body: string; answer: (data: object) => void; refuse: () => void }[] = [];
  const refused = { data: null, errors: [{ message: "Sign in", extensions: { code: "UNAUTHENTICATED" } }] };
  const mocked = (_: unknown, { body }: { body: string }) =>
    new Promise((resolve) =>
      calls.push({
        body,
        answer: (data) => resolve(Response.json({ data })),
        refuse: () => resolve(Response.json(refused)),
      }),
    );
  vi.stubGlobal("fetch", mocked);
  const start = (id: string, operationKind: "query" | "mutation") => {
    const operation = { name: id, id, operationKind, metadata: {}, cacheID: id, text: null };
    return new Promise((resolve, reject) => {
      const answers = createFetch()(operation, {}, {}, undefined) as {
        subscribe(sink: { next: (value: unknown) => void; error: (error: unknown) => void }): void;
      };
      answers.subscribe({ next: resolve, error: reject });
    });
  };
  const query = start("Q", "query");
  const mutation = start("M", "mutation");
  calls[1]?.answer({ done: true });
  await mutation;
  calls[0]?.answer({ state: "open" });
  await expect.poll(() => calls.length).toBe(3);
  calls[2]?.answer({ state: "resolved" });
  expect(await query).toEqual({ data: { state: "resolved" } });
  expect(calls.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual(["Q", "M", "Q"]);

  const quiet = start("Q", "query");
  calls[3]?.answer({ state: "resolved" });
  await quiet;
  expect(calls).toHaveLength(4);

  const left = start("Q", "query");
  const signOut = start("M", "mutation");
  calls[5]?.answer({ done: true });
  await signOut;
  calls[4]?.answer({ state: "resolved" });
  await expect.poll(() => calls.length).toBe(7);
  calls[6]?.refuse();
  expect(await left).toEqual({ data: { state: "resolved" } });
});

describe("widgetid header", () => {
  const operation = (id: string, operationKind: "query" | "mutation") =>
    ({ name: id, id, operationKind, metadata: {}, cacheID: id, text: null }) as const;
  const subscribe = (answers: unknown) =>
    new Promise((resolve, reject) => {
      const observable = answers as { subscribe(sink: { next: typeof resolve; error: typeof reject }): void };
      observable.subscribe({ next: resolve, error: reject });
    });
  function recordRequests() {
    const sent: { id: string; widgetid: string | undefined; answer: () => void }[] = [];
    vi.stubGlobal("fetch", (_: unknown, init: { body: string; headers: Record<string, string> }) => {
      const { id } = JSON.parse(init.body) as { id: string };
      const { promise, resolve } = Promise.withResolvers<Response>();
      const answer = () => resolve(Response.json({ data: {} }));
      sent.push({ id, widgetid: init.headers["widgetid"], answer });
      return promise;
    });
    return sent;
  }
  afterEach(() => chooseProject(null));

  it("names the project at the time an operation was sent, also in a retry", async () => {
    const sent = recordRequests();
    chooseProject("12");
    const query = subscribe(createFetch()(operation("Q", "query"), {}, {}, undefined));
    chooseProject("13");
    const mutation = subscribe(createFetch()(operation("M", "mutation"), {}, {}, undefined));
    sent[1]?.answer();
    await mutation;
    sent[0]?.answer();
    await expect.poll(() => sent.length).toBe(3);
    sent[2]?.answer();
    await query;
    expect(sent.map(({ id, widgetid }) => `${id} ${widgetid}`)).toEqual(["Q 12", "M 13", "Q 12"]);
  });

  it("is omitted for a share link, and without a project", async () => {
    const sent = recordRequests();
    const before = subscribe(createFetch()(operation("Q", "query"), {}, {}, undefined));
    chooseProject("12");
    const shared = subscribe(createFetch(() => "token")(operation("S", "query"), {}, {}, undefined));
    for (const { answer } of sent) answer();
    await Promise.all([before, shared]);
    expect(sent.map(({ widgetid }) => widgetid)).toEqual([undefined, undefined]);
  });
});
