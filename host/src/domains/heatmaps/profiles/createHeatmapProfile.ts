import { createHeatmapProfile as call } from "@sightline/schema/rest/heatmaps/profiles";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { refuseRegex } from "#host/analytics/goals/pageCondition.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { auditProfile, columnsOf } from "./changeProfile.ts";
import { describeProfiles, ownProfile } from "./profileRows.ts";

const MOST = 100;

/** The project's row is locked, so that concurrent requests can't both take the last place. */
async function assertWithinLimit(store: EntityStore, widgetId: number): Promise<void> {
  await store.selectFrom("widget").select("widget_id").where("widget_id", "=", widgetId).forUpdate().execute();
  const { count } = await store
    .selectFrom("heatmap_profile")
    .select((is) => is.fn.countAll<string>().as("count"))
    .where("widget_id", "=", widgetId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw new Problem(heatmapsRefusals.tooManyProfiles({ max: MOST }));
}

export const createHeatmapProfile = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const project = await scopedProject(services, caller, body.widget_id);
    await refuseRegex(services.events, body.rule, "rule.value", signal);
    return project;
  },
  ask: async (services, project, { body, caller, signal }) => {
    const { entities, now } = services;
    const { widgetId } = project;
    const { name, rule, devices } = body;
    const at = now();
    const id = await entities.transaction().execute(async (store) => {
      await assertWithinLimit(store, widgetId);
      const { heatmap_profile_id } = await store
        .insertInto("heatmap_profile")
        .values({
          ...{ widget_id: widgetId, name, user_id: caller.userId, created_at: new Date(at) },
          ...{ page_match: rule.match, page_value: rule.value },
          ...columnsOf({ devices }),
        })
        .returning("heatmap_profile_id")
        .executeTakeFirstOrThrow();
      await auditProfile(store, caller, { widgetId, id: heatmap_profile_id, name, action: "heatmap_created", at });
      return heatmap_profile_id;
    });
    return describeProfiles(services, project, [await ownProfile(entities, widgetId, id)], signal);
  },
  answer: ([profile]) => {
    if (!profile) throw new Problem(heatmapsRefusals.profileNotFound());
    return profile;
  },
});
