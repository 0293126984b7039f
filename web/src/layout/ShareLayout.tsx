import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { Navigate, useParams, useRevalidator } from "react-router-dom";
import { isEmbedded } from "#web/relay/embedded.ts";
import { ConnectionNote } from "./session/ConnectionNote.tsx";
import { DataAge } from "./session/DataAge.tsx";
import { useSelfRecovery } from "./session/useSelfRecovery.ts";
import type { OpenedLink } from "./share/openShareLink.ts";
import { shareLink } from "./shareLinks.ts";
import { useNoIndex } from "./useNoIndex.ts";
import { useVersionCheck } from "./session/useVersionCheck.ts";
import { ShareWaiting } from "./share/ShareWaiting.tsx";

const ShareFrame = lazy(() => import("./share/ShareFrame.tsx").then((part) => ({ default: part.ShareFrame })));
const SharePassword = lazy(() => import("./share/SharePassword.tsx").then((part) => ({ default: part.SharePassword })));
const ShareGone = lazy(() => import("./share/ShareGone.tsx").then((part) => ({ default: part.ShareGone })));
const ShareFailed = lazy(() => import("./share/ShareFailed.tsx").then((part) => ({ default: part.ShareFailed })));

/**
 * Resolves once the link is open, after its password where it requires one, with its current range. Until then the layout
 * renders every state of the link.
 */
export function openedShare(encryptedParam: string): Promise<OpenedLink> {
  return shareLink(encryptedParam).opened();
}

/** The screen's query names the days of a range that moves with the date, so it is sent again for the next ones. */
function useCurrentDays(days: string | undefined): void {
  const revalidator = useRevalidator();
  const requestAgain = useEffectEvent(() => void revalidator.revalidate());
  const before = useRef(days);
  useEffect(() => {
    if (before.current !== undefined && before.current !== days) requestAgain();
    before.current = days;
  }, [days]);
}

/** The read-only frame around a screen opened by a share link: one project, one module. */
export function ShareLayout() {
  const link = shareLink(useParams()["encryptedParam"] ?? "");
  const state = useSyncExternalStore(link.subscribe, link.state);
  useCurrentDays(state.is === "open" ? `${state.opened.grant.startDate} ${state.opened.grant.endDate}` : undefined);
  useNoIndex();
  useVersionCheck();
  const trouble = useSelfRecovery();
  if (state.is === "gone" && !isEmbedded()) return <Navigate to="/404" replace />;
  return (
    <Suspense fallback={<ShareWaiting />}>
      <ConnectionNote isLinkLost={false} trouble={trouble}>
        <DataAge />
      </ConnectionNote>
      {state.is === "gone" && <ShareGone />}
      {state.is === "opening" && <ShareWaiting />}
      {state.is === "locked" && <SharePassword {...state} onGive={(password) => void link.open(password)} />}
      {state.is === "failed" && <ShareFailed message={state.message} onRetry={() => void link.open()} />}
      {state.is === "open" && <ShareFrame opened={state.opened} />}
    </Suspense>
  );
}
