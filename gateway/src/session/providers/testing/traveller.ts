// A gateway with an API host and an issuer on it, created for each test, and a browser that does not follow redirects
// by itself.
import type { Session } from "@sightline/schema/rest/account/account";
import { afterEach, beforeEach } from "vitest";
import { START } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";
import { issuerHost, type IssuerHost } from "./issuerHost.ts";

export const KEY = "what only the gateway and the host know, 32+";

const session = {
  ...{ name: "Olive Owner", email: "olive@acme.test", email_hash: "", role: 0, widget_id: 1, widget_name: "Shop" },
  ...{ widget_key: "k", is_pageview: true, jwt: "the jwt", session_time: new Date(START).toISOString(), user_id: 1 },
  ...{ company_id: 1, company_name: "Acme", company_key: "c", new_user: false, paid_plan: 2, version: "1" },
  ...{ lifetimedeal: false, language: "en", whitelabel_ref_id: null, bypass: false, isAuth0: true, mtu: 0 },
  ...{ day2expire: 10, website_limit: null, paid_plan_expiry_retry: 0, plan_info: null },
} satisfies Session;

export const lineOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
export const isSignedIn = (answer: Response) => lineOf(answer, "session") !== undefined;

export function failure(answer: Response) {
  const to = new URL(answer.headers.get("location") ?? "", "http://app.test");
  return {
    at: to.pathname,
    error: to.searchParams.get("error"),
    description: to.searchParams.get("error_description"),
  };
}

export function useTraveller() {
  let open: { gateway: TestGateway; host: IssuerHost } | undefined;
  const here = () => {
    if (open === undefined) throw new Error("no test runs");
    return open;
  };
  beforeEach(async () => {
    const host = await issuerHost();
    host.answers["/socialAuth"] = session;
    const gateway = await testGateway({ apiHost: host.url, gatewayKey: KEY, publicUrl: "http://app.test" });
    open = { gateway, host };
  });
  afterEach(async () => {
    await here().gateway.close();
    await here().host.close();
  });

  const get = (at: string, cookie = "") => fetch(here().gateway.url + at, { headers: { cookie }, redirect: "manual" });

  /** Up to the provider: the URL that the browser was redirected to, and its cookie. */
  async function startAuthorization(query = "", method = "google") {
    const answer = await get(`/auth/start/${method}${query}`);
    const to = new URL(answer.headers.get("location") ?? "", "http://app.test");
    return { answer, to, cookie: lineOf(answer, "trip")?.split(";")[0] ?? "" };
  }

  async function roundTrip(query = "", method = "google") {
    const { to, cookie } = await startAuthorization(query, method);
    return get(`/authenticated?${here().host.agree(to).toString()}`, cookie);
  }

  return {
    get gateway() {
      return here().gateway;
    },
    get host() {
      return here().host;
    },
    get,
    startAuthorization,
    roundTrip,
    socialCalls: () => here().host.requested.filter(({ path }) => path === "/socialAuth"),
  };
}
