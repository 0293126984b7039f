import type { EntityStore } from "#host/stores/entities.ts";

/** A valid link: enabled, not deleted, not expired, with a visible project. All other links are treated as unknown. */
export function linkByTokenHash(entities: EntityStore, tokenHash: string, now: number) {
  return entities
    .selectFrom("share_link")
    .innerJoin("widget", "widget.widget_id", "share_link.widget_id")
    .selectAll("share_link")
    .select([
      "widget.widget_name",
      "widget.status as widget_status",
      "widget.timezone",
      "widget.created_at as project_created_at",
    ])
    .where("token_hash", "=", tokenHash)
    .where("flag", "=", 0)
    .where("deleted_at", "is", null)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", new Date(now))]))
    .executeTakeFirst();
}
