// Saved funnels of a project that filters and goals refer to.
import { hasFeature } from "#host/http/projectFeature.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { NamedFunnel } from "../filter/filterSql.ts";
import { funnelEvents } from "./funnelEvents.ts";

/** By id; none in a project without funnels. Archived ones, too: segments that name them remain as they are. */
export async function storedFunnels(
  entities: EntityStore,
  widgetId: number,
  ids: readonly number[],
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<ReadonlyMap<number, NamedFunnel>> {
  if (!(await hasFeature(entities, widgetId, "funnel"))) return new Map();
  const query = entities
    .selectFrom("funnel")
    .select(["id", "steps", "exclusions", "window", "order", "mode"])
    .where("widget_id", "=", widgetId)
    .where("id", "in", [...new Set(ids)]);
  const rows = await (withDeleted ? query : query.where("deleted_at", "is", null)).execute();
  const found = rows.map(async ({ id, ...definition }) => {
    const events = await funnelEvents(entities, widgetId, definition, { prefix: `funnel${id}_`, isStored: true });
    return [id, { definition, events }] as const;
  });
  return new Map(await Promise.all(found));
}
