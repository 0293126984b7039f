import { graphql, useFragment } from "react-relay";
import type { RecommendationItem_recommendation$key } from "#web/__generated__/RecommendationItem_recommendation.graphql.ts";
import { ServerText } from "#web/relay/ServerText.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { useHasRoute } from "../../knownPaths.ts";
import { useReadRecommendation } from "./useReadRecommendation.ts";

interface Props {
  recommendation: RecommendationItem_recommendation$key;
  widgetId: number | undefined;
  onLeave: () => void;
}

export function RecommendationItem({ recommendation, widgetId, onLeave }: Props) {
  const { id, title, body, state, link, linkText, createdAt } = useFragment(
    graphql`
      fragment RecommendationItem_recommendation on Recommendation {
        id
        title {
          ...ServerText_message
        }
        body {
          ...ServerText_message
        }
        state
        link
        linkText {
          ...ServerText_message
        }
        createdAt
      }
    `,
    recommendation,
  );
  const hasRoute = useHasRoute();
  const read = useReadRecommendation();
  const [path = ""] = link.split("?");
  const search = new URLSearchParams(link.slice(path.length));
  if (widgetId !== undefined) search.set("project", String(widgetId));
  return (
    <li css={(theme) => ({ "& + &": { paddingTop: theme.space.two, borderTop: `1px solid ${theme.color.border}` } })}>
      <div css={{ display: "flex", alignItems: "baseline", gap: 8 }}>
        <h3 css={(theme) => ({ flex: 1, fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>
          <ServerText message={title} />
        </h3>
        {state === "UNREAD" && <Badge tone="accent">{t("New")}</Badge>}
        <span css={caption}>
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <p
        css={(theme) => ({
          margin: "2px 0 4px",
          color: theme.color.muted,
          fontSize: theme.size.body,
          lineHeight: "20px",
        })}
      >
        <ServerText message={body} />
      </p>
      {hasRoute(path) && (
        <TextLink
          href={`${path}?${search}`}
          onPress={() => {
            if (state === "UNREAD") read(id);
            onLeave();
          }}
        >
          <ServerText message={linkText} />
        </TextLink>
      )}
    </li>
  );
}
