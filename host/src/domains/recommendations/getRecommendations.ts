import { getRecommendations as endpoint } from "@sightline/schema/rest/recommendations/recommendations";
import { member } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { lookedAt } from "./freshRecommendations.ts";
import { isEnabled } from "./isEnabled.ts";
import { recommendationOf, shownRecommendations } from "./sql/shownRecommendations.ts";

/** Projects with recommendations disabled are not analyzed. */
export const getRecommendations = route(endpoint, {
  permit: member,
  gather: currentProject,
  ask: async (services, project, { signal }) => {
    const { enable_recommend } = await isEnabled(services.entities, project.widgetId);
    if (!enable_recommend) return [];
    const since = await lookedAt(services, project, signal);
    return shownRecommendations(services.entities, project.widgetId, since).execute();
  },
  answer: (rows) => rows.map(recommendationOf),
});
