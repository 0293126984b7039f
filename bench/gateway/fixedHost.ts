// The API host of the comparison, in its own process. It returns the same bytes for the same call, as fast as node:http
// allows or after a delay in milliseconds. Calls without fixed data get a sample response generated from the contract.
// It counts calls by endpoint name and records the first ones.
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { z } from "zod";
import * as account from "@sightline/schema/rest/account/account";
import * as billing from "@sightline/schema/rest/billing/billing";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { getDomainSetting } from "@sightline/schema/rest/company/company";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { getEvents } from "@sightline/schema/rest/events/events";
import * as projects from "@sightline/schema/rest/projects/projects";
import { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { matchEndpoint } from "../../gateway/src/testing/contract.ts";
import { sampleAnswer } from "../../gateway/src/testing/sampleAnswer.ts";
import { answerOrders } from "../run/child.ts";
import * as fixed from "./data/answers.ts";

/** Milliseconds from a call to its response. Absent: no delay. Returns the counts since the previous order. */
export interface HostOrder {
  delay?: number;
}

export interface MadeCall {
  name: string;
  method: string;
  path: string;
  body: string;
  /** the header */
  widgetid: string | undefined;
  /** a call belongs to the next wave if a call of the current wave had already been answered */
  wave: number;
}

export interface HostState {
  origin: string;
  calls: Record<string, number>;
  /** the first calls, in order */
  made: MadeCall[];
}

const REMEMBERED = 200;

/** Fails at startup if a response breaks the contract. */
function bytesOf<E extends Endpoint>({ name, answer }: E, given: z.input<E["answer"]>): Buffer {
  const checked = answer.safeParse(given);
  if (!checked.success) throw new Error(`${name}: the fixed answer breaks the contract: ${checked.error.message}`);
  return Buffer.from(JSON.stringify(given));
}

const plain: [Endpoint, Buffer][] = [
  [account.getAppVersion, bytesOf(account.getAppVersion, fixed.version)],
  [account.getUser, bytesOf(account.getUser, fixed.user)],
  [billing.getPlanInfoWithAddOns, bytesOf(billing.getPlanInfoWithAddOns, fixed.plan)],
  [billing.getTrial, bytesOf(billing.getTrial, fixed.trial)],
  [billing.getUsage, bytesOf(billing.getUsage, fixed.usage)],
  [billing.checkFor30DayExpire, bytesOf(billing.checkFor30DayExpire, fixed.notSuspended)],
  [getRealtime, bytesOf(getRealtime, fixed.realtime)],
  [getEvents, bytesOf(getEvents, fixed.events)],
  [projects.getWidgets, bytesOf(projects.getWidgets, fixed.widgets)],
  [projects.checkTraffic, bytesOf(projects.checkTraffic, fixed.trafficCheck)],
  [getAnnotations, bytesOf(getAnnotations, fixed.annotations)],
  [traffic.getTrafficSummary, bytesOf(traffic.getTrafficSummary, fixed.summary)],
  [traffic.getTrafficSeries, bytesOf(traffic.getTrafficSeries, fixed.series)],
  [traffic.getActiveHours, bytesOf(traffic.getActiveHours, fixed.activeHours)],
];
const nothing = Buffer.from('{"err":"Nothing here","code":"NOT_FOUND"}');
const breakdowns = new Map(
  Object.entries(fixed.breakdowns).map(([name, given]) => [name, bytesOf(traffic.getTrafficBreakdown, given)]),
);
/** By the path prefix before the parameter. */
const prefixed = [
  { endpoint: account.getUserAttribute, status: 200, bytes: bytesOf(account.getUserAttribute, fixed.attribute) },
  {
    endpoint: projects.showInstallationBanner,
    status: 200,
    bytes: bytesOf(projects.showInstallationBanner, fixed.installed),
  },
  { endpoint: getDomainSetting, status: 404, bytes: nothing },
];
const { getTrafficBreakdown } = traffic;

interface Answer {
  name: string;
  status: number;
  bytes: Buffer;
}

const table = new Map(
  plain.map(([{ name, method, path }, bytes]): [string, Answer] => [`${method} ${path}`, { name, status: 200, bytes }]),
);
const prefixOf = ({ method, path }: Endpoint) => `${method} ${path.slice(0, path.indexOf("{"))}`;

function answerTo(call: string, body: string): Answer {
  const known = table.get(call);
  if (known) return known;
  if (call === `${getTrafficBreakdown.method} ${getTrafficBreakdown.path}`) {
    const dimension = /"dimension":"(\w+)"/.exec(body)?.[1] ?? "";
    return {
      name: `${getTrafficBreakdown.name} ${dimension}`,
      status: 200,
      bytes: breakdowns.get(dimension) ?? nothing,
    };
  }
  if (call === `${account.authenticate.method} ${account.authenticate.path}`) {
    const session = fixed.sessionOf(account.authenticate.body.parse(JSON.parse(body)).email);
    return { name: account.authenticate.name, status: 200, bytes: bytesOf(account.authenticate, session) };
  }
  const found = prefixed.find(({ endpoint }) => call.startsWith(prefixOf(endpoint)));
  return found ? { ...found, name: found.endpoint.name } : sampleOf(call);
}

const samples = new Map<string, Answer>();

function sampleOf(call: string): Answer {
  const known = samples.get(call);
  if (known) return known;
  const [method = "", path = ""] = call.split(" ");
  const endpoint = matchEndpoint(method, path.split("?")[0] ?? "")?.endpoint;
  const answer = endpoint && sampleAnswer(endpoint);
  const bytes = answer === undefined ? nothing : Buffer.from(JSON.stringify(answer));
  const sample = { name: endpoint?.name ?? call, status: answer === undefined ? 404 : 200, bytes };
  samples.set(call, sample);
  return sample;
}

let counts = new Map<string, number>();
let made: MadeCall[] = [];
let wave = 0;
let isWaveAnswered = false;
let delay = 0;

function bodyOf(request: IncomingMessage, use: (body: string) => void): void {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
  request.on("end", () => use(body));
}

const server = createServer((request, response) => {
  bodyOf(request, (body) => {
    const { name, status, bytes } = answerTo(`${request.method} ${request.url}`, body);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (isWaveAnswered) wave += 1;
    isWaveAnswered = false;
    if (made.length < REMEMBERED) {
      const { method = "", url: path = "", headers } = request;
      made.push({ name, method, path, body, widgetid: headers["widgetid"]?.toString(), wave });
    }
    const send = () => {
      isWaveAnswered = true;
      response.writeHead(status, { "content-type": "application/json", "content-length": bytes.length });
      response.end(bytes);
    };
    if (delay === 0) send();
    else setTimeout(send, delay);
  });
});
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

answerOrders((order: HostOrder): HostState => {
  const state = { origin, calls: Object.fromEntries(counts), made };
  counts = new Map();
  made = [];
  wave = 0;
  isWaveAnswered = false;
  delay = order.delay ?? 0;
  return state;
});
