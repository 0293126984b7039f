// Attacks by a company with its own brand on other companies' accounts: through links in emails, through host names
// that it doesn't control, and through its own identity provider. Also attacks by a member who manages a client.
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type DnsServer, startDnsServer } from "../../host/src/testing/dnsServer.ts";
import { operationId } from "../gatewayCalls.ts";
import { dnsPort, hostOrigin, origin } from "../walker.ts";

const PASSWORD = "a quiet green harbor";
const ATTACKER = "mallory@attacker.example";
const VICTIM = "admin@demo.test";
const AGENCY = 105;

const Json = z.record(z.string(), z.unknown());

/** Directly to the API host, as any attacker who finds it could. */
async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(hostOrigin() + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? {} : Json.parse(JSON.parse(text)) };
}

async function must(answer: ReturnType<typeof call>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

const jwtOf = async (email: string, password: string) =>
  z.object({ jwt: z.string() }).parse((await call("/authenticate", { email, password })).body).jwt;

interface Shown {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** To the gateway, with any host name in the address bar. */
const browse = (host: string, path: string, sent: { body?: object; headers?: Record<string, string> } = {}) =>
  new Promise<Shown>((resolve, reject) => {
    const headers = { host, "x-app": "1", "content-type": "application/json", ...sent.headers };
    request(origin() + path, { method: sent.body ? "POST" : "GET", headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on("error", reject)
      .end(sent.body && JSON.stringify(sent.body));
  });

async function newestMail(to: string): Promise<string> {
  const outbox = await (await fetch(`${hostOrigin()}/dev/outbox`)).text();
  const mail = outbox.split("<article>").find((each) => each.includes(`To ${to},`));
  if (mail === undefined) throw new Error(`no mail to ${to}`);
  return mail;
}

/** The email sent by a password reset request under a host name. */
async function resetMail(email: string, host: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { id: operationId("useForgotPasswordMutation"), variables: { input: { email } } };
  const { text } = await browse(host, "/graphql", { body, headers });
  if (!text.includes('"problem":null')) throw new Error(`no reset mail was requested: ${text}`);
  return newestMail(email);
}

let dns: DnsServer;
let operator: string;
let attacker: string;
let attackerCompany: number;
beforeAll(async () => {
  dns = await startDnsServer(dnsPort());
  operator = await jwtOf("operator@portal.test", "sightline");
  const company = { name: "Mallory", email: ATTACKER, password: PASSWORD, company: "Attacker", website: "a.example" };
  await call("/auth/sign-up", company);
  const token = /verify_id=([\w-]+)/.exec(await newestMail(ATTACKER))?.[1] ?? "";
  await call("/verified-email-auth", { userId: token });
  const session = await call("/authenticate", { email: ATTACKER, password: PASSWORD });
  attackerCompany = z.object({ company_id: z.number() }).parse(session.body).company_id;
  const plan = { company_id: attackerCompany, paid_plan: AGENCY };
  await must(call("/service-portal/company/update", plan, { jwt: operator }));
  attacker = await jwtOf(ATTACKER, PASSWORD);
});
afterAll(() => dns.close());

const setBrand = (change: object, jwt = attacker) => call("/domain/setting/update", change, { jwt });

describe("unverified host name", () => {
  const HOST = "stats.claimed.example";
  beforeAll(async () => {
    const sso = { sso_flag: true, sso_force_redirect: true, sso_domain: "id.claimed.example" };
    const secret = { sso_client_id: "us", sso_client_secret: "hush" };
    const brand = {
      subdomain: HOST,
      website_name: "Phish",
      main_color: "#ff0000",
      CSS_url: "https://evil.example/a.css",
    };
    await must(setBrand({ ...brand, ...sso, ...secret }));
  });

  it("stays unverified when DNS has no record of it", async () => {
    const { body } = await call("/domain/setting/check", {}, { jwt: attacker });
    expect(body).toMatchObject({ is_verified: false, dns_state: "failed" });
  });

  it("shows no brand, no style sheet and no sign-in provider", async () => {
    const page = await browse(HOST, "/login");
    expect(page.text).not.toMatch(/Phish|ff0000|evil\.example/);
    expect(String(page.headers["content-security-policy"])).not.toContain("evil.example");
    const brand = await browse(HOST, "/graphql", { body: { id: operationId("LoginScreenQuery"), variables: {} } });
    expect(brand.text).not.toMatch(/Phish|"isForced":true/);
    expect((await call("/auth/sso", { email: "" })).status).toBe(404);
    expect((await call("/auth/sso", { email: "jo@claimed.example" })).status).toBe(404);
    const start = await browse(HOST, "/auth/start/sso");
    expect(String(start.headers["location"])).toMatch(/^\/login\?error=not_configured/);
    const google = await browse(HOST, "/auth/start/google");
    const back = new URL(String(google.headers["location"])).searchParams.get("redirect_uri");
    expect(back).toBe(`${origin()}/authenticated`);
  });

  it("appears in no email, not even to the company's own members", async () => {
    const mail = await resetMail(ATTACKER, HOST);
    expect(mail).toContain(`${origin()}/reset-password/`);
    expect(mail).not.toMatch(/claimed\.example|Phish/);
  });

  it("is never linked to a company that signs up under it", async () => {
    const newMember = {
      name: "Nia",
      email: "nia@signup.example",
      password: PASSWORD,
      company: "Nia",
      website: "n.example",
    };
    await call("/auth/sign-up", newMember, { brandhost: HOST });
    expect(await newestMail("nia@signup.example")).toContain(`${origin()}/login?verify_id=`);
    const { body } = await call("/agency/clients", {}, { jwt: attacker });
    expect(body).toMatchObject({ total: 0 });
  });
});

describe("verified host name", () => {
  const HOST = "stats.attacker.example";
  const at = () => `http://${HOST}:${new URL(origin()).port}`;
  beforeAll(async () => {
    const { body } = await setBrand({ subdomain: HOST, website_name: "Phish" });
    const { dns_records } = z
      .object({
        dns_records: z.array(z.object({ type: z.enum(["CNAME", "TXT"]), name: z.string(), value: z.string() })),
      })
      .parse(body);
    for (const { type, name, value } of dns_records) dns.records.set(name, { [type]: [value] });
    await must(call("/domain/setting/check", {}, { jwt: attacker }));
  });

  it("shows the brand, and is used in emails to the company's own members", async () => {
    expect((await browse(HOST, "/login")).text).toContain("<title>Phish</title>");
    expect(await resetMail(ATTACKER, HOST)).toContain(`${at()}/reset-password/`);
  });

  it("is never used in the reset link of another company's member", async () => {
    const own = `${origin()}/reset-password/`;
    const mails = [
      await resetMail(VICTIM, HOST),
      await resetMail(VICTIM, new URL(origin()).host, { "x-forwarded-host": HOST, forwarded: `host=${HOST}` }),
    ];
    await call("/auth/forgot-password", { email: VICTIM }, { brandhost: HOST });
    for (const mail of [...mails, await newestMail(VICTIM)]) {
      expect(mail).toContain(own);
      expect(mail).not.toMatch(/attacker\.example|Phish/);
    }
  });

  it("is never used in an email to an address without an account", async () => {
    const mail = await resetMail("nobody@nowhere.example", HOST);
    expect(mail).toContain(`${origin()}/sign-up`);
    expect(mail).not.toMatch(/attacker\.example|Phish/);
  });

  it("stops working as soon as the host name changes", async () => {
    await setBrand({ subdomain: "new.attacker.example" });
    expect(await resetMail(ATTACKER, HOST)).toContain(`${origin()}/reset-password/`);
    expect((await fetch(`${hostOrigin()}/domain/setting/${HOST}`)).status).toBe(404);
  });
});

describe("third-party domain", () => {
  it.each(["demo.test", "stats.DEMO.test", "login.demo.test.", "stats.gmail.com"])("is refused: %s", async (domain) => {
    for (const answer of [
      await setBrand({ subdomain: domain }),
      await setBrand({ sso_domain: domain }),
      await call("/company/update", { custom_domain: domain }, { jwt: attacker }),
    ]) {
      expect([400, 409]).toContain(answer.status);
      expect(String(answer.body["err"])).toMatch(/Members of another company|email provider/);
    }
  });
});

describe("operator who impersonates a client's owner", () => {
  it("can't change the client's domain, sign-in or keys, but can rename the company", async () => {
    const entered = await call("/service-portal/enter", { company_id: attackerCompany }, { jwt: operator });
    const { jwt } = z.object({ jwt: z.string() }).parse(entered.body);
    for (const [path, body] of [
      ["/company/update", { custom_domain: "stats.operator.example" }],
      ["/company/update", { company_name: "Mine", custom_domain: null }],
      ["/domain/setting/update", { subdomain: "stats.operator.example" }],
      ["/domain/setting/update", { sso_flag: true, sso_domain: "id.operator.example" }],
      ["/domain/setting/check", {}],
      ["/profile/email", { email: "me@operator.example", current_password: "" }],
      ["/profile/password", { current_password: "", new_password: PASSWORD }],
      ["/developer/key/create", { name: "mine", scopes: ["read"] }],
      ["/team/invite", { email: "me@operator.example", role: 0 }],
      ["/message/support", { subject: "My address", text: "Please change it" }],
    ] as const) {
      const answer = await call(path, body, { jwt });
      expect([path, answer.status, answer.body["code"]]).toEqual([path, 403, "ROLE"]);
    }
    expect((await call("/company/update", { company_name: "Attacker Ltd" }, { jwt })).status).toBe(200);
  });
});
