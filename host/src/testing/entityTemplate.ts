// A migrated PGlite folder with an empty job queue, created once for each state of the migrations and copied for every
// test: creating a database takes seconds, copying one takes hundredths of a second.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { openJobs } from "#host/jobs/openJobs.ts";
import { openEntityStore } from "#host/stores/entities.ts";
import { migrateEntities, migrationFiles } from "#host/stores/migrate.ts";

function migrationsHash(): string {
  const hash = createHash("sha256").update(process.version);
  for (const { name, url } of migrationFiles("entities")) hash.update(name).update(readFileSync(url));
  return hash.digest("hex").slice(0, 16);
}

export async function copyEntityTemplate(dataDir: string): Promise<void> {
  const template = path.join(tmpdir(), `sightline-entities-${migrationsHash()}`);
  if (!existsSync(template)) {
    const work = mkdtempSync(path.join(tmpdir(), "sightline-making-"));
    const opened = await openEntityStore({ dataDir: work });
    await migrateEntities(opened.entities);
    const jobs = await openJobs(opened, { log: pino({ level: "error" }), timetable: false });
    await jobs.close();
    await opened.close();
    try {
      renameSync(path.join(work, "entities"), template);
    } catch (error) {
      if (!existsSync(template)) throw error; // another test process created it first
    }
    rmSync(work, { recursive: true, force: true });
  }
  cpSync(template, path.join(dataDir, "entities"), { recursive: true });
}
