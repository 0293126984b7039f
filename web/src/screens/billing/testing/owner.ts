import { member } from "#web/testing/member.ts";

export const offer = (planId: number, name: string, monthlyPrice: number, isCurrent = false) => ({
  plan: { planId, name, sessions: 1000 * planId, pageviews: null },
  monthlyPrice,
  yearlyPrice: monthlyPrice * 10,
  currency: "USD",
  tagline: "For a first test",
  features: ["reports"],
  websites: planId,
  testedUsers: null,
  isCurrent,
});

const offers = [offer(4, "Free", 0, true), offer(1, "Basic", 1900), offer(2, "Pro", 4900)];

/** of a paying company */
export const paying = {
  planId: 1,
  planName: "Basic",
  cycle: "MONTH",
  status: "ACTIVE",
  amount: 1900,
  currency: "USD",
  periodEnd: "2026-12-21T00:00:00Z",
  endsAtPeriodEnd: false,
  credit: 0,
  next: { planId: 1, planName: "Basic", cycle: "MONTH", amount: 1900 },
};
export const card = { brand: "Visa", last4: "4242", expMonth: 9, expYear: 2030, holder: "Ann" };

/** An owner on the free plan, with additional billing data. */
export const owner = (billing: Record<string, unknown>) => {
  const types = member({ role: "OWNER", planId: 4 });
  return {
    ...types,
    Viewer: () => ({
      ...(types["Viewer"] as () => object)(),
      billingScreens: ["SUBSCRIPTION", "PAYMENT"],
      paymentRetries: 0,
    }),
    // a resolver of the type takes precedence over its parent's value
    Plan: ({ path }: { path?: readonly string[] | null | undefined }) => {
      const shown = (billing["offers"] ?? offers) as typeof offers;
      return path?.includes("offers")
        ? shown[Number(path[path.indexOf("offers") + 1])]?.plan
        : { planId: 4, name: "Free", sessions: 500, pageviews: null };
    },
    Billing: () => ({
      id: "b",
      isTest: true,
      offers,
      subscription: null,
      card: null,
      trialDays: null,
      trialEndsAt: null,
      ...billing,
    }),
  };
};
