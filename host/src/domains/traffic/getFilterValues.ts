import type { FilterCriteria } from "@sightline/schema/rest/range";
import { getFilterValues as call } from "@sightline/schema/rest/traffic/traffic";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { isKeyed, utmCriterion } from "#host/analytics/filter/keyedCriteria.ts";
import { refusePersonalValues } from "#host/analytics/filter/personal.ts";
import { activeGoals } from "#host/analytics/goals/goalRows.ts";
import { quarterEnd } from "#host/analytics/intervals/quarters.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { resolveGoals } from "#host/analytics/goals/resolveGoals.ts";
import { Problem } from "#host/http/problem.ts";
import { readers } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { refuseFixedRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { zoneOf, type Zone } from "#host/analytics/scope/zone.ts";
import type { Services } from "#host/http/services.ts";
import { funnelValues } from "./funnelValues.ts";
import { filterValues, type SeenCriteria } from "./sql/filterValues.ts";
import { goalValues } from "./sql/goalValues.ts";

/** Maximum number of goals counted at once. */
const MOST_GOALS = 100;
const DAYS_90 = 90 * 86_400_000;

export const getFilterValues = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async ({ body, caller, headers, services }) => {
    refuseFixedRange(caller);
    refusePersonalValues(caller, body.criteria);
    const project = await scopedProject(services, caller, body.widget_id);
    const until = quarterEnd(services.now());
    return {
      widgetId: project.widgetId,
      zone: zoneOf(project.timezone, headers.tz),
      period: { from: until - DAYS_90, to: until },
      ...plain(body),
      text: body.q,
    };
  },
  ask(services, { criteria, ...question }, { signal }) {
    if (criteria === "goal") return goals(services, question, signal);
    if (criteria === "funnel_step") return funnelValues(services.entities, question);
    return seen(services, { criteria, ...question }, signal);
  },
  answer: (rows) => ({ rows }),
});

function plain({ criteria, key }: { criteria: FilterCriteria; key?: string | undefined }) {
  if (key !== undefined && !isKeyed(criteria)) {
    throw new Problem(filtersRefusals.noKey({ criterion: criteria }), { field: "key" });
  }
  if (criteria !== "utm") return { criteria, key };
  const ofKey = utmCriterion(key);
  if (!ofKey) throw new Problem(filtersRefusals.utmKey(), { field: "key" });
  return { criteria: ofKey, key: undefined };
}

interface Question {
  widgetId: number;
  zone: Zone;
  period: { from: number; to: number };
  text: string;
}

async function goals({ events, entities }: Services, { widgetId, period, text }: Question, signal: AbortSignal) {
  const sought = text.toLowerCase();
  const storedGoals = (await activeGoals(entities, widgetId))
    .filter(({ goal_name, goal_key }) => `${goal_name}\n${goal_key}`.toLowerCase().includes(sought))
    .slice(0, MOST_GOALS);
  const plainGoals = await resolveGoals(
    entities,
    widgetId,
    storedGoals.filter((goal) => !hasSubject(goal)),
  );
  const counted = await goalValues({ events: events.cached, signal }, { widgetId, period }, plainGoals);
  // to count them takes longer than anyone waits for a suggestion
  const others = storedGoals.filter(hasSubject);
  return [...counted, ...others.map(({ goal_key, goal_name }) => ({ value: goal_key, label: goal_name, visitors: 0 }))];
}

async function seen(
  { events, entities }: Services,
  question: Question & { criteria: SeenCriteria; key: string | undefined },
  signal: AbortSignal,
) {
  const naming = question.criteria === "event" ? await eventNaming(entities, question.widgetId) : undefined;
  const rows = await filterValues({ events: events.cached, signal }, { ...question, naming });
  return rows.map((row) => {
    const label = naming?.of(row.value).display_name;
    return label ? { ...row, label } : row;
  });
}
