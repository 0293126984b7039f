// The limits of web.dev: good up to the first one, poor beyond the second one. Milliseconds; CLS has no unit. The load
// time has no limits and no rating.
import type { VitalName } from "@sightline/schema/rest/behavior/vitalName";

export const vitalLimits = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  LOAD: null,
} as const satisfies Record<VitalName, readonly [good: number, poor: number] | null>;
export const vitalNames = Object.keys(vitalLimits) as VitalName[];

/** The 75th percentile of fewer measurements is not meaningful for a page, a device or a country. */
export const LEAST_MEASURED = 10;
