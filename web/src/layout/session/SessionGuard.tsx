import { graphql, useFragment } from "react-relay";
import type { SessionGuard_viewer$key } from "#web/__generated__/SessionGuard_viewer.graphql.ts";
import type { Trouble } from "#web/relay/trouble.ts";
import { ConnectionNote } from "./ConnectionNote.tsx";
import { useIdleRefresh } from "./useIdleRefresh.ts";
import { useLinkState } from "./useLinkState.ts";
import { usePing } from "./usePing.ts";
import { useVersionCheck } from "./useVersionCheck.ts";
import { useSessionClock } from "./useSessionClock.ts";
import { useWords } from "./useWords.ts";

interface Props {
  viewer: SessionGuard_viewer$key;
  /** the A/B brand looks for new versions more often */
  isAbTesting: boolean;
  /** what the queries say about the gateway and the host */
  trouble: Trouble;
}

/** Watches over the session while a member is signed in: its end, its role and plan, and the connection it lives on. */
export function SessionGuard({ viewer, isAbTesting, trouble }: Props) {
  const { session, user, plan } = useFragment(
    graphql`
      fragment SessionGuard_viewer on Viewer {
        session {
          expiresAt
        }
        user {
          role
          language
        }
        plan {
          planId
        }
      }
    `,
    viewer,
  );
  useSessionClock(session?.expiresAt);
  useWords(user?.language);
  useIdleRefresh();
  useVersionCheck(isAbTesting);
  const isHostSilent = usePing({ role: user?.role, planId: plan?.planId });
  const isLinkLost = useLinkState();
  return <ConnectionNote isLinkLost={isLinkLost} trouble={trouble === "none" && isHostSilent ? "upstream" : trouble} />;
}
