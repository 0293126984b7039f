import { WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";
import type { Services } from "#host/http/services.ts";

const DAY_MS = 86_400_000;
/** A monthly event is published once in its month; after two months it can't recur. */
const ONCE_DAYS = 70;

export async function forgetOldDeliveries({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  const before = (days: number) => new Date(now() - days * DAY_MS);
  await entities.deleteFrom("webhook_delivery").where("created_at", "<", before(WEBHOOK_LIMITS.days)).execute();
  await entities.deleteFrom("event_once").where("at", "<", before(ONCE_DAYS)).execute();
}
