// The two addresses of a sign-in through an identity provider: where it sets off, and where it comes back. Whatever comes
// of it is said to the page that began it: by a popup at /authenticated, otherwise by a redirect.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { signInMessages } from "@sightline/schema/rest/refusals/signIn";
import { comeBack } from "#gateway/session/providers/comeBack.ts";
import { destinationOf } from "#gateway/session/providers/destination.ts";
import { SignInFailure } from "#gateway/session/providers/failure.ts";
import { isWay, setOff, tripOf, type SetOffDeps } from "#gateway/session/providers/setOff.ts";
import type { Trip, Trips } from "#gateway/session/providers/trip.ts";
import { memberOf } from "#gateway/session/memberOf.ts";
import type { Sessions } from "#gateway/session/sessions.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { originAt } from "#gateway/brandHosts.ts";
import { brandSetting } from "#gateway/domains/company/brandSettings.ts";
import type { ContextDeps } from "#gateway/openContext.ts";
import { hostNameOf } from "./origin.ts";

type PageOriginDeps = Pick<ContextDeps, "brandOf" | "door" | "live" | "log" | "now" | "publicUrl">;

export interface ProviderDeps extends PageOriginDeps {
  providers: SetOffDeps & { trips: Trips };
  sessions: Sessions;
}

const START = "/auth/start/";
const BACK = "/authenticated";

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/**
 * The origin of the page that a browser shows, as far as the settings or a verified brand know its host name. Every
 * other host name counts as the public address, so that no sign-in ever comes back to it.
 */
async function pageOrigin(
  { brandOf, door, live, log, now, publicUrl }: PageOriginDeps,
  headers: IncomingHttpHeaders,
  signal: AbortSignal,
): Promise<string> {
  const home = new URL(publicUrl);
  const shown = headers.host?.toLowerCase() ?? "";
  // a product that is configured for this machine is reached by both of its names, at any port that is forwarded
  if (THIS_MACHINE.test(home.host) && THIS_MACHINE.test(shown)) return `${home.protocol}//${shown}`;
  const host = hostNameOf(headers);
  if (brandOf(host) !== undefined) return THIS_MACHINE.test(host) ? home.origin : originAt(host, publicUrl);
  const upstream = door.forOperation({ credentials: () => ({}), signal, memo: false });
  const setting = await brandSetting({ host, live, log, now, upstream });
  return setting ? originAt(host, publicUrl) : home.origin;
}

function send(response: ServerResponse, to: string, cookies: readonly string[]): void {
  response.writeHead(303, { location: to, "cache-control": "no-store", "set-cookie": [...cookies] });
  response.end();
}

function failureAddress(failure: SignInFailure, { isPopup, redirect }: Pick<Trip, "isPopup" | "redirect">): string {
  const query = new URLSearchParams({ error: failure.error, error_description: failure.message });
  if (redirect !== "/") query.set("redirect", redirect);
  return `${isPopup ? BACK : "/login"}?${query.toString()}`;
}

function asFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof UpstreamError) return new SignInFailure(error.code.toLowerCase(), error, { cause: error });
  return new SignInFailure("unavailable", signInMessages.unavailable(), { cause: error });
}

/** Answers whether the address was one of these; the page that waits at /authenticated is not. */
export function providerEndpoints(deps: ProviderDeps) {
  const { providers, sessions, door, log } = deps;

  async function start(way: string, url: URL, page: string, response: ServerResponse, signal: AbortSignal) {
    const one = (name: string) => url.searchParams.get(name);
    const asked = { redirect: one("redirect"), origin: one("origin"), display: one("display") };
    if (!isWay(way)) {
      const failure = new SignInFailure("not_configured", signInMessages.unknownProvider());
      return send(response, failureAddress(failure, { isPopup: false, redirect: "/" }), []);
    }
    const trip = tripOf(way, { ...asked, email: one("email"), ref: one("ref") }, page);
    try {
      const to = await setOff(providers, door.forOperation({ credentials: () => ({}), signal }), trip, page);
      send(response, to.href, [await providers.trips.begin(trip)]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.error === "unavailable")
        log.warn({ err: failure.cause, way }, "an identity provider can't be reached");
      send(response, failureAddress(failure, trip), []);
    }
  }

  async function back(request: IncomingMessage, url: URL, page: string, response: ServerResponse, signal: AbortSignal) {
    const { end } = providers.trips;
    const nowhere = { isPopup: false, redirect: "/" };
    let trip: Trip | undefined;
    try {
      trip = await providers.trips.finish(request.headers.cookie);
    } catch (error) {
      log.error({ err: error }, "whether a sign-in was used before can't be told");
      return send(response, failureAddress(asFailure(error), nowhere), [end]);
    }
    if (trip === undefined) {
      const failure = new SignInFailure("no_trip", signInMessages.expired());
      return send(response, failureAddress(failure, nowhere), [end]);
    }
    try {
      const upstream = door.forOperation({ credentials: () => ({}), signal });
      const address = new URL(url.pathname + url.search, page);
      const agent = request.headers["user-agent"] ?? "";
      const member = memberOf(await comeBack(providers, upstream, trip, address, agent));
      const before = (await sessions.read(request.headers.cookie)) ?? ({ kind: "nobody" } as const);
      const jar = sessions.jar(() => before);
      await jar.set(member);
      await jar.settled();
      const to = destinationOf(trip.redirect, page);
      const done = `${BACK}?${new URLSearchParams({ signed_in: "1", redirect: to }).toString()}`;
      send(response, trip.isPopup ? done : to, [...jar.lines, end]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.cause !== undefined) log.warn({ err: failure.cause, way: trip.way }, "a sign-in was refused");
      send(response, failureAddress(failure, trip), [end]);
    }
  }

  return async function serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const isStart = url.pathname.startsWith(START);
    if (!isStart && url.pathname !== BACK) return false;
    // the window of a sign-in goes from our page to the provider's and back, and its opener must still know it
    response.setHeader("cross-origin-opener-policy", "unsafe-none");
    const isBack = !isStart && url.searchParams.has("state");
    if (request.method !== "GET" || (!isStart && !isBack)) return false;
    response.setHeader("referrer-policy", "no-referrer");
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    const page = await pageOrigin(deps, request.headers, leaving.signal);
    if (isStart) await start(url.pathname.slice(START.length), url, page, response, leaving.signal);
    else await back(request, url, page, response, leaving.signal);
    return true;
  };
}
