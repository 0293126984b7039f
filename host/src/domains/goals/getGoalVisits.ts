import { getGoalVisits as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherGoal } from "./gatherGoal.ts";
import { convertedVisits } from "./sql/convertedVisits.ts";
import { inMoney } from "./sql/inMoney.ts";

export const getGoalVisits = route(endpoint, {
  permit: member,
  gather: gatherGoal,
  ask: async ({ events }, { scope: { project, period, filter }, goal }, { signal, body: { limit, offset } }) => {
    const context = { events, signal };
    const question = await inMoney(context, project, { period, filter, goal });
    return convertedVisits(context, question, { limit, offset });
  },
  answer: (rows) => ({ rows }),
});
