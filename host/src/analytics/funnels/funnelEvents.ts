// The events of a funnel: its steps and exclusions as SQL, with what they refer to in the project.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { Problem } from "#host/http/problem.ts";
import { MAX_ID } from "#host/http/projectScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { eventNaming } from "../filter/eventNaming.ts";
import type { EventFilter } from "../filter/filter.ts";
import { readOwnFilter } from "../filter/readOwnFilter.ts";
import type { KeyedRule } from "../goals/keyedRule.ts";
import { projectPageRule } from "../goals/projectPageRule.ts";
import { withMerged } from "../goals/withMerged.ts";
import { IS_PAGE_VIEW, PAGE_VIEW } from "../visits/visitSql.ts";
import { eventTypes, stepCondition, type StepRule, type StepTerms } from "./stepCondition.ts";
import { exclusionBit, OTHER_BIT, stepBit } from "./stepTables.ts";

export interface FunnelEvents {
  /** a SQL expression for the bits of an event (stepTables.ts) */
  bits: string;
  /** a condition that all of these events meet and that is fast */
  types: string;
  params: Readonly<Record<string, string | number>>;
}

/** Archived goals count, too: funnels that name them remain as they are. */
async function goalsOf(entities: EntityStore, widgetId: number, rules: readonly StepRule[]) {
  const ids = rules.flatMap(({ goal_profile_id: id }) => (id !== undefined && id <= MAX_ID ? [id] : []));
  if (ids.length === 0) return new Map<number, KeyedRule>();
  const rows = await entities
    .selectFrom("goal_profile")
    .select(["goal_profile_id", "goal_key", "goal_type", "goal_value", "element_url"])
    .where("widget_id", "=", widgetId)
    .where("goal_profile_id", "in", ids)
    .execute();
  const goals = await withMerged(entities, widgetId, rows);
  return new Map<number, KeyedRule>(goals.map((goal) => [goal.goal_profile_id, goal]));
}

export async function stepTerms(
  entities: EntityStore,
  widgetId: number,
  { steps, exclusions }: Pick<FunnelDefinition, "steps" | "exclusions">,
): Promise<StepTerms> {
  const rules = [...steps, ...exclusions];
  const naming = rules.some(({ kind }) => kind === "event") ? await eventNaming(entities, widgetId) : undefined;
  return {
    goals: await goalsOf(entities, widgetId, rules),
    mergedWith: (name) => naming?.asOneWith(name) ?? [name],
    pages: await projectPageRule(entities, widgetId),
  };
}

type Exclusion = FunnelDefinition["exclusions"][number];

interface Options {
  /** distinguishes the parameters of several funnels in one query */
  prefix?: string;
  /** what its filters refer to may have been deleted or turned off since it was saved */
  isStored: boolean;
}

/**
 * The filter of a stored exclusion never fails: one that can no longer be read excludes nothing. Otherwise it would take
 * down the list of funnels, and each report with a goal on the funnel.
 */
async function exclusionFilter(
  entities: EntityStore,
  widgetId: number,
  exclusion: Exclusion,
  { prefix, isStored }: Required<Options>,
): Promise<Pick<EventFilter, "visits" | "rows" | "params">> {
  try {
    return await readOwnFilter(entities, widgetId, exclusion, { prefix, withDeleted: isStored });
  } catch (error) {
    if (isStored && error instanceof Problem) return { visits: ["0"], rows: [], params: {} };
    throw error;
  }
}

export async function funnelEvents(
  entities: EntityStore,
  widgetId: number,
  definition: FunnelDefinition,
  { prefix = "", isStored }: Options,
): Promise<FunnelEvents> {
  const { steps, exclusions, order } = definition;
  const terms = await stepTerms(entities, widgetId, definition);
  const params: Record<string, string | number> = {};
  const bind = (value: string | number, type: string) => {
    const name = `${prefix}step${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const bits = steps.map((step, index) => `${stepBit(index + 1)} * ${stepCondition(step, bind, terms)}`);
  for (const [index, exclusion] of exclusions.entries()) {
    const named = { prefix: `${prefix}excluded${index}_`, isStored };
    const filter = await exclusionFilter(entities, widgetId, exclusion, named);
    const conditions = [stepCondition(exclusion, bind, terms), ...filter.visits, ...filter.rows];
    bits.push(`${exclusionBit(index)} * (${conditions.join(" AND ")})`);
    Object.assign(params, filter.params);
  }
  const types = [...steps, ...exclusions].map((rule) => eventTypes(rule, terms));
  if (order === "strict") {
    bits.push(`${OTHER_BIT} * (${IS_PAGE_VIEW} OR type = 'event')`);
    types.push([PAGE_VIEW, "'event'"]);
  }
  const known = types.includes(undefined) ? undefined : [...new Set(types.flatMap((each) => each ?? []))];
  return { bits: bits.join("\n      + "), types: known ? `type IN (${known.join(", ")})` : "1", params };
}
