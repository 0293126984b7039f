// Forged ids of another company's project as the current one, with every kind of credential, against the running stack.
// None reaches the host for a member or the holder of a link, and none exposes data.
import { WebSocket } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { operationId } from "../gatewayCalls.ts";
import { startRecordedGateway, type RecordedGateway } from "../recordedGateway.ts";
import { hostOrigin } from "../walker.ts";

const PING = "usePingSubscription";
const KEY = "Bearer sk_demo_sightline_0000000000000000";
let gateway: RecordedGateway;
let owner: string;
/** a project of another company */
let foreign: string;
let own: { id: string; widgetId: number };

const Reply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()) })).optional(),
});

async function post(body: object, headers: Record<string, string>) {
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-app": "1", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, response, ...Reply.parse(await response.json()) };
}
const operation = (name: string, variables: object, headers: Record<string, string>) =>
  post({ id: operationId(name), variables }, headers);
const byKey = (query: string, headers: Record<string, string> = {}) =>
  post({ query }, { authorization: KEY, ...headers });

async function signIn(email: string): Promise<string> {
  const answer = await operation("useEnterMutation", { input: { email, password: "sightline" } }, {});
  return answer.response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
const ProjectIn = z.object({ viewer: z.object({ project: z.object({ id: z.string(), widgetId: z.number() }) }) });
const forwarded = () => gateway.calls.map(({ headers }) => headers["widgetid"]);

/** The first session ping over a socket with these parameters for the current project. */
function firstPing({ params = {}, extensions = {} }: { params?: object; extensions?: object }): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const address = `${gateway.origin.replace("http", "ws")}/graphql`;
  const headers = { cookie: owner, origin: gateway.origin };
  const socket = new WebSocket(address, { protocols: ["graphql-transport-ws"], headers });
  const sendMessage = (message: object) => socket.send(JSON.stringify(message));
  socket.addEventListener("open", () => sendMessage({ type: "connection_init", payload: params }));
  socket.addEventListener("close", ({ code }) => reject(new Error(`the socket was closed with ${code}`)));
  socket.addEventListener("message", ({ data }) => {
    const message = z.object({ type: z.string(), payload: z.unknown().optional() }).parse(JSON.parse(String(data)));
    const payload = { query: "", variables: { isStrict: false }, extensions: { id: operationId(PING), ...extensions } };
    if (message.type === "connection_ack") sendMessage({ type: "subscribe", id: "1", payload });
    else if (message.type !== "ping") resolve(message.payload);
  });
  return promise.finally(() => socket.close());
}

beforeAll(async () => {
  gateway = await startRecordedGateway(hostOrigin());
  const stranger = await signIn("hanna@harbour.test");
  const shell = await operation("AuthShellQuery", { project: null }, { cookie: stranger });
  foreign = String(
    z.object({ viewer: z.object({ project: z.object({ widgetId: z.number() }) }) }).parse(shell.data).viewer.project
      .widgetId,
  );
  owner = await signIn("owner@demo.test");
  own = ProjectIn.parse((await byKey("{ viewer { project { id widgetId } } }")).data).viewer.project;
  await operation("AuthShellQuery", { project: null }, { cookie: owner });
});
afterAll(() => gateway.stop());
beforeEach(() => void gateway.calls.splice(0));

