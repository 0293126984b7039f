// Writes an invoice. Its charge key identifies the charge: repeated notifications and retries find the same invoice.
// Numbers are unique in a company.
import { randomBytes } from "node:crypto";
import { rewardReferral } from "#host/members/referralReward.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { ProviderName, StoredLine } from "#host/stores/tables/billingTables.ts";

export interface NewInvoice {
  companyId: number;
  provider: ProviderName;
  providerInvoice?: string;
  chargeKey: string;
  status: "paid" | "open" | "void";
  currency: string;
  subtotal: number;
  tax: number;
  /** hundredths of a percent */
  taxRate: number;
  lines: readonly StoredLine[];
  periodStart: Date;
  periodEnd: Date;
  billedTo: string;
  card: { brand: string; last4: string } | null;
  at: Date;
}

/** `store` is a transaction that has locked the company. */
export async function writeInvoice(store: EntityStore, made: NewInvoice): Promise<string> {
  const known = await store
    .selectFrom("invoice")
    .select(["invoice_id", "status"])
    .where("charge_key", "=", made.chargeKey)
    .executeTakeFirst();
  const card = { card_brand: made.card?.brand ?? null, card_last4: made.card?.last4 ?? null };
  const paid_at = made.status === "paid" ? made.at : null;
  if (known) {
    if (known.status === "open") {
      await store
        .updateTable("invoice")
        .set({ status: made.status, paid_at, ...card })
        .where("invoice_id", "=", known.invoice_id)
        .execute();
      await rewardReferrer(store, made);
    }
    return known.invoice_id;
  }
  const { last } = await store
    .selectFrom("invoice")
    .select((is) => is.fn.max("number").as("last"))
    .where("company_id", "=", made.companyId)
    .executeTakeFirstOrThrow();
  const invoice_id = randomBytes(24).toString("base64url");
  await store
    .insertInto("invoice")
    .values({
      invoice_id,
      company_id: made.companyId,
      number: (last ?? 0) + 1,
      provider: made.provider,
      provider_invoice: made.providerInvoice ?? null,
      charge_key: made.chargeKey,
      status: made.status,
      currency: made.currency,
      subtotal: made.subtotal,
      tax: made.tax,
      tax_rate: made.taxRate,
      total: made.subtotal + made.tax,
      lines: JSON.stringify(made.lines),
      period_start: made.periodStart,
      period_end: made.periodEnd,
      billed_to: made.billedTo,
      ...card,
      created_at: made.at,
      paid_at,
    })
    .execute();
  await rewardReferrer(store, made);
  return invoice_id;
}

/** The referrer earns a reward when the company pays for the first time. */
async function rewardReferrer(store: EntityStore, { companyId, status, subtotal, at }: NewInvoice): Promise<void> {
  if (status === "paid" && subtotal > 0) await rewardReferral(store, { companyId, kind: "paid", now: at.getTime() });
}
