// What an exported file says about its heatmap.
import type { HeatmapProfile } from "@sightline/schema/rest/heatmaps/profiles";
import type { HeatmapDevice, HeatmapMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { Heatmap, HeatmapSnapshot } from "#gateway/__generated__/resolverTypes.ts";
import type { ExportHead } from "./exportedHtml.ts";

/** Changes when a reader of the file must change. */
const VERSION = 1;

export interface ExportedHeatmap extends ExportHead {
  format: "heatmap";
  version: typeof VERSION;
  exported_at: string;
  /** of the saved heatmap, or the page */
  name: string;
  device: HeatmapDevice;
  mode: HeatmapMode;
  /** the recorded page that is shown; null if there is none */
  snapshot: HeatmapSnapshot | null;
  /** as in the graph */
  heatmap: Omit<Heatmap, "snapshots">;
}

/** Widths of the windows of each device, from which a recorded page is taken. */
const usual: Readonly<Record<HeatmapDevice, readonly [number, number]>> = {
  desktop: [1024, 65_535],
  tablet: [600, 1366],
  mobile: [0, 599],
};

/** The requested page, the one that a member chose for the saved heatmap, or the newest of the device's widths. */
function snapshotOf(
  { snapshots }: Heatmap,
  device: HeatmapDevice,
  { requested, chosen }: { requested: string | null; chosen: readonly string[] },
): HeatmapSnapshot | null {
  const [min, max] = usual[device];
  const own = snapshots.filter(({ viewWidth }) => viewWidth >= min && viewWidth <= max);
  return (
    snapshots.find(({ snapshotId }) => snapshotId === requested) ??
    own.find(({ snapshotId }) => chosen.includes(snapshotId)) ??
    own[0] ??
    snapshots[0] ??
    null
  );
}

interface Shown extends Pick<ExportedHeatmap, "project" | "device" | "mode"> {
  profile: HeatmapProfile | null;
  /** of a page */
  address: string;
  /** id of a recorded page */
  requested: string | null;
  now: number;
}

export function exportedHeatmap(
  answer: Heatmap,
  { profile, address, requested, now, project, device, mode }: Shown,
): ExportedHeatmap {
  const { snapshots: _all, ...heatmap } = answer;
  return {
    ...{ format: "heatmap", version: VERSION, project, exported_at: new Date(now).toISOString() },
    ...{ name: profile?.name ?? address, device, mode },
    snapshot: snapshotOf(answer, device, { requested, chosen: profile?.snapshot_ids ?? [] }),
    heatmap,
  };
}
