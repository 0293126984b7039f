// Lower bounds of the buckets in the engagement report: a bucket contains values from its bound up to the next one
// (exclusive).
export const engagementSteps = {
  /** percentage of the page height */
  scroll: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
  /** active seconds */
  time: [0, 10, 30, 60, 180, 600],
  /** page views of a session */
  pages: [1, 2, 3, 4, 5, 10],
  /** sessions of a visitor */
  returns: [1, 2, 3, 5, 10],
} as const;
export type EngagementKind = keyof typeof engagementSteps;

/** SQL for the largest bound that the expression reaches. */
export function stepSql(kind: EngagementKind, expression: string): string {
  const [first, ...rest] = engagementSteps[kind];
  const cases = rest.toReversed().map((step) => `${expression} >= ${step}, ${step}`);
  return `multiIf(${cases.join(", ")}, ${first})`;
}
