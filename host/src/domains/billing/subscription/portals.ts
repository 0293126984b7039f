// The three links to pages where a company manages its subscription.
import { getBillingPortal, getInvoicePortal, getUpdatePortal } from "@sightline/schema/rest/billing/invoices";
import { roles } from "#host/http/permit.ts";
import { route, type Route } from "#host/http/route.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import type { PortalPage } from "../payment/provider.ts";
import { payerOf } from "./payerOf.ts";

type PortalEndpoint = typeof getBillingPortal | typeof getInvoicePortal | typeof getUpdatePortal;

const portal = (endpoint: PortalEndpoint, page: PortalPage): Route =>
  route(endpoint, {
    permit: roles(0, 1),
    gather: ({ caller }) => payerOf(caller),
    ask: (services, payer) => paymentOf(services).portal(payer, page),
    answer: (url) => ({ url }),
  });

export const portalRoutes: Route[] = [
  portal(getBillingPortal, "home"),
  portal(getInvoicePortal, "invoice"),
  portal(getUpdatePortal, "update"),
];
