import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DomainSetting } from "@sightline/schema/rest/company/company";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Raw, SILENCE } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

/** The app's own page, as the build writes it except for its scripts. */
const page = path.resolve(import.meta.dirname, "../../../../web/index.html");
const painted = { paints: ["<b>{{brand}}</b>"], routes: [] as object[] };
painted.routes.push({ pattern: "^/login/?$", isForMembers: false, area: "account", files: [], paint: 0 });
const setting: DomainSetting = {
  website_logo: "/brand-image/0123456789abcdef0123456789abcdef",
  website_name: `Acme "<Stats>"`,
  website_favicon: null,
  cdn_domain: null,
  main_color: "#0a7d5c",
  CSS_url: "https://cdn.acme.test/brand/a.css",
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  sso_client_secret: null,
  paid_plan: null,
  custom_language: "de",
};

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "brand-page-"));
  await copyFile(page, path.join(folder, "index.html"));
  await writeFile(path.join(folder, "preloads.json"), JSON.stringify(painted));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  gateway = await testGateway({ webRoot: folder });
  return () => gateway.close();
});

/** Requests the page like a browser with `host` in its address bar. */
const open = (host: string, at = "/login", target = gateway, cookie = "") =>
  new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request(target.url + at, { headers: { host, cookie } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.headers, body: Buffer.concat(chunks).toString("utf8") });
    })
      .on("error", reject)
      .end();
  });

test("serves the customer's page under a customer's host name before any script runs", async () => {
  gateway.answers({ getDomainSetting: setting });
  const { body, headers } = await open("stats.acme.test:4000");
  expect(body).toContain("<title>Acme &quot;&lt;Stats&gt;&quot;</title>");
  expect(body).toContain(`<html lang="de" data-brand="Acme &quot;&lt;Stats&gt;&quot;" data-brand-kind="WHITE_LABEL"`);
  expect(body).toContain(`<meta name="theme-color" content="#0a7d5c" />`);
  expect(body).toContain(`<link rel="stylesheet" href="https://cdn.acme.test/brand/a.css" />`);
  expect(body.toLowerCase()).not.toContain("sightline");
  expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline' https://cdn.acme.test;");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["vary"]).toMatch(/^host\b/);
});

test("shows the brand's name before any script runs, but not beside a logo that contains it", async () => {
  gateway.answers({ getDomainSetting: { ...setting, website_logo: null } });
  expect((await open("stats.acme.test")).body).toContain("<b>Acme &quot;&lt;Stats&gt;&quot;</b>");
  gateway.answers({ getDomainSetting: setting });
  expect((await open("stats.logo.test")).body).toContain("<b></b>");
});

test("applies the browser's choices before any script runs, and ignores what the app never writes", async () => {
  const root = async (cookie: string) =>
    /<html[^>]*>/.exec((await open("localhost", "/login", gateway, cookie)).body)?.[0];
  expect(await root("color-mode=dark; sidebar=minimised")).toMatch(
    / data-sidebar="minimised" style="color-scheme:dark">$/,
  );
  expect(await root('color-mode=red"; sidebar=<b>')).not.toMatch(/sidebar|style|red/);
});

test("serves each of our own host names with its own brand and the default content security policy", async () => {
  for (const [host, name] of [
    ["localhost", "Sightline"],
    ["ab.test", "Sightline Experiments"],
    ["optimise.test", "Sightline Optimise"],
  ] as const) {
    const { body, headers } = await open(host);
    expect(body).toContain(`<title>${name}</title>`);
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline';");
  }
});

test("allows a configured messenger's script and origins, but not on a customer's pages", async () => {
  const messaging = {
    scriptUrl: "https://widget.messenger.test/app-7.js",
    appId: "app-7",
    identityOf: () => null,
    origins: ["wss://live.messenger.test"],
  };
  const other = await testGateway({ webRoot: folder, messaging });
  const own = String((await open("localhost", "/login", other)).headers["content-security-policy"]);
  expect(own).toContain("script-src 'self' https://widget.messenger.test;");
  expect(own).toContain("connect-src 'self' https://widget.messenger.test wss://live.messenger.test;");
  expect(own).toContain("style-src 'self' 'unsafe-inline';");
  other.answers({ getDomainSetting: setting });
  const customers = String((await open("stats.acme.test:4000", "/login", other)).headers["content-security-policy"]);
  expect(customers).not.toContain("messenger.test");
  await other.close();
  // without configuration, no messenger appears anywhere
  expect((await open("localhost")).headers["content-security-policy"]).not.toContain("messenger.test");
});

