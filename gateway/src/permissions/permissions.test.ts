// Walks every guarded field of the schema with every kind of sender and compares what happens with the table below,
// which says the same as permissions.ts in other words: if they drift apart, one of them is wrong.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { As } from "#gateway/testing/people.ts";
import { call, documentOf, objectOf } from "#gateway/testing/fieldDocuments.ts";
import { shop } from "#gateway/testing/shop.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { permissions } from "./permissions.ts";

const everybody: As[] = ["owner", "admin", "user", "viewer", "tool", "share", "nobody"];
const members: As[] = ["owner", "admin", "user", "viewer", "tool"];
const writing: As[] = ["owner", "admin", "user", "tool"];
const managing: As[] = ["owner", "admin", "tool"];
const andShare: As[] = [...members, "share"];

const table: Record<string, Record<string, As[]>> = {
  Query: {
    appVersion: everybody,
    brand: everybody,
    demo: everybody,
    emailCheck: everybody,
    invoice: everybody,
    joinOffer: everybody,
    mailSubscription: everybody,
    signInWays: everybody,
    ssoAddress: everybody,
    viewer: everybody,
    node: andShare,
    nodes: everybody,
  },
  Mutation: {
    ...Object.fromEntries(
      [
        "checkWebsite",
        "mailSnippet",
        "createAnnotation",
        "deleteAnnotation",
        "createShareLink",
        "updateRecommendation",
        "createSegment",
        "updateSegment",
        "deleteSegment",
        "updateShareLink",
        "deleteShareLink",
      ].map((name) => [name, writing]),
    ),
    ...Object.fromEntries(
      [
        "countReferralVisit",
        "confirmEmail",
        "joinTeam",
        "setMailSubscription",
        "openDemo",
        "openShareLink",
        "requestPasswordReset",
        "resetPassword",
        "signIn",
        "signOut",
        "signUp",
        "verifyEmail",
      ].map((name) => [name, everybody]),
    ),
    ...Object.fromEntries(
      [
        "createBlockRule",
        "buyPlan",
        "cancelSubscription",
        "changeSubscription",
        "createProject",
        "deleteBlockRule",
        "createApiKey",
        "createWebhook",
        "deleteProject",
        "deleteWebhook",
        "inviteMember",
        "previewBlockRule",
        "removeMember",
        "repeatDelivery",
        "revokeApiKey",
        "revokeInvitation",
        "setTranslation",
        "sendTestDelivery",
        "extendTrial",
        "openBillingPortal",
        "redeemCode",
        "resumeSubscription",
        "saveCard",
        "updateCompany",
        "updateMember",
        "updateProject",
        "updateWebhook",
      ].map((name) => [name, managing]),
    ),
    changeEmail: members,
    changePassword: members,
    deleteAccount: members,
    endOtherSessions: members,
    endSession: members,
    setAvatar: members,
    // for plans and companies that this test's members are not of: see gates.test.ts
    ...Object.fromEntries(
      ["checkDomain", "enterCompany", "inviteClient", "updateBrand", "updateManagedCompany", "uploadBrandImage"].map(
        (name) => [name, []],
      ),
    ),
    leaveCompany: members,
    recordAction: members,
    updateProfile: members,
    readNotifications: members,
    sendSupportMessage: members,
    updateNotificationSettings: members,
    setUserAttribute: members,
  },
  Viewer: {
    ...Object.fromEntries(
      [
        "access",
        "canSeeAffiliate",
        "acting",
        "agency",
        "company",
        "confinedTo",
        "hasSubscription",
        "isTestEligible",
        "kind",
        "landsOnOverview",
        "showsRoleNames",
        "viewerCanOpenServicePortal",
        "viewerCanSeeRecommendationDashboard",
        "viewerCanSeeRecommendations",
        "viewerCanSeeUsage",
        "viewerCanUseAutopilot",
        "viewerCanUseFeatureFlags",
        "servicePortal",
        "session",
        "share",
        "user",
        "viewerCanManageCompany",
        "viewerCanManageProjects",
        "viewerCanWrite",
      ].map((name) => [name, everybody]),
    ),
    ...Object.fromEntries(
      [
        "activeMembers",
        "attribute",
        "auditLog",
        "currentAddress",
        "isSuspended",
        "notifications",
        "notificationSettings",
        "billingScreens",
        "paymentRetries",
        "plan",
        "planByCode",
        "planPrompts",
        "plans",
        "projects",
        "sessions",
        "testedUsers",
        "translation",
        "trial",
        "unreadNotifications",
        "usage",
      ].map((name) => [name, members]),
    ),
    ...Object.fromEntries(
      [
        "affiliate",
        "apiKeys",
        "apiRequests",
        "invitations",
        "managedProjects",
        "referAndEarn",
        "teamMembers",
        "webhooks",
      ].map((name) => [name, managing]),
    ),
    ...Object.fromEntries(["billing", "invitations", "managedProjects", "teamMembers"].map((name) => [name, managing])),
    project: andShare,
  },
  Project: {
    ...Object.fromEntries(
      [
        "id",
        "widgetId",
        "name",
        "timezone",
        "traffic",
        "events",
        "showsFeatureFlags",
        "viewerCanShare",
        "viewerCanAnnotate",
      ].map((name) => [name, andShare]),
    ),
    // of the last 90 days and 13 months: beyond the range of the link
    ...Object.fromEntries(["filterValues", "monthlyTraffic"].map((name) => [name, members])),
    ...Object.fromEntries(
      [
        "allowedWebsites",
        "comments",
        "createdAt",
        "features",
        "flags",
        "funnels",
        "firstRecording",
        "installation",
        "isActive",
        "key",
        "pageviewLimit",
        "pageviewMonthly",
        "pageviewTotal",
        "pageviewsNow",
        "realtime",
        "recommendationStatus",
        "recommendations",
        "room",
        "setting",
        "segments",
        "snippet",
        "tests",
        "trafficCheck",
        "unreadRecommendationCount",
      ].map((name) => [name, members]),
    ),
    blockRules: managing,
    shareLinks: writing,
  },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [shop] } });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);
