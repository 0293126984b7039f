import { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import type { EntityStore } from "#host/stores/entities.ts";
import { DEMO_COMPANY } from "./company.ts";
import { demoFunnels } from "./data/demoFunnels.ts";
import { SHOP_KEY } from "./site/layout.ts";

/** Created once, after the goals: a shop that ever had a funnel is not changed. */
export async function makeFunnels(entities: EntityStore, created_at: Date): Promise<void> {
  const shop = await entities
    .selectFrom("widget")
    .innerJoin("member", "member.company_id", "widget.company_id")
    .select(["widget_id", "member.user_id"])
    .where("widget.company_id", "=", DEMO_COMPANY)
    .where("widget_key", "=", SHOP_KEY)
    .where("member.role", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("funnel").select("id").whereRef("funnel.widget_id", "=", "widget.widget_id"))),
    )
    .orderBy("member.user_id")
    .executeTakeFirst();
  if (!shop) return;
  const goals = await entities
    .selectFrom("goal_profile")
    .select(["goal_key", "goal_profile_id"])
    .where("widget_id", "=", shop.widget_id)
    .execute();
  const idOf = (key: string) => goals.find(({ goal_key }) => goal_key === key)?.goal_profile_id;
  const rows = demoFunnels.map(({ id_name, ...given }) => {
    const { steps, exclusions, window, order, mode } = FunnelDefinition.parse({
      ...given,
      steps: given.steps.map(({ goal_key, ...step }) =>
        goal_key === undefined ? step : { ...step, goal_profile_id: idOf(goal_key) },
      ),
    });
    const definition = { steps: JSON.stringify(steps), exclusions: JSON.stringify(exclusions), window, order, mode };
    return { ...shop, id_name, ...definition, created_at };
  });
  await entities.insertInto("funnel").values(rows).execute();
}
