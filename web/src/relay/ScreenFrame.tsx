// Renders the screen of a route: a skeleton until the first data, the old data dimmed while new data loads, and a
// message with a remedy on failure. An error of a single panel is caught by the panel's own boundary.
import { Suspense, use, useDeferredValue, useEffect, useMemo, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useLocation, useRevalidator } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { causeOf } from "./gatewayError.ts";
import type { Screen } from "./screen.ts";
import { ScreenIsStale, ScreenQuery } from "./screenQuery.ts";
import { useAnswerRound } from "./trouble.ts";
import { useAnswered } from "./useAnswered.ts";

export interface ScreenData {
  screen: Screen;
  /** a promise if the query depends on something asynchronous, as with share links */
  queryRef: PreloadedQuery<OperationType> | Promise<PreloadedQuery<OperationType>>;
}

function ScreenError({ error, resetErrorBoundary }: FallbackProps) {
  const revalidator = useRevalidator();
  const problem = causeOf(error);
  return (
    <ErrorState
      isScreen
      message={problem.message}
      onRetry={() => {
        void revalidator.revalidate().then(resetErrorBoundary);
      }}
    />
  );
}

function ScreenSkeleton() {
  return (
    <div aria-busy="true" css={{ display: "grid", gap: 16 }}>
      <Skeleton shape="text" count={2} />
      <Skeleton shape="block" height={92} />
      <Skeleton shape="chart" height={300} />
    </div>
  );
}

function Loaded({ screen, queryRef }: ScreenData) {
  const ref = queryRef instanceof Promise ? use(queryRef) : queryRef;
  return (
    <ScreenQuery value={ref}>
      <screen.Component queryRef={ref} />
    </ScreenQuery>
  );
}

function Dimmed({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={busy || undefined}
      css={{ opacity: busy ? 0.6 : 1, transition: "opacity 150ms 150ms", minWidth: 0 }}
    >
      <ScreenIsStale value={busy}>{children}</ScreenIsStale>
    </div>
  );
}

export function ScreenFrame() {
  const newest = useLoaderData<ScreenData>();
  const queryRef = useAnswered(newest.queryRef instanceof Promise ? null : newest.queryRef) ?? newest.queryRef;
  const data = useMemo(() => ({ ...newest, queryRef }), [newest, queryRef]);
  const { pathname, search } = useLocation();
  const shown = useDeferredValue(data);
  const isNewScreen = shown.screen !== data.screen;
  const round = useAnswerRound();
  const { title } = data.screen;
  useEffect(() => {
    const { brand } = document.documentElement.dataset;
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title]);
  // tells external tools which URL is rendered, or still loading with a skeleton
  useEffect(() => {
    document.documentElement.dataset["address"] = pathname + search;
  }, [pathname, search]);
  return (
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[data, round]}>
      <Suspense key={pathname} fallback={data.screen.layout === "bare" ? null : <ScreenSkeleton />}>
        <Dimmed busy={shown !== data && !isNewScreen}>
          <Loaded {...(isNewScreen ? data : shown)} />
        </Dimmed>
      </Suspense>
    </ErrorBoundary>
  );
}
