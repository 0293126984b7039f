// The two endpoints of a sign-in through an identity provider: its start and its callback. The result is passed to the
// page that started it: in a popup through /authenticated, otherwise by a redirect.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { signInMessages } from "@sightline/schema/rest/refusals/signIn";
import { handleCallback } from "#gateway/session/providers/handleCallback.ts";
import { destinationOf } from "#gateway/session/providers/destination.ts";
import { SignInFailure } from "#gateway/session/providers/failure.ts";
import {
  isSignInMethod,
  startAuthorization,
  newAuthorizationState,
  type StartAuthorizationDeps,
} from "#gateway/session/providers/startAuthorization.ts";
import type { AuthorizationState, AuthorizationStates } from "#gateway/session/providers/authorizationState.ts";
import { memberOf } from "#gateway/session/memberOf.ts";
import type { Sessions } from "#gateway/session/sessions.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { originAt } from "#gateway/brandHosts.ts";
import { brandSetting } from "#gateway/domains/company/brandSettings.ts";
import type { ContextDeps } from "#gateway/openContext.ts";
import { hostNameOf } from "./origin.ts";

type PageOriginDeps = Pick<ContextDeps, "brandOf" | "upstreamClient" | "live" | "log" | "now" | "publicUrl">;

export interface ProviderDeps extends PageOriginDeps {
  providers: StartAuthorizationDeps & { authorizationStates: AuthorizationStates };
  sessions: Sessions;
}

const START = "/auth/start/";
const BACK = "/authenticated";

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/**
 * The origin of the page in the browser, if the settings or a verified brand know its host name. Every other host name
 * is replaced by the public URL, so that no sign-in ever returns to it.
 */
async function pageOrigin(
  { brandOf, upstreamClient, live, log, now, publicUrl }: PageOriginDeps,
  headers: IncomingHttpHeaders,
  signal: AbortSignal,
): Promise<string> {
  const home = new URL(publicUrl);
  const shown = headers.host?.toLowerCase() ?? "";
  // a product that is configured for this machine can be reached under both loopback names, on any forwarded port
  if (THIS_MACHINE.test(home.host) && THIS_MACHINE.test(shown)) return `${home.protocol}//${shown}`;
  const host = hostNameOf(headers);
  if (brandOf(host) !== undefined) return THIS_MACHINE.test(host) ? home.origin : originAt(host, publicUrl);
  const upstream = upstreamClient.forOperation({ credentials: () => ({}), signal, memo: false });
  const setting = await brandSetting({ host, live, log, now, upstream });
  return setting ? originAt(host, publicUrl) : home.origin;
}

function send(response: ServerResponse, to: string, cookies: readonly string[]): void {
  response.writeHead(303, { location: to, "cache-control": "no-store", "set-cookie": [...cookies] });
  response.end();
}

function failureAddress(
  failure: SignInFailure,
  { isPopup, redirect }: Pick<AuthorizationState, "isPopup" | "redirect">,
): string {
  const query = new URLSearchParams({ error: failure.error, error_description: failure.message });
  if (redirect !== "/") query.set("redirect", redirect);
  return `${isPopup ? BACK : "/login"}?${query.toString()}`;
}

function asFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof UpstreamError) return new SignInFailure(error.code.toLowerCase(), error, { cause: error });
  return new SignInFailure("unavailable", signInMessages.unavailable(), { cause: error });
}

/** Returns whether it handled the path. The page that waits at /authenticated is not one of its paths. */
export function providerEndpoints(deps: ProviderDeps) {
  const { providers, sessions, upstreamClient, log } = deps;

  async function start(method: string, url: URL, page: string, response: ServerResponse, signal: AbortSignal) {
    const one = (name: string) => url.searchParams.get(name);
    const requested = { redirect: one("redirect"), origin: one("origin"), display: one("display") };
    if (!isSignInMethod(method)) {
      const failure = new SignInFailure("not_configured", signInMessages.unknownProvider());
      return send(response, failureAddress(failure, { isPopup: false, redirect: "/" }), []);
    }
    const authorizationState = newAuthorizationState(
      method,
      { ...requested, email: one("email"), ref: one("ref") },
      page,
    );
    try {
      const to = await startAuthorization(
        providers,
        upstreamClient.forOperation({ credentials: () => ({}), signal }),
        authorizationState,
        page,
      );
      send(response, to.href, [await providers.authorizationStates.begin(authorizationState)]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.error === "unavailable")
        log.warn({ err: failure.cause, method }, "an identity provider can't be reached");
      send(response, failureAddress(failure, authorizationState), []);
    }
  }

  async function back(request: IncomingMessage, url: URL, page: string, response: ServerResponse, signal: AbortSignal) {
    const { end } = providers.authorizationStates;
    const nowhere = { isPopup: false, redirect: "/" };
    let authorizationState: AuthorizationState | undefined;
    try {
      authorizationState = await providers.authorizationStates.finish(request.headers.cookie);
    } catch (error) {
      log.error({ err: error }, "whether a sign-in was used before can't be told");
      return send(response, failureAddress(asFailure(error), nowhere), [end]);
    }
    if (authorizationState === undefined) {
      const failure = new SignInFailure("no_trip", signInMessages.expired());
      return send(response, failureAddress(failure, nowhere), [end]);
    }
    try {
      const upstream = upstreamClient.forOperation({ credentials: () => ({}), signal });
      const address = new URL(url.pathname + url.search, page);
      const agent = request.headers["user-agent"] ?? "";
      const member = memberOf(await handleCallback(providers, upstream, authorizationState, address, agent));
      const before = (await sessions.read(request.headers.cookie)) ?? ({ kind: "nobody" } as const);
      const jar = sessions.jar(before);
      await jar.set(member);
      await jar.settled();
      const to = destinationOf(authorizationState.redirect, page);
      const done = `${BACK}?${new URLSearchParams({ signed_in: "1", redirect: to }).toString()}`;
      send(response, authorizationState.isPopup ? done : to, [...jar.lines, end]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.cause !== undefined)
        log.warn({ err: failure.cause, method: authorizationState.method }, "a sign-in was refused");
      send(response, failureAddress(failure, authorizationState), [end]);
    }
  }

  return async function serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const isStart = url.pathname.startsWith(START);
    if (!isStart && url.pathname !== BACK) return false;
    // the sign-in popup navigates from our page to the provider's and back, and must keep its opener
    response.setHeader("cross-origin-opener-policy", "unsafe-none");
    const isBack = !isStart && url.searchParams.has("state");
    if (request.method !== "GET" || (!isStart && !isBack)) return false;
    response.setHeader("referrer-policy", "no-referrer");
    const abortOnClose = new AbortController();
    response.once("close", () => abortOnClose.abort());
    const page = await pageOrigin(deps, request.headers, abortOnClose.signal);
    if (isStart) await start(url.pathname.slice(START.length), url, page, response, abortOnClose.signal);
    else await back(request, url, page, response, abortOnClose.signal);
    return true;
  };
}
