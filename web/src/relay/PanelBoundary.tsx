// Limits an error to one panel: errors thrown by its fragment are caught here and offer Retry.
import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useRevalidator } from "react-router-dom";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { causeOf } from "./gatewayError.ts";
import { useAnswerRound } from "./trouble.ts";

export interface PanelBoundaryProps {
  /** height of the panel's body while loading, to prevent layout shifts */
  height: number;
  children: ReactNode;
}

export function PanelBoundary({ height, children }: PanelBoundaryProps) {
  const revalidator = useRevalidator();
  const round = useAnswerRound();
  return (
    <ErrorBoundary
      resetKeys={[round]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <div css={{ minHeight: height, display: "grid", alignContent: "center" }}>
          <ErrorState
            message={causeOf(error).message}
            onRetry={() => {
              void revalidator.revalidate().then(resetErrorBoundary);
            }}
          />
        </div>
      )}
    >
      <Suspense fallback={<Skeleton shape="block" height={height} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
