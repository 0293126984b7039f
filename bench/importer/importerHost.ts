// The host that imports log lines, in its own process: importerHost.ts DATA_DIR. For each order, the log is imported
// and also read by a bare parser. The result contains the CPU time of both.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { IMPORT_LIMITS } from "@sightline/schema/rest/projects/importing";
import { openRealHost } from "../product/openRealHost.ts";
import { answerOrders } from "../run/child.ts";
import { isView, type LogKind, logLines } from "./logLines.ts";

export interface ImportOrder {
  kind: LogKind;
  lines: number;
  round: number;
}

export interface ImportReport {
  /** page views in the log, and the number stored */
  views: number;
  stored: number;
  /** seconds of CPU time, including the store's */
  ours: number;
  bare: number;
}

const folder = process.argv[2] ?? "";
const { services, ingest, seeded } = await openRealHost(folder);

/** The bare parser takes only milliseconds, so it runs several times per measurement. */
const REPEATS = 20;

const COMBINED = /^(\S+) \S+ \S+ \[([^\]]+)\] "([^"]*)" (\d{3}) (\d+|-) "([^"]*)" "([^"]*)"$/;

/** The minimum work of any importer: read, split, match, count. */
function bareCount(file: string): number {
  let matched = 0;
  for (const line of readFileSync(file, "utf8").split("\n")) if (COMBINED.exec(line)) matched++;
  return matched;
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function importAll(texts: readonly string[]): Promise<number> {
  let stored = 0;
  for (let at = 0; at < texts.length; at += IMPORT_LIMITS.lines) {
    const part = texts.slice(at, at + IMPORT_LIMITS.lines);
    const lines = part.map((text, index) => ({ number: index + 1, text, repeat: 0 }));
    const body = { site: "shop.example", forwarded_for: 0, any_age: false, lines };
    stored += (await services.logs.take(seeded.acme.shop.key, body)).stored;
  }
  await ingest.flush();
  return stored;
}

answerOrders(async ({ kind, lines, round }: ImportOrder): Promise<ImportReport> => {
  const texts = logLines(kind, lines, round);
  const file = path.join(folder, "access.log");
  writeFileSync(file, texts.join("\n"));
  const beforeBare = process.cpuUsage();
  let matched = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) matched += bareCount(file);
  const bare = secondsSince(beforeBare) / REPEATS;
  if (matched !== lines * REPEATS) throw new Error(`the bare parser matched ${matched / REPEATS} of ${lines} lines`);
  const before = process.cpuUsage();
  const stored = await importAll(texts);
  return { views: texts.filter((_, n) => isView(kind, n)).length, stored, ours: secondsSince(before), bare };
});
