// The recorded pages that a heatmap can be shown on, newest first.
import { graphql, useFragment } from "react-relay";
import type { useSnapshots_heatmap$key } from "#web/__generated__/useSnapshots_heatmap.graphql.ts";
import type { SnapshotChoice } from "./chooseSnapshot.ts";

export interface Snapshot extends SnapshotChoice {
  readonly url: string;
}

export function useSnapshots(heatmap: useSnapshots_heatmap$key): Snapshot[] {
  const { snapshots } = useFragment(
    graphql`
      fragment useSnapshots_heatmap on Heatmap {
        snapshots {
          snapshotId
          recordedAt
          url
          viewWidth
        }
      }
    `,
    heatmap,
  );
  return snapshots.map(({ snapshotId, recordedAt, url, viewWidth }) => ({ snapshotId, recordedAt, url, viewWidth }));
}
