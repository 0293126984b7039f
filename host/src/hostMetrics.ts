// What /metrics says of ingest, recordings and the queries of the event store.
import type { Metrics } from "./http/serve/metrics.ts";
import type { Ingest } from "./ingest/ingest.ts";
import type { RecordingIntake } from "./ingest/recordings/recordingIntake.ts";
import type { Stores } from "./stores/openStores.ts";

interface Measured {
  ingest: Pick<Ingest, "stats">;
  recordings: Pick<RecordingIntake, "stats">;
  queries: Stores["queries"];
}

export function hostMetrics({ gauge }: Pick<Metrics, "gauge">, { ingest, recordings, queries }: Measured): void {
  gauge("sightline_ingest_accepted", "Events accepted since the start.", () => ingest.stats().accepted);
  gauge("sightline_ingest_duplicates", "Events sent again since the start.", () => ingest.stats().duplicates);
  gauge("sightline_ingest_turned_away", "Batches answered 503.", () => ingest.stats().unavailable);
  gauge("sightline_ingest_waiting", "Rows that wait to be synced.", () => ingest.stats().waiting);
  gauge("sightline_ingest_log_bytes", "Bytes synced that the event store lacks.", () => ingest.stats().logBytes);
  gauge("sightline_ingest_lag_ms", "Age of the oldest event that the store lacks.", () => ingest.stats().lag);
  gauge("sightline_recording_chunks", "Chunks stored since the start.", () => recordings.stats().outcomes.stored);
  gauge("sightline_recording_bytes", "Bytes of these chunks.", () => recordings.stats().bytes);
  gauge(
    "sightline_recording_duplicates",
    "Chunks sent again since the start.",
    () => recordings.stats().outcomes.duplicate,
  );
  gauge(
    "sightline_recording_gaps",
    "Chunks without a snapshot after a gap since the start.",
    () => recordings.stats().outcomes["needs full snapshot"],
  );
  gauge(
    "sightline_recording_dropped",
    "Chunks that settings drop since the start.",
    () => recordings.stats().outcomes.dropped,
  );
  gauge("sightline_recording_refused", "Chunks refused since the start.", () => recordings.stats().refused);
  gauge("sightline_recording_sessions", "Sessions in memory.", () => recordings.stats().sessions);
  gauge(
    "sightline_recording_log_bytes",
    "Bytes of chunk rows that the event store lacks.",
    () => recordings.stats().logBytes,
  );
  gauge(
    "sightline_recording_lag_ms",
    "Age of the oldest chunk row that the store lacks.",
    () => recordings.stats().lag,
  );
  gauge("sightline_event_queries_running", "Queries of the event store.", () => queries.running);
  gauge("sightline_event_queries_waiting", "Queries that wait for a slot.", () => queries.waiting);
}
