import * as invoicing from "@sightline/schema/rest/billing/invoices";
import * as rest from "@sightline/schema/rest/billing/payment";
import type { z } from "zod";
import { getPlans } from "@sightline/schema/rest/billing/billing";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export type SellingBrand = z.infer<typeof rest.SellingBrand>;

export const getOffers = (upstream: Upstream, brand: SellingBrand) => upstream.call(getPlans, { query: { brand } });

export const getBilling = (upstream: Upstream) => upstream.call(rest.getBilling);

export const getPaidExpiryRetry = (upstream: Upstream) => upstream.call(rest.getPaidExpiryRetry);

export const previewChange = (upstream: Upstream, choice: z.input<typeof rest.previewChange.body>) =>
  upstream.call(rest.previewChange, { body: choice });

export const checkout = (upstream: Upstream, purchase: z.input<typeof rest.checkout.body>) =>
  upstream.call(rest.checkout, { body: purchase });

export const saveCard = (upstream: Upstream, card: rest.CardInput | undefined) =>
  upstream.call(rest.saveCard, { body: { card } });

export const changeSubscription = (upstream: Upstream, choice: z.input<typeof rest.changeSubscription.body>) =>
  upstream.call(rest.changeSubscription, { body: choice });

export const cancelSubscription = (upstream: Upstream, how: z.input<typeof rest.cancelSubscription.body>) =>
  upstream.call(rest.cancelSubscription, { body: how });

export const redeemCode = (upstream: Upstream, code: string) => upstream.call(rest.redeemCode, { body: { code } });

export const extendTrial = (upstream: Upstream) => upstream.call(rest.extendTrial, { body: {} });

export const getInvoice = (upstream: Upstream, id: string) => upstream.call(invoicing.getInvoice, { params: { id } });

export const getInvoices = (upstream: Upstream) => upstream.call(invoicing.getInvoices, { body: {} });

export const getPortal = (upstream: Upstream, page: "HOME" | "INVOICE" | "UPDATE") => {
  if (page === "INVOICE") return upstream.call(invoicing.getInvoicePortal);
  return upstream.call(page === "UPDATE" ? invoicing.getUpdatePortal : invoicing.getBillingPortal);
};
