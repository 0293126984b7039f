import { updateHeatmapProfile as call } from "@sightline/schema/rest/heatmaps/profiles";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import { refuseRegex } from "#host/analytics/goals/pageCondition.ts";
import { findSnapshot } from "../snapshots/findSnapshot.ts";
import { auditedRule, auditProfile, columnsOf } from "./changeProfile.ts";
import { describeProfiles, ownProfile } from "./profileRows.ts";

export const updateHeatmapProfile = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { entities, events } = services;
    const project = await scopedProject(services, caller, body.widget_id);
    const before = await ownProfile(entities, project.widgetId, body.heatmap_profile_id);
    if (body.rule) await refuseRegex(events, body.rule, "rule.value", signal);
    for (const id of body.snapshot_ids ?? [])
      if (!(await findSnapshot({ events, signal }, project.widgetId, id)))
        throw new Problem(heatmapsRefusals.snapshotOfOther({ id }), { field: "snapshot_ids" });
    return { project, before };
  },
  ask: async (services, { project, before }, { body, caller, signal }) => {
    const { entities, now } = services;
    const { widgetId } = project;
    const { heatmap_profile_id: id, name, rule, devices, snapshot_ids, is_archived } = body;
    const at = now();
    const isMoved = is_archived !== undefined && is_archived !== before.is_archived;
    const columns = {
      ...(name !== undefined && { name }),
      ...columnsOf({ ...(rule && { rule }), ...(devices && { devices }), ...(snapshot_ids && { snapshot_ids }) }),
      ...(isMoved && { archived_at: is_archived ? new Date(at) : null }),
    };
    const change = changedFields(
      { ...before, ...auditedRule(before.rule) },
      { name, ...auditedRule(rule), devices, snapshot_ids },
    );
    if (change !== undefined || isMoved)
      await entities.transaction().execute(async (store) => {
        await store.updateTable("heatmap_profile").set(columns).where("heatmap_profile_id", "=", id).execute();
        const done = { widgetId, id, name: name ?? before.name, at };
        if (change) await auditProfile(store, caller, { ...done, action: "heatmap_changed", change });
        if (isMoved)
          await auditProfile(store, caller, { ...done, action: is_archived ? "heatmap_archived" : "heatmap_restored" });
      });
    return describeProfiles(services, project, [await ownProfile(entities, widgetId, id)], signal);
  },
  answer: ([profile]) => {
    if (!profile) throw new Problem(heatmapsRefusals.profileNotFound());
    return profile;
  },
});
