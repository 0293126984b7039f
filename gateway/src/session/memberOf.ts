import type { Session } from "@sightline/schema/rest/account/account";
import { randomBytes } from "node:crypto";
import type { MemberPrincipal } from "./principal.ts";
import { SESSION_MS } from "./sessions.ts";

/**
 * A session of the host, as stored in the sealed cookie. Each sign-in creates a new session, even if another one
 * exists.
 */
export function memberOf(session: Session): MemberPrincipal {
  const signedInAt = Date.parse(session.session_time);
  return {
    kind: "member",
    jwt: session.jwt,
    sessionId: randomBytes(24).toString("base64url"),
    userId: session.user_id,
    companyId: session.company_id,
    role: session.role,
    paidPlan: session.paid_plan,
    isNewUser: session.new_user,
    signedInAt,
    expiresAt: signedInAt + SESSION_MS,
  };
}
