// The form that a filter or a goal names by its key: the number of a saved form, or the path and the selector of any form.
// An asterisk in the path is any text: an automatic form on many pages has such a pattern.
import type { FormRule, FormSuccess } from "@sightline/schema/rest/forms/forms";
import type { EntityStore } from "#host/stores/entities.ts";
import type { FormConditions } from "./formConditions.ts";
import { formConditions } from "./formEvents.ts";

interface NamedForm {
  rule: FormRule;
  success: FormSuccess;
}

interface Options {
  withDeleted?: boolean;
}

async function savedForm(
  entities: EntityStore,
  widgetId: number,
  number: number,
  { withDeleted = false }: Options,
): Promise<NamedForm | undefined> {
  const query = entities
    .selectFrom("form_profile")
    .select(["rule", "success"])
    .where("widget_id", "=", widgetId)
    .where("form_profile_id", "=", number);
  return await (withDeleted ? query : query.where("deleted_at", "is", null)).executeTakeFirst();
}

/** Undefined: the project has no such form. `prefix` distinguishes the parameters of several forms in one query. */
export async function formOfKey(
  entities: EntityStore,
  widgetId: number,
  key: string,
  prefix: string,
  options: Options = {},
): Promise<FormConditions | undefined> {
  const [, path = "", selector = ""] = /^(\S+) (.+)$/.exec(key) ?? [];
  const form: NamedForm | undefined = /^[1-9]\d{0,8}$/.test(key)
    ? await savedForm(entities, widgetId, Number(key), options)
    : path === ""
      ? undefined
      : {
          rule: { page: { match: path.includes("*") ? "wildcard" : "exact", value: path }, selector },
          success: { kind: "none" },
        };
  return form && formConditions(entities, widgetId, form, prefix);
}
