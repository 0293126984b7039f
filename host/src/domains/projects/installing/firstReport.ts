// The first event of a project's tracker: stores its time and an audit log entry, both or neither. A concurrent second
// call changes nothing, so there is one entry per project.
import { firstOwner } from "#host/members/firstOwner.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export function firstReport(entities: EntityStore, widgetId: number, at: Date): Promise<void> {
  return entities.transaction().execute(async (store) => {
    const project = await store
      .updateTable("widget")
      .set({ installed_at: at })
      .where("widget_id", "=", widgetId)
      .where("installed_at", "is", null)
      .returning(["company_id", "widget_name"])
      .executeTakeFirst();
    if (!project) return;
    const user_id = await firstOwner(store, project.company_id);
    if (user_id === undefined) return;
    await store
      .insertInto("audit_log")
      .values({
        company_id: project.company_id,
        user_id,
        widget_id: widgetId,
        module: "project",
        action: "tracking_code_installed",
        action_id: String(widgetId),
        description: project.widget_name,
        created_at: at,
      })
      .execute();
  });
}
