import type { EntityStore } from "#host/stores/entities.ts";

export const paymentAccount = (store: EntityStore, companyId: number) =>
  store.selectFrom("payment_account").selectAll().where("company_id", "=", companyId).executeTakeFirst();

export type PaymentAccount = NonNullable<Awaited<ReturnType<typeof paymentAccount>>>;
