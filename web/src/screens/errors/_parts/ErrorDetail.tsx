import { ArrowLeft } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ErrorDetail_report$key } from "#web/__generated__/ErrorDetail_report.graphql.ts";
import type { ErrorDetail_viewer$key } from "#web/__generated__/ErrorDetail_viewer.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { FunnelStep } from "#web/reports/funnels/funnelSteps.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useOpenError } from "../_lib/useOpenError.ts";
import { ErrorCost } from "./ErrorCost.tsx";
import { ErrorBreadcrumbs } from "./ErrorBreadcrumbs.tsx";
import { ErrorHeader } from "./ErrorHeader.tsx";
import { ErrorInstances } from "./ErrorInstances.tsx";
import { ErrorOccurrence } from "./ErrorOccurrence.tsx";
import { ErrorSplits } from "./ErrorSplits.tsx";
import { ErrorStack } from "./stack/ErrorStack.tsx";
import { ErrorParts } from "./merging/ErrorParts.tsx";

interface Props {
  report: ErrorDetail_report$key;
  viewer: ErrorDetail_viewer$key;
  projectId: string;
  widgetId: number;
  /** what the report counts as a conversion */
  goalStep: FunnelStep | undefined;
}

/** All details of one error. */
export function ErrorDetail(props: Props) {
  const [, open] = useOpenError();
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
      <div>
        <Button size="small" variant="ghost" icon={<ArrowLeft aria-hidden />} onPress={() => open(null)}>
          {t("All errors")}
        </Button>
      </div>
      <PanelBoundary height={480}>
        <Parts {...props} />
      </PanelBoundary>
    </div>
  );
}

const twoColumns = {
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))",
  alignItems: "start",
} as const;

function Parts({ report, viewer, projectId, widgetId, goalStep }: Props) {
  const { errorDetail } = useFragment(
    graphql`
      fragment ErrorDetail_report on TrafficReport @throwOnFieldError {
        errorDetail(errorId: $errorId, occurrence: $occurrence) @include(if: $isOne) {
          ...ErrorHeader_detail
          ...ErrorParts_detail
          ...ErrorOccurrence_detail
          ...ErrorStack_detail
          ...ErrorBreadcrumbs_detail
          ...ErrorSplits_detail
          ...ErrorCost_detail
          ...ErrorInstances_detail
        }
      }
    `,
    report,
  );
  const who = useFragment(
    graphql`
      fragment ErrorDetail_viewer on Viewer {
        viewerCanWrite
        ...ErrorHeader_viewer @include(if: $isOne) @alias(as: "head")
      }
    `,
    viewer,
  );
  if (!errorDetail || !who.head) {
    return (
      <EmptyState title={t("This error didn't occur in this range")} minHeight={320}>
        {t("Choose a longer range or remove a filter. The error may also be hidden by an ignore rule.")}
      </EmptyState>
    );
  }
  return (
    <>
      <ErrorHeader detail={errorDetail} viewer={who.head} projectId={projectId} goalStep={goalStep} />
      <ErrorParts detail={errorDetail} projectId={projectId} canWrite={who.viewerCanWrite === true} />
      <ErrorOccurrence detail={errorDetail} widgetId={widgetId} />
      <div css={twoColumns}>
        <ErrorStack detail={errorDetail} />
        <ErrorBreadcrumbs detail={errorDetail} />
      </div>
      <ErrorCost detail={errorDetail} />
      <ErrorSplits detail={errorDetail} />
      <ErrorInstances detail={errorDetail} />
    </>
  );
}
