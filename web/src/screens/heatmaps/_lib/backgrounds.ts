// The recorded pages that members chose as the backgrounds of a saved heatmap, one for the widths of each device.
import type { SnapshotChoice, Widths } from "#web/reports/heatmap/chooseSnapshot.ts";
import { deviceWidths, type Device } from "./heatmapChoices.ts";

/** The gateway stores no more. */
const MOST = 3;

const isWithin = ({ viewWidth }: SnapshotChoice, { min, max }: Widths): boolean => viewWidth >= min && viewWidth <= max;

/** Undefined: the nearest in width and date is shown. */
export const backgroundOf = <T extends SnapshotChoice>(
  snapshots: readonly T[],
  chosen: readonly string[],
  widths: Widths,
): T | undefined => snapshots.find((one) => chosen.includes(one.snapshotId) && isWithin(one, widths));

export const ofDevice = <T extends SnapshotChoice>(snapshots: readonly T[], device: Device): T[] =>
  snapshots.filter((one) => isWithin(one, deviceWidths(device)));

/** The ids to store for another background of the device, null for none. Pages that no longer exist are left out. */
export function withBackground(
  snapshots: readonly SnapshotChoice[],
  chosen: readonly string[],
  { device, id }: { device: Device; id: string | null },
): string[] {
  const others = snapshots.filter((one) => chosen.includes(one.snapshotId) && !isWithin(one, deviceWidths(device)));
  return [...(id === null ? [] : [id]), ...others.map(({ snapshotId }) => snapshotId)].slice(0, MOST);
}
