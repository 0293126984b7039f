// /auth/start/{google|github|sso}: sends a browser to an identity provider, and seals into its cookie what must come back.
import * as openid from "openid-client";
import { providerNames, signInMessages } from "@sightline/schema/rest/refusals/signIn";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { Clients } from "./client.ts";
import { destinationOf } from "./destination.ts";
import { SignInFailure } from "./failure.ts";
import type { Trip } from "./trip.ts";
import { WAYS, type Provider, type Way, type Ways } from "./ways.ts";

/** What the address asks for; all of it is checked here, none of it is needed. */
export interface Asked {
  redirect: string | null;
  origin: string | null;
  display: string | null;
  email: string | null;
  ref: string | null;
}

export interface SetOffDeps {
  ways: Ways;
  clients: Clients;
}

export const isWay = (text: string): text is Way => WAYS.some((way) => way === text);

const scopes: Record<Way, string> = {
  google: "openid email profile",
  github: "read:user user:email",
  sso: "openid email profile",
};

/** `page`: the origin that the browser shows. */
export function tripOf(way: Way, asked: Asked, page: string): Trip {
  return {
    way,
    state: openid.randomState(),
    ...(way !== "github" && { nonce: openid.randomNonce() }),
    verifier: openid.randomPKCECodeVerifier(),
    redirect: destinationOf(asked.redirect, page),
    origin: way === "sso" ? "sso" : asked.origin === "sign-up" ? "sign-up" : "login",
    ref: (asked.ref ?? "").slice(0, 200),
    isPopup: asked.display === "popup",
    email: (asked.email ?? "").slice(0, 320),
    domain: new URL(page).hostname,
  };
}

export async function providerOf(ways: Ways, upstream: Upstream, { way, email, domain }: Trip): Promise<Provider> {
  const provider = await ways.find(way, upstream, { email, domain });
  if (provider !== undefined) return provider;
  const missing =
    way === "sso"
      ? signInMessages.noCompanySignIn()
      : signInMessages.providerNotSetUp({ provider: providerNames[way] });
  throw new SignInFailure("not_configured", missing);
}

/** The provider's address that the browser goes to. */
export async function setOff(
  { ways, clients }: SetOffDeps,
  upstream: Upstream,
  trip: Trip,
  page: string,
): Promise<URL> {
  const provider = await providerOf(ways, upstream, trip);
  const client = await clients.of(provider);
  return openid.buildAuthorizationUrl(client, {
    redirect_uri: new URL("/authenticated", page).href,
    scope: scopes[trip.way],
    state: trip.state,
    code_challenge: await openid.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: "S256",
    ...(trip.nonce !== undefined && { nonce: trip.nonce }),
    ...(trip.email !== "" && { login_hint: trip.email }),
    ...(trip.way === "google" && { prompt: "select_account" }),
  });
}
