import type { ProductEvent } from "@sightline/schema/rest/integrations/productEvents";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { kinds } from "./kinds.ts";
import { notificationContent } from "./notificationContent.ts";
import { notify } from "./notify.ts";

/** The acting member is not notified. */
function actorOf({ data }: ProductEvent): number | undefined {
  if ("by" in data) return data.by.user_id;
  return "member" in data ? data.member.user_id : undefined;
}

/** Notifies the members of the company whose role receives the event and who may see its project. */
export async function notifyOf(services: Services, event: ProductEvent, store: EntityStore): Promise<void> {
  const content = notificationContent(event);
  if (!content) return;
  const about = "project" in event.data ? event.data.project.widget_id : undefined;
  const readers = await store
    .selectFrom("member")
    .select(["user_id", "company_id", "name", "email", "role"])
    .where("company_id", "=", event.company_id)
    .where("status", "=", 1)
    .where("role", "in", [...kinds[content.kind].roles])
    .where((is) => {
      const theirs = is
        .selectFrom("member_widget")
        .select("widget_id")
        .whereRef("member_widget.user_id", "=", "member.user_id");
      if (about === undefined) return is.lit(true);
      return is.or([is.not(is.exists(theirs)), is.exists(theirs.where("widget_id", "=", about))]);
    })
    .execute();
  const actor = actorOf(event);
  for (const reader of readers) {
    if (reader.user_id !== actor) await notify(services, reader, { ...content, eventId: event.id }, store);
  }
}
