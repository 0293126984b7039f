import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { eventRuleOf } from "../../rules.sources.ts";
import { deleteEventRule } from "../../rules.upstream.ts";

export const archiveEventRule: MutationResolvers["archiveEventRule"] = async (_, { input: { id } }, { upstream }) => {
  try {
    return { eventRule: eventRuleOf(await deleteEventRule(upstream, numberFromGlobalId(id, "EventRule", "id"))) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
