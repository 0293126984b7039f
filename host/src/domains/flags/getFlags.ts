import { Flag, getFlags as endpoint } from "@sightline/schema/rest/flags/flags";
import { member } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

export const getFlags = route(endpoint, {
  permit: member,
  gather: currentProject,
  ask: ({ entities }, { widgetId }) =>
    entities
      .selectFrom("flag")
      .select(["id", "key", "type", "status", "lifecycle", "created_at"])
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .where("status", "<>", "archived")
      .orderBy("id", "desc")
      .execute(),
  answer: (rows) => rows.map((row) => Flag.parse({ ...row, created_at: row.created_at.toISOString() })),
});
