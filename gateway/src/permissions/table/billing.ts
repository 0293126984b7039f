import type { PermissionTable } from "../permissionTable.ts";
import { anyone, inPerson, managers, payers, signedIn, gated } from "../rules.ts";

export const billingPermissions = {
  Query: {
    invoice: anyone, // anyone with the unguessable id
  },
  Mutation: {
    buyPlan: inPerson(payers),
    cancelSubscription: inPerson(managers),
    changeSubscription: inPerson(payers),
    countReferralVisit: anyone,
    extendTrial: managers,
    openBillingPortal: inPerson(managers),
    redeemCode: managers,
    resumeSubscription: inPerson(managers),
    saveCard: inPerson(managers),
  },
  Subscription: {
    usage: signedIn,
  },
  Viewer: {
    access: { rule: anyone, part: null },
    affiliate: { rule: gated("seeAffiliate"), part: "BILLING" },
    billing: { rule: managers, part: "BILLING" },
    billingScreens: { rule: signedIn, part: "BILLING" },
    hasHigherPlan: { rule: signedIn, part: "BILLING" },
    isSuspended: { rule: signedIn, part: null },
    paymentRetries: { rule: signedIn, part: "BILLING" },
    plan: { rule: signedIn, part: "BILLING" },
    planByCode: { rule: signedIn, part: "BILLING" },
    planPrompts: { rule: signedIn, part: "BILLING" },
    plans: { rule: signedIn, part: "BILLING" },
    referAndEarn: { rule: gated("seeAffiliate"), part: "BILLING" },
    testedUsers: { rule: signedIn, part: "BILLING" },
    trial: { rule: signedIn, part: "BILLING" },
    usage: { rule: signedIn, part: "BILLING" },
  },
  Project: {
    quota: { rule: signedIn, part: "REALTIME" },
  },
  byId: {
    Billing: managers,
    Invoice: managers,
  },
} satisfies PermissionTable;
