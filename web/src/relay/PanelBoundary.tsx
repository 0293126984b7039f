// Limits an error to one panel: errors thrown by its fragment are caught here and offer Retry.
import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { PanelFailure } from "./PanelFailure.tsx";
import { useAnswerRound } from "./trouble.ts";

export interface PanelBoundaryProps {
  /** height of the panel's body while loading, to prevent layout shifts */
  height: number;
  children: ReactNode;
}

export function PanelBoundary({ height, children }: PanelBoundaryProps) {
  const round = useAnswerRound();
  return (
    <ErrorBoundary
      resetKeys={[round]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PanelFailure error={error} height={height} onAnswer={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<Skeleton shape="block" height={height} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
