// Alternating rounds of the same load on both: CPU time per request at full speed and at the same rate (at full speed the
// faster one never sleeps, and a wake-up costs as much as a small request), maximum requests per second, and the latency
// of one client when the API host is 5 ms away.
import type { Contest } from "./contenders.ts";
import type { Operation } from "../product/operations.ts";
import { bodyOf, headersOf } from "../product/servedGateway.ts";
import type { Agreed } from "./sameData.ts";
import { usageOf } from "../run/usage.ts";

export interface Side {
  /** microseconds of CPU time per request, by round: at the same rate, and at full speed */
  cpu: number[];
  fullCpu: number[];
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

const newSide = (): Side => ({ cpu: [], fullCpu: [], perSecond: [], p50: [], requests: 0, memory: 0 });

/** In seconds. */
export interface Durations {
  /** until the JIT compiler has warmed up, because servers run for days */
  warm: number;
  rate: number;
  full: number;
  wait: number;
}

/** The comparison rate as a share of the slower one's maximum. */
const RATE = 0.5;
const AWAY_MS = 5;

export async function measure(
  contest: Contest,
  operation: Operation,
  agreed: Agreed,
  { rounds, seconds }: { rounds: number; seconds: Durations },
): Promise<Measured> {
  const { gateway, limit, proxy, load } = contest;
  const sides = { gateway: newSide(), limit: newSide() };
  let [calls, requests] = [0, 0];
  const of = { gateway, limit };

  async function run(name: Name, duration: number, how: { connections?: number; perSecond?: number } = {}) {
    const { origin, cookies } = of[name];
    const body = bodyOf(operation);
    const senders = cookies.slice(0, how.connections).map((cookie) => ({ headers: headersOf(cookie), body }));
    const expected = agreed.length[name];
    const report = await load.ask({ origin, senders, seconds: duration, perSecond: how.perSecond, expected });
    if (report.wrong > 0) throw new Error(`${report.wrong} wrong replies of ${report.requests}`);
    sides[name].requests += report.requests;
    return report;
  }

  /** CPU time in microseconds per request. */
  async function cost(name: Name, duration: number, perSecond?: number) {
    await proxy.ask({ replay: true });
    const before = await usageOf(of[name].origin);
    const report = await run(name, duration, perSecond === undefined ? {} : { perSecond });
    const after = await usageOf(of[name].origin);
    sides[name].memory = Math.max(sides[name].memory, after.memory);
    if (name === "gateway") {
      const { calls: made } = await proxy.ask({ replay: true });
      requests += report.requests;
      for (const [call, count] of Object.entries(made)) if (agreed.calls.includes(call)) calls += count;
    }
    return { ...report, cpu: ((after.cpu - before.cpu) / report.requests) * 1e6 };
  }

  let slowest = Infinity;
  for (const name of names) {
    const { requests: answered, seconds: took } = await run(name, seconds.warm);
    slowest = Math.min(slowest, answered / took);
  }
  for (let round = 0; round < rounds; round++) {
    // alternates the order, because the first one runs on a quieter machine
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) sides[name].cpu.push((await cost(name, seconds.rate, slowest * RATE)).cpu);
    for (const name of order) {
      const report = await cost(name, seconds.full);
      sides[name].fullCpu.push(report.cpu);
      sides[name].perSecond.push(report.requests / report.seconds);
    }
    await proxy.ask({ replay: true, delay: AWAY_MS });
    for (const name of order) sides[name].p50.push((await run(name, seconds.wait, { connections: 1 })).p50);
    await proxy.ask({ replay: true });
  }
  return { ...sides, callsPerRequest: calls / requests };
}
