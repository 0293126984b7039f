// One query over the last 24 hours, cached for a minute for all members of a project.
import { getOnlineHistory as call, REALTIME_HISTORY_MS } from "@sightline/schema/rest/audience/audience";
import { readers } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import { MINUTE, runningMinute } from "./minutes.ts";
import { onlineHistory } from "./sql/onlineHistory.ts";

const CACHED_MS = 60_000;

const cached = recentAnswersOfStore(CACHED_MS, async ({ events, now }, widget: number) => {
  const until = runningMinute(now());
  const from = until - REALTIME_HISTORY_MS;
  const context = { events, signal: new AbortController().signal };
  return { from, online: await onlineHistory(context, { widget, from, until }) };
});

/** Like the realtime view, for members and API keys only. */
export const getOnlineHistory = route(call, {
  permit: readers(),
  gather: currentProject,
  ask: (services, { widgetId }) => cached(services).get(widgetId),
  answer: ({ from, online }) => ({ from: new Date(from).toISOString(), step_seconds: MINUTE / 1000, online }),
});
