// The gateway pings the host for the page and reports the result: end of session, changed role or plan, or no response.
import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { usePingSubscription } from "#web/__generated__/usePingSubscription.graphql.ts";
import { sessionEnded } from "#web/relay/sessionEnd.ts";
import { wantLayoutAgain } from "../layoutState.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

type Ping = NonNullable<usePingSubscription["response"]["ping"]>;

interface Known {
  role: string | undefined;
  planId: number | undefined;
}

/**
 * Whether the host has left pings unanswered; the fourth in a row ends the session. With `isStrict` (screens beside a
 * menu), the first one ends it.
 */
export function usePing(known: Known, isStrict: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  const revalidator = useRevalidator();
  const listen = (ping: Ping) => {
    if (ping.ended)
      return sessionEnded(ping.message ? translateServerMessage({ ...ping, message: ping.message }) : undefined);
    // a ping may be some seconds older than the page: the frame's own query decides, and useStandingChange reacts to it
    const hasNewRole = ping.role && known.role && ping.role !== known.role;
    const hasNewPlan =
      typeof ping.paidPlan === "number" && known.planId !== undefined && ping.paidPlan !== known.planId;
    if (hasNewRole || hasNewPlan || (isSilent && ping.ok)) {
      wantLayoutAgain();
      void revalidator.revalidate();
    }
    setSilent(!ping.ok);
  };
  // the subscription outlives the render whose role and plan it compares with
  const hear = useRef(listen);
  useEffect(() => {
    hear.current = listen;
  });
  useSubscription<usePingSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription usePingSubscription($isStrict: Boolean!) {
            ping(isStrict: $isStrict) {
              ok
              ended
              message
              reason
              role
              paidPlan
            }
          }
        `,
        variables: { isStrict },
        onNext: (data) => {
          if (data?.ping) hear.current(data.ping);
        },
      }),
      [isStrict],
    ),
  );
  return isSilent;
}
