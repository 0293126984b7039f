import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { WatchFirst_page$key } from "#web/__generated__/WatchFirst_page.graphql.ts";
import { visitorName } from "#web/reports/dimensions/visitorName.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { duration } from "#web/ui/format/duration.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { worthWatching } from "../../_lib/friction.ts";
import { ActivityBar } from "./ActivityBar.tsx";

interface Props {
  page: WatchFirst_page$key;
  hrefOf: (key: string) => string;
}

const MOST = 5;

/** The recordings to watch first, each with the reason. Nothing if none has friction. */
export function WatchFirst({ page, hrefOf }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment WatchFirst_page on RecordingConnection {
        edges {
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
    edges.map(({ node: { visitor, key, durationMs, activity, ...node } }) => {
      const { rageClicks, deadClicks, errors, formDrops, convertedAt } = node;
      const { visitorId, userId, name, email } = visitor;
      return {
        ...{ key, durationMs, activity, name: visitorName({ visitorId, userId, name, email }) },
        ...{ rageClicks, deadClicks, errors, formDrops, convertedAt },
      };
    }),
    MOST,
  );
  if (rows.length === 0) return null;
  return (
    <Card
      title={t("Watch these first")}
      definition={t("Recordings that you have not viewed, with the friction that is rarest in this selection.")}
    >
      <ul
        css={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(170px, 1fr))",
          gap: 12,
          listStyle: "none",
          margin: 0,
          padding: 0,
        }}
      >
        {rows.map(({ row, reason }) => (
          <li key={row.key} css={{ minWidth: 0 }}>
            <Link
              href={hrefOf(row.key)}
              css={(theme) => ({
                display: "grid",
                gap: 6,
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
              <span css={caption}>{duration(row.durationMs / 1000)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
