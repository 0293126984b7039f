// Errors for payments that can't be made. The interface displays these messages.
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";

export const noSubscription = () => new Problem(billingRefusals.noSubscription());
export const mustPayFirst = () => new Problem(billingRefusals.paymentFailed());
export const hasSubscription = () => new Problem(billingRefusals.hasSubscription());
export const notForSale = () => new Problem(billingRefusals.notForSale(), { field: "plan_id" });
