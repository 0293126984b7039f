// Which events belong to a form, and which are its success.
import type { FormRule, FormSuccess } from "@sightline/schema/rest/forms/forms";
import { goalSql } from "../goals/goalRows.ts";
import { pageCondition, type Condition } from "../goals/pageCondition.ts";
import { withMerged } from "../goals/withMerged.ts";
import type { FormConditions } from "./formConditions.ts";
import { ofFormSql } from "./formSelector.ts";
import { IS_PAGE_VIEW } from "../visits/visitSql.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export const IS_FORM_EVENT = "type IN ('form_view', 'form_start', 'form_field', 'form_submit')";

function ofSelector(selector: string, name: string): Condition {
  if (selector === "") return { sql: "1", params: {} };
  const params: Record<string, string> = {};
  const sql = ofFormSql(selector, (value) => {
    const param = name in params ? `${name}_like` : name;
    params[param] = String(value);
    return `{${param}:String}`;
  });
  return { sql, params };
}

async function ofSuccess(
  entities: EntityStore,
  widgetId: number,
  success: FormSuccess,
  name: string,
): Promise<Condition> {
  if (success.kind === "none") return { sql: "0", params: {} };
  if (success.kind === "page") {
    const page = await pageCondition(entities, widgetId, success.page, name);
    return { ...page, sql: `(${IS_PAGE_VIEW} AND ${page.sql})` };
  }
  const named = { goal_type: "event" as const, goal_value: success.name, element_url: "" };
  const [rule = named] = await withMerged(entities, widgetId, [named]);
  return goalSql(rule, name);
}

/** `prefix` distinguishes the parameters of several forms in one query. */
export async function formConditions(
  entities: EntityStore,
  widgetId: number,
  { rule, success }: { rule: FormRule; success: FormSuccess },
  prefix = "form",
): Promise<FormConditions> {
  const page = await pageCondition(entities, widgetId, rule.page, `${prefix}_page`);
  const selector = ofSelector(rule.selector, `${prefix}_selector`);
  const done = await ofSuccess(entities, widgetId, success, `${prefix}_success`);
  return {
    isForm: `(${IS_FORM_EVENT} AND ${selector.sql} AND ${page.sql})`,
    isSuccess: done.sql,
    hasRule: success.kind !== "none",
    params: { ...page.params, ...selector.params, ...done.params },
  };
}
