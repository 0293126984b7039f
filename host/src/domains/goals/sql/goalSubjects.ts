// The funnels and forms that the goals of a project count, as described to members.
import type { GoalRule, GoalSubject } from "@sightline/schema/rest/goals/goals";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { funnelStepOf } from "#host/analytics/funnels/stepKey.ts";
import type { EntityStore } from "#host/stores/entities.ts";

type Rule = Pick<GoalRule, "goal_type" | "goal_value">;
type SubjectOf = (goal: Rule) => GoalSubject | null;

const isNumber = (key: string) => /^[1-9]\d{0,8}$/.test(key);

async function storedSubjects(entities: EntityStore, widgetId: number, goals: readonly Rule[]) {
  const ids = goals.flatMap(({ goal_type, goal_value }) =>
    goal_type === "funnelStep" ? (funnelStepOf(goal_value)?.funnel ?? []) : [],
  );
  const numbers = goals.flatMap(({ goal_type, goal_value }) =>
    goal_type !== "funnelStep" && isNumber(goal_value) ? [Number(goal_value)] : [],
  );
  const project = await entities
    .selectFrom("widget")
    .select("features")
    .where("widget_id", "=", widgetId)
    .executeTakeFirstOrThrow();
  const funnels = await entities
    .selectFrom("funnel")
    .select(["id", "id_name", "steps", "status", "deleted_at"])
    .where("widget_id", "=", widgetId)
    .where("id", "in", [0, ...ids])
    .execute();
  const forms = await entities
    .selectFrom("form_profile")
    .select(["form_profile_id", "name", "status", "deleted_at"])
    .where("widget_id", "=", widgetId)
    .where("form_profile_id", "in", [0, ...numbers])
    .execute();
  return { features: project.features, funnels, forms };
}

type Stored = Awaited<ReturnType<typeof storedSubjects>>;

const stateOf = (isOn: boolean, deleted: Date | null | undefined, isActive: boolean): GoalSubject["state"] => {
  if (!isOn) return "off";
  if (deleted) return "deleted";
  return isActive ? "active" : "archived";
};

function funnelSubject({ features, funnels }: Stored, key: string): GoalSubject {
  const named = funnelStepOf(key);
  const funnel = funnels.find(({ id }) => id === named?.funnel);
  const { name = "", value = "" } = funnel?.steps[(named?.step ?? 0) - 1] ?? {};
  return {
    name: funnel?.id_name ?? "",
    step: { number: named?.step ?? 0, of: funnel?.steps.length ?? 0, name: name || value },
    state: stateOf(features.includes("funnel"), funnel?.deleted_at, funnel?.status !== "archived"),
  };
}

function formSubject({ features, forms }: Stored, key: string): GoalSubject {
  const form = forms.find(({ form_profile_id }) => String(form_profile_id) === key);
  return {
    name: form?.name ?? key,
    step: null,
    state: stateOf(features.includes("formanalytic"), form?.deleted_at, form?.status !== "ignored"),
  };
}

export async function subjectsOf(entities: EntityStore, widgetId: number, rows: readonly Rule[]): Promise<SubjectOf> {
  const goals = rows.filter(hasSubject);
  if (goals.length === 0) return () => null;
  const stored = await storedSubjects(entities, widgetId, goals);
  return (goal) => {
    if (!hasSubject(goal)) return null;
    return goal.goal_type === "funnelStep"
      ? funnelSubject(stored, goal.goal_value)
      : formSubject(stored, goal.goal_value);
  };
}
