import { updateRecommendation as endpoint } from "@sightline/schema/rest/recommendations/recommendations";
import { recommendationsRefusals } from "@sightline/schema/rest/recommendations/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { recommendationById, recommendationOf } from "./sql/shownRecommendations.ts";

export const updateRecommendation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const row = await recommendationById(services.entities, body.recommendation_id).executeTakeFirst();
    if (!row) throw new Problem(recommendationsRefusals.notFound());
    // returns not found for a recommendation of a project that the caller may not view
    await scopedProject(services, caller, row.widget_id, recommendationsRefusals.notFound());
    return row;
  },
  ask: async ({ entities }, row, { body: { state } }) => {
    await entities
      .updateTable("recommendation")
      .set({ state })
      .where("recommendation_id", "=", row.recommendation_id)
      .execute();
    return { ...row, state };
  },
  answer: recommendationOf,
});
