import type { EntityStore } from "#host/stores/entities.ts";

export async function unread(entities: EntityStore, userId: number): Promise<number> {
  const { count } = await entities
    .selectFrom("notification")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
