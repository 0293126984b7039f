import { graphql, useFragment } from "react-relay";
import type { EventKpis_facts$key } from "#web/__generated__/EventKpis_facts.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { choosesSessions } from "#web/reports/filters/eventCriteria.ts";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { statGrid } from "#web/ui/data/statStyle.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

interface Totals {
  count: number;
  visitors: number;
  sessions: number;
  allSessions: number;
}
const each = ({ count, visitors }: Totals) => (visitors > 0 ? count / visitors : null);
const share = ({ sessions, allSessions }: Totals) => (allSessions > 0 ? sessions / allSessions : null);

interface Props {
  facts: EventKpis_facts$key;
  /** names of the event and of those merged into it; empty: the report is about a property */
  names: readonly string[];
  isMember: boolean;
}

export function EventKpis({ facts, names, isMember }: Props) {
  const { totals, previous } = useFragment(
    graphql`
      fragment EventKpis_facts on EventFacts {
        totals {
          count
          visitors
          sessions
          allSessions
          value
        }
        previous {
          count
          visitors
          sessions
          allSessions
          value
        }
      }
    `,
    facts,
  );
  const drilldown = useDrilldown({ event: names, sort: "events" });
  // with filters on single events, the visitor list would include all sessions that contain the event at all
  const [{ filters }] = useReportState();
  const to = isMember && names.length > 0 && choosesSessions(filters) ? drilldown : undefined;
  return (
    <Card>
      <div css={statGrid}>
        <Stat label={t("Events")} value={totals.count} previous={previous?.count} to={to} />
        <Stat label={t("Visitors")} value={totals.visitors} previous={previous?.visitors} to={to} />
        <Stat
          label={t("Per visitor")}
          value={each(totals)}
          previous={previous && each(previous)}
          format={(value) => fixedNumber(value, 1)}
        />
        <Stat
          label={t("Share of sessions")}
          to={to}
          value={share(totals)}
          previous={previous && share(previous)}
          format={(value) => percent(value)}
          definition={t("Sessions with this event as a share of all sessions in the range")}
        />
        {totals.value > 0 && (
          <Stat
            label={t("Value")}
            value={totals.value}
            previous={previous?.value}
            definition={t("Total value of the events")}
          />
        )}
      </div>
    </Card>
  );
}
