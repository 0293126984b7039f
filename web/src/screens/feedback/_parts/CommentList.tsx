import { graphql, useFragment } from "react-relay";
import type { CommentList_project$key } from "#web/__generated__/CommentList_project.graphql.ts";
import type { CommentList_report$key } from "#web/__generated__/CommentList_report.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { CommentPager } from "./CommentPager.tsx";
import { StatusTabs } from "./StatusTabs.tsx";

interface Props {
  report: CommentList_report$key;
  project: CommentList_project$key;
  canWrite: boolean;
}

/** The comments, newest first, with their status. */
export function CommentList({ report, project, canWrite }: Props) {
  const data = useFragment(
    graphql`
      fragment CommentList_report on FeedbackReport {
        comments {
          id
          ...CommentItem_comment
        }
        ...CommentPager_report
      }
    `,
    report,
  );
  const { widgetId } = useFragment(
    graphql`
      fragment CommentList_project on Project {
        widgetId
      }
    `,
    project,
  );
  const href = useProjectHref(widgetId);
  return (
    <Card title={t("Comments")} flush actions={<StatusTabs />}>
      {data.comments.length === 0 ? (
        <EmptyState title={t("No matching comments")} minHeight={160}>
          {t("Remove a filter or choose another status.")}
        </EmptyState>
      ) : (
        <ol aria-label={t("Comments")} css={{ margin: 0, padding: 0, listStyle: "none" }}>
          {data.comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} canWrite={canWrite} href={href} />
          ))}
        </ol>
      )}
      <CommentPager report={data} />
    </Card>
  );
}
