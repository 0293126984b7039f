// The session cookie of one response.
import type { MemberPrincipal } from "./principal.ts";

export interface SessionCookie {
  set(principal: MemberPrincipal): Promise<void>;
  clear(): void;
}
