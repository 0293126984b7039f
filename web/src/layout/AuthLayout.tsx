import { lazy, Suspense, useDeferredValue } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData } from "react-router-dom";
import { useAnswerRound } from "#web/relay/trouble.ts";
import { useAnswered } from "#web/relay/useAnswered.ts";
import type { AuthLayoutData } from "./authLoader.ts";
import { PageBackContext } from "#web/ui/layout/pageBack.ts";
import { useParentScreen } from "./places/parentScreen.ts";
import { loadAuthShell } from "./shell/loadAuthShell.ts";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";
import { mainBox, shellGrid } from "./shell/shellGrid.ts";
import { useSelfRecovery } from "./session/useSelfRecovery.ts";
import { minimisedWidth, openWidth, useSidebarKind } from "./sidebar/sidebarKind.ts";
import { useSidebar } from "./sidebar/useSidebar.ts";
import { SkipLink } from "./SkipLink.tsx";

const AuthShell = lazy(() => loadAuthShell().then((part) => ({ default: part.AuthShell })));

const ShellFailed = lazy(() => import("./shell/ShellFailed.tsx").then((part) => ({ default: part.ShellFailed })));

/** Header, sidebar and screen. The screen waits for neither of the other two. */
export function AuthLayout() {
  const { layoutRef } = useLoaderData<AuthLayoutData>();
  const shown = useDeferredValue(useAnswered(layoutRef, "any"));
  const sidebar = useSidebar();
  const kind = useSidebarKind();
  const width = sidebar.isMinimised ? minimisedWidth : openWidth[kind];
  const round = useAnswerRound();
  const trouble = useSelfRecovery();
  const back = useParentScreen();
  return (
    <div css={shellGrid} style={{ "--sidebar": `${width}px` } as React.CSSProperties}>
      <SkipLink />
      <Suspense fallback={<ShellSkeleton />}>
        <ErrorBoundary resetKeys={[layoutRef, round]} fallbackRender={({ error }) => <ShellFailed error={error} />}>
          <AuthShell layoutRef={shown} sidebar={sidebar} trouble={trouble} />
        </ErrorBoundary>
      </Suspense>
      <main id="main" tabIndex={-1} css={mainBox}>
        <PageBackContext value={back}>
          <Outlet />
        </PageBackContext>
      </main>
    </div>
  );
}
