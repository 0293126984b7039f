import type { Context } from "#gateway/context.ts";
import type { Plan } from "./plan.ts";

/** What the front hands over with each request. */
export type YogaContext = {
  operation: Context;
  /** the plan of a trusted document; free ones are planned on the way */
  trusted: Plan | undefined;
  graphiql: boolean;
};
