import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useFirstVisitSubscription } from "#web/__generated__/useFirstVisitSubscription.graphql.ts";
import { wantLayoutAgain } from "../layoutState.ts";

/**
 * Whether the project has received an event while this component is on the screen. When it has, the frame and the
 * screen are refetched, so that their numbers and notices change without a reload.
 */
export function useFirstVisit(project: string): boolean {
  const [receivedBy, setReceivedBy] = useState<string>();
  const isReceived = receivedBy === project;
  useSubscription<useFirstVisitSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useFirstVisitSubscription($project: ID!) {
            realtime(project: $project) {
              lastEventAt
            }
          }
        `,
        variables: { project },
        onNext: (data) => {
          if (data?.realtime?.lastEventAt) setReceivedBy(project);
        },
      }),
      [project],
    ),
  );
  const revalidator = useRevalidator();
  const refetch = useEffectEvent(() => {
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  useEffect(() => {
    if (isReceived) refetch();
  }, [isReceived]);
  return isReceived;
}
