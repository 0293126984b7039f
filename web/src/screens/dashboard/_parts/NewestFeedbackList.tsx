import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NewestFeedbackListQuery } from "#web/__generated__/NewestFeedbackListQuery.graphql.ts";
import { CommentLine } from "#web/reports/CommentLine.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export const newestFeedbackListQuery = graphql`
  query NewestFeedbackListQuery($project: ID!) @throwOnFieldError {
    viewer {
      project(id: $project) {
        feedback {
          report(limit: 5) {
            comments {
              id
              ...CommentLine_comment
            }
          }
        }
      }
    }
  }
`;

export function NewestFeedbackList({ queryRef }: { queryRef: PreloadedQuery<NewestFeedbackListQuery> }) {
  const { viewer } = usePreloadedQuery<NewestFeedbackListQuery>(newestFeedbackListQuery, queryRef);
  const comments = viewer.project?.feedback.report?.comments ?? [];
  if (comments.length === 0) {
    return (
      <EmptyState title={t("No feedback yet")} minHeight={120}>
        {t("To collect feedback, add the code from the Feedback comments report to your website.")}
      </EmptyState>
    );
  }
  return (
    <ol
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        alignItems: "start",
        gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
        margin: 0,
        padding: 0,
        listStyle: "none",
      })}
    >
      {comments.map((comment) => (
        <CommentLine key={comment.id} comment={comment} />
      ))}
    </ol>
  );
}
