import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { FeedbackCommentsScreenQuery } from "#web/__generated__/FeedbackCommentsScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { CommentList } from "./_parts/CommentList.tsx";
import { CommentPages } from "./_parts/CommentPages.tsx";
import { CommentsByDay } from "./_parts/CommentsByDay.tsx";
import { CommentTerms } from "./_parts/CommentTerms.tsx";
import { FeedbackFigures } from "./_parts/FeedbackFigures.tsx";
import { HowToSend } from "./_parts/HowToSend.tsx";
import { ActiveFilters } from "./_parts/ActiveFilters.tsx";
import { SentimentShare } from "./_parts/SentimentShare.tsx";
import { TwoPanels } from "./_parts/TwoPanels.tsx";

/** Visitor comments: their number, sentiment, pages, frequent words, and the list. */
export default function FeedbackCommentsScreen({ queryRef }: ScreenProps<FeedbackCommentsScreenQuery>) {
  const { viewer } = usePreloadedQuery<FeedbackCommentsScreenQuery>(
    graphql`
      query FeedbackCommentsScreenQuery(
        $project: ID
        $range: RangeInput
        $compare: Comparison
        $status: FeedbackStatus
        $sentiment: Sentiment
        $page: String
        $word: String
        $limit: Int!
        $offset: Int!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          project(id: $project) {
            ...ReportTitle_project
            ...CommentList_project
            feedback {
              report(
                range: $range
                compare: $compare
                status: $status
                sentiment: $sentiment
                page: $page
                word: $word
                limit: $limit
                offset: $offset
              ) {
                totals {
                  comments
                }
                range {
                  ...useReportRange_range
                }
                ...FeedbackFigures_report
                ...CommentsByDay_report
                ...SentimentShare_report
                ...CommentPages_report
                ...CommentTerms_report
                ...CommentList_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const { project } = viewer;
  const report = project?.feedback.report;
  const range = useReportRange(report?.range);
  if (!project) return <NoProject />;
  const isFiltered = ["status", "sentiment", "page", "word"].some((name) => search.has(name));
  return (
    <>
      <ReportTitle title={t("Feedback comments")} project={project} range={range} hasFilters={false} />
      <ActiveFilters />
      {report && report.totals.comments === 0 && !isFiltered && <HowToSend />}
      {report && (report.totals.comments > 0 || isFiltered) && (
        <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
          <FeedbackFigures report={report} />
          <CommentsByDay report={report} />
          <TwoPanels>
            <SentimentShare report={report} />
            <CommentTerms report={report} />
          </TwoPanels>
          <CommentPages report={report} />
          <CommentList report={report} project={project} canWrite={viewer.viewerCanWrite ?? false} />
        </div>
      )}
    </>
  );
}
