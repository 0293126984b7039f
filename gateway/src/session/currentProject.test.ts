import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authenticate } from "@sightline/schema/rest/account/account";
import { jwtOf, member, userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { sampleAnswer } from "#gateway/testing/sampleAnswer.ts";
import { shop } from "#gateway/testing/shop.ts";
import { socketClient, type SocketMessage } from "#gateway/testing/socketClient.ts";
import { testGateway, type RequestOptions, type TestGateway } from "#gateway/testing/testGateway.ts";

const blog = { ...shop, widget_id: 13, widget_name: "Blog" };
const LIST = "query L { viewer { projects { totalCount } } }";
const ACCOUNT = "query A { viewer { user { name } company { name } } }";
const PROJECT = "query P { viewer { project(id: 13) { installation { trafficCheck { pageviewTotal } } } } }";
const PING = "subscription S { ping { ok } }";

let gateway: TestGateway;
beforeAll(async () => {
  const company = { company_id: 7, company_name: "Demo", company_key: "k", custom_domain: null };
  gateway = await testGateway({
    answers: {
      getUser: userOf("owner"),
      getWidgets: [shop, blog],
      getCompany: { ...company, whitelabel_ref_id: null, paid_plan: 2 },
      checkTraffic: { pageview_total: 3, last_event_at: null },
      ping: { ok: true, status: 1, role: 0, paid_plan: 2 },
    },
  });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

/** A new session without cached data. */
const newSession = (): RequestOptions => ({
  principal: { ...member("owner", gateway.clock.now), jwt: crypto.randomUUID() },
});
const on = (widgetid: string, requestOptions: RequestOptions): RequestOptions => ({
  ...requestOptions,
  headers: { widgetid, tz: "2" },
});
/** Also lets the cached standing expire, so that the next operation calls the host for the user again. */
function forgetCalls(): void {
  gateway.forget();
  gateway.clock.now += 10_000;
}
/** The current project that was sent to the host, call by call. */
const sentCalls = () => gateway.calls().map(({ name, headers }) => `${name} ${String(headers["widgetid"])}`);

async function knownSession(): Promise<RequestOptions> {
  const requestOptions = newSession();
  await gateway.execute(LIST, {}, requestOptions);
  forgetCalls();
  return requestOptions;
}

describe("current project in the widgetid header of a browser", () => {
  test("is sent with every call, account calls included, once the host has listed it for the session", async () => {
    const requestOptions = await knownSession();
    await gateway.execute(ACCOUNT, {}, on("12", requestOptions));
    expect(sentCalls().toSorted()).toEqual(["getCompany 12", "getUser 12"]);
    for (const { headers } of gateway.calls())
      expect(headers).toMatchObject({ jwt: requestOptions.principal?.jwt, tz: "2" });
  });

  test("is overridden by the project that an operation names", async () => {
    await gateway.execute(PROJECT, {}, on("12", await knownSession()));
    expect(sentCalls()).toContain("checkTraffic 13");
    expect(sentCalls()).toContain("getWidgets 12");
  });

  test("costs no upstream call of its own, and stays constant within a request", async () => {
    const requestOptions = newSession();
    await gateway.execute("query A { viewer { projects { totalCount } user { name } } }", {}, on("12", requestOptions));
    expect(sentCalls().toSorted()).toEqual(["getUser undefined", "getWidgets undefined"]);
    forgetCalls();
    await gateway.execute("query B { viewer { user { name } projects { totalCount } } }", {}, on("12", requestOptions));
    expect(sentCalls().toSorted()).toEqual(["getUser 12", "getWidgets 12"]);
  });

  test.each([
    ["of another company", "99"],
    ["that was deleted", "11"],
  ])("is dropped if it is a project %s, and the account query still succeeds", async (_, id) => {
    const { data, errors } = await gateway.execute(ACCOUNT, {}, on(id, await knownSession()));
    expect([data, errors]).toEqual([{ viewer: { user: { name: "The owner" }, company: { name: "Demo" } } }, undefined]);
    expect(sentCalls().toSorted()).toEqual(["getCompany undefined", "getUser undefined"]);
  });

  test("is dropped after the project disappears from the host's list", async () => {
    const requestOptions = await knownSession();
    gateway.answers({ getWidgets: [blog] });
    await gateway.execute(LIST, {}, on("12", requestOptions));
    gateway.answers({ getWidgets: [shop, blog] });
    forgetCalls();
    await gateway.execute("query U { viewer { user { name } } }", {}, on("12", requestOptions));
    expect(sentCalls()).toEqual(["getUser undefined"]);
  });

  test("is forwarded immediately after the project was created", async () => {
    const requestOptions = await knownSession();
    gateway.answers({ createWidget: { ...shop, widget_id: 14 } });
    const create = "mutation C($input: CreateProjectInput!) { createProject(input: $input) { problem { message } } }";
    const made = await gateway.execute(create, { input: { name: "New" } }, requestOptions);
    expect(made.data).toEqual({ createProject: { problem: null } });
    forgetCalls();
    await gateway.execute("query U { viewer { user { name } } }", {}, on("14", requestOptions));
    expect(sentCalls()).toEqual(["getUser 14"]);
  });

  test("grants nothing to another session", async () => {
    await knownSession();
    await gateway.execute(ACCOUNT, {}, on("12", newSession()));
    expect(sentCalls().toSorted()).toEqual(["getCompany undefined", "getUser undefined"]);
  });

  test("is not inherited by the member who signs in within the same request", async () => {
    gateway.answers({ authenticate: { ...(sampleAnswer(authenticate) as object), jwt: jwtOf("owner") } });
    await gateway.execute(LIST, {}, { as: "owner" });
    forgetCalls();
    const signIn = `mutation I { signIn(input: {email: "owner@demo.test", password: "sightline"}) { viewer { user { name } } } }`;
    const { data } = await gateway.execute(signIn, {}, { headers: { widgetid: "12" } });
    expect(data).toEqual({ signIn: { viewer: { user: { name: "The owner" } } } });
    expect(sentCalls()).toEqual(["authenticate undefined", "getUser undefined"]);
  });
});

describe("current project of other callers", () => {
  test("is forwarded with the time zone unchanged for a tool", async () => {
    await gateway.execute(ACCOUNT, {}, on("99", { as: "tool" }));
    expect(sentCalls().toSorted()).toEqual(["getCompany 99", "getUser 99"]);
    for (const { headers } of gateway.calls()) expect(headers).toMatchObject({ jwt: jwtOf("tool"), tz: "2" });
  });

  test("is always the project of the grant for a share link, whatever header is sent", async () => {
    await gateway.execute("query P { viewer { project { name } } }", {}, on("13", { as: "share" }));
    expect(sentCalls()).toEqual(["getWidgets 12"]);
  });

  test("does not exist for a signed-out viewer", async () => {
    gateway.answers({ getAppVersion: { version: "1", force: false } });
    await gateway.execute("query V { appVersion { version } }", {}, on("12", { as: "nobody" }));
    expect(gateway.calls().length).toBeGreaterThan(0);
    expect(gateway.calls().map(({ headers }) => [headers["widgetid"], headers["jwt"]])).toEqual(
      gateway.calls().map(() => [undefined, undefined]),
    );
  });
});

describe("invalid widgetid header", () => {
  test.each(["0", "-1", "1.5", "1e3", "12abc", "12, 13", "99999999999", "2147483648", "../1"])(
    "is refused by name before any request to the host: %j",
    async (widgetid) => {
      for (const as of ["owner", "tool", "share", "nobody"] as const) {
        const { status, errors } = await gateway.execute(ACCOUNT, {}, { as, headers: { widgetid } });
        expect([status, errors?.[0]?.extensions]).toMatchObject([400, { code: "INVALID", field: "widgetid" }]);
      }
      expect(gateway.calls()).toEqual([]);
    },
  );

  test("counts as absent when empty", async () => {
    const { errors } = await gateway.execute(ACCOUNT, {}, on("", { as: "owner" }));
    expect(errors).toBeUndefined();
  });
});

describe("current project on a socket", () => {
  async function ping(requestOptions: RequestOptions, extensions: object, params: Record<string, string> = {}) {
    const client = socketClient(gateway.url, await gateway.headersOf(requestOptions), params);
    const id = gateway.trust(PING);
    const readings = client.iterate({
      query: "",
      extensions: { id, ...extensions },
    }) as AsyncIterableIterator<SocketMessage>;
    try {
      const { value } = await readings.next();
      await readings.return?.();
      return value as SocketMessage;
    } finally {
      await client.dispose();
    }
  }

  test("can be set by each operation, which overrides the connection parameters", async () => {
    const requestOptions = await knownSession();
    expect(await ping(requestOptions, { widgetid: 13 }, { widgetid: "12" })).toMatchObject({
      data: { ping: { ok: true } },
    });
    expect(sentCalls()).toEqual(["ping 13"]);
    forgetCalls();
    await ping(requestOptions, {}, { widgetid: "12" });
    expect(sentCalls()).toEqual(["ping 12"]);
  });

  test("is dropped for a project of another company, in parameters and operations", async () => {
    const requestOptions = await knownSession();
    await ping(requestOptions, { widgetid: "99" }, { widgetid: "99" });
    expect(sentCalls()).toEqual(["ping undefined"]);
  });

  test("fails only the operation when it is not a number, and the socket stays open", async () => {
    const error = await ping(await knownSession(), { widgetid: "12x" }).catch((reason: unknown) => reason);
    expect(error).toMatchObject([{ extensions: { code: "INVALID", field: "widgetid" } }]);
  });

  test("closes the socket as a bad request when it is invalid in the connection parameters, without ending the session", async () => {
    const error = await ping(await knownSession(), {}, { widgetid: "12x" }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 4400 });
  });

  test("does not prevent tabs of one session on different projects from sharing one poll of the account", async () => {
    const requestOptions = await knownSession();
    const client = async (widgetid: number) => {
      const socket = socketClient(gateway.url, await gateway.headersOf(requestOptions));
      const id = gateway.trust(PING);
      const readings = socket.iterate({ query: "", extensions: { id, widgetid } });
      return { first: await readings.next(), end: () => socket.dispose() };
    };
    const tabs = [await client(12), await client(13)];
    expect(tabs.map(({ first }) => first.done)).toEqual([false, false]);
    expect(sentCalls()).toEqual(["ping 12"]);
    for (const { end } of tabs) await end();
  });
});

test("fails only its own field when the host refuses the project, and the session continues", async () => {
  const requestOptions = await knownSession();
  gateway.answers({ checkTraffic: new Raw(404, { err: "There is no such project", code: "NOT_FOUND" }) });
  const document =
    "query P { viewer { user { name } project(id: 13) { installation { trafficCheck { pageviewTotal } } } } }";
  const { data, errors, headers } = await gateway.execute(document, {}, on("12", requestOptions));
  expect(data?.["viewer"]).toMatchObject({ user: { name: "The owner" } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
  expect(headers.get("set-cookie")).toBeNull();
  await expect.poll(() => sentCalls()).toContain("getUser 12");
});
