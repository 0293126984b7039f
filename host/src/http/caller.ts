// The sender of a request, as authenticated by its `jwt` header: a member, an API key of a company, the holder of a
// share link, or anonymous.
import type { Role } from "@sightline/schema/rest/account/account";
import type { ApiScope } from "@sightline/schema/rest/integrations/developer";
import type { ShareModule } from "@sightline/schema/rest/share/share";

export interface MemberCaller {
  kind: "member";
  userId: number;
  name: string;
  companyId: number;
  role: Role;
  paidPlan: number;
  /** 1: active; others may only request their own state (`/user`, `/ping`) */
  status: number;
  /** entered the demo without an account: may read but not write, regardless of role */
  readOnly: boolean;
  /** seconds since 1970: JWTs issued earlier are refused, because the password has changed since */
  sessionsFrom: number;
  /** id of its session; undefined for a JWT without one */
  sessionId?: string;
  /** projects that the member may view; undefined: all of the company's */
  widgetIds: readonly number[] | undefined;
  /** the impersonator, who acts as this member for an hour */
  actedBy?: { userId: number; companyId: number; name: string };
}

/** An API key acts for its company with the role assigned to it. */
export interface KeyCaller {
  kind: "key";
  keyId: number;
  userId: number;
  companyId: number;
  role: Role;
  paidPlan: number;
  scopes: readonly ApiScope[];
  /** as for a member: the projects of the key's owner */
  widgetIds: readonly number[] | undefined;
}

export interface ShareCaller {
  kind: "share";
  shareLinkId: number;
  companyId: number;
  widgetId: number;
  modules: ShareModule;
  uniqueModuleId: string;
  startDate: string;
  endDate: string;
  freeRange: boolean;
}

/** The API key of a request, for the request log. */
export type UsedKey = Pick<KeyCaller, "keyId" | "companyId"> & { ip: string };

export type Caller = MemberCaller | KeyCaller | ShareCaller | { kind: "nobody" };
export type CompanyCaller = MemberCaller | KeyCaller;
