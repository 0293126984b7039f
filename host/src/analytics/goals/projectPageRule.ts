// The rule for which URLs are the same page in a project.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import type { EntityStore } from "#host/stores/entities.ts";

export async function projectPageRule(entities: EntityStore, widgetId: number): Promise<PageRule> {
  const row = await entities
    .selectFrom("widget")
    .select("setting")
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  return { ...DEFAULT_PAGE_RULE, ...row?.setting };
}
