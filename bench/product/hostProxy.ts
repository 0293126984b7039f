// A proxy between a gateway and the API host, in its own process: hostProxy.ts ORIGIN-OF-THE-HOST. It records the calls.
// When replaying, it returns the recorded response to a known call, as fast as node:http allows or after a delay, so
// that the host's own speed doesn't count.
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { Pool } from "undici";
import { matchEndpoint } from "../../gateway/src/testing/contract.ts";
import { answerOrders } from "../run/child.ts";
import { now } from "../run/clock.ts";

/** The counts and calls since the previous order are returned and cleared. */
export interface ProxyOrder {
  /** absent: every call is forwarded */
  replay?: boolean;
  /** milliseconds from a replayed call to its response; absent: no delay */
  delay?: number;
}

export interface MadeCall {
  /** of the endpoint */
  name: string;
  method: string;
  path: string;
  body: string;
  /** the header */
  widgetid: string | undefined;
  /** a call belongs to the next wave if a call of the current wave had already been answered */
  wave: number;
  /** milliseconds since 1970; NaN until the response */
  answeredAt: number;
  /** milliseconds from the call to its response */
  ms: number;
}

export interface ProxyState {
  origin: string;
  calls: Record<string, number>;
  /** the first calls, in order */
  made: MadeCall[];
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const REMEMBERED = 500;

const pool = new Pool(process.argv[2] ?? "", { connections: 64, bodyTimeout: 0, headersTimeout: 0 });
const recorded = new Map<string, Answer>();
const names = new Map<string, string>();
let order: ProxyOrder = {};
let counts = new Map<string, number>();
let made: MadeCall[] = [];
let wave = 0;
let isWaveAnswered = false;

/** Of this hop only; the length is set for each response. */
const hop = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "host", "date", "expect"]);
const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.has(name)));

function nameOf(method: string, path: string): string {
  const call = `${method} ${path}`;
  const known = names.get(call);
  if (known !== undefined) return known;
  const name = matchEndpoint(method, path.split("?")[0] ?? "")?.endpoint.name ?? call;
  names.set(call, name);
  return name;
}

async function forward(method: string, path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
  const answer = await pool.request({ method, path, headers: passed(headers), body: body.length > 0 ? body : null });
  return {
    status: answer.statusCode,
    headers: passed(answer.headers),
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  };
}

const server = createServer((request, response) => {
  const began = now();
  const chunks: Buffer[] = [];
  const send = ({ status, headers, bytes }: Answer, call: MadeCall) => {
    isWaveAnswered = true;
    call.answeredAt = now();
    call.ms = call.answeredAt - began;
    response.writeHead(status, { ...headers, "content-length": bytes.length });
    response.end(bytes);
  };
  const answer = () => {
    const { method = "", url: path = "", headers } = request;
    const body = Buffer.concat(chunks);
    const widgetid = headers["widgetid"]?.toString();
    const name = nameOf(method, path);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (isWaveAnswered) wave += 1;
    isWaveAnswered = false;
    const call = { name, method, path, body: body.toString("utf8"), widgetid, wave, answeredAt: NaN, ms: NaN };
    if (made.length < REMEMBERED) made.push(call);
    const key = `${method} ${path} ${widgetid} ${call.body}`;
    const known = order.replay ? recorded.get(key) : undefined;
    if (known === undefined) {
      forward(method, path, headers, body).then(
        (fresh) => {
          recorded.set(key, fresh);
          send(fresh, call);
        },
        () => response.destroy(),
      );
    } else if (order.delay === undefined) send(known, call);
    else setTimeout(send, order.delay, known, call);
  };
  request.on("data", (chunk: Buffer) => void chunks.push(chunk));
  request.on("end", answer);
});
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

answerOrders((next: ProxyOrder): ProxyState => {
  const state = { origin, calls: Object.fromEntries(counts), made };
  counts = new Map();
  // the response of a call under way comes after this order
  made = made.filter(({ answeredAt }) => Number.isNaN(answeredAt));
  wave = 0;
  isWaveAnswered = false;
  order = next;
  return state;
});
