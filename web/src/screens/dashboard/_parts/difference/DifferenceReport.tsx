import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type {
  DifferenceReportQuery,
  DifferenceReportQuery$data,
} from "#web/__generated__/DifferenceReportQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { Delta } from "#web/ui/data/Delta.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { usePanelFacts } from "#web/ui/data/panelFacts.ts";
import { relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import { significanceLabels, significanceOf } from "../../_lib/differenceTexts.ts";
import { useSignificant } from "../../_lib/useSignificant.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { dayAndTime } from "#web/ui/format/zonedTime.ts";
import { SignificanceBadge } from "./SignificanceBadge.tsx";
import { DifferenceMoments } from "./DifferenceMoments.tsx";
import { DifferenceSegments } from "./DifferenceSegments.tsx";

export const differenceReportQuery = graphql`
  query DifferenceReportQuery($project: ID, $range: RangeInput!, $compare: Comparison, $filters: FilterInput)
  @throwOnFieldError {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters) {
            difference {
              now
              before
              p
              until
              range {
                previousStartDate
                previousEndDate
                timezone
              }
              ...DifferenceSegments_difference
              ...DifferenceMoments_difference
              ...useSignificant_difference
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<DifferenceReportQuery$data["viewer"]["project"]>;
type Difference = NonNullable<NonNullable<Project["traffic"]["report"]>["difference"]>;

function formatTotals(difference: Difference): string {
  const { now, before, p } = difference;
  const change = relativeChange(now, before);
  const total = t("{now} sessions, before {before}", { now: exactNumber(now), before: exactNumber(before) });
  const details = [...(change === undefined ? [] : [signedPercent(change)]), significanceLabels[significanceOf(p)]];
  return `${total} (${details.join(", ")}), ${formatCompared(difference)}`;
}

function formatCompared({ until, range }: Difference): string {
  const { previousStartDate, previousEndDate, timezone } = range;
  const days = previousStartDate && previousEndDate ? rangeLabel(previousStartDate, previousEndDate) : "";
  if (!until) return t("compared with {days}", { days });
  const time = dayAndTime(until, timezone);
  return t("until {time}, compared with the same part of {days}", { time, days });
}

interface Props {
  queryRef: PreloadedQuery<DifferenceReportQuery>;
  view: "segments" | "moments";
}

export function DifferenceReport({ queryRef, view }: Props) {
  const { viewer } = usePreloadedQuery<DifferenceReportQuery>(differenceReportQuery, queryRef);
  const difference = viewer.project?.traffic.report?.difference;
  const named = useSignificant(difference ?? null);
  usePanelFacts(() => (difference ? { kind: "text", text: `${formatTotals(difference)}; ${named}` } : undefined), true);
  if (!difference) {
    return (
      <EmptyState title={t("No comparison")} minHeight={360}>
        {t("This link is limited to its own date range.")}
      </EmptyState>
    );
  }
  if (difference.now + difference.before === 0) {
    return (
      <EmptyState title={t("No sessions in either date range")} minHeight={360}>
        {t("Choose a longer date range or remove a filter.")}
      </EmptyState>
    );
  }
  const { now, before, p } = difference;
  return (
    <>
      <div
        css={(theme) => ({
          ...tabular,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "4px 10px",
          padding: `${theme.space.half}px ${theme.space.two}px ${theme.space.one}px`,
        })}
      >
        <span css={(theme) => ({ fontWeight: theme.weight.medium })}>
          {t("{now} sessions, before {before}", { now: exactNumber(now), before: exactNumber(before) })}
        </span>
        <Delta now={now} before={before} />
        <SignificanceBadge p={p} />
        <span css={(theme) => ({ color: theme.color.muted })}>{formatCompared(difference)}</span>
      </div>
      {view === "segments" ? (
        <DifferenceSegments difference={difference} />
      ) : (
        <DifferenceMoments difference={difference} />
      )}
    </>
  );
}
