import type { CSSObject, Theme } from "@emotion/react";
import { Star } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { RecordingListItem_recording$key } from "#web/__generated__/RecordingListItem_recording.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { formatLength } from "../../_lib/formatOffset.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { TagChip } from "#web/ui/data/TagChip.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { pathOf } from "../../_lib/pathOf.ts";
import { ActivityBar } from "./ActivityBar.tsx";
import { FrictionMarks } from "./FrictionMarks.tsx";
import { RecordingPreview } from "./RecordingPreview.tsx";

interface Props {
  recording: RecordingListItem_recording$key;
  href: string;
  /** undefined: the viewer may not change recordings */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
  onStar: (isStarred: boolean) => void;
}

/** Up to 1100 px, a row has two lines: the pages and the marks share one column. On phones everything is in one. */
const bothLines = (theme: Theme): CSSObject => ({
  "@media (max-width: 1100px)": { gridRow: "1 / span 2" },
  [theme.media.narrow]: { gridRow: "auto" },
});
const besidesName = (theme: Theme): CSSObject => ({
  minWidth: 0,
  "@media (max-width: 1100px)": { gridColumn: "3" },
  [theme.media.narrow]: { gridColumn: "2" },
});

/** One recording: the visitor, the pages, the activity and the friction. */
export function RecordingListItem({ recording, href, isChosen, onChoose, onStar }: Props) {
  const data = useFragment(
    graphql`
      fragment RecordingListItem_recording on Recording {
        id
        status
        startedAt
        durationMs
        activeMs
        entryUrl
        exitUrl
        pageviews
        activity
        country
        device
        browser
        os
        isStarred
        isViewed
        tags
        commentCount
        ...FrictionMarks_recording
        visitor {
          visitorId
          userId
          name
          email
        }
      }
    `,
    recording,
  );
  const { visitorId, userId, name, email } = data.visitor;
  const title = visitorName({ visitorId, userId, name, email });
  const facts = [
    data.country && dimensionKind("COUNTRY").write(data.country),
    data.device && dimensionKind("DEVICE").write(data.device),
    data.browser,
    data.os,
  ].filter(Boolean);
  const pages = [...new Set([data.entryUrl, data.exitUrl])].map(pathOf).join(" → ");
  return (
    <li
      css={(theme) => ({
        position: "relative",
        display: "grid",
        gridTemplateColumns: "auto minmax(150px, 1.1fr) minmax(150px, 1.3fr) 150px minmax(120px, 1fr)",
        alignItems: "center",
        gap: "6px 16px",
        padding: "10px 16px",
        borderBottom: `1px solid ${theme.color.border}`,
        "&:last-child": { borderBottomColor: "transparent" },
        "&:hover": { background: theme.color.hover },
        "@media (max-width: 1100px)": { gridTemplateColumns: "auto minmax(0, 1fr) minmax(0, 1.3fr) 130px" },
        [theme.media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
      })}
    >
      <span css={[bothLines, { position: "relative", zIndex: 1, display: "flex", alignItems: "center", gap: 4 }]}>
        {isChosen !== undefined && (
          <>
            <Checkbox
              isSelected={isChosen}
              onChange={onChoose}
              css={{ alignItems: "center", "& > span": { marginTop: 0 } }}
            >
              <VisuallyHidden>{t("Select {name}", { name: title })}</VisuallyHidden>
            </Checkbox>
            <IconButton
              size="small"
              label={data.isStarred ? t("Remove star from {name}", { name: title }) : t("Star {name}", { name: title })}
              onPress={() => onStar(!data.isStarred)}
            >
              <Star aria-hidden fill={data.isStarred ? "currentColor" : "none"} />
            </IconButton>
          </>
        )}
      </span>
      <span css={[bothLines, { minWidth: 0 }]}>
        <span css={{ display: "flex", alignItems: "center", gap: 8 }}>
          <RecordingPreview id={data.id}>
            <Link
              href={href}
              css={(theme) => ({
                ...oneLine,
                color: theme.color.text,
                fontWeight: data.isViewed ? theme.weight.regular : theme.weight.semibold,
                textDecoration: "none",
                "&::after": { content: '""', position: "absolute", inset: 0 },
                "&[data-focus-visible]": { outline: "none" },
                "&[data-focus-visible]::after": { outline: `2px solid ${theme.color.accent}`, outlineOffset: -2 },
              })}
            >
              {title}
            </Link>
          </RecordingPreview>
          {data.status === "LIVE" && (
            <Badge tone="positive" dot>
              {t("Live")}
            </Badge>
          )}
          {!data.isViewed && <Badge tone="accent">{t("New")}</Badge>}
        </span>
        <span css={(theme) => ({ ...caption(theme), ...oneLine, display: "block" })}>{facts.join(" · ")}</span>
      </span>
      <span css={besidesName}>
        <span title={pages} css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.body })}>
          {pages}
        </span>
        <span css={(theme) => ({ ...caption(theme), display: "block" })}>
          <RelativeTime at={data.startedAt} /> ·{" "}
          {phrase("{count, plural, one {# page view} other {# page views}}", { count: data.pageviews })}
          {data.commentCount > 0 &&
            ` · ${phrase("{count, plural, one {# comment} other {# comments}}", { count: data.commentCount })}`}
        </span>
      </span>
      <span
        css={(theme) => ({
          "@media (max-width: 1100px)": { gridColumn: "4", gridRow: "1 / span 2" },
          [theme.media.narrow]: { gridColumn: "2", gridRow: "auto" },
        })}
      >
        <ActivityBar activity={data.activity} />
        <span
          title={t("Active time, and the whole time of the recording")}
          css={(theme) => ({ ...caption(theme), ...tabular, display: "block", marginTop: 2 })}
        >
          {formatLength(data.activeMs)} / {formatLength(data.durationMs)}
        </span>
      </span>
      <span css={[besidesName, { display: "flex", flexWrap: "wrap", gap: 4 }]}>
        <FrictionMarks recording={data} />
        {data.tags.map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </span>
    </li>
  );
}
