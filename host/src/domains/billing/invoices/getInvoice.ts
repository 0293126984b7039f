import { getInvoice as endpoint } from "@sightline/schema/rest/billing/invoices";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { invoiceOf, invoices } from "../sql/invoices.ts";

/** Accountants open the link without signing in: the id, 192 random bits, is the secret. */
export const getInvoice = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.id,
  ask: ({ entities }, id) => invoices(entities).where("invoice_id", "=", id).executeTakeFirst(),
  answer: (row) => {
    if (!row) throw new Problem(billingRefusals.invoiceNotFound());
    return invoiceOf(row);
  },
});
