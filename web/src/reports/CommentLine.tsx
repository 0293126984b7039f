import { graphql, useFragment } from "react-relay";
import type { CommentLine_comment$key } from "#web/__generated__/CommentLine_comment.graphql.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Rating } from "#web/ui/data/Rating.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { WatchLink } from "./drilldown/WatchLink.tsx";

/** A visitor's comment on a page, shortened. */
export function CommentLine({ comment }: { comment: CommentLine_comment$key }) {
  const { rating, text, path, element, createdAt, sessionId, recordedFrom } = useFragment(
    graphql`
      fragment CommentLine_comment on Comment {
        rating
        text
        path
        element
        createdAt
        sessionId
        recordedFrom
      }
    `,
    comment,
  );
  return (
    <li css={{ display: "grid", gap: 2, minWidth: 0 }}>
      {rating != null && <Rating rating={rating} />}
      {text && <span css={(theme) => ({ fontSize: theme.size.body, overflowWrap: "anywhere" })}>{text}</span>}
      <span css={(theme) => ({ ...caption(theme), display: "flex", alignItems: "center", gap: 8, minWidth: 0 })}>
        <span title={path} css={oneLine}>
          {path}
        </span>
        <span css={{ whiteSpace: "nowrap" }}>
          <RelativeTime at={createdAt} />
        </span>
        <WatchLink row={{ sessionId, recordedFrom, at: createdAt, ...(element && { element }) }} of={path} />
      </span>
    </li>
  );
}
