// The host that receives the events, in its own process: ingestHost.ts DATA_DIR. On request, it reports the contents of
// its store.
import { number } from "../../host/src/stores/resultColumns.ts";
import { openRealHost } from "../product/openRealHost.ts";
import { answerOrders } from "../run/child.ts";

export interface HostFacts {
  origin: string;
  /** of the project that receives the events */
  key: string;
  /** rows and distinct ids in the store, once all events acknowledged so far are loaded */
  rows: number;
  ids: number;
}

const { services, ingest, seeded, origin } = await openRealHost(process.argv[2] ?? "");

answerOrders(async (): Promise<HostFacts> => {
  await ingest.flush();
  const [stored] = await services.events.query(
    { rows: number, ids: number },
    "SELECT count() AS rows, uniqExact(event_id) AS ids FROM event",
  );
  return { origin, key: seeded.acme.shop.key, rows: Number(stored?.rows), ids: Number(stored?.ids) };
});
