import type { EntityStore } from "#host/stores/entities.ts";

/** What the company pays for at this moment; undefined where it pays for nothing. */
export const runningSubscription = (store: EntityStore, companyId: number) =>
  store
    .selectFrom("subscription")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("status", "<>", "ended")
    .executeTakeFirst();

export type RunningSubscription = NonNullable<Awaited<ReturnType<typeof runningSubscription>>>;
