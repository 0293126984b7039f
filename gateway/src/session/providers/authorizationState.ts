// The state of a sign-in at an identity provider, sealed into a cookie of the browser that started it. A callback
// without the cookie, or after more than ten minutes, is refused. The state can be used once: a copy of the cookie is
// refused on every replica.
import { z } from "zod";
import { readCookie } from "../cookieHeader.ts";
import type { Revocations } from "../revocations.ts";
import type { Sealer } from "../seal.ts";

const LONGEST_MS = 10 * 60_000;

const AuthorizationState = z.object({
  method: z.enum(["google", "github", "sso"]),
  state: z.string(),
  /** only in OpenID Connect */
  nonce: z.string().optional(),
  verifier: z.string(),
  /** a path on this origin */
  redirect: z.string(),
  origin: z.enum(["login", "sign-up", "sso"]),
  ref: z.string(),
  /** the page that started the sign-in waits in another window */
  isPopup: z.boolean(),
  /** the email that selected a company's provider */
  email: z.string(),
  domain: z.string(),
});
export type AuthorizationState = z.infer<typeof AuthorizationState>;

export interface AuthorizationStates {
  /** `Set-Cookie` of the redirect to the provider */
  begin(authorizationState: AuthorizationState): Promise<string>;
  /** undefined if the state is used, expired or another browser's; marks it as used */
  finish(cookieHeader: string | undefined): Promise<AuthorizationState | undefined>;
  /** `Set-Cookie` of the callback's response: removes the state */
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
      const authorizationState = sealed === undefined ? undefined : await deps.sealer.open(sealed, AuthorizationState);
      if (authorizationState === undefined) return undefined;
      const isFirst = await deps.revocations.claim(`state:${authorizationState.state}`, deps.now() + LONGEST_MS);
      return isFirst ? authorizationState : undefined;
    },
    end: `${name}=; Max-Age=0; ${attributes}`,
  };
}
