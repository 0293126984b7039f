import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { flagOf, type FlagSource } from "./flags.sources.ts";
import { getFlags } from "./flags.upstream.ts";

export async function flagNode({ upstream }: Context, id: string, field: string): Promise<FlagSource | null> {
  const [widgetId, flagId] = numbersFromGlobalId(id, "Flag", field);
  const found = (await getFlags(upstream, widgetId)).find((flag) => flag.id === flagId);
  return found === undefined ? null : flagOf(widgetId, found);
}
