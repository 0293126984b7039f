// GET /heatmaps/PROJECT/snapshots/ID: the recorded page that a heatmap is shown on, streamed from the host as it is
// (see recordingEvents.ts for the format), for members and for holders of a link to a heatmap of the page.
import { getHeatmapSnapshot } from "@sightline/schema/rest/heatmaps/heatmaps";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { MAX_NUMBER } from "#gateway/graph/globalId.ts";
import { ofHeatmapSnapshots } from "#gateway/permissions/grant.ts";
import type { StreamedFile } from "./streamedFile.ts";

const PATH = /^\/heatmaps\/([^/]+)\/snapshots\/([^/]+)$/;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** the recording, the document and the number of the chunk */
const SNAPSHOT = new RegExp(`^${UUID}\\.${UUID}\\.\\d{1,5}$`);

/** Undefined for any other address. */
export function heatmapSnapshot({ pathname }: URL): StreamedFile | undefined {
  const [, project, id] = PATH.exec(pathname) ?? [];
  if (project === undefined || id === undefined) return undefined;
  return {
    rule: ofHeatmapSnapshots,
    args: { project },
    absent: heatmapsRefusals.snapshotNotFound(),
    find() {
      const widgetId = /^[1-9]\d{0,9}$/.test(project) ? Number(project) : Number.POSITIVE_INFINITY;
      if (widgetId > MAX_NUMBER || !SNAPSHOT.test(id)) return null;
      return {
        widgetId,
        path: `${getHeatmapSnapshot.path.replace("{id}", id)}?widget_id=${widgetId}`,
        headers: { "content-type": "application/gzip" },
      };
    },
  };
}
