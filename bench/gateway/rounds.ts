// Rounds of the same load on both, in turns: what a request costs in processor time, how many there are a second, and
// how long one client waits while the API host is 5 ms away.
import type { LoadReport } from "./load.ts";
import type { Contender, Contest } from "./contenders.ts";
import type { Operation } from "./operations.ts";
import { bodyOf, headersOf } from "./servedGateway.ts";
import type { Agreed } from "./sameData.ts";
import { usageOf } from "../run/usage.ts";

export interface Side {
  /** microseconds of processor time a request, by round */
  cpu: number[];
  perSecond: number[];
  /** milliseconds */
  p50: number[];
  requests: number;
  /** megabytes, the most that was seen */
  memory: number;
}

export interface Measured {
  gateway: Side;
  limit: Side;
  /** calls of the gateway to the API host for each of its requests, without those that ask who the member is */
  callsPerRequest: number;
}

const newSide = (): Side => ({ cpu: [], perSecond: [], p50: [], requests: 0, memory: 0 });

const WARM_SECONDS = 1.5;
const LOAD_SECONDS = 1.2;
const WAIT_SECONDS = 0.4;
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
  const names = ["gateway", "limit"] as const;

  async function run(who: Contender, expected: number, seconds: number, connections?: number): Promise<LoadReport> {
    const senders = who.cookies.slice(0, connections).map((cookie) => ({
      headers: headersOf(cookie),
      body: bodyOf(operation),
    }));
    const report = await load.ask({ origin: who.origin, senders, seconds, expected });
    if (report.wrong > 0) throw new Error(`${operation.name}: ${report.wrong} wrong replies of ${report.requests}`);
    return report;
  }
  const bytes = { gateway: agreed.gatewayBytes, limit: agreed.limitBytes };
  const of = { gateway, limit };

  async function throughput(name: (typeof names)[number]): Promise<void> {
    const side = sides[name];
    await host.ask({});
    const before = await usageOf(of[name].origin);
    const report = await run(of[name], bytes[name], LOAD_SECONDS);
    const after = await usageOf(of[name].origin);
    side.cpu.push(((after.cpu - before.cpu) / report.requests) * 1e6);
    side.perSecond.push(report.requests / report.seconds);
    side.requests += report.requests;
    side.memory = Math.max(side.memory, after.memory);
    if (name === "limit") return;
    const { calls: made } = await host.ask({});
    requests += report.requests;
    for (const [call, count] of Object.entries(made)) if (agreed.calls.includes(call)) calls += count;
  }
  async function waiting(name: (typeof names)[number]): Promise<void> {
    const report = await run(of[name], bytes[name], WAIT_SECONDS, 1);
    sides[name].p50.push(report.p50);
  }

  for (const name of names) await run(of[name], bytes[name], WARM_SECONDS);
  for (let round = 0; round < rounds; round++) {
    // whoever is first has the quieter machine: take turns
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) await throughput(name);
    await host.ask({ delay: AWAY_MS });
    for (const name of order) await waiting(name);
    await host.ask({});
  }
  return { ...sides, callsPerRequest: calls / requests };
}
