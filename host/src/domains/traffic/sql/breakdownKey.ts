// The rows of a breakdown: a value of its dimension, with the enclosing regions if it is a place.
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import type { Measures } from "#host/analytics/visits/visits.ts";
import { dimensionSql } from "./dimensions.ts";

/** The key of a breakdown row. */
interface BreakdownKey {
  name: string;
  /** location of a place; without it, the dimension has no places or the place is unknown */
  country?: string;
  region?: string;
}

export const keyText = ({ name, country = "", region = "" }: BreakdownKey): string =>
  JSON.stringify([name, country, region]);

interface KeyRow {
  label: string;
  within_country?: string;
  within_region?: string;
}

/** Rows may contain empty columns of other dimensions. */
export function keyOf(dimension: Dimension, { label, within_country = "", within_region = "" }: KeyRow): BreakdownKey {
  const { within = [] } = dimensionSql[dimension];
  if (label === "") return { name: label };
  return {
    name: label,
    ...(within.includes("country") && { country: within_country }),
    ...(within.includes("region") && { region: within_region }),
  };
}

type BreakdownMeasures = Measures & BreakdownKey;

/** A page of the rows, most visitors first, and the number of all rows. */
export interface Breakdown {
  rows: BreakdownMeasures[];
  total: number;
}
