import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { chunkBlob } from "#host/stores/blobs/recordingBlob.ts";
import { findSnapshot } from "../snapshots/findSnapshot.ts";
import type { Source } from "./predictionSources.ts";

/** The stored chunk of a recorded snapshot. */
export async function snapshotSource(
  { events, recordings }: Services,
  widgetId: number,
  id: string,
  signal: AbortSignal,
): Promise<Source> {
  const found = await findSnapshot({ events, signal }, widgetId, id);
  const bytes = found && (await recordings.get(chunkBlob(found)));
  if (!bytes) throw new Problem(heatmapsRefusals.snapshotNotFound(), { field: "snapshot_id" });
  return { task: { kind: "snapshot", chunk: new Uint8Array(bytes) }, url: null };
}
