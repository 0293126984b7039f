// The free plans, and the plan of a trial.

/** the plan of the trial: the whole product */
export const TRIAL_PLAN = 2;
/** maximum extension of a trial */
export const TRIAL_DAYS = 100;
/** the plan after the end of a trial or a paid plan */
export const ENDED_PLAN = 0;

const ANALYTICS_FREE = 4;
const OPTIMISE_FREE = 20;
const AB_FREE = 300;

export const hasFreePlan = (planId: number): boolean => planId === ENDED_PLAN || planId === ANALYTICS_FREE;

/** The plan after the end of payments: the free plan of the brand that sold the paid one. */
export function freePlanBeside(planId: number): number {
  if (planId >= 20 && planId <= 24) return OPTIMISE_FREE;
  if (planId >= 300 && planId <= 303) return AB_FREE;
  return ANALYTICS_FREE;
}