describe("foreign current project", () => {
  it("is never forwarded to the host with a member's cookie, and the account query still succeeds", async () => {
    const { status, data, errors } = await operation("CompanyScreenQuery", {}, { cookie: owner, widgetid: foreign });
    expect([status, errors]).toEqual([200, undefined]);
    expect(data).toHaveProperty("viewer");
    expect(gateway.calls.length).toBeGreaterThan(0);
    expect(forwarded()).not.toContain(foreign);
    gateway.calls.splice(0);
    await operation("CompanyScreenQuery", {}, { cookie: owner, widgetid: String(own.widgetId) });
    expect(new Set(forwarded())).toEqual(new Set([String(own.widgetId)]));
  });

  it("is refused by the host with an API key like a project that does not exist", async () => {
    const read = `{ viewer { user { name } project(id: "${foreign}") { name } } }`;
    const { data } = await byKey(read, { widgetid: foreign });
    expect(data).toMatchObject({ viewer: { project: null } });
    const entry =
      'mutation { recordAction(input: {module: "deploy", action: "forged"}) { entry { id } problem { code } } }';
    const done = await byKey(entry, { widgetid: foreign });
    expect(done.data).toMatchObject({ recordAction: { entry: null, problem: { code: "NOT_FOUND" } } });
  });

  it("has no effect with a share link: every request uses the project of the grant", async () => {
    const make = `mutation { createShareLink(input: {project: "${own.id}", module: DASHBOARD, range: {preset: LAST_7_DAYS}}) { url } }`;
    const made = z.object({ createShareLink: z.object({ url: z.string() }) }).parse((await byKey(make)).data);
    const encryptedParam = made.createShareLink.url.split("/").at(-1);
    const opened = await operation("openShareLinkMutation", { input: { encryptedParam } }, { widgetid: foreign });
    const { token } = z.object({ openShareLink: z.object({ token: z.string() }) }).parse(opened.data).openShareLink;
    gateway.calls.splice(0);
    const holder = { "x-share-token": token, widgetid: foreign };
    const list = await operation("ProjectListRefetchQuery", { search: null }, holder);
    const recovery = await operation("useProjectRecoveryQuery", { project: foreign }, holder);
    expect(JSON.stringify([list.data, recovery.data])).not.toContain("Harbour");
    expect(forwarded()).not.toContain(foreign);
    expect(new Set(forwarded().filter(Boolean))).toEqual(new Set(forwarded().length > 0 ? [String(own.widgetId)] : []));
  });

  it("is dropped from the connection parameters and operations of a socket, and the session continues", async () => {
    for (const named of [{ params: { widgetid: foreign } }, { extensions: { widgetid: foreign } }]) {
      expect(await firstPing(named)).toMatchObject({ data: { ping: { ok: true, ended: false } } });
    }
    expect(gateway.calls.filter(({ call }) => call === "POST /ping")).toHaveLength(2);
    expect(forwarded()).not.toContain(foreign);
  });

  it("is refused like a project that does not exist in a direct request to the host", async () => {
    await operation("CompanyScreenQuery", {}, { cookie: owner });
    const jwt = String(gateway.calls[0]?.headers["jwt"]);
    for (const path of [
      "/check/traffic",
      "/visitor/realtime",
      "/feature-flags",
      "/recommendation/list",
      "/first/recording",
    ]) {
      const [forged, unknown] = await Promise.all(
        [foreign, "2147483000"].map(async (widgetid) => {
          const answer = await fetch(`${hostOrigin()}${path}`, { headers: { jwt, widgetid } });
          return { path, status: answer.status, text: await answer.text() };
        }),
      );
      expect(forged).toMatchObject({ path, status: 404 });
      expect(forged).toEqual(unknown);
    }
    const account = await fetch(`${hostOrigin()}/user`, { headers: { jwt, widgetid: foreign } });
    expect(account.status).toBe(200);
  });
});

it.each(["0", "-1", "1e3", "12,13", "99999999999", "../1"])(
  "refuses a current project of %j with the field name and without a request to the host",
  async (widgetid) => {
    for (const [name, proof] of [
      ["cookie", owner],
      ["authorization", KEY],
    ] as const) {
      const { status, errors } = await operation("CompanyScreenQuery", {}, { [name]: proof, widgetid });
      expect([status, errors?.[0]?.extensions]).toMatchObject([400, { code: "INVALID", field: "widgetid" }]);
    }
    expect(gateway.calls).toEqual([]);
  },
);
