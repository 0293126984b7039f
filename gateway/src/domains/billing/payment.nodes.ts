import type { Context } from "#gateway/context.ts";
import { fromGlobalId, numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { billingOf, invoiceOf, type BillingSource, type InvoiceSource } from "./payment.sources.ts";
import { getInvoices } from "./payment.upstream.ts";

/** Only the caller's own company. */
export async function billingNode(context: Context, id: string, field: string): Promise<BillingSource | null> {
  const companyId = numberFromGlobalId(id, "Billing", field);
  const standing = await context.standing();
  return standing?.companyId === companyId ? billingOf(companyId) : null;
}

/** Only the company's own invoices: another company's invoice is not found, even with a valid id. */
export async function invoiceNode(context: Context, id: string, field: string): Promise<InvoiceSource | null> {
  const invoiceId = fromGlobalId(id, "Invoice", field);
  const { rows } = await getInvoices(context.upstream);
  const found = rows.find((invoice) => invoice.invoice_id === invoiceId);
  return found === undefined ? null : invoiceOf(found);
}
