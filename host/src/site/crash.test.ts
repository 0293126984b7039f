// Kills the process during its work several times. Events that were acknowledged must be stored exactly once.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { migrateEvents } from "#host/stores/migrate.ts";
import { openEventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import { openIngest } from "#host/ingest/ingest.ts";
import { manyPageviews } from "#host/ingest/testing/batches.ts";
import { addressHash, noDrops, silent } from "./testing/testIngest.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-crash-"));
const script = new URL("testing/servedIngest.ts", import.meta.url).pathname;
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const started = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  const [port] = await once(createInterface({ input: started.stdout }), "line");
  return `http://127.0.0.1:${port}/collect/shop-key`;
}

type Batch = ReturnType<typeof manyPageviews>;
const idsOf = (batch: Batch) => batch.events.map((event) => (event as { event_id: string }).event_id);

it("loses and duplicates no acknowledged event after kill -9 under load", { timeout: 60_000 }, async () => {
  const acknowledged = new Set<string>();
  let unanswered: Batch[] = [];

  async function sender(address: string, mine: Batch[], until: () => boolean): Promise<void> {
    while (!until()) {
      const batch = mine.pop() ?? manyPageviews(10);
      try {
        const answer = await fetch(address, { method: "POST", body: JSON.stringify(batch) });
        if (answer.status !== 204) throw new Error(String(answer.status));
        for (const id of idsOf(batch)) acknowledged.add(id);
      } catch {
        unanswered.push(batch);
      }
    }
    unanswered.push(...mine);
  }

  for (const enough of [150, 600, 1500, 2400]) {
    const address = await start();
    const running = child;
    const redelivered = unanswered;
    unanswered = [];
    let isDead = false;
    const share = (n: number) => redelivered.filter((_, index) => index % 6 === n);
    const senders = Array.from({ length: 6 }, (_, n) => sender(address, share(n), () => isDead));
    const watch = setInterval(() => {
      if (acknowledged.size < enough) return;
      isDead = true;
      running?.kill("SIGKILL");
    }, 1);
    await Promise.all(senders);
    clearInterval(watch);
  }

  const events = await openEventStore({ dataDir });
  await migrateEvents(events);
  const ingest = await openIngest({
    events,
    projects: { markInstalled: async () => {}, ...noDrops },
    addressHash,
    dataDir,
    log: silent,
    now: Date.now,
  });
  await ingest.flush();
  const stored = await events.query({ event_id: text }, "SELECT event_id FROM event");
  const ids = new Set(stored.map((row) => row.event_id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect(stored.length - ids.size).toBe(0);
  expect(await quarterDifference(events)).toEqual([]);
  await ingest.close();
  await events.close();
});
