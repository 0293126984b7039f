// Since when a session is recorded. All rows of an operation that request it cost one call for each project.
import { MAX_SESSIONS, RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import DataLoader from "dataloader";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { getRecordingStarts } from "./recordings.upstream.ts";

interface Moment {
  widgetId: number;
  /** null: the row belongs to no session of the tracker */
  sessionId: string | null | undefined;
  visitorId: string | null | undefined;
  /** of the row, if it has one: null is returned if it was not recorded */
  at?: string;
}

interface Recorded {
  visitor_id: string;
  start: string;
  end: string;
}

type Starts = DataLoader<string, readonly Recorded[]>;

const known = new WeakMap<Upstream, Map<number, Starts>>();

/** A page view or an error may precede its recording by the time that the recorder needs to load, in ms. */
const BEFORE = 10_000;
/** The last chunk may lack the moments before a page was left, in ms. */
const AFTER = 5000;

function startsOf(upstream: Upstream, widgetId: number): Starts {
  const projects = known.get(upstream) ?? new Map<number, Starts>();
  known.set(upstream, projects);
  const loader =
    projects.get(widgetId) ??
    new DataLoader<string, readonly Recorded[]>(
      async (sessions) => {
        const { rows } = await getRecordingStarts(upstream, { widget_id: widgetId, sessions: [...sessions] });
        const byKey = Map.groupBy(rows, ({ key }) => key);
        return sessions.map((session) => byKey.get(session) ?? []);
      },
      { maxBatchSize: MAX_SESSIONS },
    );
  projects.set(widgetId, loader);
  return loader;
}

/** Time of the first recorded event of the row's session, null if the row can't be watched. */
export async function recordedFrom(upstream: Upstream, moment: Moment): Promise<string | null> {
  const session = RecordingKey.safeParse(moment.sessionId);
  if (!session.success) return null;
  const recordings = await startsOf(upstream, moment.widgetId).load(session.data);
  const found = recordings.find(({ visitor_id }) => visitor_id === moment.visitorId);
  if (!found || moment.at === undefined) return found?.start ?? null;
  const at = Date.parse(moment.at);
  return at >= Date.parse(found.start) - BEFORE && at <= Date.parse(found.end) + AFTER ? found.start : null;
}
