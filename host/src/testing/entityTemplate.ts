// Migrated entity stores with an empty job queue, a PGlite folder and a PostgreSQL data folder: each created once for
// each state of the migrations and copied for every test. Creating a database takes seconds, copying one takes
// hundredths of a second.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { openJobs } from "#host/jobs/openJobs.ts";
import { openEntityStore } from "#host/stores/entities.ts";
import { migrateEntities, migrationFiles } from "#host/stores/migrate.ts";
import { type RunningPostgres, startPostgres } from "./realPostgres.ts";

/** A folder in which the template of this state of the migrations is kept. */
function templateFolder(kind: "pglite" | "postgres"): string {
  const hash = createHash("sha256").update(process.version);
  for (const { name, url } of migrationFiles("entities")) hash.update(name).update(readFileSync(url));
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

/** Several test processes may create the same template: the first one to finish keeps its own. */
function keepAs(template: string, folder: string): void {
  try {
    renameSync(folder, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  }
}

export async function copyEntityTemplate(dataDir: string): Promise<void> {
  const template = templateFolder("pglite");
  if (!existsSync(template)) {
    const work = mkdtempSync(path.join(tmpdir(), "sightline-making-"));
    await prepare({ dataDir: work });
    keepAs(template, path.join(work, "entities"));
    rmSync(work, { recursive: true, force: true });
  }
  cpSync(template, path.join(dataDir, "entities"), { recursive: true });
}

export async function startMigratedPostgres(): Promise<RunningPostgres> {
  const template = templateFolder("postgres");
  if (!existsSync(template)) {
    const server = await startPostgres();
    await prepare({ url: server.url, dataDir: "" });
    await server.stop((data) => keepAs(template, data));
  }
  return startPostgres(template);
}
