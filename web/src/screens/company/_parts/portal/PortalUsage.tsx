import { graphql, useFragment } from "react-relay";
import type { PortalUsage_portal$key } from "#web/__generated__/PortalUsage_portal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

export function PortalUsage({ portal }: { portal: PortalUsage_portal$key }) {
  const { usageByDay } = useFragment(
    graphql`
      fragment PortalUsage_portal on ServicePortal {
        usageByDay {
          day
          sessions
          pageviews
        }
      }
    `,
    portal,
  );
  const days = usageByDay ?? [];
  return (
    <Card
      title={t("Usage by day")}
      definition={t("Sessions with a page view, and page views, across these companies by UTC day. Bots are excluded.")}
    >
      <LineChart
        label={t("Usage by day")}
        interval="day"
        inProgress
        times={days.map(({ day }) => day)}
        series={[
          { id: "sessions", name: t("Sessions"), values: days.map(({ sessions }) => sessions) },
          { id: "pageviews", name: t("Page views"), values: days.map(({ pageviews }) => pageviews) },
        ]}
      />
    </Card>
  );
}
