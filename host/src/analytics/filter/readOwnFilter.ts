// Parses a filter and looks up the goals, forms, event labels and page rule that its conditions refer to. Conditions on funnels
// need those as well (readFilter.ts): the filter of a funnel's exclusion can't name a funnel, nor a goal on one.
import type { FilterCondition, FilterCriteria } from "@sightline/schema/rest/range";
import { hasFeature } from "#host/http/projectFeature.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { FormConditions } from "../forms/formConditions.ts";
import { formOfKey } from "../forms/formOfKey.ts";
import type { KeyedRule } from "../goals/keyedRule.ts";
import { projectPageRule } from "../goals/projectPageRule.ts";
import { storedRule } from "../goals/ruleOfKey.ts";
import { withMerged } from "../goals/withMerged.ts";
import { eventNaming } from "./eventNaming.ts";
import { parseFilter, type FilterRequest, type EventFilter } from "./filter.ts";
import type { FilterTerms } from "./filterSql.ts";

const PAGES: ReadonlySet<string> = new Set<FilterCriteria>(["page", "landing_page", "exit_page"]);

type RuleOf = (entities: EntityStore, widgetId: number, key: string) => Promise<KeyedRule>;

const ownRule: RuleOf = async (entities, widgetId, key) => {
  const { rule } = await storedRule(entities, widgetId, key);
  const [merged = rule] = await withMerged(entities, widgetId, [rule]);
  return merged;
};

interface Options extends Pick<FilterTerms, "funnels"> {
  prefix?: string;
  /** conditions may name deleted forms, whose past events remain readable */
  withDeleted?: boolean;
  /** with funnels: also of the goals on them */
  ruleOf?: RuleOf;
}

export async function readOwnFilter(
  entities: EntityStore,
  widgetId: number,
  requested: FilterRequest,
  { prefix, withDeleted, funnels, ruleOf = ownRule }: Options = {},
): Promise<EventFilter> {
  const conditions: FilterCondition[] = (requested.custom_filter ?? []).flat();
  const keys = new Set(conditions.filter(({ criteria }) => criteria === "goal").map(({ value }) => value));
  keys.delete("");
  const goals = new Map<string, KeyedRule>();
  for (const key of keys) goals.set(key, await ruleOf(entities, widgetId, key));
  const formKeys = new Set(conditions.flatMap(({ criteria, key }) => (criteria === "form_drop" && key ? [key] : [])));
  const forms = new Map<string, FormConditions>();
  const hasForms = formKeys.size > 0 && (await hasFeature(entities, widgetId, "formanalytic"));
  for (const key of hasForms ? formKeys : []) {
    const form = await formOfKey(entities, widgetId, key, `${prefix ?? "f"}_form${forms.size}`, { withDeleted });
    if (form) forms.set(key, form);
  }
  const hasEvents = conditions.some(({ criteria }) => criteria === "event");
  const hasPages = conditions.some(({ criteria }) => PAGES.has(criteria));
  const terms = {
    goals,
    forms,
    funnels,
    naming: hasEvents ? await eventNaming(entities, widgetId) : undefined,
    pages: hasPages ? await projectPageRule(entities, widgetId) : undefined,
  };
  return parseFilter(requested, terms, prefix);
}
