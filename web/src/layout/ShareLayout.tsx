import { lazy, Suspense, useSyncExternalStore } from "react";
import { Navigate, useParams } from "react-router-dom";
import type { Opened } from "./share/openShareLink.ts";
import { shareLink } from "./shareLinks.ts";
import { useNoIndex } from "./useNoIndex.ts";
import { useVersionCheck } from "./session/useVersionCheck.ts";
import { ShareWaiting } from "./share/ShareWaiting.tsx";

const ShareFrame = lazy(() => import("./share/ShareFrame.tsx").then((part) => ({ default: part.ShareFrame })));
const SharePassword = lazy(() => import("./share/SharePassword.tsx").then((part) => ({ default: part.SharePassword })));
const ShareFailed = lazy(() => import("./share/ShareFailed.tsx").then((part) => ({ default: part.ShareFailed })));

/**
 * Resolves once the link is open, after its password where it requires one. Until then the layout renders every state
 * of the link.
 */
export function openedShare(encryptedParam: string): Promise<Opened> {
  return shareLink(encryptedParam).promise;
}

/** The read-only frame around a screen opened by a share link: one project, one module. */
export function ShareLayout() {
  const link = shareLink(useParams()["encryptedParam"] ?? "");
  const state = useSyncExternalStore(link.subscribe, link.state);
  useNoIndex();
  useVersionCheck();
  if (state.is === "gone") return <Navigate to="/404" replace />;
  return (
    <Suspense fallback={<ShareWaiting />}>
      {state.is === "opening" && <ShareWaiting />}
      {state.is === "locked" && <SharePassword {...state} onGive={(password) => void link.open(password)} />}
      {state.is === "failed" && <ShareFailed message={state.message} onRetry={() => void link.open()} />}
      {state.is === "open" && <ShareFrame opened={state.opened} />}
    </Suspense>
  );
}
