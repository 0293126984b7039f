import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";

/** The plan with this code or name, if it is on sale. */
export const planOnSale = (entities: EntityStore, requested: string) =>
  entities
    .selectFrom("plan")
    .select(["plan_id", "plan_name"])
    .where("on_sale", "=", true)
    .where(sql<boolean>`${requested.trim().toLowerCase()} in (lower(plan_name), plan_id::text)`)
    .executeTakeFirst();
