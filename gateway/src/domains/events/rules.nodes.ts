import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { eventRuleOf, type EventRuleSource } from "./rules.sources.ts";
import { getEventRule } from "./rules.upstream.ts";

export const eventRuleNode = async ({ upstream }: Context, id: string, field: string): Promise<EventRuleSource> =>
  eventRuleOf(await getEventRule(upstream, numberFromGlobalId(id, "EventRule", field)));
