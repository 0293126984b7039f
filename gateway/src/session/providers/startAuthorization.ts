// /auth/start/{google|github|sso}: redirects a browser to an identity provider, and seals the expected callback values
// into its cookie.
import * as openid from "openid-client";
import { providerNames, signInMessages } from "@sightline/schema/rest/refusals/signIn";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { Clients } from "./client.ts";
import { destinationOf } from "./destination.ts";
import { SignInFailure } from "./failure.ts";
import type { AuthorizationState } from "./authorizationState.ts";
import { SIGN_IN_METHODS, type Provider, type SignInMethod, type SignInProviders } from "./signInProviders.ts";

/** The parameters of the URL. All are validated here, and all are optional. */
export interface AuthorizationRequest {
  redirect: string | null;
  origin: string | null;
  display: string | null;
  email: string | null;
  ref: string | null;
}

export interface StartAuthorizationDeps {
  signInProviders: SignInProviders;
  clients: Clients;
}

export const isSignInMethod = (text: string): text is SignInMethod => SIGN_IN_METHODS.some((method) => method === text);

const scopes: Record<SignInMethod, string> = {
  google: "openid email profile",
  github: "read:user user:email",
  sso: "openid email profile",
};

/** `page`: the origin that the browser shows. */
export function newAuthorizationState(
  method: SignInMethod,
  requested: AuthorizationRequest,
  page: string,
): AuthorizationState {
  return {
    method,
    state: openid.randomState(),
    ...(method !== "github" && { nonce: openid.randomNonce() }),
    verifier: openid.randomPKCECodeVerifier(),
    redirect: destinationOf(requested.redirect, page),
    origin: method === "sso" ? "sso" : requested.origin === "sign-up" ? "sign-up" : "login",
    ref: (requested.ref ?? "").slice(0, 200),
    isPopup: requested.display === "popup",
    email: (requested.email ?? "").slice(0, 320),
    domain: new URL(page).hostname,
  };
}

export async function providerOf(
  signInProviders: SignInProviders,
  upstream: Upstream,
  { method, email, domain }: AuthorizationState,
): Promise<Provider> {
  const provider = await signInProviders.find(method, upstream, { email, domain });
  if (provider !== undefined) return provider;
  const missing =
    method === "sso"
      ? signInMessages.noCompanySignIn()
      : signInMessages.providerNotSetUp({ provider: providerNames[method] });
  throw new SignInFailure("not_configured", missing);
}

/** The provider's URL that the browser is redirected to. */
export async function startAuthorization(
  { signInProviders, clients }: StartAuthorizationDeps,
  upstream: Upstream,
  authorizationState: AuthorizationState,
  page: string,
): Promise<URL> {
  const provider = await providerOf(signInProviders, upstream, authorizationState);
  const client = await clients.of(provider);
  return openid.buildAuthorizationUrl(client, {
    redirect_uri: new URL("/authenticated", page).href,
    scope: scopes[authorizationState.method],
    state: authorizationState.state,
    code_challenge: await openid.calculatePKCECodeChallenge(authorizationState.verifier),
    code_challenge_method: "S256",
    ...(authorizationState.nonce !== undefined && { nonce: authorizationState.nonce }),
    ...(authorizationState.email !== "" && { login_hint: authorizationState.email }),
    ...(authorizationState.method === "google" && { prompt: "select_account" }),
  });
}
