// The entity store. PostgreSQL when ENTITIES_URL names one, otherwise PGlite: PostgreSQL in this process, on a folder
// that one process at a time may open.
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { EntityTables } from "./entityTables.ts";
import { lockFolder } from "./folderLock.ts";

export type EntityStore = Kysely<EntityTables>;

// bigint is a number in PGlite and a string in pg: a number in both
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openEntityStore(options: { url?: string | undefined; dataDir: string }): Promise<EntityStore> {
  if (options.url) {
    return new Kysely<EntityTables>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: options.url, max: 10 }) }),
    });
  }
  const folder = path.resolve(options.dataDir, "entities");
  mkdirSync(options.dataDir, { recursive: true });
  lockFolder(path.resolve(options.dataDir, "entities.lock"));
  const pglite = await PGlite.create(folder);
  return new Kysely<EntityTables>({ dialect: new PGliteDialect({ pglite }) });
}
