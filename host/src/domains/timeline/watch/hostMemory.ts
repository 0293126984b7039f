import type { EntityStore } from "#host/stores/entities.ts";

/** What hosts remember from start to start, whichever of them wrote it. */
export type Remembered = "heartbeat" | "tracker";

/** Answers what it was before; the row stays locked for the transaction, so one host at a time looks at it. */
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
