// The databases that entity tests run on: the embedded PGlite, and a real PostgreSQL if one can be started.
import { openTestHost, type HostOptions, type TestHost } from "./testHost.ts";
import { startMigratedPostgres } from "./storeTemplates.ts";
import { postgresMissing } from "./realPostgres.ts";

export interface EntityBackend {
  name: string;
  openHost(options?: HostOptions): Promise<TestHost>;
}

const pglite: EntityBackend = { name: "PGlite", openHost: openTestHost };

const postgres: EntityBackend = {
  name: "PostgreSQL",
  async openHost(options) {
    const server = await startMigratedPostgres();
    const host = await openTestHost({ ...options, entitiesUrl: server.url });
    return {
      ...host,
      async close() {
        await host.close();
        await server.stop();
      },
    };
  },
};

const missing = postgresMissing();
if (missing) console.info(`entity tests do not run on PostgreSQL: ${missing}`);

export const entityBackends: readonly EntityBackend[] = missing ? [pglite] : [pglite, postgres];
