import { members, managers, everybody, type ExpectedAccess } from "../expectedAccess.ts";

export const billingAccess: ExpectedAccess = {
  Query: {
    invoice: everybody,
  },
  Mutation: {
    buyPlan: managers,
    cancelSubscription: managers,
    changeSubscription: managers,
    countReferralVisit: everybody,
    extendTrial: managers,
    openBillingPortal: managers,
    redeemCode: managers,
    resumeSubscription: managers,
    saveCard: managers,
  },
  Viewer: {
    access: everybody,
    affiliate: managers,
    billing: managers,
    billingScreens: members,
    hasHigherPlan: members,
    isSuspended: members,
    paymentRetries: members,
    plan: members,
    planByCode: members,
    planPrompts: members,
    plans: members,
    referAndEarn: managers,
    testedUsers: members,
    trial: members,
    usage: members,
  },
  Project: {
    quota: members,
  },
};
