import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { DroppedSessions_dropoff$key } from "#web/__generated__/DroppedSessions_dropoff.graphql.ts";
import { useShownProjectHref } from "#web/layout/useProjectHref.ts";
import { WatchLink } from "#web/reports/drilldown/WatchLink.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Part } from "./Part.tsx";

const LISTED = 8;
const ROW = 32;

/** The newest sessions that dropped off, with their recordings. Not for share links. */
export function DroppedSessions({ dropoff }: { dropoff: DroppedSessions_dropoff$key }) {
  const { newest } = useFragment(
    graphql`
      fragment DroppedSessions_dropoff on FunnelDropoff {
        newest {
          sessionId
          visitorId
          at
          recordedFrom
        }
      }
    `,
    dropoff,
  );
  const href = useShownProjectHref();
  const isShared = useLocation().pathname.startsWith("/share/");
  if (isShared || newest.length === 0) return null;
  return (
    <Part title={t("Latest who dropped off")}>
      <ul css={{ display: "grid", gap: 2 }}>
        {newest.slice(0, LISTED).map(({ sessionId, visitorId, at, recordedFrom }) => (
          <li
            key={`${sessionId} ${at}`}
            css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12, height: ROW }}
          >
            <TextLink href={href(`/profile/${visitorId}`)}>{t("Visitor {id}", { id: visitorId.slice(0, 8) })}</TextLink>
            <span css={(theme) => ({ ...caption(theme), display: "inline-flex", alignItems: "center", gap: 6 })}>
              <WatchLink row={{ sessionId, recordedFrom, at }} of={t("Visitor {id}", { id: visitorId.slice(0, 8) })} />
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
