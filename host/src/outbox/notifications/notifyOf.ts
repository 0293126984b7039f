import type { ProductEvent } from "@sightline/schema/rest/integrations/productEvents";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { kinds } from "./kinds.ts";
import { newsOf } from "./newsOf.ts";
import { tell } from "./tell.ts";

/** Who did it knows already. */
function actorOf({ data }: ProductEvent): number | undefined {
  if ("by" in data) return data.by.user_id;
  return "member" in data ? data.member.user_id : undefined;
}

/** Tells the people of the company whose role hears of it. */
export async function notifyOf(services: Services, event: ProductEvent, store: EntityStore): Promise<void> {
  const words = newsOf(event);
  if (!words) return;
  const readers = await store
    .selectFrom("member")
    .select(["user_id", "company_id", "name", "email", "role"])
    .where("company_id", "=", event.company_id)
    .where("status", "=", 1)
    .where("role", "in", [...kinds[words.kind].roles])
    .execute();
  const actor = actorOf(event);
  for (const reader of readers) {
    if (reader.user_id !== actor) await tell(services, reader, { ...words, eventId: event.id }, store);
  }
}
