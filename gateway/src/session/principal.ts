// Whoever sends an operation. The jwt never leaves the gateway but as the header of an upstream call.
import type { ShareHide, ShareModule } from "@sightline/schema/rest/share/share";
import type { Session } from "@sightline/schema/rest/account/account";

/** What the sealed cookie holds: the session of the specification without what a page could look up itself. */
export interface MemberPrincipal {
  kind: "member";
  jwt: string;
  /** random; names the session when it is ended everywhere */
  sessionId: string;
  userId: number;
  companyId: number;
  role: Session["role"];
  paidPlan: number;
  isNewUser: boolean;
  /** came into the demo without an account: changes nothing */
  isReadOnly?: boolean | undefined;
  /** milliseconds since 1970 */
  signedInAt: number;
  expiresAt: number;
  /** set while somebody who looks after the company has signed in as this member */
  impersonation?: Impersonation | undefined;
}

/** The own session waits inside: it is back when the other ends. */
export interface Impersonation {
  memberName: string;
  companyName: string;
  /** milliseconds since 1970 */
  endsAt: number;
  own: Omit<MemberPrincipal, "impersonation">;
}

/** Internal tools: an API key or a jwt of the host, for the host to judge. */
export interface ToolPrincipal {
  kind: "tool";
  jwt: string;
}

export interface SharePrincipal {
  kind: "share";
  /** scoped by the host to what the link names */
  jwt: string;
  companyId: number;
  widgetId: number;
  widgetName: string;
  modules: ShareModule;
  uniqueModuleId: string;
  startDate: string;
  endDate: string;
  freeRange: boolean;
  /** who is not shown */
  hide: readonly ShareHide[];
  /** tables and charts may be saved as files */
  canDownload: boolean;
  expiresAt: number;
}

export type Principal = MemberPrincipal | ToolPrincipal | SharePrincipal | { kind: "nobody" };
