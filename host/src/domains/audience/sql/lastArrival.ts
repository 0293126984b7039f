// When did the last event arrive? An event may arrive long after it happened, so this asks for the arrival (indexed);
// beyond a day of silence there is nothing new to tell: null.
import { instant } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/reportScope.ts";

const DAY = 86_400_000;

export async function lastArrival(
  { events, signal }: Asking,
  { widget, now }: { widget: number; now: number },
): Promise<string | null> {
  const rows = await events.query<{ last_event_at: string | null }>(
    `SELECT if(count() = 0, NULL, max(received_at)) AS last_event_at FROM event
WHERE widget_id = {widget:UInt32} AND received_at >= ${instant("since")}`,
    { widget, since: now - DAY },
    signal,
  );
  return rows[0]?.last_event_at ?? null;
}
