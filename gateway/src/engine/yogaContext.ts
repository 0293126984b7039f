import type { Context } from "#gateway/context.ts";
import type { Plan } from "./plan.ts";

/** The data that the entry point passes with each request. */
export type YogaContext = {
  operation: Context;
  /** the plan of a trusted document; free documents are planned later */
  trusted: Plan | undefined;
  graphiql: boolean;
};
