import type { EntityStore } from "#host/stores/entities.ts";

export function plans(entities: EntityStore) {
  return entities.selectFrom("plan").select(["plan_id", "plan_name", "pageview", "sessions"]).orderBy("plan_id");
}

/** A plan as sold: without anything bought in addition or earned. */
export const asSold = { rewarded_session: 0, additional_pageview: 0 } as const;
