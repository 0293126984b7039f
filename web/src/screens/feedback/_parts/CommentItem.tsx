import { graphql, useFragment } from "react-relay";
import type { CommentItem_comment$key } from "#web/__generated__/CommentItem_comment.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { useWatchHref } from "#web/reports/drilldown/useWatchHref.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { CommentStatus } from "./CommentStatus.tsx";
import { Rating } from "#web/ui/data/Rating.tsx";

interface Props {
  comment: CommentItem_comment$key;
  canWrite: boolean;
  /** URL of a screen of this project */
  href(path: string): string;
}

const country = dimensionKind("COUNTRY");
const device = dimensionKind("DEVICE");

/** A comment with its page and time, and a link to the visitor. */
export function CommentItem({ comment, canWrite, href }: Props) {
  const data = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        text
        rating
        path
        element
        device
        country
        email
        createdAt
        visitorId
        sessionId
        recordedFrom
        ...CommentStatus_comment
      }
    `,
    comment,
  );
  const { text, rating, path, element, email, visitorId, sessionId, recordedFrom, createdAt } = data;
  const heatmap = useHeatmapHref()(path);
  const watchHref = useWatchHref();
  const watch = watchHref({ sessionId, recordedFrom, at: createdAt });
  const outlined = element ? watchHref({ sessionId, recordedFrom, at: createdAt, element }) : undefined;
  return (
    <li
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: "4px 16px",
        alignItems: "start",
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
        padding: `12px ${theme.space.two}px`,
        borderTop: `1px solid ${theme.color.border}`,
      })}
    >
      <div css={{ minWidth: 0 }}>
        <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 10px" }}>
          {rating != null && <Rating rating={rating} />}
          <span css={caption}>
            <RelativeTime at={createdAt} />
          </span>
        </div>
        {text && <p css={{ margin: "4px 0 0", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{text}</p>}
        <p
          css={(theme) => ({ ...caption(theme), display: "flex", flexWrap: "wrap", gap: "0 10px", margin: "4px 0 0" })}
        >
          <span css={{ overflowWrap: "anywhere" }}>{path}</span>
          <span>{device.write(data.device)}</span>
          {data.country && <span>{country.write(data.country)}</span>}
          {email && <span css={{ overflowWrap: "anywhere" }}>{email}</span>}
          {visitorId && <TextLink href={href(`/profile/${visitorId}`)}>{t("Visitor")}</TextLink>}
          {heatmap && <TextLink href={heatmap}>{t("Heatmap of this page")}</TextLink>}
          {outlined && <TextLink href={outlined}>{t("Page with the element outlined")}</TextLink>}
          {watch && <TextLink href={watch}>{t("Watch recording")}</TextLink>}
        </p>
      </div>
      <CommentStatus comment={data} canWrite={canWrite} />
    </li>
  );
}
