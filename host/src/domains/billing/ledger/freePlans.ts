// Which plans cost nothing, and what a trial opens.

/** the whole product is tried with this plan */
export const TRIAL_PLAN = 2;
/** the longest that a trial is extended by */
export const TRIAL_DAYS = 100;
/** the trial, or what was paid for, has ended */
export const ENDED_PLAN = 0;

const ANALYTICS_FREE = 4;
const OPTIMISE_FREE = 20;
const AB_FREE = 300;

export const hasFreePlan = (planId: number): boolean => planId === ENDED_PLAN || planId === ANALYTICS_FREE;

/** What a company falls back to when it pays no longer: the free plan of the brand that sold the other. */
export function freePlanBeside(planId: number): number {
  if (planId >= 20 && planId <= 24) return OPTIMISE_FREE;
  if (planId >= 300 && planId <= 303) return AB_FREE;
  return ANALYTICS_FREE;
}
