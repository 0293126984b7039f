// Charges, and links to the pages where a company manages its subscription. Amounts are in the currency's smallest
// unit.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

export const Invoice = z.object({
  invoice_id: z.string(),
  number: z.string(),
  provider: z.enum(["test", "stripe"]),
  /** open: the charge failed and will be retried */
  status: z.enum(["paid", "open", "void"]),
  currency: z.string(),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  subtotal: z.number().int(),
  tax: z.number().int(),
  /** in percent */
  tax_rate: z.number(),
  total: z.number().int(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  billed_to: z.string(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const getInvoice = endpoint({
  name: "getInvoice",
  method: "GET",
  path: "/invoice/{id}",
  summary: "One invoice, readable by anyone who has its unguessable id.",
  effect: "read",
  audience: "anyone",
  params: z.object({ id: z.string().regex(/^[\w-]{32}$/, requirements.invoiceId) }),
  answer: Invoice,
});

export const getInvoices = endpoint({
  name: "getInvoices",
  method: "POST",
  path: "/invoice/list",
  summary: "The company's invoices, newest first. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ rows: z.array(Invoice) }),
});

const Portal = z.object({ url: z.string() });

export const getBillingPortal = endpoint({
  name: "getBillingPortal",
  method: "GET",
  path: "/billing-portal",
  summary: "The URL for managing the subscription; 404 without one. Owners and admins.",
  effect: "read",
  audience: "member",
  answer: Portal,
});

export const getInvoicePortal = endpoint({
  name: "getInvoicePortal",
  method: "GET",
  path: "/billing-portal/invoice",
  summary: "The URL of the company's invoices; 404 without a subscription. Owners and admins.",
  effect: "read",
  audience: "member",
  answer: Portal,
});

export const getUpdatePortal = endpoint({
  name: "getUpdatePortal",
  method: "GET",
  path: "/billing-portal/update",
  summary: "The URL for changing the payment method; 404 without a subscription. Owners and admins.",
  effect: "read",
  audience: "member",
  answer: Portal,
});
