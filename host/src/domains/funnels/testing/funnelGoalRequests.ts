// Goals on a funnel's step: what the tests request of the host.
import { createFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getGoalVisits } from "@sightline/schema/rest/goals/goalResults";
import { createGoal } from "@sightline/schema/rest/goals/goals";
import type { TestHost } from "#host/testing/testHost.ts";
import { definitionOf, range } from "./checkoutSessions.ts";

let names = 0;

export function funnelGoalRequests(host: () => TestHost) {
  const project = () => host().acme.shop.widgetId;
  const funnel = async (more: object = {}) => {
    const body = { widget_id: project(), id_name: "Checkout", ...definitionOf(more) };
    return (await host().request(createFunnel, { as: "user", body })).answer.id;
  };
  const add = (goal_value: string, as: "user" | "stranger" = "user", more: object = {}) => {
    const body = { widget_id: project(), goal_name: `Step ${++names}`, goal_type: "funnelStep", goal_value, ...more };
    return host().request(createGoal, { as, body });
  };
  const goal = async (value: string) => (await add(value)).answer;
  const visits = async (goal_profile_id: number, more: object = {}) => {
    const body = { widget_id: project(), goal_profile_id, ...range, ...more };
    return (await host().request(getGoalVisits, { as: "viewer", body })).answer.rows;
  };
  const sessionsOf = async (...given: Parameters<typeof visits>) =>
    (await visits(...given)).map(({ session_id }) => session_id).toSorted((a, b) => a.localeCompare(b));
  const features = (list: string[]) =>
    host()
      .entities.updateTable("widget")
      .set({ features: JSON.stringify(list) })
      .where("widget_id", "=", project())
      .execute();
  return { funnel, add, goal, visits, sessionsOf, features };
}
