import { graphql, useFragment } from "react-relay";
import type { VisitHeader_session$key } from "#web/__generated__/VisitHeader_session.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { placeText } from "#web/reports/dimensions/placeText.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { dayAndTime } from "#web/ui/format/zonedTime.ts";

interface Props {
  session: VisitHeader_session$key;
  zone: string | null | undefined;
}

/** The session's time, result and notable events. */
export function VisitHeader({ session, zone }: Props) {
  const visit = useFragment(
    graphql`
      fragment VisitHeader_session on VisitorSession {
        startedAt
        endedAt
        entryPath
        exitPath
        channel
        refHost
        country
        region
        city
        device
        browser
        pageviews
        events
        errors
        frictions
      }
    `,
    session,
  );
  const pathLabel = visit.entryPath === visit.exitPath ? visit.entryPath : `${visit.entryPath} → ${visit.exitPath}`;
  const seconds = (Date.parse(visit.endedAt) - Date.parse(visit.startedAt)) / 1000;
  const facts = [
    visit.refHost ? `${channelName(visit.channel)}, ${visit.refHost}` : channelName(visit.channel),
    placeText({ country: visit.country, region: visit.region, city: visit.city }),
    visit.device && `${dimensionKind("DEVICE").write(visit.device)}, ${visit.browser}`,
  ];
  return (
    <span
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "2px 16px",
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
      })}
    >
      <span css={{ minWidth: 0, display: "grid" }}>
        <span css={{ display: "flex", gap: 12, minWidth: 0 }}>
          <span
            css={(theme) => ({ flexShrink: 0, fontWeight: theme.weight.medium, fontVariantNumeric: "tabular-nums" })}
          >
            {dayAndTime(visit.startedAt, zone)}
          </span>
          <span
            title={pathLabel}
            css={[oneLine, (theme) => ({ color: theme.color.text, [theme.media.narrow]: { display: "none" } })]}
          >
            {pathLabel}
          </span>
        </span>
        <span css={[oneLine, (theme) => ({ color: theme.color.muted, fontSize: theme.size.small })]}>
          {facts.filter(Boolean).join(" · ")}
        </span>
      </span>
      <span
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 6,
          color: theme.color.muted,
          fontSize: theme.size.small,
          fontVariantNumeric: "tabular-nums",
        })}
      >
        {visit.events > 0 && (
          <Badge tone="info">
            {phrase("{count, plural, one {# event} other {# events}}", { count: visit.events })}
          </Badge>
        )}
        {visit.frictions > 0 && (
          <Badge tone="warning">
            {phrase("{count, plural, one {# dead or rage click} other {# dead or rage clicks}}", {
              count: visit.frictions,
            })}
          </Badge>
        )}
        {visit.errors > 0 && (
          <Badge tone="danger">
            {phrase("{count, plural, one {# error} other {# errors}}", { count: visit.errors })}
          </Badge>
        )}
        <span css={{ marginLeft: 4 }}>
          {phrase("{count, plural, one {# view} other {# views}}", { count: visit.pageviews })}
        </span>
        <span title={t("From the first to the last event")} css={{ minWidth: 52, textAlign: "right" }}>
          {duration(seconds)}
        </span>
      </span>
    </span>
  );
}
