// The start of the whole product with `npm start`'s own command: on an empty data folder (cold; with the demo, except
// while checking), then again on the same (warm). The reference is the embedded stores opened alone. Then memory and
// CPU time at rest, of which the reference is the budget.
import path from "node:path";
import type { BareOrder, BareUsage } from "../product/bareStores.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { budgetRow, megabytes, ratioRow } from "../report/row.ts";
import type { Row } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import { freePort, startServer } from "../run/server.ts";
import type { Server } from "../run/server.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import { usageOf } from "../run/usage.ts";

const efforts: Record<Scale, { warm: number; idleSeconds: number; demo: "on" | "off" }> = {
  check: { warm: 0, idleSeconds: 1, demo: "off" },
  quick: { warm: 1, idleSeconds: 10, demo: "on" },
  usual: { warm: 5, idleSeconds: 30, demo: "on" },
  full: { warm: 5, idleSeconds: 30, demo: "on" },
};

const BARE = path.join(import.meta.dirname, "../product/bareStores.ts");

const MOST_WARM = 2.5;
const MOST_COLD = 8;
const most = { gateway: { memory: 250, idle: 1 }, host: { memory: 1024, idle: 1 } };
const START_SECONDS = 300;

interface Start {
  /** both in seconds until /readyz succeeds; CPU time of all processes */
  wall: number;
  cpu: number;
}

interface Running extends Server {
  start: Start;
  /** of the API host */
  hostOrigin: string;
}

async function startProduct(dataDir: string, demo: string): Promise<Running> {
  const [port, hostPort] = [await freePort(), await freePort()];
  const began = performance.now();
  const env = { PORT: String(port), HOST_PORT: String(hostPort), DATA_DIR: dataDir, DEMO: demo };
  const server = await startServer("gateway/src/main.ts", port, env, START_SECONDS);
  const wall = (performance.now() - began) / 1000;
  const hostOrigin = `http://127.0.0.1:${hostPort}`;
  const cpu = (await usageOf(server.origin)).cpu + (await usageOf(hostOrigin)).cpu;
  return { ...server, hostOrigin, start: { wall, cpu } };
}

async function startBare(dataDir: string): Promise<Start> {
  const began = performance.now();
  const bare = await startChild<BareOrder, BareUsage>(BARE, [dataDir]);
  const wall = (performance.now() - began) / 1000;
  const { cpu } = await bare.ask({ close: true });
  await bare.end();
  return { wall, cpu };
}

const seconds = (value: number) => `${value.toFixed(2)} s`;

/** Each start of the product with its reference. */
function startRows(name: string, starts: readonly [Start, Start][], mostRatio: number): Row[] {
  const both = (of: (start: Start) => number): [number[], number[]] => [
    starts.map(([ours]) => of(ours)),
    starts.map(([, bare]) => of(bare)),
  ];
  return [
    ratioRow(
      `${name} start: until ready`,
      both(({ wall }) => wall),
      seconds,
      { most: mostRatio },
    ),
    ratioRow(
      `${name} start: CPU time`,
      both(({ cpu }) => cpu),
      seconds,
      { most: mostRatio },
    ),
  ];
}

async function atRest(name: keyof typeof most, origin: string, idleSeconds: number): Promise<Row[]> {
  const before = await usageOf(origin);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000));
  const after = await usageOf(origin);
  const share = (100 * (after.cpu - before.cpu)) / ((performance.now() - began) / 1000);
  return [
    budgetRow(`${name} at rest: memory`, after.memory, most[name].memory, megabytes),
    budgetRow(`${name} at rest: CPU`, share, most[name].idle, (value) => `${value.toFixed(2)} % of a core`),
  ];
}

async function measure(folder: string, part: Part, scale: Scale): Promise<void> {
  const { warm, idleSeconds, demo } = efforts[scale];
  const [ours, bare] = [path.join(folder, "product"), path.join(folder, "stores")];

  async function startBoth(isLast: boolean): Promise<[Start, Start]> {
    const product = await startProduct(ours, demo);
    try {
      const reference = await startBare(bare);
      if (isLast) {
        for (const [name, origin] of [
          ["gateway", product.origin],
          ["host", product.hostOrigin],
        ] as const) {
          await addRows(part, `${name} at rest`, () => atRest(name, origin, idleSeconds));
        }
      }
      return [product.start, reference];
    } finally {
      await product.stop();
    }
  }

  await addRows(part, "cold start", async () => startRows("cold", [await startBoth(warm === 0)], MOST_COLD));
  if (warm === 0) return;
  await addRows(part, "warm start", async () => {
    const starts: [Start, Start][] = [];
    for (let round = 0; round < warm; round++) starts.push(await startBoth(round === warm - 1));
    return startRows("warm", starts, MOST_WARM);
  });
}

export const startupPart: Benchmark = {
  title: "Start (reference: the embedded stores opened alone), and rest (reference: the budget)",
  limit: { check: 150, quick: 600, usual: 1200, full: 1200 },
  measure: (part, scale) => withTemporaryFolder((folder) => measure(folder, part, scale)),
};
