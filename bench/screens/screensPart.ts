// Milliseconds of each screen's query through the gateway, on a project with many events: first after a start (cold),
// then computed anew (warm), the same with a filter and without a comparison, repeated without a change of its data, and
// repeated after events were added, as on a site with visitors.
// The reference is a bare count of the project's events of the same thirty days, in the same round.
import { withDataFolder } from "../product/dataFolder.ts";
import { readScreens, shellOperations } from "../product/operations.ts";
import type { Operation } from "../product/operations.ts";
import { withProduct } from "../product/openProduct.ts";
import type { Product } from "../product/openProduct.ts";
import { bodyOf, headersOf, send, signIn } from "../product/servedGateway.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { median, milliseconds, ratios } from "../report/row.ts";
import type { Row } from "../report/row.ts";
import { usageOf } from "../run/usage.ts";
import { measuredOf } from "./screenOperations.ts";
import type { Measured } from "./screenOperations.ts";

interface Effort {
  events: number;
  active: number;
  /** after the first request of each query; 0: only that */
  rounds: number;
}

const efforts: Record<Scale, Effort> = {
  check: { events: 20_000, active: 20, rounds: 0 },
  quick: { events: 100_000, active: 100, rounds: 1 },
  usual: { events: 1_000_000, active: 200, rounds: 5 },
  full: { events: 10_000_000, active: 200, rounds: 5 },
};

/** Those of a few seconds. */
const NEW_EVENTS = 10;

type Moment = "cold" | "repeated" | "with new events" | Measured["variants"][number]["name"];

/** Milliseconds at ten million events, on a machine whose count takes `COUNT_MS`: the ratio is portable, the time isn't. */
const COUNT_MS = 43;
const mostMs = { cold: 400, warm: 150, repeated: 150, "with new events": 150, filtered: 150, "not compared": 150 };
const special: Readonly<Record<string, number>> = { shell: 20, "/visitor/realtime": 25 };

function goalOf(screen: string, moment: Moment, ratio: number, scale: Scale): Pick<Row, "goal" | "isReached"> {
  const most = moment === "cold" ? mostMs.cold : (special[screen] ?? mostMs[moment]);
  const goal = `at most ${(most / COUNT_MS).toFixed(2)} at ten million`;
  return scale === "full" ? { goal, isReached: ratio <= most / COUNT_MS } : { goal };
}

/** A screen of other plans. */
const REFUSED = /"code":"(FORBIDDEN|PLAN_LIMIT)"/;

interface Sample {
  ours: number;
  bare: number;
}

const rowOf = (screen: string, moment: Moment, samples: readonly Sample[], scale: Scale): Row => {
  const [ours, bare] = [samples.map((each) => each.ours), samples.map((each) => each.bare)];
  const spread = ratios(ours, bare);
  return {
    what: `${screen} ${moment}`,
    ours: milliseconds(median(ours)),
    reference: milliseconds(median(bare)),
    ...spread,
    ...goalOf(screen, moment, spread.ratio, scale),
  };
};

async function measureAll({ gateway, host, proxy, facts }: Product, part: Part, scale: Scale): Promise<void> {
  const headers = headersOf(await signIn(gateway.origin, facts.owner));
  const all = measuredOf(await readScreens(), shellOperations());
  const { rounds } = efforts[scale];

  async function timed(operation: Operation): Promise<Sample> {
    const { ms: bare } = await host.ask({ scan: true });
    const began = performance.now();
    await send(gateway.origin, headers, bodyOf(operation));
    return { ours: performance.now() - began, bare };
  }

  const samples = new Map<string, Sample[]>();
  const failed = new Map<Measured, unknown>();
  const slowest = new Map<Measured, string>();
  const add = (key: string, sample: Sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  // round 0 is the first request of each screen since the start
  for (let round = 0; round <= rounds; round++) {
    for (const measured of all.filter((each) => !failed.has(each))) {
      try {
        for (const { name, operation } of measured.variants) {
          if (round === 0 && name === "warm") await host.ask({ dropCaches: true });
          await proxy.ask({});
          if (round > 0) await host.ask({ forgetAnswers: true });
          const sample = await timed(operation);
          if (round > 0) add(`${measured.screen} ${name}`, sample);
          else if (name === "warm") add(`${measured.screen} cold`, sample);
          if (name !== "warm") continue;
          const { made } = await proxy.ask({});
          const calls = made.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
          const text = calls.map((call) => `${call.name} ${milliseconds(call.ms)}`).join(", ");
          slowest.set(measured, `upstream calls: ${made.length}, slowest ${text}`);
          if (round === 0) continue;
          add(`${measured.screen} repeated`, await timed(operation));
          await host.ask({ addEvents: NEW_EVENTS });
          add(`${measured.screen} with new events`, await timed(operation));
        }
      } catch (error) {
        failed.set(measured, error);
      }
    }
  }
  for (const measured of all) {
    const { screen, variants } = measured;
    if (REFUSED.test(String(failed.get(measured)))) {
      part.notes.push(`${screen}: not part of the company's plan`);
      continue;
    }
    await addRows(part, screen, () => {
      if (failed.has(measured)) return Promise.reject(failed.get(measured));
      const moments: Moment[] = ["cold", "repeated", "with new events", ...variants.map(({ name }) => name)];
      part.notes.push(`${screen}: ${variants[0]?.operation.name}, ${slowest.get(measured)}`);
      const rows = moments.map((moment) => rowOf(screen, moment, samples.get(`${screen} ${moment}`) ?? [], scale));
      return Promise.resolve(rounds > 0 ? rows : rows.slice(0, 1));
    });
  }
  const [ofHost, ofGateway] = [await usageOf(facts.origin), await usageOf(gateway.origin)];
  part.notes.push(
    `${facts.events.toLocaleString("en")} events; memory of the host ${ofHost.memory.toFixed(0)} MB, of the gateway ${ofGateway.memory.toFixed(0)} MB`,
  );
}

export const screensPart: Benchmark = {
  title: "Screens through the gateway (reference: a bare count of the events of thirty days)",
  measure: (part, scale) =>
    withDataFolder((folder) => withProduct(folder, efforts[scale], (product) => measureAll(product, part, scale))),
};
