/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql, useFragment } from "react-relay";
import type { BreakdownActions_breakdown$key } from "#web/__generated__/BreakdownActions_breakdown.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";
import type { Place } from "../places/placeGroups.ts";
import { TableActions } from "./TableActions.tsx";

/** Rows per request; the API host's maximum. */
const PAGE = 1000;

interface Props {
  breakdown: BreakdownActions_breakdown$key;
  /** what the screen's query calls the breakdown: its alias */
  name?: string;
  /** filters the screen by a value */
  onSelect?: (place: Place) => void;
}

/** All values of a dimension with all metrics, for the screen's range and filters: to be searched, or as a file. */
export function BreakdownActions({ breakdown, name = "breakdown", onSelect }: Props) {
  const { dimension, range } = useFragment(
    graphql`
      fragment BreakdownActions_breakdown on TrafficBreakdown {
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
  const share = { format: "percent" } as const;
  const columns = [
    { title: kind.head, value: "name", dimension },
    ...(dimension === "CITY" ? [{ title: t("Region"), value: "region" }] : []),
    ...(dimension === "CITY" || dimension === "REGION"
      ? [{ title: t("Country"), value: "country", dimension: "COUNTRY" }]
      : []),
    { title: t("Visitors"), value: "visitors" },
    ...(compare ? [{ title: t("Visitors (previous period)"), value: "previousVisitors" }] : []),
    { title: t("Sessions"), value: "sessions" },
    { title: t("Views"), value: "pageviews" },
    { title: t("Bounce"), value: "bounceRate", ...share },
    { title: t("Avg. duration"), value: "averageDuration", format: "duration" as const },
    { title: t("Scroll"), value: "scrollDepth", ...share },
    ...(goal
      ? [
          { title: t("Conversions"), value: "conversions" },
          { title: t("Conversion rate"), value: "conversionRate", ...share },
        ]
      : []),
  ];
  const table = {
    view: kind.label.toLowerCase(),
    range,
    rows: `viewer.project.traffic.report.${name}.rows`,
    pageSize: PAGE,
    columns,
  };
  const select = (values: Readonly<Record<string, unknown>>) => {
    const text = (path: string) => (typeof values[path] === "string" ? values[path] : null);
    onSelect?.({ name: text("name") ?? "", country: text("country"), region: text("region") });
  };
  return <TableActions title={kind.label} {...table} {...(onSelect && { onSelect: select })} />;
}
