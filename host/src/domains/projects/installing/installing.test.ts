// Real pages over real HTTP, as a visitor's browser would receive them.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/projects/installing";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type As = "owner" | "admin" | "user" | "viewer" | "stranger";

let host: TestHost;
let origin: string;
let answer: Answer;
const site = createServer((request, response) => answer(request, response));
const TRACKER = "https://stats.example";

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  host = await openTestHost({ env: { DEMO: true, TRACKER_URL: TRACKER } });
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await host.close();
});
beforeEach(async () => {
  await host.entities.deleteFrom("login_attempt").execute();
  await host.entities.updateTable("widget").set({ allowed_websites: "[]" }).execute();
});

const page = (head: string, headers: Record<string, string> = {}) => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(`<!doctype html><html><head>${head}</head><body>Shop</body></html>`);
  };
};
const snippet = (key = host.acme.shop.key, more = "", tracker = TRACKER) =>
  `<script async ${more} src="${tracker}/js/track.js?key=${key}"></script>`;
const ask = (websiteURL = origin, as: As = "user") =>
  host.request(contract.checkWebsite, {
    as,
    body: { websiteURL },
    headers: { widgetid: String(host.acme.shop.widgetId) },
  });
const check = async (websiteURL?: string) => (await ask(websiteURL)).answer;

describe("POST /checkWebsite", () => {
  it("finds the tracker of the project", async () => {
    page(snippet());
    expect(await check()).toEqual({
      cms: null,
      reachable: true,
      snippet_found: true,
      widget_key_found: true,
      verdict: "ok",
      detail: "The tracking code is in the page and may send.",
      found: null,
      final_url: `${origin}/`,
      status: 200,
      csp: null,
    });
  });

  it.each([
    ["nothing", () => "<title>x</title>", { verdict: "no_snippet", snippet_found: false }],
    ["a line that is commented out", () => `<!-- ${snippet()} -->`, { verdict: "no_snippet" }],
    [
      "a tag manager",
      () => `<script src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3">`,
      { verdict: "tag_manager" },
    ],
    ["another key", () => snippet("other"), { verdict: "wrong_key", found: "other", widget_key_found: false }],
    [
      "another tracker",
      () => snippet(undefined, "", "https://old.example"),
      { verdict: "other_tracker", found: "old.example" },
    ],
    ["the key among others", () => snippet("other") + snippet(), { verdict: "ok" }],
    [
      "the old name, single quotes",
      () => snippet().replace("track.js", "optimize.js").replaceAll('"', "'"),
      { verdict: "ok" },
    ],
    [
      "a line that the page's own script makes",
      () =>
        `<script>self.__next_f.push([1,"{\\"src\\":\\"${TRACKER}/js/track.js?key=${host.acme.shop.key}\\"}"])</script>`,
      { verdict: "ok" },
    ],
  ])("reports the result: %s", async (_, head, expected) => {
    page(head());
    expect(await check()).toMatchObject(expected);
  });

  it("reports that the project refuses events from this host", async () => {
    page(snippet());
    await host.entities.updateTable("widget").set({ allowed_websites: '["shop.example"]' }).execute();
    expect(await check()).toMatchObject({ verdict: "other_domain", found: "127.0.0.1" });
  });

  it.each([
    ["script-src 'self'", "script-src", `script-src 'self' ${TRACKER}`],
    [
      "default-src 'none'; img-src *",
      "default-src",
      `default-src 'none'; img-src *; script-src ${TRACKER}; connect-src ${TRACKER}`,
    ],
    [
      `script-src ${TRACKER}; connect-src 'self' https://api.example`,
      "connect-src",
      `script-src ${TRACKER}; connect-src 'self' https://api.example ${TRACKER}`,
    ],
    ["script-src https://*.example.com http:", undefined, undefined],
    ["script-src *.example; connect-src https:", undefined, undefined],
    ["default-src 'self' stats.example", undefined, undefined],
    ["script-src stats.example:8443", "script-src", `script-src stats.example:8443 ${TRACKER}`],
    ["img-src 'self'", undefined, undefined],
  ])("reports a content policy %s", async (policy, directive, corrected) => {
    page(snippet(), { "content-security-policy": policy });
    const { verdict, csp, found } = await check();
    expect([verdict, found]).toEqual(directive ? ["csp_blocks", directive] : ["ok", null]);
    expect(csp?.corrected).toBe(corrected);
    if (!csp) return;
    expect(csp.rejected_url).toContain(
      directive === "connect-src" ? "/collect/acme-shop" : "/js/track.js?key=acme-shop",
    );
    // the suggested policy really allows the tracker
    page(snippet(), { "content-security-policy": csp.corrected });
    expect((await check()).verdict).toBe("ok");
  });

  it("respects policies in the page's meta tags, and accepts a nonce", async () => {
    page(`<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${snippet()}`);
    expect(await check()).toMatchObject({ verdict: "csp_blocks", csp: { is_meta: true } });
    const strict = { "content-security-policy": "script-src 'nonce-abc' 'strict-dynamic'" };
    page(snippet(undefined, 'nonce="abc"'), strict);
    expect((await check()).verdict).toBe("ok");
    page(snippet(), strict);
    expect((await check()).verdict).toBe("csp_blocks");
  });

  it.each([
    ["WordPress", `<link href="/wp-content/themes/x/style.css">`, {}],
    ["Shopify", "", { "x-shopify-stage": "production" }],
    ["Drupal", "", { "x-generator": "Drupal 10" }],
    ["Ghost", `<meta name="generator" content="Ghost 5.2">`, {}],
    ["Next.js", `<script src="/_next/static/chunks/main.js"></script>`, {}],
    [null, "<p>wordpress and shopify are words</p>", {}],
  ])("recognizes %s by its traces", async (cms, head, headers) => {
    page(head, headers);
    expect((await check()).cms).toBe(cms);
  });

  it("follows redirects, decompresses, and reads no more than needed", async () => {
    answer = (request, response) => {
      const text = `${snippet()}${"x".repeat(3 * 1024 * 1024)}`;
      if (request.url === "/") response.writeHead(302, { location: "/shop" }).end();
      else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
      else if (request.url === "/br")
        response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(text));
      else if (request.url === "/file") response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
      else if (request.url === "/gone") response.writeHead(404, { "content-type": "text/html" }).end("no");
      else response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(text));
    };
    expect(await check()).toMatchObject({ verdict: "ok", final_url: `${origin}/shop` });
    expect(await check(`${origin}/br`)).toMatchObject({ verdict: "ok" });
    expect(await check(`${origin}/loop`)).toMatchObject({ verdict: "unreachable", reachable: false, status: null });
    expect(await check(`${origin}/file`)).toMatchObject({ verdict: "not_a_page", found: "application/pdf" });
    expect(await check(`${origin}/gone`)).toMatchObject({ verdict: "unreachable", status: 404 });
    answer = (_request, response) => void response.destroy();
    expect(await check()).toMatchObject({ verdict: "unreachable", found: "the connection broke" });
    expect(await check("http://nowhere.invalid/")).toMatchObject({
      found: "its address can't be reached from the public internet",
    });
  });

  it("refuses invalid addresses, other roles, and other companies' projects", async () => {
    for (const wrong of ["http://", "not an address", "https://exa mple"]) {
      expect((await ask(wrong)).failure).toMatchObject({ code: "INVALID", field: "websiteURL" });
    }
    expect(await check("ftp://files.example/")).toMatchObject({ verdict: "unreachable" });
    expect((await ask(origin, "viewer")).failure.code).toBe("ROLE");
    expect((await ask(origin, "stranger")).failure.code).toBe("NOT_FOUND");
  });

  it("is rate limited", async () => {
    page(snippet());
    for (let n = 0; n < 200; n++) await ask("ftp://x.example");
    expect((await ask()).failure).toMatchObject({ code: "RATE_LIMITED" });
    expect((await ask()).failure.err).toContain("checks of websites");
  });
});

