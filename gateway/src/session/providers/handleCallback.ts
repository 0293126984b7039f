// /authenticated: handles the callback of an identity provider. Validates state, nonce, PKCE, issuer and signature,
// then requests the member with the verified email from the host.
import { socialAuth } from "@sightline/schema/rest/account/providers";
import type { Session } from "@sightline/schema/rest/account/account";
import * as openid from "openid-client";
import { providerNames, signInMessages } from "@sightline/schema/rest/refusals/signIn";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { SignInFailure } from "./failure.ts";
import { profileOf } from "./profile.ts";
import { providerOf, type StartAuthorizationDeps } from "./startAuthorization.ts";
import type { AuthorizationState } from "./authorizationState.ts";

const refused = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize"]);

/** Errors at the provider that the user can do something about. */
function failureOf(error: unknown, authorizationState: AuthorizationState): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof openid.AuthorizationResponseError) {
    const code = error.error.slice(0, 60);
    if (refused.has(code)) return new SignInFailure(code, signInMessages.canceled(), { cause: error });
    if (error.error_description)
      return new SignInFailure(code, { message: error.error_description.slice(0, 300) }, { cause: error });
  }
  const message = signInMessages.failed({ provider: providerNames[authorizationState.method] });
  return new SignInFailure("sign_in_failed", message, { cause: error });
}

async function prove(
  deps: StartAuthorizationDeps,
  upstream: Upstream,
  authorizationState: AuthorizationState,
  address: URL,
) {
  const provider = await providerOf(deps.signInProviders, upstream, authorizationState);
  const client = await deps.clients.of(provider);
  const tokens = await openid.authorizationCodeGrant(client, address, {
    expectedState: authorizationState.state,
    pkceCodeVerifier: authorizationState.verifier,
    ...(authorizationState.nonce !== undefined && { expectedNonce: authorizationState.nonce, idTokenExpected: true }),
  });
  return { provider, profile: await profileOf(client, provider, tokens) };
}

/** `address`: the URL that the browser shows, with the provider's parameters; `agent`: its User-Agent. */
export async function handleCallback(
  deps: StartAuthorizationDeps,
  upstream: Upstream,
  authorizationState: AuthorizationState,
  address: URL,
  agent: string,
): Promise<Session> {
  const { provider, profile } = await prove(deps, upstream, authorizationState, address).catch((error: unknown) => {
    throw failureOf(error, authorizationState);
  });
  const session = await upstream.call(socialAuth, {
    body: {
      name: profile.name.slice(0, 200),
      photo: profile.photo?.slice(0, 2000) ?? null,
      email: profile.email,
      origin: authorizationState.origin,
      ref: authorizationState.ref,
      domain: provider.sso?.subdomain ?? "",
      agent: agent.slice(0, 400),
    },
  });
  if (session === undefined) throw new SignInFailure("no_user", signInMessages.noUser());
  return session;
}
