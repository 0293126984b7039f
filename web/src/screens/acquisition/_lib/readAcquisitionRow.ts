import { graphql, readInlineData } from "react-relay";
import type { readAcquisitionRow_row$key } from "#web/__generated__/readAcquisitionRow_row.graphql.ts";

interface Interval {
  value: number;
  low: number | null | undefined;
  high: number | null | undefined;
}

export interface AcquisitionRow {
  name: string;
  visitors: number;
  sessions: number;
  bounceRate: number | null | undefined;
  conversions: number;
  conversionRate: number | null | undefined;
  revenue: number;
  perVisitor: Interval | null | undefined;
  previousVisitors: number | null | undefined;
}

export function readAcquisitionRow(row: readAcquisitionRow_row$key): AcquisitionRow {
  const data = readInlineData(
    graphql`
      fragment readAcquisitionRow_row on AcquisitionRow @inline {
        name
        visitors
        sessions
        bounceRate
        conversions
        conversionRate
        revenue
        revenuePerVisitor {
          value
          low
          high
        }
        previousVisitors
      }
    `,
    row,
  );
  const {
    name,
    visitors,
    sessions,
    bounceRate,
    conversions,
    conversionRate,
    revenue,
    revenuePerVisitor,
    previousVisitors,
  } = data;
  const { value, low, high } = revenuePerVisitor ?? { value: undefined, low: null, high: null };
  return {
    ...{ name, visitors, sessions, bounceRate, conversions, conversionRate, revenue, previousVisitors },
    perVisitor: value === undefined ? null : { value, low, high },
  };
}
