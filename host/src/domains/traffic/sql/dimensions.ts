// The dimensions of a breakdown. Most dimensions have one value per session; `of` marks those with several. A row of a
// breakdown counts exactly the sessions that the filter "dimension is this value" selects.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";

export interface DimensionSql {
  /** aggregate over the session, or over one event if `of` defines which events have a value */
  value: string;
  of?: string;
  /**
   * the same in `session_quarter`, where `of` is an array with one value each; without it, only events have the
   * dimension
   */
  inQuarters?: string;
  /** for dimensions of sessions: the same over a row of either table, and the columns that it needs */
  ofRow?: { value: string; columns: readonly string[] };
  /** for places: the enclosing regions, because places in other countries may have the same name */
  within?: readonly Within[];
}

/** The region or country of a place. Unknown places are grouped regardless of it. */
export type Within = "country" | "region";

const sessions = (column: string): DimensionSql => {
  const value = `toString(any(${column}))`;
  return { value, inQuarters: value, ofRow: { value: `toString(${column})`, columns: [column] } };
};
const place = (column: string, within: readonly Within[]): DimensionSql => ({ ...sessions(column), within });
const SCREEN = "if(screen_w = 0, '', concat(toString(screen_w), 'x', toString(screen_h)))";

export const dimensionSql: Record<Dimension, DimensionSql> = {
  page: { value: "path", of: IS_PAGE_VIEW, inQuarters: "paths" },
  title: { value: "title", of: IS_PAGE_VIEW },
  hour: { value: `toString(${clockSql.project.hour})`, of: IS_PAGE_VIEW },
  weekday: { value: `toString(${clockSql.project.weekday})`, of: IS_PAGE_VIEW },
  event: { value: EVENT_NAME, of: IS_NAMED_EVENT },
  entry: sessions("entry_path"),
  exit: { value: `argMaxIf(path, ts, ${IS_PAGE_VIEW})` },
  channel: sessions("channel"),
  ref: sessions("ref_host"),
  utm_source: sessions("utm_source"),
  utm_medium: sessions("utm_medium"),
  utm_campaign: sessions("utm_campaign"),
  utm_content: sessions("utm_content"),
  utm_term: sessions("utm_term"),
  country: sessions("country"),
  region: place("region", ["country"]),
  city: place("city", ["country", "region"]),
  device: sessions("device"),
  browser: sessions("browser"),
  os: sessions("os"),
  lang: sessions("lang"),
  screen: {
    value: `any(${SCREEN})`,
    inQuarters: `any(${SCREEN})`,
    ofRow: { value: SCREEN, columns: ["screen_w", "screen_h"] },
  },
};

/** Dimensions whose values are paths: they have a scroll depth. */
export const pageDimensions: ReadonlySet<Dimension> = new Set<Dimension>(["page", "entry", "exit"]);
