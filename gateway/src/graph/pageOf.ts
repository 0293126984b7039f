// A page of a list by limit and offset.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { invalid } from "./invalid.ts";

const MOST_ROWS = 1000;
const MOST_OFFSET = 100_000;

export function within(value: number, field: string, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw invalid(field, requestRefusals.outOfRange({ field, value, min: least, max: most }));
}

interface PageRequest {
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}

export const pageOf = (
  requested: PageRequest,
  standard: number,
  most = MOST_ROWS,
): { limit: number; offset: number } => ({
  limit: within(requested.limit ?? standard, "limit", 1, most),
  offset: within(requested.offset ?? 0, "offset", 0, MOST_OFFSET),
});
