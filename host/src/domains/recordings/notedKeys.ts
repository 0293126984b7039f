// Recordings by what members noted of them, for the list.
import type { EntityStore } from "#host/stores/entities.ts";

/** The newest ones, if there are more than a query can handle. */
const MOST = 10_000;

interface Wanted {
  widgetId: number;
  userId: number;
  starred: boolean;
  tag: string | undefined;
}

const keysOf = (rows: readonly { session_id: string }[]) => rows.map(({ session_id }) => session_id);

/** undefined: any */
export async function notedKeys(
  entities: EntityStore,
  { widgetId, starred, tag }: Omit<Wanted, "userId">,
): Promise<string[] | undefined> {
  const tagged =
    tag === undefined
      ? undefined
      : keysOf(
          await entities
            .selectFrom("recording_tag")
            .select("session_id")
            .where("widget_id", "=", widgetId)
            .where("tag", "=", tag)
            .orderBy("created_at", "desc")
            .limit(MOST)
            .execute(),
        );
  if (!starred) return tagged;
  const stars = keysOf(
    await entities
      .selectFrom("recording_star")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .orderBy("created_at", "desc")
      .limit(MOST)
      .execute(),
  );
  return tagged ? stars.filter((key) => tagged.includes(key)) : stars;
}

export async function viewedKeys(
  entities: EntityStore,
  { widgetId, userId }: Pick<Wanted, "widgetId" | "userId">,
): Promise<string[]> {
  return keysOf(
    await entities
      .selectFrom("recording_view")
      .select("session_id")
      .where("widget_id", "=", widgetId)
      .where("user_id", "=", userId)
      .orderBy("viewed_at", "desc")
      .limit(MOST)
      .execute(),
  );
}
