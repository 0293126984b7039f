import type { Invoice } from "@sightline/schema/rest/billing/invoices";
import type { EntityStore } from "#host/stores/entities.ts";

export const invoices = (entities: EntityStore) => entities.selectFrom("invoice").selectAll();

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>["execute"]>>[number];

/** `INV-0007`: the number shown to customers; unique only within the company. */
const numberText = (number: number) => `INV-${String(number).padStart(4, "0")}`;

export const invoiceOf = (row: InvoiceRow): Invoice => ({
  invoice_id: row.invoice_id,
  number: numberText(row.number),
  provider: row.provider,
  status: row.status,
  currency: row.currency,
  lines: row.lines,
  subtotal: row.subtotal,
  tax: row.tax,
  tax_rate: row.tax_rate / 100,
  total: row.total,
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
  billed_to: row.billed_to,
  card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});
