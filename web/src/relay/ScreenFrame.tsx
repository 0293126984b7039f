// Renders the screen of a route: a skeleton until the first data, the old data dimmed while new data loads, and a
// message with a remedy on failure. An error of a single panel is caught by the panel's own boundary.
import { createContext, Suspense, use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useLocation } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { PanelFailure } from "./PanelFailure.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import type { Screen } from "./screen.ts";
import { ScreenIsStale, ScreenQuery } from "./screenQuery.ts";
import { useAnswerRound, useTrouble } from "./trouble.ts";
import { sameQuestion, useAnswered } from "./useAnswered.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

export interface ScreenData {
  screen: Screen;
  /** a promise if the query depends on something asynchronous, as with share links */
  queryRef: PreloadedQuery<OperationType> | Promise<PreloadedQuery<OperationType>>;
}

/** What a layout shows before its screen's first data, instead of the screen's shape. */
export const LayoutSkeleton = createContext<ReactNode>(undefined);

const ScreenError = ({ error, resetErrorBoundary }: FallbackProps) => (
  <PanelFailure isScreen error={error} height={420} onAnswer={resetErrorBoundary} />
);

/** Another value for each other project. A screen that learns its project later than its first data stays the same. */
function useProjectKey(project: unknown): number {
  const [shown, setShown] = useState({ project, switches: 0 });
  const isOther = project != null && project !== shown.project;
  if (isOther) setShown({ project, switches: shown.switches + (shown.project == null ? 0 : 1) });
  return shown.switches;
}

function Loaded({ screen, queryRef }: ScreenData) {
  const ref = queryRef instanceof Promise ? use(queryRef) : queryRef;
  // what is selected, paused or typed belongs to a project
  const key = useProjectKey(ref.variables["project"]);
  return (
    <ScreenQuery value={ref}>
      <screen.Component key={key} queryRef={ref} />
    </ScreenQuery>
  );
}

interface DimmedProps {
  /** newer data is loading */
  busy: boolean;
  /** newer data can't be loaded at the moment */
  isOld: boolean;
  children: ReactNode;
}

function Dimmed({ busy, isOld, children }: DimmedProps) {
  return (
    <div
      aria-busy={busy || undefined}
      css={{
        opacity: busy ? 0.6 : 1,
        transition: "opacity 150ms 150ms",
        minWidth: 0,
        // An outage may be long, and what is shown must stay readable: only the colors go. A filter would make the player
        // in full screen as small as this box.
        ":root:not(:fullscreen) &": isOld && { filter: "grayscale(1)" },
      }}
    >
      <ScreenIsStale value={busy}>{children}</ScreenIsStale>
    </div>
  );
}

/** A newer answer to the same question takes the place of the old one: nothing is loading. */
function isAnotherQuestion({ queryRef: one }: ScreenData, { queryRef: other }: ScreenData): boolean {
  return one instanceof Promise || other instanceof Promise || !sameQuestion(one, other);
}

export function ScreenFrame() {
  const newest = useLoaderData<ScreenData>();
  const queryRef = useAnswered(newest.queryRef instanceof Promise ? null : newest.queryRef) ?? newest.queryRef;
  const data = useMemo(() => ({ ...newest, queryRef }), [newest, queryRef]);
  const { pathname, search } = useLocation();
  const shown = useDeferredValue(data);
  const isNewScreen = shown.screen !== data.screen;
  const round = useAnswerRound();
  const isOld = useTrouble() !== "none";
  const { title } = data.screen;
  useDocumentTitle(title);
  // tells external tools which URL is rendered, or still loading with a skeleton
  useEffect(() => {
    document.documentElement.dataset["address"] = pathname + search;
  }, [pathname, search]);
  return (
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[data, round]}>
      <Suspense key={pathname} fallback={use(LayoutSkeleton) ?? <ScreenSkeleton shape={data.screen.shape} />}>
        <Dimmed busy={shown !== data && !isNewScreen && isAnotherQuestion(shown, data)} isOld={isOld}>
          <Loaded {...(isNewScreen ? data : shown)} />
        </Dimmed>
      </Suspense>
    </ErrorBoundary>
  );
}
