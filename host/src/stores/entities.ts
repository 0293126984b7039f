// The entity store: PostgreSQL if ENTITIES_URL is set, otherwise PGlite, which is PostgreSQL in this process, on a
// folder that only one process at a time may open.
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import pg from "pg";
import type { EntityTables } from "./__generated__/entityTables.ts";
import { lockFolder } from "./folderLock.ts";

export type EntityStore = Kysely<EntityTables>;

/** The job queue's access to the same database: it sends several statements at once, which the store does not do. */
export type QueueBackend = { url: string } | { pglite: PGlite };

export interface OpenedEntities {
  entities: EntityStore;
  queue: QueueBackend;
  /** Closes the store, and releases the folder of the embedded one. */
  close(): Promise<void>;
}

// bigint is a number in PGlite and a string in pg; this makes it a number in both
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A query that takes longer than its caller would wait is canceled, and its connection is released. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * V8's optimizing compiler takes 580 MB and a second of CPU time at each start for PostgreSQL's largest functions, and
 * makes queries a tenth faster in the long run. Without it, the first 300 queries take a quarter of the CPU time.
 */
function compileQuickly(): void {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}

/** The store of a server, and the same store whose queries fail with what `assertOpen` throws. */
export function openEntityServer(
  url: string,
  assertOpen: () => void = () => {},
): OpenedEntities & { guarded: EntityStore } {
  const pool = new pg.Pool({ ...limits, connectionString: url });
  // an idle connection broke: the pool has already dropped it and opens another on demand
  pool.on("error", () => undefined);
  // a connection broke between two statements of a transaction: the next one fails, instead of the process
  pool.on("connect", (client) => client.on("error", () => undefined));
  const open = (connect: () => Promise<pg.PoolClient>) =>
    new Kysely<EntityTables>({
      dialect: new PostgresDialect({
        pool: { connect, end: () => pool.end(), options: pool.options, Client: pg.Client },
      }),
    });
  const entities = open(() => pool.connect());
  const guarded = open(async () => {
    assertOpen();
    return await pool.connect();
  });
  return { entities, guarded, queue: { url }, close: () => pool.end() };
}

export async function openEntityStore(options: { url?: string | undefined; dataDir: string }): Promise<OpenedEntities> {
  if (options.url) return openEntityServer(options.url);
  const folder = path.resolve(options.dataDir, "entities");
  mkdirSync(options.dataDir, { recursive: true });
  const release = lockFolder(path.resolve(options.dataDir, "entities-lock.sqlite"));
  compileQuickly();
  const pglite = await PGlite.create(folder);
  const entities = new Kysely<EntityTables>({ dialect: new PGliteDialect({ pglite }) });
  return { entities, queue: { pglite }, close: () => entities.destroy().finally(release) };
}
