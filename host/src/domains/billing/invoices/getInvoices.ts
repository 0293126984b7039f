import { getInvoices as endpoint } from "@sightline/schema/rest/billing/invoices";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { invoiceOf, invoices } from "../sql/invoices.ts";

export const getInvoices = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    invoices(entities).where("company_id", "=", companyId).orderBy("number", "desc").limit(500).execute(),
  answer: (rows) => ({ rows: rows.map(invoiceOf) }),
});
