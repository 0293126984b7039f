import { graphql, useFragment } from "react-relay";
import type { VisitorComments_visitor$key } from "#web/__generated__/VisitorComments_visitor.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Rating } from "#web/ui/data/Rating.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

/** What the visitor has said of pages; most say nothing. */
export function VisitorComments({ visitor }: { visitor: VisitorComments_visitor$key }) {
  const { comments } = useFragment(
    graphql`
      fragment VisitorComments_visitor on Visitor @throwOnFieldError {
        comments {
          id
          rating
          text
          path
          createdAt
        }
      }
    `,
    visitor,
  );
  if (!comments?.length) {
    return <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>{t("Nothing so far.")}</p>;
  }
  return (
    <ol css={(t) => ({ display: "grid", gap: t.space.oneHalf, margin: 0, padding: 0, listStyle: "none" })}>
      {comments.map(({ id, rating, text, path, createdAt }) => (
        <li key={id} css={{ display: "grid", gap: 2, minWidth: 0 }}>
          {rating != null && <Rating rating={rating} />}
          {text && <span css={(t) => ({ fontSize: t.size.body, overflowWrap: "anywhere" })}>{text}</span>}
          <span css={(t) => ({ ...caption(t), display: "flex", gap: 8, minWidth: 0 })}>
            <span title={path} css={oneLine}>
              {path}
            </span>
            <span css={{ whiteSpace: "nowrap" }}>
              <RelativeTime at={createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
