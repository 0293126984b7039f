import type { Problem } from "#gateway/__generated__/resolverTypes.ts";

/** The wire calls a funnel's name id_name. */
export const funnelRefusal = (problem: Problem): Problem =>
  problem.field === "idName" ? { ...problem, field: "name" } : problem;
