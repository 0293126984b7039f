// Keeps the project's realtime data up to date by subscription: each payload replaces the previous one in the store, so
// that every part of the screen updates through its own fragment.
import { useEffect, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useRealtimeSubscription } from "#web/__generated__/useRealtimeSubscription.graphql.ts";
import { onLinkChange, type LinkState } from "#web/relay/liveSocket.ts";

export function useRealtime(projectId: string | undefined): LinkState {
  const [link, setLink] = useState<LinkState>("open");
  useEffect(() => onLinkChange(setLink), []);
  useSubscription<useRealtimeSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRealtimeSubscription($project: ID!) {
            realtime(project: $project) {
              at
              ...NowCounts_realtime
              ...MinuteBars_realtime
              ...RankedNow_realtime
              ...EventFeed_realtime
              ...VisitorsNow_realtime
              ...VisitDialog_realtime
              ...LiveMap_realtime
            }
          }
        `,
        variables: { project: projectId ?? "" },
        updater: (store) => {
          const reading = store.getRootField("realtime");
          if (reading && projectId)
            store.get(projectId)?.getLinkedRecord("audience")?.setLinkedRecord(reading, "realtime");
        },
      }),
      [projectId],
    ),
  );
  return link;
}
