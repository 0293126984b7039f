// The recorded page that a heatmap is shown on: the one that a member chose, otherwise the newest of the width that is
// most common.

export interface SnapshotChoice {
  readonly snapshotId: string;
  readonly recordedAt: string;
  readonly viewWidth: number;
}

/** Widths that look alike, in CSS pixels. */
const STEP = 50;
const stepOf = ({ viewWidth }: SnapshotChoice) => Math.round(viewWidth / STEP);

/** `snapshots`: newest first. `preferred`: ids in the order of preference. */
export function chooseSnapshot<T extends SnapshotChoice>(
  snapshots: readonly T[],
  preferred: readonly (string | null)[],
): T | undefined {
  for (const id of preferred) {
    const found = snapshots.find(({ snapshotId }) => snapshotId === id);
    if (found) return found;
  }
  const counts = new Map<number, number>();
  for (const one of snapshots) counts.set(stepOf(one), (counts.get(stepOf(one)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return snapshots.find((one) => counts.get(stepOf(one)) === most);
}
