import { graphql, readInlineData } from "react-relay";
import type { readAcquisitionRow_row$key } from "#web/__generated__/readAcquisitionRow_row.graphql.ts";

export interface AcquisitionRow {
  name: string;
  visitors: number;
  sessions: number;
  bounceRate: number | null | undefined;
  conversions: number;
  conversionRate: number | null | undefined;
  revenue: number;
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
        previousVisitors
      }
    `,
    row,
  );
  const { name, visitors, sessions, bounceRate, conversions, conversionRate, revenue, previousVisitors } = data;
  return { name, visitors, sessions, bounceRate, conversions, conversionRate, revenue, previousVisitors };
}
