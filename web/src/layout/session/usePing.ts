// The gateway pings the host for us and tells what it heard: the end of the session, another role or plan, silence.
import { useEffectEvent, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { usePingSubscription } from "#web/__generated__/usePingSubscription.graphql.ts";
import { sessionEnded } from "#web/relay/sessionEnd.ts";
import { wantLayoutAgain } from "../layoutState.ts";
import { reloadPage } from "./reloadPage.ts";

interface Known {
  role: string | undefined;
  planId: number | undefined;
}

/** Whether the host has left pings unanswered. */
export function usePing(known: Known): boolean {
  const [isSilent, setSilent] = useState(false);
  const revalidator = useRevalidator();
  const hear = useEffectEvent((ping: NonNullable<usePingSubscription["response"]["ping"]>) => {
    if (ping.ended) return sessionEnded(ping.message ?? undefined);
    const hasNewRole = ping.role && known.role && ping.role !== known.role;
    const hasNewPlan =
      typeof ping.paidPlan === "number" && known.planId !== undefined && ping.paidPlan !== known.planId;
    if (hasNewRole || hasNewPlan) return reloadPage();
    if (isSilent && ping.ok) {
      wantLayoutAgain();
      void revalidator.revalidate();
    }
    setSilent(!ping.ok);
  });
  useSubscription<usePingSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription usePingSubscription {
            ping {
              ok
              ended
              message
              role
              paidPlan
            }
          }
        `,
        variables: {},
        onNext: (data) => {
          if (data?.ping) hear(data.ping);
        },
      }),
      [],
    ),
  );
  return isSilent;
}
