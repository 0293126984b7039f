// An API host for tests: a real server that responds from a table by endpoint name, validates both sides against the
// contract, and records every call.
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { matchEndpoint } from "./contract.ts";

export interface RecordedCall {
  name: string;
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: IncomingHttpHeaders;
  /** the client disconnected before the response */
  aborted: boolean;
}

/** A response other than JSON with status 200: a refusal or an error. */
export class Raw {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body?: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Never responds; for testing deadlines and clients that disconnect. */
export const SILENCE = Symbol("silence");
/** Resets the connection. */
export const RESET = Symbol("reset");

/** A value, or a function of the call that returns one; Raw, SILENCE or RESET for responses outside the contract. */
export type Answer = NonNullable<unknown> | null | undefined;
export type Answerer = (call: RecordedCall) => unknown;
export type AnswerTable = Record<string, Answerer | Answer>;

const isAnswerer = (entry: Answerer | Answer): entry is Answerer => typeof entry === "function";

export interface RecordingHost {
  url: string;
  calls: RecordedCall[];
  table: AnswerTable;
  close(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function send(response: ServerResponse, raw: Raw): void {
  const { body: given } = raw;
  const isReady = given === undefined || typeof given === "string" || given instanceof Uint8Array;
  const body = isReady ? given : JSON.stringify(given);
  response.writeHead(raw.status, { ...(body !== undefined && { "content-type": "application/json" }), ...raw.headers });
  response.end(body);
}

export async function recordingHost(table: AnswerTable, port = 0): Promise<RecordingHost> {
  const calls: RecordedCall[] = [];
  const host = { url: "", calls, table, close: () => Promise.resolve() };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://host");
    const match = matchEndpoint(request.method ?? "", url.pathname);
    const body = await readJson(request);
    if (match === undefined)
      return send(response, new Raw(404, { err: `no such call: ${request.method} ${url.pathname}` }));
    const { endpoint, params } = match;
    const call: RecordedCall = {
      name: endpoint.name,
      method: endpoint.method,
      path: request.url ?? "",
      params,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: request.headers,
      aborted: false,
    };
    response.once("close", () => {
      call.aborted = !response.writableFinished;
    });
    calls.push(call);
    if (
      [[endpoint.params, params] as const, [endpoint.body, body] as const].some(
        ([schema, sent]) => schema && !z.safeParse(schema, sent).success,
      )
    ) {
      return send(response, new Raw(400, { err: `${endpoint.name}: the call breaks the contract`, code: "INVALID" }));
    }
    if (!(endpoint.name in host.table))
      return send(response, new Raw(404, { err: `the test answers no ${endpoint.name}` }));
    const entry = host.table[endpoint.name];
    const given: unknown = isAnswerer(entry) ? await entry(call) : entry;
    if (given === SILENCE) return;
    if (given === RESET) return void request.socket.destroy();
    if (given instanceof Raw) return send(response, given);
    const checked = z.safeParse(endpoint.answer, given);
    // a response that violates the contract is an error in the test
    if (!checked.success)
      throw new Error(`${endpoint.name}: the test's answer breaks the contract: ${checked.error.message}`);
    send(response, given === undefined ? new Raw(204) : new Raw(200, given));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}
