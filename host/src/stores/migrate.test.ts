import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { postgresMissing, startPostgres } from "#host/testing/realPostgres.ts";
import { openEntityStore } from "./entities.ts";
import { openEventStore } from "./events.ts";
import { migrateEntities, migrateEvents, splitStatements } from "./migrate.ts";
import { text } from "./resultColumns.ts";

describe("migrations", () => {
  it.skipIf(postgresMissing())("are made once when two processes start together", async () => {
    const server = await startPostgres();
    const opened = await Promise.all([1, 2].map(() => openEntityStore({ url: server.url, dataDir: "" })));
    const stores = opened.map((each) => each.entities);
    await Promise.all(stores.map(migrateEntities));
    const [store] = stores;
    if (!store) throw new Error("no store");
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(store);
    expect(rows.map((row) => row.name).slice(0, 3)).toEqual([
      "0001_accounts.sql",
      "0002_projects.sql",
      "0003_plans.sql",
    ]);
    expect(
      await store.selectFrom("plan").select("plan_id").where("plan_id", "in", [0, 4, 104, 803]).execute(),
    ).toHaveLength(4);
    await Promise.all(stores.map((each) => each.destroy()));
    await server.stop();
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

  it("are split at semicolons that end a line, without comment lines", () => {
    expect(splitStatements("-- a; b\nselect ';x';\n\nselect 2\n  -- inside;\n  where true;\n")).toEqual([
      "select ';x'",
      "select 2\n\n  where true",
    ]);
  });
});
