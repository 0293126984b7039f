// Scores of Lighthouse for a mobile device. It is fetched by npx when it runs: it has 114 packages of 176 MB, too much
// for every installation of this repository.
import { spawn } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { inherited } from "../env.ts";
import { register } from "../run/processes.ts";
import type { Visit } from "./firstLoad.ts";

const VERSION = "13.5.0";

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});

export interface Score {
  /** 0 to 100 */
  score: number;
  /** first and largest contentful paint, and total blocking time, as text */
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
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)}: ${complaint.slice(-300)}`);
  return printed;
}

/** In the default context of the Chromium that listens on `port`: its cookies stay. */
export async function lighthouse({ url }: Visit, port: number): Promise<Score> {
  const printed = await run([
    url,
    `--port=${port}`,
    "--output=json",
    "--quiet",
    "--only-categories=performance",
    "--disable-storage-reset",
  ]);
  const { categories, audits, runtimeError } = Report.parse(JSON.parse(printed));
  if (runtimeError) throw new Error(runtimeError.message);
  const shown = { FCP: "first-contentful-paint", LCP: "largest-contentful-paint", TBT: "total-blocking-time" };
  const paints = Object.entries(shown).map(([name, audit]) => `${name} ${audits[audit]?.displayValue ?? "unknown"}`);
  return { score: Math.round(categories.performance.score * 100), paints: paints.join(", ") };
}
