// The start of the whole product with `npm start`'s own command: with the demo on an empty data folder (cold), then again
// on the same (warm; a check starts on empty stores only). The reference is the embedded stores opened alone. Then memory and
// CPU time at rest, of which the reference is the budget.
import path from "node:path";
import { withDataFolder } from "../product/dataFolder.ts";
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

const efforts: Record<Scale, { warm: number; idleSeconds: number }> = {
  check: { warm: 1, idleSeconds: 1 },
  quick: { warm: 1, idleSeconds: 10 },
  usual: { warm: 5, idleSeconds: 30 },
  full: { warm: 5, idleSeconds: 30 },
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
  const server = await startServer(port, env, START_SECONDS);
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

interface Folders {
  product: string;
  bare: string;
}

async function measureWarm(part: Part, folders: Folders, demo: string, scale: Scale): Promise<Row[]> {
  const { warm, idleSeconds } = efforts[scale];
  const starts: [Start, Start][] = [];
  for (let round = 0; round < warm; round++) {
    const product = await startProduct(folders.product, demo);
    try {
      starts.push([product.start, await startBare(folders.bare)]);
      if (round < warm - 1) continue;
      await addRows(part, "gateway at rest", () => atRest("gateway", product.origin, idleSeconds));
      await addRows(part, "host at rest", () => atRest("host", product.hostOrigin, idleSeconds));
    } finally {
      await product.stop();
    }
  }
  return startRows("warm", starts, MOST_WARM);
}

async function measureBoth(part: Part, folders: Folders, scale: Scale): Promise<void> {
  await addRows(part, "cold start", async () => {
    const product = await startProduct(folders.product, "on");
    await product.stop();
    return startRows("cold", [[product.start, await startBare(folders.bare)]], MOST_COLD);
  });
  await addRows(part, "warm start", () => measureWarm(part, folders, "on", scale));
}

export const startupPart: Benchmark = {
  title: "Start (reference: the embedded stores opened alone), and rest (reference: the budget)",
  measure: (part, scale) =>
    scale === "check"
      ? withDataFolder((product) =>
          withDataFolder((bare) =>
            addRows(part, "warm start", () => measureWarm(part, { product, bare }, "off", scale)),
          ),
        )
      : withTemporaryFolder((folder) =>
          measureBoth(part, { product: path.join(folder, "product"), bare: path.join(folder, "stores") }, scale),
        ),
};
