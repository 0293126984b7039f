// The production API host with one large project, in its own process: filledHost.ts DATA_DIR EVENTS ACTIVE. The company
// has nineteen more projects without events.
import { randomUUID } from "node:crypto";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { number } from "../../host/src/stores/resultColumns.ts";
import { PASSWORD } from "../../host/src/testing/seedCompanies.ts";
import { answerOrders } from "../run/child.ts";
import { fill } from "./fill.ts";
import { openRealHost } from "./openRealHost.ts";
import { forgetAnswers } from "./uncached.ts";

export interface StoreOrder {
  /** reads every event of the project in the last thirty days: the minimum work of any report */
  scan?: boolean;
  /** what the store has cached in memory */
  dropCaches?: boolean;
  /** the store's kept answers */
  forgetAnswers?: boolean;
  /** stores this number of page views that happen now */
  addEvents?: number;
}

export interface StoreFacts {
  origin: string;
  owner: { email: string; password: string; jwt: string };
  /** of the large project */
  widgetId: number;
  widgetKey: string;
  events: number;
  /** milliseconds of the scan */
  ms: number;
}

const PROJECTS = 20;
const DAY_MS = 86_400_000;

const [dataDir = "", events = "0", active = "0"] = process.argv.slice(2);
const { services, seeded, origin } = await openRealHost(dataDir);
const { acme, members } = seeded;
const { widgetId, key: widgetKey } = acme.shop;

const created_at = new Date();
const features = JSON.stringify(Feature.options);
const project = { company_id: acme.companyId, features, timezone: "UTC", created_at };
// Acme has two
for (let n = 3; n <= PROJECTS; n++) {
  const values = { ...project, widget_name: `Project ${n}`, widget_key: `bench-${n}` };
  await services.entities.insertInto("widget").values(values).execute();
}
const filled = await fill(services.events, {
  events: Number(events),
  active: Number(active),
  project: { widgetId, companyId: acme.companyId },
});

async function countEvents(condition: string): Promise<number> {
  const [found] = await services.events.query(
    { rows: number },
    `SELECT count() AS rows FROM event WHERE widget_id = {widget:UInt32} AND ts >= {from:DateTime64(3, 'UTC')} AND ${condition}`,
    { widget: widgetId, from: new Date(Date.now() - 30 * DAY_MS).toISOString().replace("T", " ").replace("Z", "") },
  );
  return Number(found?.rows);
}

const [stored] = await services.events.query({ rows: number }, "SELECT count() AS rows FROM event");
if (Number(stored?.rows) !== filled) throw new Error(`the store holds ${stored?.rows} events of ${filled}`);

async function scan(): Promise<number> {
  const began = performance.now();
  await countEvents("is_bot = 0");
  return performance.now() - began;
}

async function dropCaches(): Promise<void> {
  for (const cache of ["MARK", "UNCOMPRESSED", "QUERY"]) await services.events.command(`SYSTEM DROP ${cache} CACHE`);
}

/** As ingest stores them: the project first. */
async function addEvents(count: number): Promise<void> {
  const added = () => ({
    ...{ widget_id: widgetId, company_id: acme.companyId, event_id: randomUUID(), ts: new Date(), type: "pageview" },
    ...{ session_id: randomUUID(), visitor_id: randomUUID(), page_view_id: randomUUID(), path: "/products/item-1" },
  });
  await services.events.insert("event", Array.from({ length: count }, added));
}

answerOrders(async (order: StoreOrder): Promise<StoreFacts> => {
  if (order.dropCaches) await dropCaches();
  if (order.forgetAnswers) await forgetAnswers(services.events);
  if (order.addEvents) await addEvents(order.addEvents);
  const ms = order.scan ? await scan() : NaN;
  const { email, jwt } = members.owner;
  return { origin, owner: { email, jwt, password: PASSWORD }, widgetId, widgetKey, events: filled, ms };
});
