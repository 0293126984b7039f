// Funnels as stored, and the funnel of a request.
import type { FunnelProfile } from "@sightline/schema/rest/funnels/funnels";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { hasFeature } from "#host/http/projectFeature.ts";
import { MAX_ID, scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const funnelRows = (entities: EntityStore) =>
  entities
    .selectFrom("funnel")
    .leftJoin("member", "member.user_id", "funnel.user_id")
    .selectAll("funnel")
    .select("member.name as author")
    .where("deleted_at", "is", null);

type FunnelRow = Awaited<ReturnType<ReturnType<typeof funnelRows>["execute"]>>[number];

const profileOf = ({ deleted_at: _deleted, user_id: _user, status, ...row }: FunnelRow): FunnelProfile => ({
  ...row,
  archived: status === "archived",
  author: row.author ?? "",
  created_at: row.created_at.toISOString(),
});

export async function oneFunnel(entities: EntityStore, id: number): Promise<FunnelProfile> {
  return profileOf(await funnelRows(entities).where("id", "=", id).executeTakeFirstOrThrow());
}

/** A link shows one funnel. Its item is `id` or `id/id_name`. */
function refuseOtherFunnel(caller: Caller, id: number): void {
  if (caller.kind !== "share" || caller.uniqueModuleId.split("/")[0] === String(id)) return;
  throw new Problem(funnelsRefusals.otherShared(), { field: "id" });
}

/** Funnels must be enabled for the project. */
export async function refuseWithoutFeature(entities: EntityStore, widgetId: number): Promise<void> {
  if (!(await hasFeature(entities, widgetId, "funnel"))) throw new Problem(funnelsRefusals.notIncluded());
}

/** A funnel of a project that the caller may view. Funnels of other projects are treated as nonexistent. */
export async function ownFunnel(services: Services, caller: Caller, id: number): Promise<FunnelProfile> {
  refuseOtherFunnel(caller, id);
  const row = id > MAX_ID ? undefined : await funnelRows(services.entities).where("id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(funnelsRefusals.notFound());
  await scopedProject(services, caller, row.widget_id, funnelsRefusals.notFound());
  await refuseWithoutFeature(services.entities, row.widget_id);
  return profileOf(row);
}
