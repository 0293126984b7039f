// Saves a project's settings together with an audit log entry that contains the old and new values.
import type { CompanyCaller } from "#host/http/caller.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import type { Services } from "#host/http/services.ts";
import { settingOf, type WidgetRow } from "./widgetOf.ts";

const factsOf = (row: WidgetRow) => {
  const { widget_name, status, timezone, allowed_websites, features } = row;
  const { recording, ...setting } = settingOf(row);
  const recordings = Object.fromEntries(Object.entries(recording).map(([name, value]) => [`recording_${name}`, value]));
  return { widget_name, status, timezone, allowed_websites, features, ...setting, ...recordings };
};

interface Change {
  widget_name?: string;
  status?: number;
  timezone?: string | null;
  allowed_websites?: string;
  setting?: string;
  features?: string;
}

export async function saveSettings(
  { entities, now }: Pick<Services, "entities" | "now">,
  { companyId, userId }: CompanyCaller,
  row: WidgetRow,
  change: Change,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { widget_id } = row;
  await entities.transaction().execute(async (store) => {
    const after = await store
      .updateTable("widget")
      .set(change)
      .where("widget_id", "=", widget_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changed = changedFields(factsOf(row), factsOf(after));
    if (changed === undefined) return;
    await store
      .insertInto("audit_log")
      .values({
        ...{ company_id: companyId, user_id: userId, widget_id, module: "project", action: "settings_changed" },
        ...{ action_id: String(widget_id), description: after.widget_name, change: changed },
        created_at: new Date(now()),
      })
      .execute();
  });
}
