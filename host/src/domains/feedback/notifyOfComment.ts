// Notifies webhooks and members of a new comment.
import type { Services } from "#host/http/services.ts";
import { emit } from "#host/outbox/emit.ts";
import type { EntityStore } from "#host/stores/entities.ts";

interface StoredComment {
  comment_id: number;
  rating?: number | null | undefined;
  text?: string | undefined;
  path?: string | undefined;
  url?: string | undefined;
}

export const notifyOfComment =
  (services: Services) =>
  async (
    { widgetId: widget_id, companyId: company_id }: { widgetId: number; companyId: number },
    { comment_id, rating = null, text = "", path = "", url = "" }: StoredComment,
    store: EntityStore,
  ): Promise<void> => {
    const { widget_name } = await store
      .selectFrom("widget")
      .select("widget_name")
      .where("widget_id", "=", widget_id)
      .executeTakeFirstOrThrow();
    const data = { project: { widget_id, widget_name }, comment: { comment_id, rating, text, path, url } };
    await emit(services, { kind: "feedback.created", company_id, data }, store);
  };
