// The host that takes the events, in a process of its own: ingestHost.ts DATA_DIR. Told to, it says what its store holds.
import { number } from "../../host/src/stores/resultColumns.ts";
import { openRealHost } from "../host/openRealHost.ts";
import { answerOrders } from "../run/child.ts";

export interface HostFacts {
  origin: string;
  /** of the project that takes the events */
  key: string;
  /** rows of the store, and distinct ids among them, once everything acknowledged by now is loaded */
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
