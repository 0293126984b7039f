// A share link shows the saved heatmap or the page that it names. Everything else looks as if it didn't exist.
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import type { Caller, ShareCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { MAX_ID } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { ownProfile } from "./profiles/profileRows.ts";

interface NamedHeatmap {
  page?: HeatmapPage | undefined;
  heatmap_profile_id?: number | undefined;
}

const notFound = () => new Problem(heatmapsRefusals.profileNotFound());

/** One of both. */
function sharedHeatmap({ modules, uniqueModuleId }: ShareCaller): NamedHeatmap {
  if (modules === "heatmap_page" && uniqueModuleId !== "") return { page: { match: "exact", value: uniqueModuleId } };
  const id = /^[1-9]\d{0,9}$/.test(uniqueModuleId) ? Number(uniqueModuleId) : Number.POSITIVE_INFINITY;
  if (modules !== "heatmap" || id > MAX_ID) throw notFound();
  return { heatmap_profile_id: id };
}

export function refuseOtherHeatmaps(caller: Caller, { page, heatmap_profile_id: id }: NamedHeatmap): void {
  if (caller.kind !== "share") return;
  const shared = sharedHeatmap(caller);
  const isSamePage = page?.match === shared.page?.match && page?.value === shared.page?.value;
  if (!isSamePage || id !== shared.heatmap_profile_id) throw notFound();
}

/** The pages whose snapshots a link shows. */
export async function sharedRule(
  entities: Services["entities"],
  caller: ShareCaller,
  widgetId: number,
): Promise<HeatmapPage> {
  const { page, heatmap_profile_id } = sharedHeatmap(caller);
  return page ?? (await ownProfile(entities, widgetId, heatmap_profile_id ?? 0)).rule;
}
