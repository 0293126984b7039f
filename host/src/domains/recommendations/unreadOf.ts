import type { ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { lookedAt } from "./freshRecommendations.ts";
import { isEnabled } from "./isEnabled.ts";
import { countUnread } from "./sql/shownRecommendations.ts";

/** The number of unread recommendations; 0 if they are disabled. */
export async function unreadOf(services: Services, project: ScopedProject, signal: AbortSignal) {
  const { enable_recommend } = await isEnabled(services.entities, project.widgetId);
  if (!enable_recommend) return { enable_recommend, total_recomm: 0 };
  const since = await lookedAt(services, project, signal);
  return { enable_recommend, total_recomm: await countUnread(services.entities, project.widgetId, since) };
}
