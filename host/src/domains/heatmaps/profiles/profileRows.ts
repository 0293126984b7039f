// Saved heatmaps as stored, and as in all responses: with their numbers of the last 30 days.
import type { HeatmapProfile } from "@sightline/schema/rest/heatmaps/profiles";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { Problem } from "#host/http/problem.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { profileCounts } from "./profileCounts.ts";

type StoredProfile = Omit<HeatmapProfile, "status" | "page_views" | "clicks"> & { is_archived: boolean };

/** Page views from which a map is worth reading. */
const ENOUGH_VIEWS = 100;

const stored = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("heatmap_profile")
    .innerJoin("member", "member.user_id", "heatmap_profile.user_id")
    .select(["heatmap_profile_id", "widget_id", "heatmap_profile.name", "page_match", "page_value", "devices"])
    .select(["snapshot_ids", "archived_at", "heatmap_profile.created_at", "member.name as created_by"])
    .where("widget_id", "=", widgetId)
    .orderBy("heatmap_profile_id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof stored>["execute"]>>[number];

const profileOf = ({ page_match, page_value, archived_at, created_at, ...row }: Row): StoredProfile => ({
  ...row,
  rule: { match: page_match, value: page_value },
  is_archived: archived_at !== null,
  created_at: created_at.toISOString(),
});

/** Newest first. */
export const projectProfiles = async (entities: EntityStore, widgetId: number): Promise<StoredProfile[]> =>
  (await stored(entities, widgetId).execute()).map(profileOf);

/** A profile of another project is treated as nonexistent. */
export async function ownProfile(entities: EntityStore, widgetId: number, id: number): Promise<StoredProfile> {
  const row = await stored(entities, widgetId).where("heatmap_profile_id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(heatmapsRefusals.profileNotFound());
  return profileOf(row);
}

/** A fixed number of queries for any number of profiles. `within`: the only period of which the caller may see anything. */
export async function describeProfiles(
  services: Pick<Services, "entities" | "events" | "now">,
  project: ScopedProject,
  profiles: readonly StoredProfile[],
  signal: AbortSignal,
  within?: Period,
): Promise<HeatmapProfile[]> {
  const counts = await profileCounts(services, project, profiles, signal, within);
  return profiles.map(({ is_archived, ...profile }, n) => {
    const { page_views = 0, clicks = 0, has_snapshot = false } = counts[n] ?? {};
    const isReady = page_views >= ENOUGH_VIEWS && has_snapshot;
    return { ...profile, page_views, clicks, status: is_archived ? "archived" : isReady ? "ready" : "collecting" };
  });
}
