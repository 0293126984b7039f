import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { goalSql } from "#host/analytics/goals/goalRows.ts";
import { resolveGoals } from "#host/analytics/goals/resolveGoals.ts";
import { Problem } from "#host/http/problem.ts";
import { gatherReport, type ReportRequest } from "#host/analytics/scope/reportScope.ts";
import type { Caller } from "#host/http/caller.ts";
import type { RequestHeaders } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { ownGoal } from "./goalOf.ts";

interface Asked {
  body: ReportRequest & { goal_profile_id: number };
  caller: Caller;
  headers: RequestHeaders;
  services: Services;
}

export async function gatherGoal(requested: Asked) {
  const { services, caller, body } = requested;
  const { row } = await ownGoal(services, caller, body.goal_profile_id);
  if (row.widget_id !== body.widget_id) throw new Problem(goalsRefusals.notFound());
  const scope = await gatherReport(requested);
  const [rule = row] = await resolveGoals(services.entities, row.widget_id, [row]);
  return { scope, goal: goalSql(rule) };
}
