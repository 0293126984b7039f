// Stores an incoming comment and notifies its recipients, in one transaction.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import type { CommentRow } from "./validateComment.ts";
import { storeComments } from "./storeComments.ts";

/** Runs in the transaction that stores the comment. */
export type NotifyOfComment = (
  project: Pick<TrackedProject, "widgetId" | "companyId">,
  comment: CommentRow & { comment_id: number },
  store: EntityStore,
) => Promise<void>;

interface Needs {
  services: Pick<Services, "entities">;
  notify: NotifyOfComment;
}

export function takeComment({ services, notify }: Needs, project: TrackedProject, row: CommentRow): Promise<void> {
  return services.entities.transaction().execute(async (store) => {
    const [inserted] = await storeComments(store, [row]);
    // undefined if it was stored before
    if (inserted) await notify(project, { ...row, ...inserted }, store);
  });
}
