import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEventStore } from "#host/stores/events.ts";
import { copyEventTemplate } from "./storeTemplates.ts";

/** An embedded event store with its tables, in a folder that goes with it. */
export async function openEvents() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-events-"));
  await copyEventTemplate(dataDir);
  const events = await openEventStore({ dataDir });
  const close = async () => {
    await events.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { events, close };
}
