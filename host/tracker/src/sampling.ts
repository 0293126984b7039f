/**
 * Whether a session is recorded. Derived from the random end of the session's ID, so that all tabs and pages decide
 * alike without storing the decision.
 */
export const isSampled = (sessionId: string, percent: number): boolean =>
  parseInt(sessionId.slice(-4), 16) < percent * 655.36;
