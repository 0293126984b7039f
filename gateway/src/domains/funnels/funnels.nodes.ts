import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { funnelOf, type FunnelSource } from "./funnels.sources.ts";
import { getFunnels } from "./funnels.upstream.ts";

export async function funnelNode({ upstream }: Context, id: string, field: string): Promise<FunnelSource | null> {
  const [widgetId, funnelId] = numbersFromGlobalId(id, "Funnel", field);
  const found = (await getFunnels(upstream, widgetId)).find((funnel) => funnel.id === funnelId);
  return found === undefined ? null : funnelOf(widgetId, found);
}
