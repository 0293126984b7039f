import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** Who did it, as events name people: with an API key, the member who made the key. */
export const actor = (store: EntityStore, { userId }: Pick<CompanyCaller, "userId">) =>
  store.selectFrom("member").select(["user_id", "name"]).where("user_id", "=", userId).executeTakeFirstOrThrow();
