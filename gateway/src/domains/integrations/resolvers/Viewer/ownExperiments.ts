import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { can } from "#gateway/permissions/can.ts";
import { getEnrolments } from "../../ownExperiments.upstream.ts";

/** The host is called only for companies that may take part. */
export const ownExperiments: ViewerResolvers["ownExperiments"] = async (_source, _args, context) =>
  (await can(context, "joinTests")) ? getEnrolments(context.upstream) : [];