test("never serves our own page under a customer's host name when the host fails or does not respond", async () => {
  gateway.answers({ getDomainSetting: new Raw(409, { err: "no" }) });
  expect((await open("stats.acme.test")).body).toContain("<title>stats.acme.test</title>");
  gateway.answers({ getDomainSetting: () => SILENCE });
  const silent = await open("stats.other.test");
  expect(silent.body).toContain("<title>stats.other.test</title>");
  expect((await open("localhost")).body).toContain("<title>Sightline</title>");
});

test("serves brand images only by their hash", async () => {
  for (const at of ["/brand-image/", "/brand-image/..%2fuser", "/brand-image/0123456789ABCDEF0123456789ABCDEF"]) {
    expect((await fetch(gateway.url + at)).status).toBe(404);
  }
});

const send = (host: string, document: string, variables: object, headers: Record<string, string> = {}) =>
  new Promise<{ data?: Record<string, unknown> }>((resolve, reject) => {
    const body = JSON.stringify({ id: gateway.trust(document), variables });
    const sent = { host, "content-type": "application/json", "x-app": "1", ...headers };
    request(`${gateway.url}/graphql`, { method: "POST", headers: sent }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve(JSON.parse(text) as { data?: Record<string, unknown> });
    })
      .on("error", reject)
      .end(body);
  });

test("sends the browser's host name to the API host, which validates it", async () => {
  gateway.answers({ forgotPassword: undefined });
  const document =
    "mutation M($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { problem { message } } }";
  for (const host of ["stats.acme.test", "localhost:4000"])
    await send(host, document, { input: { email: "a@b.test" } });
  expect(gateway.calls("forgotPassword").map(({ headers }) => headers["brandhost"])).toEqual([
    "stats.acme.test",
    undefined,
  ]);
});

test("uses a verified brand's host name in links, and ignores any other requested host name", async () => {
  const urlUnder = async (host: string) => {
    const headers = await gateway.headersOf({ as: "owner" });
    const { data } = await send(host, "{ viewer { referAndEarn { linkUrl } } }", {}, headers);
    return data;
  };
  const programme = { code: "c0de", clicks: 0, sign_ups: 0, offer: 100, verified: 0 };
  const sessions = { earned_sessions: 0, sessions_each: 500, most_sessions: 10_000 };
  gateway.answers({ getReferAndEarn: { ...programme, ...sessions } });
  const leadingTo = (origin: string) => ({
    viewer: { referAndEarn: { linkUrl: expect.stringMatching(new RegExp(`^${origin}/join-`)) } },
  });
  expect(await urlUnder("stats.unverified.test")).toEqual(leadingTo("http://localhost:4000"));
  expect(await urlUnder("ab.test")).toEqual(leadingTo("http://ab.test:4000"));
  gateway.answers({ getDomainSetting: setting });
  expect(await urlUnder("stats.acme.test")).toEqual(leadingTo("http://stats.acme.test:4000"));
  expect(await urlUnder("stats.acme.test:81")).toEqual(leadingTo("http://stats.acme.test:4000"));
  gateway.answers({ getDomainSetting: new Raw(409, { err: "no" }) });
  expect(await urlUnder("stats.other.test")).toEqual(leadingTo("http://localhost:4000"));
});

test("returns from a provider's sign-in to a verified brand's host name, and to no other requested host name", async () => {
  const google = { id: "us", secret: "hush" };
  const github = { id: "us", secret: "hush" };
  const other = await testGateway({ publicUrl: "https://app.test", gatewayKey: "k".repeat(32), google, github });
  const comesBackTo = async (host: string) => {
    const { headers } = await open(host, "/auth/start/github", other);
    return new URL(String(headers["location"])).searchParams.get("redirect_uri");
  };
  for (const host of ["stats.unverified.test", "localhost", "127.0.0.1:4000", "app.test:81", "evil.test:443"]) {
    expect([host, await comesBackTo(host)]).toEqual([host, "https://app.test/authenticated"]);
  }
  expect(await comesBackTo("optimise.test")).toBe("https://optimise.test/authenticated");
  other.answers({ getDomainSetting: setting });
  expect(await comesBackTo("stats.acme.test")).toBe("https://stats.acme.test/authenticated");
  await other.close();
});
