// A trip to an identity provider and back, sealed into a cookie of the browser that began it: whoever comes back without
// it, or later than ten minutes, was never here. It is used once: a copy of the cookie is refused on every replica.
import { z } from "zod";
import { readCookie } from "../cookieHeader.ts";
import type { Revocations } from "../revocations.ts";
import type { Sealer } from "../seal.ts";

const LONGEST_MS = 10 * 60_000;

const AuthorizationState = z.object({
  method: z.enum(["google", "github", "sso"]),
  state: z.string(),
  /** only OpenID Connect knows one */
  nonce: z.string().optional(),
  verifier: z.string(),
  /** a path on this origin */
  redirect: z.string(),
  origin: z.enum(["login", "sign-up", "sso"]),
  ref: z.string(),
  /** the page that began it waits beside */
  isPopup: z.boolean(),
  /** what led to a company's provider */
  email: z.string(),
  domain: z.string(),
});
export type AuthorizationState = z.infer<typeof AuthorizationState>;

export interface AuthorizationStates {
  /** `Set-Cookie` of the answer that sends somebody off */
  begin(authorizationState: AuthorizationState): Promise<string>;
  /** undefined for a trip that is used, too old or another browser's; afterwards it is used */
  finish(cookieHeader: string | undefined): Promise<AuthorizationState | undefined>;
  /** `Set-Cookie` of the answer to whoever is back: a trip is made once */
  end: string;
}

export interface AuthorizationStatesDeps {
  sealer: Sealer;
  revocations: Pick<Revocations, "claim">;
  now(): number;
  secure: boolean;
}

export function createAuthorizationStates(deps: AuthorizationStatesDeps): AuthorizationStates {
  const name = deps.secure ? "__Host-trip" : "trip";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${deps.secure ? "; Secure" : ""}`;
  return {
    async begin(authorizationState) {
      const sealed = await deps.sealer.seal(authorizationState, deps.now() + LONGEST_MS);
      return `${name}=${sealed}; Max-Age=${LONGEST_MS / 1000}; ${attributes}`;
    },
    async finish(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      const authorizationState =
        sealed === undefined ? undefined : AuthorizationState.safeParse(await deps.sealer.open(sealed)).data;
      if (authorizationState === undefined) return undefined;
      const isFirst = await deps.revocations.claim(`state:${authorizationState.state}`, deps.now() + LONGEST_MS);
      return isFirst ? authorizationState : undefined;
    },
    end: `${name}=; Max-Age=0; ${attributes}`,
  };
}
