// Event rules as stored, with their authors and recent match counts, and the rule of a request.
import type { EventRule } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { hasFeature } from "#host/http/projectFeature.ts";
import { MAX_ID, scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { ruleCounts, type RuleCount } from "./sql/ruleCounts.ts";

export const ruleRows = (entities: EntityStore) =>
  entities
    .selectFrom("event_config")
    .innerJoin("member", "member.user_id", "event_config.user_id")
    .selectAll("event_config")
    .select("member.name as author");

type RuleRow = Awaited<ReturnType<ReturnType<typeof ruleRows>["execute"]>>[number];

export function ruleOf(row: RuleRow, counts: ReadonlyMap<number, RuleCount>): EventRule {
  const { user_id: _user, created_at, ...rule } = row;
  const { count = 0, last_at = null } = counts.get(row.event_config_id) ?? {};
  return { ...rule, created_at: created_at.toISOString(), count, last_at };
}

export async function oneRule(services: Services, id: number, signal: AbortSignal): Promise<EventRule> {
  const { entities, events, now } = services;
  const row = await ruleRows(entities).where("event_config_id", "=", id).executeTakeFirstOrThrow();
  return ruleOf(row, await ruleCounts({ events, signal }, row.widget_id, now()));
}

/** A rule of a project that the caller may view. Rules of other projects are treated as nonexistent. */
export async function ownRule(services: Services, caller: Caller, id: number): Promise<RuleRow> {
  const row =
    id > MAX_ID ? undefined : await ruleRows(services.entities).where("event_config_id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(eventsRefusals.ruleNotFound());
  await scopedProject(services, caller, row.widget_id, eventsRefusals.ruleNotFound());
  return row;
}

/** Event rules must be enabled for the project. Existing rules can be read without it. */
export async function refuseWithoutFeature(entities: EntityStore, widgetId: number): Promise<void> {
  if (!(await hasFeature(entities, widgetId, "eventtrack"))) throw new Problem(eventsRefusals.trackingNotIncluded());
}
