import type { EntityStore } from "#host/stores/entities.ts";

/** Values that hosts persist across restarts. All hosts share them. */
export type Remembered = "heartbeat" | "tracker";

/** Returns the previous value. The row stays locked for the transaction, so that only one host at a time handles it. */
export async function remember(store: EntityStore, key: Remembered, value: string): Promise<string | undefined> {
  const before = await store
    .selectFrom("host_state")
    .select("value")
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();
  await store
    .insertInto("host_state")
    .values({ key, value })
    .onConflict((on) => on.column("key").doUpdateSet({ value }))
    .execute();
  return before?.value;
}
