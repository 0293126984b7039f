// A part of the benchmarks: what it measures, and how a failure is reported. A failed measurement is a row of its part,
// which keeps the rows measured so far, and never ends the run.
import { failedRow } from "./row.ts";
import type { Row } from "./row.ts";

/** `check`: seconds, for correctness only. `full`: ten million events and ten thousand sockets. */
export type Scale = "check" | "quick" | "usual" | "full";

export interface Part {
  name: string;
  rows: Row[];
  /** checks made along the way, as sentences */
  notes: string[];
}

export interface Benchmark {
  title: string;
  measure(part: Part, scale: Scale): Promise<void>;
}

/** Minutes after which a part hangs: many times what it takes on a busy machine, because slowness is no failure. */
const hangAfter: Record<Scale, number> = { check: 10, quick: 20, usual: 60, full: 120 };

export async function addRows(part: Part, what: string, measure: () => Promise<readonly Row[]>): Promise<void> {
  try {
    part.rows.push(...(await measure()));
  } catch (error) {
    part.rows.push(failedRow(what, error));
  }
}

/** Rejects if an error occurs outside of any awaited call, such as in a listener. */
function nextUncaught(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, reject);
      signal.addEventListener("abort", () => process.off(event, reject));
    }
  });
}

function after(minutes: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`not finished after ${minutes} minutes`)), minutes * 60_000);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}

export interface RunOptions {
  scale: Scale;
  /** ends what a failed or hanging part has left running */
  cleanUp: () => Promise<void>;
  /** minutes */
  hangsAfter?: number;
}

export async function runPart(
  name: string,
  { title, measure }: Benchmark,
  { scale, cleanUp, hangsAfter = hangAfter[scale] }: RunOptions,
): Promise<Part> {
  const part: Part = { name: title, rows: [], notes: [] };
  const over = new AbortController();
  try {
    await Promise.race([measure(part, scale), after(hangsAfter, over.signal), nextUncaught(over.signal)]);
  } catch (error) {
    part.rows.push(failedRow(name, error));
  }
  await cleanUp();
  over.abort();
  // a hanging part may go on adding rows
  return { ...part, rows: [...part.rows], notes: [...part.notes] };
}

export const hasFailed = (parts: readonly Part[]): boolean =>
  parts.some(({ rows }) => rows.some(({ error }) => error !== undefined));
