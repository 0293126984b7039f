// Alternating rounds of the same load on both: CPU time per request at the same rate (otherwise the faster one would
// never sleep, and a wake-up costs as much as a small request), maximum requests per second, and the latency of one
// client when the API host is 5 ms away.
import type { Contest } from "./contenders.ts";
import type { Operation } from "./operations.ts";
import { bodyOf, headersOf } from "./servedGateway.ts";
import type { Agreed } from "./sameData.ts";
import { usageOf } from "../run/usage.ts";

export interface Side {
  /** microseconds of CPU time per request, by round */
  cpu: number[];
  perSecond: number[];
  /** milliseconds */
  p50: number[];
  requests: number;
  /** megabytes, peak */
  memory: number;
}

export interface Measured {
  gateway: Side;
  limit: Side;
  /** API host calls of the gateway per request, without the calls that resolve the member */
  callsPerRequest: number;
}

const names = ["gateway", "limit"] as const;
type Name = (typeof names)[number];

const newSide = (): Side => ({ cpu: [], perSecond: [], p50: [], requests: 0, memory: 0 });

/** Until the JIT compiler has warmed up, because servers run for days. */
const WARM_SECONDS = 3;
const RATE_SECONDS = 0.8;
const MOST_SECONDS = 0.5;
/** The comparison rate as a share of the slower one's maximum. */
const RATE = 0.5;
const WAIT_SECONDS = 0.3;
const AWAY_MS = 5;

export async function measure(
  contest: Contest,
  operation: Operation,
  agreed: Agreed,
  rounds: number,
): Promise<Measured> {
  const { gateway, limit, host, load } = contest;
  const sides = { gateway: newSide(), limit: newSide() };
  let [calls, requests] = [0, 0];
  const of = { gateway, limit };

  async function run(name: Name, seconds: number, how: { connections?: number; perSecond?: number } = {}) {
    const { origin, cookies } = of[name];
    const body = bodyOf(operation);
    const senders = cookies.slice(0, how.connections).map((cookie) => ({ headers: headersOf(cookie), body }));
    const report = await load.ask({ origin, senders, seconds, perSecond: how.perSecond, expected: agreed.bytes[name] });
    if (report.wrong > 0) throw new Error(`${report.wrong} wrong replies of ${report.requests}`);
    sides[name].requests += report.requests;
    return report;
  }

  async function cost(name: Name, perSecond: number): Promise<void> {
    await host.ask({});
    const before = await usageOf(of[name].origin);
    const report = await run(name, RATE_SECONDS, { perSecond });
    const after = await usageOf(of[name].origin);
    sides[name].cpu.push(((after.cpu - before.cpu) / report.requests) * 1e6);
    sides[name].memory = Math.max(sides[name].memory, after.memory);
    if (name === "limit") return;
    const { calls: made } = await host.ask({});
    requests += report.requests;
    for (const [call, count] of Object.entries(made)) if (agreed.calls.includes(call)) calls += count;
  }

  let slowest = Infinity;
  for (const name of names) {
    const { requests: answered, seconds } = await run(name, WARM_SECONDS);
    slowest = Math.min(slowest, answered / seconds);
  }
  for (let round = 0; round < rounds; round++) {
    // alternates the order, because the first one runs on a quieter machine
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) await cost(name, slowest * RATE);
    for (const name of order) {
      const report = await run(name, MOST_SECONDS);
      sides[name].perSecond.push(report.requests / report.seconds);
    }
    await host.ask({ delay: AWAY_MS });
    for (const name of order) sides[name].p50.push((await run(name, WAIT_SECONDS, { connections: 1 })).p50);
    await host.ask({});
  }
  return { ...sides, callsPerRequest: calls / requests };
}
