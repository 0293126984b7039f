import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { postgresMissing, startPostgres } from "#host/testing/realPostgres.ts";
import { type EntityStore, openEntityStore } from "./entities.ts";
import { openEventStore } from "./events.ts";
import { alone, migrateEntities, migrateEvents, migrationFiles, splitStatements } from "./migrate.ts";
import { text } from "./resultColumns.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openTestStore(): Promise<EntityStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-migrate-"));
  const { entities } = await openEntityStore({ dataDir });
  closing.push(
    () => entities.destroy(),
    () => rm(dataDir, { recursive: true }),
  );
  return entities;
}

async function recorded(entities: EntityStore): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(entities);
  return rows.map(({ name }) => name);
}

/** What releases did before they used kysely's Migrator. */
async function applyAsEarlierRelease(entities: EntityStore, files: { name: string; url: URL }[]): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    entities,
  );
  for (const { name, url } of files) {
    for (const statement of splitStatements(readFileSync(url, "utf8"))) await sql.raw(statement).execute(entities);
    await sql`insert into migration (name) values (${name})`.execute(entities);
  }
}

describe("migrations", () => {
  it.skipIf(postgresMissing())("run once when two processes start together", async () => {
    const server = await startPostgres();
    const opened = await Promise.all([1, 2].map(() => openEntityStore({ url: server.url, dataDir: "" })));
    const stores = opened.map((each) => each.entities);
    await Promise.all(stores.map(migrateEntities));
    const [store] = stores;
    if (!store) throw new Error("no store");
    expect((await recorded(store)).slice(0, 3)).toEqual(["0001_accounts.sql", "0002_projects.sql", "0003_plans.sql"]);
    expect(
      await store.selectFrom("plan").select("plan_id").where("plan_id", "in", [0, 4, 104, 803]).execute(),
    ).toHaveLength(4);
    await Promise.all(stores.map((each) => each.destroy()));
    await server.stop();
  });

  it.skipIf(postgresMissing())("have no time limit, unlike other statements of the store", async () => {
    const server = await startPostgres();
    const { entities } = await openEntityStore({ url: server.url, dataDir: "" });
    const limitOf = async (connection: EntityStore) => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(connection);
      return rows[0]?.statement_timeout;
    };
    let during: string | undefined;
    await alone(entities, async (connection) => {
      during = await limitOf(connection);
    });
    expect([during, await limitOf(entities)]).toEqual(["0", "10s"]);
    await entities.destroy();
    await server.stop();
  });

  it("continue after the record of a release that did not use kysely's Migrator", async () => {
    const entities = await openTestStore();
    const files = migrationFiles("entities");
    await applyAsEarlierRelease(entities, files.slice(0, 20));
    await sql`insert into migration (name) values ('9999_of_a_later_release.sql')`.execute(entities);
    await sql`insert into company (company_name, company_key, paid_plan) values ('Northwind', 'n', 0)`.execute(
      entities,
    );

    await migrateEntities(entities);
    await migrateEntities(entities);

    expect(await recorded(entities)).toEqual([...files.map(({ name }) => name), "9999_of_a_later_release.sql"]);
    expect(await entities.selectFrom("company").select("company_name").execute()).toEqual([
      { company_name: "Northwind" },
    ]);
    // such a release, started once more, finds its files recorded and adds records of its own
    await sql`insert into migration (name) values ('9998_of_that_release.sql')`.execute(entities);
    await migrateEntities(entities);
    expect(await recorded(entities)).toContain("9998_of_that_release.sql");
  });

  it("that fail are named, and leave the entity store as it was", async () => {
    const entities = await openTestStore();
    await sql`create table widget (widget_id integer)`.execute(entities);
    await expect(migrateEntities(entities)).rejects.toThrow(
      'The entity store could not be migrated by 0002_projects.sql: relation "widget" already exists',
    );
    expect(await recorded(entities)).toEqual([]);
    const tables = await entities.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain("company");
  });

  it("of the event store change nothing when they run again", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-migrate-"));
    const events = await openEventStore({ dataDir });
    await migrateEvents(events);
    const shape = () =>
      events.query(
        { name: text, type: text },
        "SELECT name, type FROM system.columns WHERE table = 'event' ORDER BY position",
      );
    const first = await shape();
    await events.command("TRUNCATE TABLE migration");
    await migrateEvents(events);
    expect(await shape()).toEqual(first);
    expect(first.length).toBeGreaterThan(60);
    await events.close();
    rmSync(dataDir, { recursive: true });
  });

  it("are split at semicolons at line ends, without comment lines", () => {
    expect(splitStatements("-- a; b\nselect ';x';\n\nselect 2\n  -- inside;\n  where true;\n")).toEqual([
      "select ';x'",
      "select 2\n\n  where true",
    ]);
  });
});
