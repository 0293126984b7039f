/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql, useFragment } from "react-relay";
import type { BreakdownCsv_breakdown$key } from "#web/__generated__/BreakdownCsv_breakdown.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";
import { ExportCsvButton } from "./ExportCsvButton.tsx";

/** Rows per request; the API host's maximum. */
const PAGE = 1000;

interface Props {
  breakdown: BreakdownCsv_breakdown$key;
  /** what the screen's query calls the breakdown: its alias */
  name?: string;
}

/** All values of a dimension with all metrics, for the screen's range and filters. Values are exported as stored. */
export function BreakdownCsv({ breakdown, name = "breakdown" }: Props) {
  const { dimension, range } = useFragment(
    graphql`
      fragment BreakdownCsv_breakdown on TrafficBreakdown {
        dimension
        range {
          startDate
          endDate
        }
        rows {
          name
          country
          region
          visitors
          previousVisitors
          sessions
          pageviews
          bounceRate
          averageDuration
          scrollDepth
          conversions
          conversionRate
        }
      }
    `,
    breakdown,
  );
  const { compare, goal } = useScreenVariables();
  const kind = dimensionKind(dimension);
  const columns = [
    { title: kind.head, value: "name" },
    ...(dimension === "CITY" ? [{ title: t("Region"), value: "region" }] : []),
    ...(dimension === "CITY" || dimension === "REGION" ? [{ title: t("Country"), value: "country" }] : []),
    { title: t("Visitors"), value: "visitors" },
    ...(compare ? [{ title: t("Visitors (previous period)"), value: "previousVisitors" }] : []),
    { title: t("Sessions"), value: "sessions" },
    { title: t("Views"), value: "pageviews" },
    { title: t("Bounce"), value: "bounceRate" },
    { title: t("Avg. duration"), value: "averageDuration" },
    { title: t("Scroll"), value: "scrollDepth" },
    ...(goal
      ? [
          { title: t("Conversions"), value: "conversions" },
          { title: t("Conv."), value: "conversionRate" },
        ]
      : []),
  ];
  return (
    <ExportCsvButton
      view={kind.label.toLowerCase()}
      range={range}
      rows={`viewer.project.traffic.report.${name}.rows`}
      pageSize={PAGE}
      columns={columns}
    />
  );
}
