// Runs ingest in its own process, so that a test can kill it: node servedIngest.ts DATA_DIR. Reports its port when
// ready.
import { serve } from "@hono/node-server";
import { migrateEvents } from "#host/stores/migrate.ts";
import { openEventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";
import { openIngest } from "#host/ingest/ingest.ts";
import { siteRoutes } from "../site.routes.ts";
import { NO_CONFIG } from "../siteConfig.ts";
import { addressHash, noDrops, project, silent as log } from "./testIngest.ts";

const dataDir = process.argv[2] ?? "";
const events = await openEventStore({ dataDir });
await migrateEvents(events);
const projects = {
  byKey: async (key: string) => (key === project.key ? project : undefined),
  siteOf: async () => NO_CONFIG,
  markInstalled: async () => {},
  ...noDrops,
};
const ingest = await openIngest({ events, projects, dataDir, log, now: Date.now, addressHash });
const app = siteRoutes({ ingest, projects, log, now: Date.now });
app.get("/stats", (context) => context.json(ingest.stats()));
app.get("/flush", async (context) => {
  await ingest.flush();
  return context.json(
    await events.query(
      { count: number, ids: number },
      "SELECT count() AS count, uniqExact(event_id) AS ids FROM event",
    ),
  );
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(port));
