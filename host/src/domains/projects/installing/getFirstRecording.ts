import { getFirstRecording as endpoint } from "@sightline/schema/rest/projects/installing";
import { member } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import type { Services } from "#host/http/services.ts";
import { route } from "#host/http/route.ts";
import { firstRecording } from "./firstRecording.ts";

/** Requested with every dashboard until there is one, which may never happen. */
const REMEMBERED_MS = 60_000;

type Memory = RecentAnswers<number, Awaited<ReturnType<typeof firstRecording>>>;
const remembered = new WeakMap<Services["events"], Memory>();

function memoryOf({ events, now }: Services): Memory {
  const known = remembered.get(events);
  if (known) return known;
  const memory: Memory = new RecentAnswers(REMEMBERED_MS, now, (widgetId) => firstRecording(events, widgetId));
  remembered.set(events, memory);
  return memory;
}

export const getFirstRecording = route(endpoint, {
  permit: member,
  gather: currentProject,
  ask: (services, { widgetId }) => memoryOf(services).get(widgetId),
  answer: (first) => ({
    session: first?.session ?? null,
    location: [first?.city, first?.country].filter(Boolean).join(", ") || null,
  }),
});
