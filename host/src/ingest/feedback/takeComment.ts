// A comment that has just come: it is kept, and the company hears of it, both or neither.
import type { Services } from "#host/http/services.ts";
import { emit } from "#host/outbox/emit.ts";
import type { TrackedProject } from "../projects.ts";
import type { CommentRow } from "./judgeComment.ts";
import { keepComments } from "./keepComments.ts";

export function takeComment(
  services: Services,
  { widgetId, companyId }: Pick<TrackedProject, "widgetId" | "companyId">,
  row: CommentRow,
): Promise<void> {
  return services.entities.transaction().execute(async (store) => {
    const [kept] = await keepComments(store, [row]);
    // it was sent before
    if (!kept) return;
    const { widget_name } = await store
      .selectFrom("widget")
      .select("widget_name")
      .where("widget_id", "=", widgetId)
      .executeTakeFirstOrThrow();
    const { rating = null, text = "", path = "", url = "" } = row;
    const data = {
      project: { widget_id: widgetId, widget_name },
      comment: { comment_id: kept.comment_id, rating, text, path, url },
    };
    await emit(services, { kind: "feedback.created", company_id: companyId, data }, store);
  });
}
