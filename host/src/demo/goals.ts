import type { EntityStore } from "#host/stores/entities.ts";
import { DEMO_COMPANY } from "./company.ts";
import { demoGoals, demoRules } from "./data/demoGoals.ts";

/** Goals and event rules. Created once: a demo project that already has a goal is not changed. */
export async function makeGoals(entities: EntityStore, created_at: Date): Promise<void> {
  const projects = await entities
    .selectFrom("widget")
    .select(["widget_id", "widget_key"])
    .where("company_id", "=", DEMO_COMPANY)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("goal_profile").select("goal_key").whereRef("goal_profile.widget_id", "=", "widget.widget_id"),
        ),
      ),
    )
    .execute();
  const owner = await entities
    .selectFrom("member")
    .select("user_id")
    .where("company_id", "=", DEMO_COMPANY)
    .where("role", "=", 0)
    .orderBy("user_id")
    .executeTakeFirst();
  if (!owner) return;
  const rows = demoGoals.flatMap(({ widget, ...goal }) =>
    projects
      .filter(({ widget_key }) => widget_key === widget)
      .map(({ widget_id }) => ({ ...goal, widget_id, user_id: owner.user_id, created_at })),
  );
  if (rows.length > 0) await entities.insertInto("goal_profile").values(rows).execute();
  const shop = projects.find(({ widget_key }) => widget_key === "demo-shop");
  if (!shop) return;
  const rules = demoRules.map((rule) => ({ ...rule, widget_id: shop.widget_id, user_id: owner.user_id, created_at }));
  await entities.insertInto("event_config").values(rules).execute();
}
