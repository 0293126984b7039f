// Live updates: one event for all sockets of a project. The reference is a bare broadcast of the same message by `ws`:
// memory per subscription, CPU time per delivery, and the time until the event has reached 99 % of the sockets. Each
// round starts both servers anew, because the memory of a used process says nothing.
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { globalProjectId } from "../../gateway/src/permissions/grant.ts";
import { withDataFolder } from "../product/dataFolder.ts";
import { operations } from "../product/operations.ts";
import { withHost } from "../product/openProduct.ts";
import type { FilledHost } from "../product/openProduct.ts";
import { serveGateway, signIn } from "../product/servedGateway.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Scale } from "../report/part.ts";
import { kilobytes, median, microseconds, milliseconds, ratioRow } from "../report/row.ts";
import type { Row } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import { usageOf } from "../run/usage.ts";
import { deliveryTimes, sentBefore } from "./deliveryTimes.ts";
import { liveOperation } from "./liveOperation.ts";
import type { RawOrder, RawState } from "./rawBroadcast.ts";
import type { OpenOrder, SocketOrder, SocketReport } from "./sockets.ts";

interface Effort {
  sockets: number;
  events: number;
  rounds: number;
}

const efforts: Record<Scale, Effort> = {
  check: { sockets: 50, events: 1, rounds: 1 },
  quick: { sockets: 1000, events: 3, rounds: 1 },
  usual: { sockets: 5000, events: 4, rounds: 3 },
  full: { sockets: 10_000, events: 4, rounds: 3 },
};

/** As often as the gateway polls the live numbers. */
const EVERY_MS = 2000;
/** Without an end, a lost delivery would hang the part. */
const LONGEST_SECONDS = 180;
/** Opened and closed first: the code of connections is loaded, and the heap has its usual size. */
const FIRST = 50;

interface Cost {
  /** bytes per subscription */
  memory: number;
  /** microseconds per delivery */
  cpu: number;
  /** milliseconds */
  p99: number;
  text: string;
}

type Sockets = Child<SocketOrder, SocketReport>;

interface Subject {
  origin: string;
  sockets: OpenOrder;
  /** runs while the sockets listen */
  publish(): Promise<unknown>;
  /** when events were sent, in milliseconds since 1970 */
  sentAt(): Promise<readonly number[]>;
}

async function costOf(sockets: Sockets, { events }: Effort, subject: Subject): Promise<Cost> {
  const { origin } = subject;
  const { count } = subject.sockets;
  await sockets.ask({ open: { ...subject.sockets, count: FIRST }, close: true });
  const before = await usageOf(origin);
  await sockets.ask({ open: subject.sockets });
  const start = await usageOf(origin);
  const listening = sockets.ask({ listen: { events, seconds: LONGEST_SECONDS } });
  const [{ arrivals, text }] = await Promise.all([listening, subject.publish()]);
  const after = await usageOf(origin);
  const sentAt = await subject.sentAt();
  await sockets.ask({ close: true });
  return {
    memory: ((after.memory - before.memory) * 1024 * 1024) / count,
    cpu: ((after.cpu - start.cpu) / (count * events)) * 1e6,
    p99: median(arrivals.map((each) => deliveryTimes(each, sentBefore(sentAt, each)).p99)),
    text,
  };
}

async function ofGateway(host: FilledHost, sockets: Sockets, dataDir: string, effort: Effort): Promise<Cost> {
  const { apiHost, facts, proxy } = host;
  const gateway = await serveGateway(dataDir, apiHost);
  try {
    const { id, name } = liveOperation(operations);
    const variables = { project: globalProjectId(facts.widgetId) };
    const payload = { query: "", operationName: name, variables, extensions: { id } };
    return await costOf(sockets, effort, {
      origin: gateway.origin,
      sockets: {
        url: `${gateway.origin.replace("http", "ws")}/graphql`,
        protocol: "graphql-transport-ws",
        headers: { cookie: await signIn(gateway.origin, facts.owner) },
        count: effort.sockets,
        messages: [
          JSON.stringify({ type: "connection_init", payload: { tz: "1" } }),
          JSON.stringify({ id: "1", type: "subscribe", payload }),
        ],
      },
      // the gateway polls by itself; the calls of the opening are forgotten
      publish: () => proxy.ask({}),
      async sentAt() {
        const { made } = await proxy.ask({});
        return made.filter((call) => call.name === getRealtime.name).map(({ answeredAt }) => answeredAt);
      },
    });
  } finally {
    await gateway.stop();
  }
}

async function ofRaw(sockets: Sockets, text: string, effort: Effort): Promise<Cost> {
  const raw = await startChild<RawOrder, RawState>(`${import.meta.dirname}/rawBroadcast.ts`);
  try {
    const { origin } = await raw.ask({});
    const url = origin.replace("http", "ws");
    return await costOf(sockets, effort, {
      origin,
      sockets: { url, protocol: "raw", headers: {}, count: effort.sockets, messages: [] },
      publish: () => raw.ask({ broadcast: { text, events: effort.events, everyMs: EVERY_MS } }),
      sentAt: async () => (await raw.ask({})).sentAt,
    });
  } finally {
    await raw.end();
  }
}

async function measure(host: FilledHost, dataDir: string, effort: Effort): Promise<[Row[], string]> {
  const sockets = await startChild<SocketOrder, SocketReport>(`${import.meta.dirname}/sockets.ts`);
  host.stack.defer(sockets.end);
  const ours: Cost[] = [];
  const raw: Cost[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const gateway = await ofGateway(host, sockets, dataDir, effort);
    ours.push(gateway);
    raw.push(await ofRaw(sockets, gateway.text, effort));
  }
  const both = (of: (cost: Cost) => number): [number[], number[]] => [ours.map(of), raw.map(of)];
  const rows = [
    {
      ...ratioRow(
        "memory per subscription",
        both(({ memory }) => memory),
        kilobytes,
        { most: 1.2 },
      ),
    },
    ratioRow(
      "CPU per delivery",
      both(({ cpu }) => cpu),
      microseconds,
      { most: 1.15 },
    ),
    ratioRow(
      "delivered to 99 %",
      both(({ p99 }) => p99),
      milliseconds,
      { most: 1.5 },
    ),
  ];
  const size = Buffer.byteLength(ours[0]?.text ?? "");
  const note = `${effort.sockets} sockets, ${effort.events * effort.rounds} events of ${size} bytes: each reached every socket once, with the same content`;
  return [rows, note];
}

export const livePart: Benchmark = {
  title: "Live updates (reference: a bare broadcast by ws)",
  measure: (part, scale) =>
    withDataFolder((folder) =>
      withHost(folder, { events: 5000, active: 0 }, (host) =>
        addRows(part, "live updates", async () => {
          const [rows, note] = await measure(host, folder, efforts[scale]);
          part.notes.push(note);
          return rows;
        }),
      ),
    ),
};
