// The 30 minutes of the realtime view: the current one and the 29 before it.
export const MINUTES = 30;
export const MINUTE = 60_000;

export const runningMinute = (now: number) => Math.floor(now / MINUTE) * MINUTE;
export const firstMinute = (now: number) => runningMinute(now) - (MINUTES - 1) * MINUTE;

export interface RealtimeBounds {
  widget: number;
  now: number;
  /** midnight in the project's zone */
  midnight: number;
}
