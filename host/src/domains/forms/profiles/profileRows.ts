// Saved forms as stored, and the entries of the audit log about them.
import type { FormProfile, FormRule, FormSuccess } from "@sightline/schema/rest/forms/forms";
import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { hasFeature } from "#host/http/projectFeature.ts";
import { MAX_ID } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { refuseRegex } from "#host/analytics/goals/pageCondition.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const stored = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("form_profile")
    .innerJoin("member", "member.user_id", "form_profile.user_id")
    .select(["form_profile_id", "widget_id", "form_profile.name", "rule", "success", "is_auto", "form_profile.status"])
    .select(["form_profile.created_at", "member.name as created_by"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .orderBy("form_profile_id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof stored>["execute"]>>[number];

const profileOf = (row: Row): FormProfile => ({ ...row, created_at: row.created_at.toISOString() });

/** Newest first. */
export const projectForms = async (entities: EntityStore, widgetId: number): Promise<FormProfile[]> =>
  (await stored(entities, widgetId).execute()).map(profileOf);

/** A form of another project is treated as nonexistent. */
export async function ownForm(entities: EntityStore, widgetId: number, id: number): Promise<FormProfile> {
  const row =
    id > MAX_ID ? undefined : await stored(entities, widgetId).where("form_profile_id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(formsRefusals.formNotFound());
  return profileOf(row);
}

/** Form analytics must be enabled for the project. */
export async function refuseWithoutFeature(entities: EntityStore, widgetId: number): Promise<void> {
  if (!(await hasFeature(entities, widgetId, "formanalytic"))) throw new Problem(formsRefusals.notIncluded());
}

/** Refuses regular expressions that the store can't run. */
export async function refusePages(
  { events }: Pick<Services, "events">,
  { rule, success }: { rule?: FormRule | undefined; success?: FormSuccess | undefined },
  signal: AbortSignal,
): Promise<void> {
  if (rule) await refuseRegex(events, rule.page, "rule.page.value", signal);
  if (success?.kind === "page") await refuseRegex(events, success.page, "success.page.value", signal);
}

interface Done {
  widgetId: number;
  id: number;
  name: string;
  action: "form_created" | "form_changed" | "form_deleted";
  /** old and new value, in the format of `changedFields` */
  change?: string | undefined;
  at: number;
}

export const auditForm = (
  store: EntityStore,
  { companyId, userId }: CompanyCaller,
  { widgetId, id, name, action, change, at }: Done,
) =>
  store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: widgetId,
      module: "form",
      action,
      action_id: String(id),
      description: name,
      change,
      created_at: new Date(at),
    })
    .execute();
