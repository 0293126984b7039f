// The limits of web.dev: up to the first is good, beyond the second poor. Milliseconds; CLS has no unit. There are none
// for the load time, which is not judged.
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

/** The 75th percentile of fewer measurements says nothing of a page, a device, a country. */
export const LEAST_MEASURED = 10;
