// One query over the last 24 hours, cached for a minute for all members of a project.
import { getOnlineHistory as call, REALTIME_HISTORY_MS } from "@sightline/schema/rest/audience/audience";
import { readers } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { MINUTE, runningMinute } from "./minutes.ts";
import { onlineHistory } from "./sql/onlineHistory.ts";

const CACHED_MS = 60_000;

interface History {
  from: number;
  online: number[];
}

/** One cache per store, because a process may have several (as in tests). */
const caches = new WeakMap<Services["events"], RecentAnswers<number, History>>();

function historyOf({ events, now }: Services, widgetId: number): Promise<History> {
  const cache =
    caches.get(events) ??
    new RecentAnswers<number, History>(CACHED_MS, now, async (widget) => {
      const until = runningMinute(now());
      const from = until - REALTIME_HISTORY_MS;
      // not aborted when one caller disconnects: others wait for the same answer
      const context = { events, signal: new AbortController().signal };
      return { from, online: await onlineHistory(context, { widget, from, until }) };
    });
  caches.set(events, cache);
  return cache.get(widgetId);
}

/** Like the realtime view, for members and API keys only. */
export const getOnlineHistory = route(call, {
  permit: readers(),
  gather: currentProject,
  ask: (services, { widgetId }) => historyOf(services, widgetId),
  answer: ({ from, online }) => ({ from: new Date(from).toISOString(), step_seconds: MINUTE / 1000, online }),
});
