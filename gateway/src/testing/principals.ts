// The senders of operations in tests, and their data on the recording host.
import { randomUUID } from "node:crypto";
import type { User } from "@sightline/schema/rest/account/account";
import type { MemberPrincipal, SharePrincipal } from "#gateway/session/principal.ts";
import { Raw } from "./recordingHost.ts";
import type { AnswerTable, RecordedCall } from "./recordingHost.ts";

export const roles = { owner: 0, admin: 1, user: 2, viewer: 3 } as const;
export type Member = keyof typeof roles;
/** `tool` has the API key of an admin; `share` has the link of project 12's dashboard for January 2026. */
export type As = Member | "tool" | "share" | "nobody";

export const START = Date.parse("2026-02-01T12:00:00Z");
export const jwtOf = (as: Exclude<As, "nobody">): string => (as === "tool" ? "sk_test_key_of_admin" : `jwt-of-${as}`);

export function member(as: Member, now: number): MemberPrincipal {
  const session = { sessionId: randomUUID(), signedInAt: now, expiresAt: now + 72 * 3600 * 1000 };
  return {
    kind: "member",
    jwt: jwtOf(as),
    userId: 100 + roles[as],
    companyId: 7,
    role: roles[as],
    paidPlan: 2,
    isNewUser: false,
    ...session,
  };
}

export function shareHolder(now: number, grant: Partial<SharePrincipal> = {}): SharePrincipal {
  return {
    kind: "share",
    jwt: jwtOf("share"),
    companyId: 7,
    widgetId: 12,
    widgetName: "Shop",
    modules: "dashboard",
    uniqueModuleId: "",
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    preset: null,
    freeRange: false,
    hide: [],
    canDownload: true,
    expiresAt: now + 3600 * 1000,
    ...grant,
  };
}

export function userOf(as: Member): User {
  return {
    user_id: 100 + roles[as],
    name: `The ${as}`,
    email: `${as}@demo.test`,
    role: roles[as],
    status: 1,
    company_id: 7,
    company_name: "Demo",
    paid_plan: 2,
    language: "en",
    event_promo: false,
    created_at: "2025-01-01T00:00:00.000Z",
    last_login_at: null,
  };
}

/** The default responses of every test's host. */
export const usualAnswers: AnswerTable = {
  getUser(call: RecordedCall) {
    const { jwt } = call.headers;
    if (jwt === jwtOf("tool")) return userOf("admin");
    const as = (Object.keys(roles) as Member[]).find((name) => jwt === jwtOf(name));
    return as === undefined ? new Raw(401, { err: "Sign in first", code: "UNAUTHENTICATED" }) : userOf(as);
  },
};
