import type { EntityStore } from "#host/stores/entities.ts";
import { paymentAccount, type PaymentAccount } from "../../sql/paymentAccount.ts";
import type { Payer } from "../provider.ts";
import type { Stripe } from "./stripeClient.ts";
import { Customer } from "./stripeShapes.ts";

/** The company's customer at Stripe, created with the first payment. */
export async function stripeAccount(
  entities: EntityStore,
  stripe: Stripe,
  { companyId, userId }: Payer,
): Promise<PaymentAccount & { provider_customer: string }> {
  const known = await paymentAccount(entities, companyId);
  if (known?.provider_customer) return { ...known, provider_customer: known.provider_customer };
  const who = await entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .select(["email", "company_name"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const { id } = await stripe({
    method: "POST",
    path: "/v1/customers",
    shape: Customer,
    params: { email: who.email, name: who.company_name, "metadata[company_id]": companyId },
    onceFor: `customer:${companyId}`,
  });
  const values = { provider: "stripe" as const, provider_customer: id };
  const row = await entities
    .insertInto("payment_account")
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, provider_customer: id };
}
