// The recorded page that a heatmap is shown on: the one that a member chose, otherwise the newest of the most common width
// that the device has.

export interface SnapshotChoice {
  readonly snapshotId: string;
  readonly recordedAt: string;
  readonly viewWidth: number;
}

/** Widths of windows, CSS pixels, both included. */
export interface Widths {
  min: number;
  max: number;
}

const distance = ({ viewWidth }: SnapshotChoice, { min, max }: Widths) => Math.max(min - viewWidth, 0, viewWidth - max);

/** Widths that look alike, in CSS pixels. */
const STEP = 50;
const stepOf = ({ viewWidth }: SnapshotChoice) => Math.round(viewWidth / STEP);

/** `snapshots`: newest first. `preferred`: ids in the order of preference. */
export function chooseSnapshot<T extends SnapshotChoice>(
  snapshots: readonly T[],
  widths: Widths,
  preferred: readonly (string | null)[],
): T | undefined {
  for (const id of preferred) {
    const found = snapshots.find(({ snapshotId }) => snapshotId === id);
    if (found) return found;
  }
  const least = Math.min(...snapshots.map((one) => distance(one, widths)));
  const nearest = snapshots.filter((one) => distance(one, widths) === least);
  const counts = new Map<number, number>();
  for (const one of nearest) counts.set(stepOf(one), (counts.get(stepOf(one)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return nearest.find((one) => counts.get(stepOf(one)) === most);
}
