import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The acting member for events. For an API key, the member who created the key. */
export const actor = (store: EntityStore, { userId }: Pick<CompanyCaller, "userId">) =>
  store.selectFrom("member").select(["user_id", "name"]).where("user_id", "=", userId).executeTakeFirstOrThrow();
