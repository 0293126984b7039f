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
      <EmptyState title={t("Nobody has said anything yet")} minHeight={120}>
        {t("Let visitors tell you: the report of comments shows the line that your site needs.")}
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
