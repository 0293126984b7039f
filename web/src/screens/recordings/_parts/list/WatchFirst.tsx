import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { WatchFirst_page$key } from "#web/__generated__/WatchFirst_page.graphql.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import { sideScroll } from "#web/ui/layout/sideScroll.ts";
import { formatLength } from "../../_lib/formatOffset.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { type RarestFriction, worthWatching } from "../../_lib/friction.ts";
import { ActivityBar } from "./ActivityBar.tsx";

interface Props {
  page: WatchFirst_page$key;
  hrefOf: (key: string, atMs: number) => string;
}

const MOST = 5;

const readFriction = ({ kind, recordings, atMs, path }: RarestFriction): RarestFriction => ({
  ...{ kind, recordings, atMs, path },
});

/** The recordings to watch first, each with the reason. Nothing if none has friction. */
export function WatchFirst({ page, hrefOf }: Props) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment WatchFirst_page on RecordingConnection {
        totalCount
        edges {
          friction {
            kind
            recordings
            atMs
            path
          }
          node {
            key
            durationMs
            activity
            rageClicks
            deadClicks
            errors
            formDrops
            convertedAt
            visitor {
              visitorId
              userId
              name
              email
            }
          }
        }
      }
    `,
    page,
  );
  const rows = worthWatching(
    edges.map(({ friction, node: { visitor, key, durationMs, activity, ...node } }) => {
      const { rageClicks, deadClicks, errors, formDrops, convertedAt } = node;
      const { visitorId, userId, name, email } = visitor;
      return {
        ...{ key, durationMs, activity, name: visitorName({ visitorId, userId, name, email }) },
        ...{ rageClicks, deadClicks, errors, formDrops, convertedAt },
        friction: friction && readFriction(friction),
      };
    }),
    { most: MOST, total: totalCount },
  );
  if (rows.length === 0) return null;
  return (
    <Card
      title={t("Watch these first")}
      definition={t(
        "Recordings that you have not viewed, with the friction that is rarest in this list. Each opens shortly before it happened.",
      )}
    >
      <ul
        css={(theme) => ({
          ...sideScroll,
          // one row, so that the list itself stays in sight
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(190px, 1fr)",
          gap: 12,
          listStyle: "none",
          margin: 0,
          padding: 0,
          [theme.media.narrow]: { gridAutoColumns: "minmax(200px, 72%)" },
        })}
      >
        {rows.map(({ row, reason, rarity }) => (
          <li key={row.key} css={{ minWidth: 0 }}>
            <Link
              href={hrefOf(row.key, row.friction?.atMs ?? 0)}
              css={(theme) => ({
                display: "grid",
                alignContent: "start",
                gap: 6,
                height: "100%",
                padding: 12,
                border: `1px solid ${theme.color.border}`,
                borderRadius: theme.radius.medium,
                color: theme.color.text,
                textDecoration: "none",
                "&[data-hovered]": { background: theme.color.hover },
              })}
            >
              <span css={(theme) => ({ ...oneLine, fontWeight: theme.weight.medium })}>{row.name}</span>
              <span css={(theme) => ({ fontSize: theme.size.body, lineHeight: "18px" })}>{reason}</span>
              <ActivityBar activity={row.activity} />
              <span css={caption}>
                {formatLength(row.durationMs)} · {rarity}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
