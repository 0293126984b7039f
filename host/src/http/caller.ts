// Whoever sent a request, as its `jwt` header proves: a member, an API key of a company, the holder of a share link,
// or nobody.
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
  /** 1 active; the others may only ask how they stand (`/user`, `/ping`) */
  status: number;
  /** came into the demo without an account: reads, and writes nothing whatever the role */
  readOnly: boolean;
  /** seconds since 1970: jwts that were issued earlier are refused, as the password has changed since */
  sessionsFrom: number;
  /** the row of its session; undefined for a jwt that names none */
  sessionId?: string;
  /** projects that the member may see; undefined: all of the company's */
  widgetIds: readonly number[] | undefined;
  /** who looks after the company and acts as this member for an hour */
  actedBy?: { userId: number; companyId: number; name: string };
}

/** An API key acts for its company with the role that it was given. */
export interface KeyCaller {
  kind: "key";
  keyId: number;
  userId: number;
  companyId: number;
  role: Role;
  paidPlan: number;
  scopes: readonly ApiScope[];
  /** as for a member: those of the key's owner */
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
