import type { EntityStore } from "#host/stores/entities.ts";

/** The company's current paid subscription; undefined if there is none. */
export const runningSubscription = (store: EntityStore, companyId: number) =>
  store
    .selectFrom("subscription")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("status", "<>", "ended")
    .executeTakeFirst();

export type RunningSubscription = NonNullable<Awaited<ReturnType<typeof runningSubscription>>>;
