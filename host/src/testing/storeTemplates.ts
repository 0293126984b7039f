// Migrated stores with an empty job queue, a PGlite folder, a chDB folder and a PostgreSQL data folder: each created once
// for each state of the migrations and copied for every test. Creating one takes half a second to seconds, copying one
// takes hundredths of a second.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { openJobs } from "#host/jobs/openJobs.ts";
import { openEntityStore } from "#host/stores/entities.ts";
import { openEventStore } from "#host/stores/events.ts";
import { migrateEntities, migrateEvents, migrationFiles } from "#host/stores/migrate.ts";
import { type RunningPostgres, startPostgres } from "./realPostgres.ts";

/** A folder in which the template of this state of the migrations is stored. */
function templateFolder(kind: "pglite" | "postgres" | "chdb"): string {
  const hash = createHash("sha256").update(process.version);
  for (const { name, url } of migrationFiles(kind === "chdb" ? "events" : "entities")) {
    hash.update(name).update(readFileSync(url));
  }
  return path.join(tmpdir(), `sightline-${kind}-${hash.digest("hex").slice(0, 16)}`);
}

async function prepare(options: { url?: string; dataDir: string }): Promise<void> {
  const opened = await openEntityStore(options);
  await migrateEntities(opened.entities);
  const jobs = openJobs(opened, { log: pino({ level: "error" }), timetable: false });
  await jobs.start();
  await jobs.close();
  await opened.close();
}

/** Several test processes may create the same template: the first one to finish stores its own. */
function storeAs(template: string, folder: string): void {
  try {
    renameSync(folder, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  }
}

/** Copies the template to a folder in `dataDir`; `create` makes it in a data folder first. */
async function copyTemplate(
  template: string,
  folder: "entities" | "events",
  dataDir: string,
  create: (dataDir: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(template)) {
    const work = mkdtempSync(path.join(tmpdir(), "sightline-making-"));
    await create(work);
    storeAs(template, path.join(work, folder));
    rmSync(work, { recursive: true, force: true });
  }
  cpSync(template, path.join(dataDir, folder), { recursive: true, verbatimSymlinks: true });
}

export const copyEntityTemplate = (dataDir: string): Promise<void> =>
  copyTemplate(templateFolder("pglite"), "entities", dataDir, (work) => prepare({ dataDir: work }));

/** No event store may be open in this process: chDB opens one folder at a time. */
export const copyEventTemplate = (dataDir: string): Promise<void> =>
  copyTemplate(templateFolder("chdb"), "events", dataDir, async (work) => {
    const events = await openEventStore({ dataDir: work });
    await migrateEvents(events);
    await events.close();
  });

export async function startMigratedPostgres(): Promise<RunningPostgres> {
  const template = templateFolder("postgres");
  if (!existsSync(template)) {
    const server = await startPostgres();
    await prepare({ url: server.url, dataDir: "" });
    await server.stop((data) => storeAs(template, data));
  }
  return startPostgres(template);
}
