// Recordings as in all responses: what was recorded, what was tracked, and what members noted.
import type { Recording } from "@sightline/schema/rest/recordings/recordings";
import { countedErrors, type CountedErrors } from "#host/analytics/countedErrors.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { identityOf, type Trait, visitorTraits } from "#host/analytics/visitors/visitorTraits.ts";
import type { Services } from "#host/http/services.ts";
import { reachedGoals, type ReachedGoals } from "./reachedGoals.ts";
import { recordedSessions, type RecordedSession } from "./sql/recordedSessions.ts";
import { NO_NOTES, recordingNotes } from "./sql/recordingNotes.ts";
import { OF_VISITORS, sessionFacts, type SessionFacts } from "./sql/sessionFacts.ts";

export interface DescribedRecording {
  recording: Recording;
  recorded: RecordedSession;
  traits: readonly Trait[];
}

const LIVE_MS = 60_000;

/** A session whose events were not tracked, or are not loaded yet. */
const NO_FACTS: Omit<SessionFacts, "session_id"> = {
  ...{ country: "", region: "", city: "", device: "", browser: "", os: "", channel: "", source: "" },
  ...{ pageviews: 0, events: 0, clicks: 0, rage_clicks: 0, dead_clicks: 0, errors: 0, converted: null, internal: 0 },
};

const iso = (at: number) => new Date(at).toISOString();

interface Wanted {
  widgetId: number;
  /** null: the holder of a share link, who gets nothing that members noted */
  userId: number | null;
  keys: readonly string[];
  /** if the caller has read them already; the goals with the scope `OF_VISITORS` */
  rules?: Rules;
}

interface Rules {
  goals: ReachedGoals;
  errors: CountedErrors;
}

async function rulesOf(entities: Services["entities"], widgetId: number): Promise<Rules> {
  const [goals, errors] = await Promise.all([
    reachedGoals(entities, widgetId, OF_VISITORS),
    countedErrors(entities, widgetId),
  ]);
  return { goals, errors };
}

/** A fixed number of queries for any number of recordings. Keys without a recording are omitted. */
export async function describeRecordings(
  { entities, events, now }: Pick<Services, "entities" | "events" | "now">,
  { widgetId, userId, keys, rules }: Wanted,
  signal: QueryContext["signal"],
): Promise<Map<string, DescribedRecording>> {
  if (keys.length === 0) return new Map();
  const context = { events, signal };
  const sessions = await recordedSessions(context, widgetId, keys);
  if (sessions.length === 0) return new Map();
  const visitors = [...new Set(sessions.map(({ visitor }) => visitor))];
  const factsOf = async () => sessionFacts(context, widgetId, sessions, rules ?? (await rulesOf(entities, widgetId)));
  const [facts, traitsById, notes] = await Promise.all([
    factsOf(),
    visitorTraits(context, widgetId, visitors),
    userId === null ? NO_NOTES : recordingNotes(entities, { widgetId, userId }, keys),
  ]);
  const described = new Map<string, DescribedRecording>();
  for (const recorded of sessions) {
    const {
      session_id: key,
      started,
      ended,
      heard,
      entry_url,
      exit_url,
      active,
      size,
      form_drops,
      activity,
    } = recorded;
    const { converted, internal, ...tracked } = { ...NO_FACTS, ...facts.get(key) };
    const { session_id: _key, ...counts } = { session_id: key, ...tracked };
    const duration_ms = ended - started;
    const traits = traitsById.get(recorded.visitor) ?? [];
    const recording: Recording = {
      key,
      status: now() - heard < LIVE_MS ? "live" : "finished",
      visitor: { visitor_id: recorded.visitor, ...identityOf(traits) },
      ...counts,
      start: iso(started),
      duration_ms,
      // several tabs may be recorded at once
      active_ms: Math.min(active, duration_ms),
      entry_url,
      exit_url,
      form_drops,
      activity,
      converted_at: converted,
      bytes: size,
      is_internal: internal === 1,
      is_starred: notes.starred.has(key),
      tags: notes.tags.get(key) ?? [],
      is_viewed: notes.viewed.has(key),
      comments: notes.comments.get(key) ?? 0,
    };
    described.set(key, { recording, recorded, traits });
  }
  return described;
}