describe("POST /installation/mail", () => {
  const mail = (email: string, as: As = "user", message = "") =>
    host.request(contract.mailSnippet, {
      as,
      body: { email, message },
      headers: { widgetid: String(host.acme.shop.widgetId) },
    });

  it("emails the project's own snippet to a developer, with the member's message", async () => {
    expect((await mail(" Dev@Studio.test ", "user", "Before Friday <please>")).answer).toEqual({
      email: "dev@studio.test",
    });
    const row = await host.entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").executeTakeFirstOrThrow();
    expect(row).toMatchObject({ to_address: "dev@studio.test", subject: "Tracking code for Shop" });
    expect(row.body_text).toContain(snippet().replace(" ", " ").replace("async  src", "async src"));
    expect(row.body_text).toContain("Uma User adds: Before Friday <please>");
    expect(row.body_html).not.toContain("<please>");
  });

  it("refuses invalid addresses, viewers, strangers, and an eleventh email in a quarter of an hour", async () => {
    expect((await mail("dev")).failure).toMatchObject({ code: "INVALID", field: "email" });
    expect((await mail("a@b.test", "viewer")).failure.code).toBe("ROLE");
    expect((await mail("a@b.test", "stranger")).failure.code).toBe("NOT_FOUND");
    for (let n = 0; n < 10; n++) expect((await mail("a@b.test")).status).toBe(200);
    expect((await mail("a@b.test")).failure.code).toBe("RATE_LIMITED");
  });
});
