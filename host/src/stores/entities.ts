// The entity store. PostgreSQL when ENTITIES_URL names one, otherwise PGlite: PostgreSQL in this process, on a folder
// that one process at a time may open.
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { EntityTables } from "./__generated__/entityTables.ts";
import { lockFolder } from "./folderLock.ts";

export type EntityStore = Kysely<EntityTables>;

/** How the job queue reaches the same database: it sends several statements at once, which the store does not do. */
export type QueueBackend = { url: string } | { pglite: PGlite };

export interface OpenedEntities {
  entities: EntityStore;
  queue: QueueBackend;
}

// bigint is a number in PGlite and a string in pg: a number in both
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A question that waits longer than its caller would is given up, and its connection is free for others. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

export async function openEntityStore(options: { url?: string | undefined; dataDir: string }): Promise<OpenedEntities> {
  if (options.url) {
    const pool = new pg.Pool({ ...limits, connectionString: options.url });
    // a connection that breaks while nobody uses it: the pool has dropped it already, and opens another when asked
    pool.on("error", () => undefined);
    const entities = new Kysely<EntityTables>({ dialect: new PostgresDialect({ pool }) });
    return { entities, queue: { url: options.url } };
  }
  const folder = path.resolve(options.dataDir, "entities");
  mkdirSync(options.dataDir, { recursive: true });
  lockFolder(path.resolve(options.dataDir, "entities.lock"));
  const pglite = await PGlite.create(folder);
  return { entities: new Kysely<EntityTables>({ dialect: new PGliteDialect({ pglite }) }), queue: { pglite } };
}
