// Duration of the trial of a new company.
export const TRIAL_MS = 15 * 86_400_000;
export const FREE = 4;

/** Null: the plan has no end date. */
export const planEnd = (started: { paid_plan: number; lifetimedeal: boolean }, now: number): Date | null =>
  started.paid_plan === FREE || started.lifetimedeal ? null : new Date(now + TRIAL_MS);