/** Calls that tell who somebody is, and where the field stands, are not made on the field's behalf. */
const beforehand = new Set(["getUser", "getWidgets"]);

describe.each(Object.keys(table))("%s", (typeName) => {
  const fields = Object.values(objectOf(typeName).getFields());
  test("every field stands in both tables", () => {
    const names = fields.map((field) => field.name).toSorted();
    expect(Object.keys(table[typeName] ?? {}).toSorted()).toEqual(names);
    expect(Object.keys(permissions[typeName as "Viewer"]).toSorted()).toEqual(names);
  });

  test.each(fields.map((field) => [field.name, field] as const))("%s", async (name, field) => {
    const allowed: As[] = [];
    for (const as of everybody) {
      gateway.forget();
      const { errors = [], data } = await gateway.execute(documentOf(typeName, field), {}, { as });
      const refused = errors.find((error) => error.path?.at(-1) === "field" && refusals.has(error.extensions.code));
      const outer = errors.find((error) => error.path?.at(-1) === "project" && refusals.has(error.extensions.code));
      if (errors.some((error) => error.path === undefined)) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      // the test's host answers 404 where it is asked on the field's behalf
      if (refused === undefined && outer === undefined) allowed.push(as);
      else {
        expect(
          gateway
            .calls()
            .filter((made) => !beforehand.has(made.name))
            .map((made) => made.name),
        ).toEqual([]);
        expect(data === null || JSON.stringify(data).includes("null")).toBe(true);
      }
    }
    expect(allowed).toEqual(everybody.filter((as) => table[typeName]?.[name]?.includes(as)));
  });
});

test("subscriptions are for the signed-in", async () => {
  for (const name of Object.keys(permissions.Subscription)) {
    const field = objectOf("Subscription").getFields()[name];
    if (field === undefined) throw new Error(name);
    for (const as of ["share", "nobody"] as const) {
      gateway.forget();
      const told = await gateway
        .subscribe(`subscription S { field: ${call(field)} }`, {}, { as })
        .next()
        .catch((error: unknown) => error);
      expect(JSON.stringify(told)).toMatch(as === "nobody" ? /UNAUTHENTICATED/ : /FORBIDDEN/);
      expect(gateway.calls()).toEqual([]);
    }
  }
});
