// The sender of an operation. The jwt leaves the gateway only as the header of an upstream call.
import type { RangePreset } from "@sightline/schema/rest/ranges/presets";
import type { ShareHide, ShareModule } from "@sightline/schema/rest/share/share";
import type { Session } from "@sightline/schema/rest/account/account";

/** The content of the sealed cookie: the session of the specification, without data that a page can request itself. */
export interface MemberPrincipal {
  kind: "member";
  jwt: string;
  /** random; identifies the session when it is ended everywhere */
  sessionId: string;
  userId: number;
  companyId: number;
  role: Session["role"];
  paidPlan: number;
  isNewUser: boolean;
  /** entered the demo without an account: read-only */
  isReadOnly?: boolean | undefined;
  /** milliseconds since 1970 */
  signedInAt: number;
  expiresAt: number;
  /** set while another user impersonates this member */
  impersonation?: Impersonation | undefined;
  /** in the demo: the session that it was opened from, which is restored when the user leaves the demo */
  beforeDemo?: OwnSession | undefined;
}

/** A member's session in their own account. */
export type OwnSession = Omit<MemberPrincipal, "impersonation" | "beforeDemo">;

/** Contains the original session, which is restored when the impersonation ends. */
export interface Impersonation {
  memberName: string;
  companyName: string;
  /** milliseconds since 1970 */
  endsAt: number;
  own: OwnSession;
}

/** Internal tools: an API key or a jwt of the host, which the host validates. */
export interface ToolPrincipal {
  kind: "tool";
  jwt: string;
}

export interface SharePrincipal {
  kind: "share";
  /** limited by the host to what the link names */
  jwt: string;
  companyId: number;
  widgetId: number;
  widgetName: string;
  modules: ShareModule;
  uniqueModuleId: string;
  startDate: string;
  endDate: string;
  /** the range moves with the date: the days above are those of the opening */
  preset: RangePreset | null;
  freeRange: boolean;
  /** which personal data is hidden */
  hide: readonly ShareHide[];
  /** whether tables and charts may be downloaded */
  canDownload: boolean;
  expiresAt: number;
}

export type Principal = MemberPrincipal | ToolPrincipal | SharePrincipal | { kind: "nobody" };
