// Numbered SQL files (entities': a folder for each hundred), each applied once, in order, at start. Two processes may
// start together: PostgreSQL's advisory lock (`alone`) lets one of them work. ClickHouse has no transactions: the
// statements of a file are written so that running them again from the first changes nothing.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { EntityStore } from "./entities.ts";
import type { EventStore } from "./events.ts";
import { text } from "./resultColumns.ts";

interface Migration {
  name: string;
  statements: string[];
}

/** Addresses of the files, in the order of their numbers. */
export function migrationFiles(store: "entities" | "events"): { name: string; url: URL }[] {
  const folder = new URL(`./migrations/${store}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => ({ name: path.basename(file), url: new URL(file.replaceAll(path.sep, "/"), folder) }))
    .filter(({ name }) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const migrationsOf = (store: "entities" | "events"): Migration[] =>
  migrationFiles(store).map(({ name, url }) => ({ name, statements: splitStatements(readFileSync(url, "utf8")) }));

/** Statements end with `;` at the end of a line; whole-line comments are left out. */
export function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.length > 0);
}

const ADVISORY_LOCK = 5_171_920;

/** Of all processes on these stores only one is at work at a time, on the connection that it is given. */
export async function alone(entities: EntityStore, work: (connection: EntityStore) => Promise<void>): Promise<void> {
  await entities.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
    }
  });
}

export async function migrateEntities(entities: EntityStore): Promise<void> {
  await alone(entities, async (connection) => {
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      connection,
    );
    const done = await sql<{ name: string }>`select name from migration`.execute(connection);
    const applied = new Set(done.rows.map((row) => row.name));
    for (const { name, statements } of migrationsOf("entities")) {
      if (applied.has(name)) continue;
      await connection.transaction().execute(async (transaction) => {
        for (const statement of statements) await sql.raw(statement).execute(transaction);
        await sql`insert into migration (name) values (${name})`.execute(transaction);
      });
    }
  });
}

/** Not alone by itself: see `openStores`. */
export async function migrateEvents(events: EventStore): Promise<void> {
  await events.command(
    "CREATE TABLE IF NOT EXISTS migration (name String, applied_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY name",
  );
  const applied = new Set((await events.query({ name: text }, "SELECT name FROM migration")).map((row) => row.name));
  for (const { name, statements } of migrationsOf("events")) {
    if (applied.has(name)) continue;
    for (const statement of statements) await events.command(statement);
    await events.insert("migration", [{ name }]);
  }
}
