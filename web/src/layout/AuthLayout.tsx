import { lazy, Suspense, useDeferredValue } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData } from "react-router-dom";
import { useAnswerRound } from "#web/relay/trouble.ts";
import { useAnswered } from "#web/relay/useAnswered.ts";
import type { AuthLayoutData } from "./authLoader.ts";
import { loadAuthShell } from "./shell/loadAuthShell.ts";
import { ShellFailed } from "./shell/ShellFailed.tsx";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";
import { shellGrid } from "./shell/shellGrid.ts";
import { useSelfRecovery } from "./session/useSelfRecovery.ts";
import { useSidebar } from "./sidebar/useSidebar.ts";
import { SkipLink } from "./SkipLink.tsx";

const AuthShell = lazy(() => loadAuthShell().then((part) => ({ default: part.AuthShell })));

/** Header, sidebar and the screen. The screen waits for neither of them. */
export function AuthLayout() {
  const { layoutRef } = useLoaderData<AuthLayoutData>();
  const shown = useDeferredValue(useAnswered(layoutRef, "any"));
  const sidebar = useSidebar();
  const round = useAnswerRound();
  const trouble = useSelfRecovery();
  return (
    <div css={shellGrid} style={{ "--sidebar": sidebar.isMinimised ? "64px" : "260px" } as React.CSSProperties}>
      <SkipLink />
      <ErrorBoundary resetKeys={[layoutRef, round]} fallbackRender={({ error }) => <ShellFailed error={error} />}>
        <Suspense fallback={<ShellSkeleton />}>
          <AuthShell layoutRef={shown} sidebar={sidebar} trouble={trouble} />
        </Suspense>
      </ErrorBoundary>
      <main
        id="main"
        tabIndex={-1}
        css={(t) => ({
          gridArea: "main",
          minWidth: 0,
          width: "100%",
          maxWidth: 1520,
          margin: "0 auto",
          padding: t.space.three,
          outline: "none",
          "--sticky-top": "56px",
          [t.media.narrow]: { padding: t.space.two },
        })}
      >
        <Outlet />
      </main>
    </div>
  );
}
