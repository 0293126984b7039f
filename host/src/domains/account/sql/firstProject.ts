import { findMember } from "#host/http/mount/callerLookup.ts";
import type { Services } from "#host/http/services.ts";
import { visibleWidgets } from "#host/members/visibleWidgets.ts";

/** The project that a session starts with: the first active one that the member may view. */
export async function firstProject(services: Services, userId: number) {
  const caller = await findMember(services, userId);
  if (!caller) return undefined;
  return visibleWidgets(services.entities, caller)
    .select(["widget_id", "widget_name", "widget_key"])
    .where("status", "=", 1)
    .executeTakeFirst();
}
