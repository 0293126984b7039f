// Scores of Lighthouse for a mobile device. It is fetched by npx when it runs: it has 114 packages of 176 MB, too much
// for every installation of this repository.
import { spawn } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { inherited } from "../env.ts";
import { end, register } from "../run/processes.ts";
import type { Visit } from "./firstLoad.ts";
import { withOwnChromium } from "./ownChromium.ts";

const VERSION = "13.5.0";
/** Of one run, with the download on the first. */
const AT_MOST_MS = 240_000;

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});

export interface Score {
  /** 0 to 100 */
  score: number;
  /** the metrics of the score, as text */
  paints: string;
}

async function run(args: readonly string[]): Promise<string> {
  // Lighthouse needs the Node of this process
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${inherited["PATH"] ?? ""}`;
  const child = spawn("npx", ["--yes", `lighthouse@${VERSION}`, ...args], {
    env: { ...inherited, PATH },
    stdio: ["ignore", "pipe", "pipe"],
  });
  register(child);
  let printed = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString("utf8")));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void end(child, 5);
  }, AT_MOST_MS);
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => clearTimeout(timer));
  if (isLate) throw new Error(`Lighthouse took more than ${AT_MOST_MS / 1000} s`);
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)}: ${complaint.slice(-300)}`);
  return printed;
}

/** Network and processor are simulated from one load, since the speed of a busy machine says little. */
export async function lighthouse(visit: Visit): Promise<Score> {
  const printed = await withOwnChromium(visit, (port) =>
    run([
      visit.url,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      "--only-categories=performance",
      "--throttling-method=simulate",
      "--max-wait-for-load=60000",
      // keeps the session
      "--disable-storage-reset",
    ]),
  );
  const { categories, audits, runtimeError } = Report.parse(JSON.parse(printed));
  if (runtimeError) throw new Error(runtimeError.message);
  const shown = {
    FCP: "first-contentful-paint",
    LCP: "largest-contentful-paint",
    SI: "speed-index",
    TBT: "total-blocking-time",
    CLS: "cumulative-layout-shift",
  };
  const paints = Object.entries(shown).map(([name, audit]) => `${name} ${audits[audit]?.displayValue ?? "unknown"}`);
  return { score: Math.round(categories.performance.score * 100), paints: paints.join(", ") };
}
