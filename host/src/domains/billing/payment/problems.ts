// What is answered where a payment can't be made; the screens show these words.
import { Problem } from "#host/http/problem.ts";

export const noSubscription = () => new Problem("NOT_FOUND", "Your company has no subscription");
export const mustPayFirst = () =>
  new Problem("CONFLICT", "Your last payment failed; update your card first, then change the plan");
export const hasSubscription = () =>
  new Problem("CONFLICT", "Your company has a subscription already; change it instead of buying another");
export const notForSale = () =>
  new Problem("INVALID", "This plan is not for sale; choose another", { field: "plan_id" });
