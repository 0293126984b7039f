import type { Problem } from "#gateway/__generated__/resolverTypes.ts";

const names: Readonly<Record<string, string>> = { pathName: "target", actionType: "trigger" };

/** Maps the wire's names of a rule's fields to the graph's. */
export const ruleRefusal = (problem: Problem): Problem => ({
  ...problem,
  field: names[problem.field ?? ""] ?? problem.field ?? null,
});
