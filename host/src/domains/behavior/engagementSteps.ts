// Where the bars of the engagement report begin: a bar holds what is at least its step and less than the next.
export const engagementSteps = {
  /** percent of the page */
  scroll: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
  /** seconds in use */
  time: [0, 10, 30, 60, 180, 600],
  /** page views of a session */
  pages: [1, 2, 3, 4, 5, 10],
  /** sessions of a visitor */
  returns: [1, 2, 3, 5, 10],
} as const;
export type EngagementKind = keyof typeof engagementSteps;
export const engagementKinds = Object.keys(engagementSteps) as EngagementKind[];

/** As SQL: the largest step that the expression reaches. */
export function stepSql(kind: EngagementKind, expression: string): string {
  const [first, ...rest] = engagementSteps[kind];
  const cases = rest.toReversed().map((step) => `${expression} >= ${step}, ${step}`);
  return `multiIf(${cases.join(", ")}, ${first})`;
}
