import { checkTraffic as endpoint } from "@sightline/schema/rest/projects/projects";
import { anyone } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import { trafficEver } from "./sql/trafficEver.ts";

/** Requested on every page, over all events of a project. */
const CACHED_MS = 60_000;
/** A minute changes this number by little. Smaller ones are read quickly, and always current. */
const MANY_PAGE_VIEWS = 10_000;

const cached = recentAnswersOfStore(CACHED_MS, ({ events }, widgetId: number) => trafficEver(events, widgetId));

export const checkTraffic = route(endpoint, {
  permit: anyone,
  gather: currentProject,
  async ask(services, { widgetId }) {
    const cache = cached(services);
    const traffic = await cache.get(widgetId);
    if (traffic.pageviews < MANY_PAGE_VIEWS) cache.forget(widgetId);
    return traffic;
  },
  answer: ({ pageviews, last }) => ({ pageview_total: pageviews, last_event_at: last }),
});
