import type { Problem } from "#gateway/__generated__/resolverTypes.ts";

/** The wire calls a goal's fields goal_name, goal_value and so on; the graph omits the prefix. */
export function goalRefusal(problem: Problem): Problem {
  const [, first, rest = ""] = /^goal([A-Z])(.*)$/.exec(problem.field ?? "") ?? [];
  return first ? { ...problem, field: first.toLowerCase() + rest } : problem;
}
