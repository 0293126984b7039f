import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { profiledFunnel, type FunnelSource } from "./funnels.sources.ts";
import { getFunnel } from "./funnels.upstream.ts";

/** Null if the project has no such funnel. */
export async function funnelOfProject(upstream: Upstream, widgetId: number, id: number): Promise<FunnelSource | null> {
  const found = await orNull(getFunnel(upstream, id));
  return found?.widget_id === widgetId ? profiledFunnel(found) : null;
}

export async function funnelNode({ upstream }: Context, id: string, field: string): Promise<FunnelSource | null> {
  const [widgetId, funnelId] = numbersFromGlobalId(id, "Funnel", field);
  return funnelOfProject(upstream, widgetId, funnelId);
}

/** The host's id of a funnel. */
export const funnelNumber = (id: string, field: string): number => numbersFromGlobalId(id, "Funnel", field)[1];
