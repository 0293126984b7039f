// Page view counts of projects, cached for up to a minute. A zero is never cached, so that a project's first page view
// is visible immediately.
import type { Services } from "#host/http/services.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { type PageviewCount, pageviewCounts } from "./sql/pageviewCounts.ts";

const REMEMBERED_MS = 60_000;
type Counts = Map<number, PageviewCount>;

const remembered = new WeakMap<Services, Map<number, { until: number; count: PageviewCount }>>();

export async function pageviewsNow(
  services: Services,
  widgetIds: readonly number[],
  signal?: AbortSignal,
): Promise<Counts> {
  const memory = remembered.get(services) ?? new Map<number, { until: number; count: PageviewCount }>();
  remembered.set(services, memory);
  const now = services.now();
  const rows = await pageviewCounts(services.events, widgetIds, monthStart(now), signal);
  for (const count of rows) memory.set(count.widget_id, { until: now + REMEMBERED_MS, count });
  return new Map(rows.map((row) => [row.widget_id, row]));
}

export async function pageviewsOfLastMinute(
  services: Services,
  widgetIds: readonly number[],
  signal?: AbortSignal,
): Promise<Counts> {
  const now = services.now();
  const counts: Counts = new Map();
  for (const id of widgetIds) {
    const entry = remembered.get(services)?.get(id);
    if (entry && entry.until > now) counts.set(id, entry.count);
  }
  const unknown = widgetIds.filter((id) => !counts.has(id));
  if (unknown.length === 0) return counts;
  return new Map([...counts, ...(await pageviewsNow(services, unknown, signal))]);
}
