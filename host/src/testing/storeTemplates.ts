// Migrated stores with an empty job queue, a PGlite folder, a chDB folder and a PostgreSQL data folder: each created once
// for each state of the migrations and copied for every test. Creating one takes half a second to seconds of CPU time,
// copying PGlite's folder 0.4 to 1 s on a disk, and restoring a copy that another test gave back 0.05 to 0.2 s.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { openJobs } from "#host/jobs/openJobs.ts";
import { openEntityStore } from "#host/stores/entities.ts";
import { openEventStore } from "#host/stores/events.ts";
import { migrateEntities, migrateEvents, migrationFiles } from "#host/stores/migrate.ts";
import { type RunningPostgres, startPostgres } from "./realPostgres.ts";
import { copyFolder, giveBack, takeCopy } from "./reusedCopy.ts";

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

/** Creates the template if it is missing, as `folder` of a data folder first. */
async function ensureTemplate(
  template: string,
  folder: "entities" | "events",
  create: (dataDir: string) => Promise<void>,
): Promise<void> {
  if (existsSync(template)) return;
  const work = mkdtempSync(path.join(tmpdir(), "sightline-making-"));
  await create(work);
  storeAs(template, path.join(work, folder));
  rmSync(work, { recursive: true, force: true });
}

export async function copyEntityTemplate(dataDir: string): Promise<void> {
  const template = templateFolder("pglite");
  await ensureTemplate(template, "entities", (work) => prepare({ dataDir: work }));
  takeCopy(template, path.join(dataDir, "entities"));
}

/** Gives the closed store of a data folder to the next test. */
export const giveBackEntities = (dataDir: string): void =>
  giveBack(templateFolder("pglite"), path.join(dataDir, "entities"));

/** No event store may be open in this process: chDB opens one folder at a time. */
export async function copyEventTemplate(dataDir: string): Promise<void> {
  const template = templateFolder("chdb");
  await ensureTemplate(template, "events", async (work) => {
    const events = await openEventStore({ dataDir: work });
    await migrateEvents(events);
    await events.close();
  });
  copyFolder(template, path.join(dataDir, "events"));
}

/** Databases that no test uses: half of what would be copied. */
async function dropUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of ["template0", "template1"]) {
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${name}`);
  }
  await client.end();
}

export async function startMigratedPostgres(): Promise<RunningPostgres> {
  const template = templateFolder("postgres");
  if (!existsSync(template)) {
    const server = await startPostgres();
    await prepare({ url: server.url, dataDir: "" });
    await dropUnused(server.url);
    await server.stop((data) => storeAs(template, data));
  }
  return startPostgres(template);
}
