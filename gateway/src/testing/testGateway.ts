// The standard way to test the gateway: a query string and variables in; data, errors and the upstream calls out.
// Everything is real except the API host, which responds from the test's table.
import { pino } from "pino";
import type { Logger } from "pino";
import type { MemberPrincipal, SharePrincipal } from "#gateway/session/principal.ts";
import { createGateway } from "#gateway/server.ts";
import type { GatewayOptions } from "#gateway/server.ts";
import { createLive } from "#gateway/live/createLive.ts";
import { jwtOf, member, shareHolder, START, usualAnswers } from "./principals.ts";
import type { As } from "./principals.ts";
import { recordingHost } from "./recordingHost.ts";
import type { AnswerTable, RecordedCall } from "./recordingHost.ts";
import { socketClient } from "./socketClient.ts";
import type { SocketMessage } from "./socketClient.ts";

export interface RequestOptions {
  /** default: anonymous */
  as?: As;
  headers?: Record<string, string>;
  /** replaces parts of the `share` link's default grant */
  grant?: Partial<SharePrincipal>;
  /** replaces the default member */
  principal?: MemberPrincipal;
  signal?: AbortSignal;
}

export interface Answered extends SocketMessage {
  status: number;
  headers: Headers;
}

export interface TestGateway {
  url: string;
  /** Trusts the document and sends it by id, like the app; tools send its text. */
  execute(document: string, variables?: Record<string, unknown>, requestOptions?: RequestOptions): Promise<Answered>;
  /** Over graphql-ws; ends when the loop over it ends. */
  subscribe(
    document: string,
    variables?: Record<string, unknown>,
    requestOptions?: RequestOptions,
  ): AsyncIterableIterator<SocketMessage>;
  /** The calls that reached the host since the start or the last `forget`; `name` filters by endpoint. */
  calls(name?: string): RecordedCall[];
  forget(): void;
  /** Changes the host's responses from now on. */
  answers(table: AnswerTable): void;
  /** The gateway's time in milliseconds since 1970; only changes when a test sets it. */
  clock: { now: number };
  /** The headers that authenticate the caller. */
  headersOf(requestOptions?: RequestOptions): Promise<Record<string, string>>;
  trust(document: string): string;
  /** drains the gateway, as on SIGTERM; the host keeps running */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface TestOptions extends Partial<Omit<GatewayOptions, "now">> {
  answers?: AnswerTable;
  log?: Logger;
}

export async function testGateway(options: TestOptions = {}): Promise<TestGateway> {
  const host = await recordingHost({ ...usualAnswers, ...options.answers });
  const clock = { now: START };
  const live = createLive({ now: () => clock.now });
  const gateway = await createGateway({
    apiHost: host.url,
    honoursIdempotency: true,
    publicUrl: "http://localhost:4000",
    secret: "a secret for tests that is long enough",
    log: pino({ level: "silent" }),
    live,
    brands: { ANALYTICS_HOSTS: [], AB_HOSTS: ["ab.test"], OPTIMISE_HOSTS: ["optimise.test"] },
    operations: {},
    trustedProxies: 0,
    webRoot: "/nowhere",
    open: false,
    graphiql: false,
    dev: false,
    now: () => clock.now,
    drainMs: 1000,
    ...options,
    upstream: { now: Date.now, random: () => 0, ...options.upstream },
  });
  const port = await gateway.listen(0, "127.0.0.1");
  const url = `http://127.0.0.1:${port}`;

  async function headersOf({ as = "nobody", grant, principal }: RequestOptions = {}): Promise<Record<string, string>> {
    if (as === "tool") return { authorization: `Bearer ${jwtOf("tool")}` };
    if (as === "share") return { "x-share-token": await gateway.shareTokens.seal(shareHolder(clock.now, grant)) };
    const who = principal ?? (as === "nobody" ? undefined : member(as, clock.now));
    if (who === undefined) return {};
    const jar = gateway.sessions.jar({ kind: "nobody" });
    await jar.set(who);
    return { cookie: jar.lines[0]?.split(";")[0] ?? "" };
  }

  return {
    url,
    clock,
    headersOf,
    trust: (document) => gateway.trusted.add(document),
    async execute(document, variables = {}, requestOptions = {}) {
      const sent = requestOptions.as === "tool" ? { query: document } : { id: gateway.trusted.add(document) };
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-app": "1",
          ...(await headersOf(requestOptions)),
          ...requestOptions.headers,
        },
        body: JSON.stringify({ ...sent, variables }),
        signal: requestOptions.signal ?? null,
      });
      const payload = (await response.json()) as SocketMessage;
      return { ...payload, status: response.status, headers: response.headers };
    },
    async *subscribe(document, variables = {}, requestOptions = {}) {
      const client = socketClient(url, await headersOf(requestOptions), requestOptions.headers);
      const sent =
        requestOptions.as === "tool"
          ? { query: document }
          : { query: "", extensions: { id: gateway.trusted.add(document) } };
      try {
        yield* client.iterate({ ...sent, variables }) as AsyncIterable<SocketMessage>;
      } finally {
        await client.dispose();
      }
    },
    calls: (name) => host.calls.filter((call) => name === undefined || call.name === name),
    forget: () => void host.calls.splice(0),
    answers: (table) => void Object.assign(host.table, table),
    drain: () => gateway.drain(),
    async close() {
      await gateway.drain();
      await live.close();
      await host.close();
    },
  };
}
