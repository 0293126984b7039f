import { getTests as endpoint, Test } from "@sightline/schema/rest/experiments/experiments";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

export const getTests = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }, { body: { test_family, archived } }) => {
    let tests = entities
      .selectFrom("test")
      .select(["test_id", "test_family", "test_type", "test_name", "number", "url", "status", "is_completed"])
      .select("created_at")
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .orderBy("test_id", "desc");
    if (!archived) tests = tests.where("archived", "=", false);
    if (test_family !== undefined) tests = tests.where("test_family", "=", test_family);
    return tests.execute();
  },
  answer: (rows) => ({ rows: rows.map((row) => Test.parse({ ...row, created_at: row.created_at.toISOString() })) }),
});
