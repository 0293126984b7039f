import { graphql, useFragment } from "react-relay";
import { useMatches } from "react-router-dom";
import type { SessionGuard_viewer$key } from "#web/__generated__/SessionGuard_viewer.graphql.ts";
import type { Trouble } from "#web/relay/trouble.ts";
import { MENU_ROUTE } from "../menu/menuLoader.ts";
import { ConnectionNote } from "./ConnectionNote.tsx";
import { DataAge } from "./DataAge.tsx";
import { useExpiredPlan } from "./useExpiredPlan.ts";
import { useIdleRefresh } from "./useIdleRefresh.ts";
import { useLinkState } from "./useLinkState.ts";
import { usePing } from "./usePing.ts";
import { useStandingChange } from "./useStandingChange.ts";
import { useVersionCheck } from "./useVersionCheck.ts";
import { useSessionClock } from "./useSessionClock.ts";
import { useTranslations } from "./useTranslations.ts";
import { useZone } from "./useZone.ts";

interface Props {
  viewer: SessionGuard_viewer$key;
  /** the state of the gateway and the host, derived from query results */
  trouble: Trouble;
}

/** Monitors the session while a member is signed in: its expiry, role, plan and live connection. */
export function SessionGuard({ viewer, trouble }: Props) {
  const watched = useFragment(
    graphql`
      fragment SessionGuard_viewer on Viewer {
        session {
          expiresAt
        }
        user {
          id
          role
          timezone
        }
        plan {
          planId
        }
        ...useExpiredPlan_viewer
        ...useTranslations_viewer
      }
    `,
    viewer,
  );
  const isMenu = useMatches().some(({ id }) => id === MENU_ROUTE);
  const { session, user, plan } = watched;
  useSessionClock(session?.expiresAt);
  useStandingChange({ userId: user?.id, role: user?.role, planId: plan?.planId });
  useTranslations(watched);
  useExpiredPlan(watched);
  useZone(user?.timezone);
  useIdleRefresh();
  useVersionCheck();
  const isHostSilent = usePing({ role: user?.role, planId: plan?.planId }, isMenu);
  const isLinkLost = useLinkState();
  return (
    <ConnectionNote isLinkLost={isLinkLost} trouble={trouble === "none" && isHostSilent ? "upstream" : trouble}>
      <DataAge />
    </ConnectionNote>
  );
}
