// The first recording of each project, which every screen of the dashboard requests. Before there is one, the store is
// queried once a minute. A found one stays the first until something is deleted, so that it costs no query at all.
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import type { Services } from "#host/http/services.ts";
import type { EventStore } from "#host/stores/events.ts";
import { firstRecording } from "./firstRecording.ts";

const REMEMBERED_MS = 60_000;

type First = Awaited<ReturnType<typeof firstRecording>>;
type Needs = Pick<Services, "events" | "recordings" | "now">;

interface Answer {
  /** deletions before the query */
  deletions: number;
  first: First;
}

interface FirstRecordings {
  get(widgetId: number): Promise<First>;
  /** Events of the project were deleted, and its first recording may have been theirs. */
  forget(widgetId: number): void;
}

function createFirstRecordings({ events, recordings, now }: Needs): FirstRecordings {
  const forgotten = new Map<number, number>();
  const found = new Map<number, Answer>();
  const deletionsOf = (widgetId: number) => recordings.removals(widgetId) + (forgotten.get(widgetId) ?? 0);
  const recent = new RecentAnswers<number, Answer>(REMEMBERED_MS, now, async (widgetId) => {
    const deletions = deletionsOf(widgetId);
    return { deletions, first: await firstRecording(events, widgetId) };
  });
  return {
    async get(widgetId) {
      const deletions = deletionsOf(widgetId);
      const known = found.get(widgetId);
      if (known?.deletions === deletions) return known.first;
      let answer = await recent.get(widgetId);
      if (answer.deletions < deletions) answer = await recent.fresh(widgetId);
      if (answer.first) found.set(widgetId, answer);
      return answer.first;
    },
    forget: (widgetId) => void forgotten.set(widgetId, (forgotten.get(widgetId) ?? 0) + 1),
  };
}

const byStore = new WeakMap<EventStore, FirstRecordings>();

export function firstRecordings(services: Needs): FirstRecordings {
  const known = byStore.get(services.events);
  if (known) return known;
  const created = createFirstRecordings(services);
  byStore.set(services.events, created);
  return created;
}
