// Numbered SQL files (entities': a folder for each hundred), each applied once, in order of their names, at start. A file
// that was added with a lower number than others have is applied too.
// Entities: kysely's Migrator, all pending files in one transaction. The table `migration` is older than its use; it is
// adopted, see `recordedNames`. Files that only a later release has are no error, so that a release can be rolled back.
// Events: kysely has no ClickHouse dialect, and its Migrator records and locks through its dialect, so their files are
// applied here. ClickHouse has no transactions: the statements of a file are written so that running them again from the
// first changes nothing; a file that still runs there, because an earlier host stopped, is continued. It has no locks
// either, so PostgreSQL's advisory lock (`alone`) covers both stores.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { type Migration as EntityMigration, Migrator } from "kysely/migration";
import type { EntityStore } from "./entities.ts";
import type { OpenedEvents } from "./events.ts";
import { number, text } from "./resultColumns.ts";

interface Migration {
  name: string;
  statements: string[];
}

/** URLs of the files, ordered by number. */
export function migrationFiles(store: "entities" | "events"): { name: string; url: URL }[] {
  const folder = new URL(`./migrations/${store}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => ({ name: path.basename(file), url: new URL(file.replaceAll(path.sep, "/"), folder) }))
    .filter(({ name }) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const migrationsOf = (store: "entities" | "events"): Migration[] =>
  migrationFiles(store).map(({ name, url }) => ({ name, statements: splitStatements(readFileSync(url, "utf8")) }));

/** Statements end with `;` at the end of a line; whole-line comments are skipped. */
export function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.length > 0);
}

const ADVISORY_LOCK = 5_171_920;

/**
 * Mutual exclusion across all processes on these stores. `work` runs on the connection that it receives, where neither
 * waiting nor a statement is limited in time: a migration may rewrite a large table.
 */
export async function alone(entities: EntityStore, work: (connection: EntityStore) => Promise<void>): Promise<void> {
  await entities.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/**
 * Names of the applied files. Records made before kysely's Migrator lack its column `timestamp`: they get the time of
 * their adoption. It has a default, so that such a release can still write records.
 */
async function recordedNames(connection: EntityStore): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key)`.execute(connection);
  await sql`alter table migration add column if not exists timestamp text not null
    default to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(connection);
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection);
  return rows.map(({ name }) => name);
}

const entityMigration = (statements: readonly string[]): EntityMigration => ({
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
});

/** Throws an error that names the file which failed; nothing of the pending files is applied then. */
export async function migrateEntities(entities: EntityStore): Promise<void> {
  await alone(entities, async (connection) => {
    const recorded = await recordedNames(connection);
    const files = [...recorded.map((name) => ({ name, statements: [] })), ...migrationsOf("entities")];
    const migrations = Object.fromEntries(files.map(({ name, statements }) => [name, entityMigration(statements)]));
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableName: "migration",
      allowUnorderedMigrations: true,
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined) return;
    const failed = results?.find(({ status }) => status === "Error")?.migrationName ?? "the record of migrations";
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    throw new Error(`The entity store could not be migrated by ${failed}: ${reason}`, { cause: error });
  });
}

const EVENT_RECORDS = "SELECT name FROM migration";

const pendingIn = (applied: readonly { name: string }[]): Migration[] => {
  const names = new Set(applied.map(({ name }) => name));
  return migrationsOf("events").filter(({ name }) => !names.has(name));
};

/** False also for an empty store. */
export async function areEventsMigrated(events: OpenedEvents): Promise<boolean> {
  const exists = await events.query({ result: number }, "EXISTS TABLE migration");
  if (exists[0]?.result !== 1) return false;
  return pendingIn(await events.query({ name: text }, EVENT_RECORDS)).length === 0;
}

/** Takes no lock itself: see `openStores`. */
export async function migrateEvents(events: OpenedEvents): Promise<void> {
  await events.command(
    "CREATE TABLE IF NOT EXISTS migration (name String, applied_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY name",
  );
  for (const { name, statements } of pendingIn(await events.query({ name: text }, EVENT_RECORDS))) {
    const done = await events.resume(statements);
    for (const statement of statements.slice(done)) await events.command(statement);
    await events.insert("migration", [{ name }]);
  }
}
