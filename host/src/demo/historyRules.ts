// The event rules of a demo project that the history simulates.
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { addressPattern } from "#host/analytics/eventRules/addressPattern.ts";
import { activeEventRules } from "#host/analytics/eventRules/trackerRules.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { HistoryRule } from "./history/ruleEvents.ts";

/** Scroll depth in percent at which the elements of these selectors on the demo's pages become visible. */
const SEEN_FROM: Readonly<Record<string, number>> = { ".newsletter": 85 };

function met(action: number, watched: string): (event: TrackedEvent) => boolean {
  const scrolled = (percent: number) => (event: TrackedEvent) =>
    event.type === "leave" && (event.scroll_depth ?? 0) >= percent;
  if (action === 1) return (event) => event.type === "click" && (event.selector ?? "").includes(watched);
  if (action === 4) return scrolled(SEEN_FROM[watched] ?? Number.POSITIVE_INFINITY);
  return action === 5 ? scrolled(Number(watched)) : () => false;
}

export async function historyRules(entities: EntityStore, widgetId: number): Promise<HistoryRule[]> {
  const rows = await activeEventRules(entities, widgetId);
  return rows.map(({ event_config_id: id, event_name: name, action_type, path_name, url, created_at }) => {
    const page = url === "" ? undefined : new RegExp(addressPattern(url));
    const isMetBy = met(action_type, path_name);
    return {
      id,
      name,
      since: created_at.getTime(),
      isMet: (event) => isMetBy(event) && (page?.test(event.url) ?? true),
    };
  });
}
