// Which goal is asked about, over which range and which visits.
import { goalsRefusals } from "@sightline/schema/rest/refusals/goals";
import { goalSql } from "#host/http/goals/goalRows.ts";
import { withMerged } from "#host/http/goals/withMerged.ts";
import { Problem } from "#host/http/problem.ts";
import { gatherReport, type AskedReport } from "#host/http/scope/reportScope.ts";
import type { Caller } from "#host/http/caller.ts";
import type { RequestHeaders } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { ownGoal } from "./goalOf.ts";

interface Asked {
  body: AskedReport & { goal_profile_id: number };
  caller: Caller;
  headers: RequestHeaders;
  services: Services;
}

export async function gatherGoal(asked: Asked) {
  const { services, caller, body } = asked;
  const { row } = await ownGoal(services, caller, body.goal_profile_id);
  if (row.widget_id !== body.widget_id) throw new Problem(goalsRefusals.notFound());
  const scope = await gatherReport(asked);
  const [rule = row] = await withMerged(services.entities, row.widget_id, [row]);
  return { scope, goal: goalSql(rule) };
}
