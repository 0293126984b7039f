import { graphql, useFragment } from "react-relay";
import type { VisitorComments_visitor$key } from "#web/__generated__/VisitorComments_visitor.graphql.ts";
import { CommentLine } from "#web/reports/CommentLine.tsx";
import { t } from "#web/texts/t.ts";

/** The visitor's comments on pages. Most have none. */
export function VisitorComments({ visitor }: { visitor: VisitorComments_visitor$key }) {
  const { comments } = useFragment(
    graphql`
      fragment VisitorComments_visitor on Visitor @throwOnFieldError {
        comments {
          id
          ...CommentLine_comment
        }
      }
    `,
    visitor,
  );
  if (!comments?.length) {
    return <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{t("No feedback yet")}</p>;
  }
  return (
    <ol css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, margin: 0, padding: 0, listStyle: "none" })}>
      {comments.map((comment) => (
        <CommentLine key={comment.id} comment={comment} />
      ))}
    </ol>
  );
}
