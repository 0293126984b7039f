import type { DomainSetting } from "@sightline/schema/rest/company/company";
import { afterEach, beforeEach, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const BRAND = "{ brand { kind name logoUrl faviconUrl mainColor cssUrl language } }";
const setting: DomainSetting = {
  website_logo: "https://cdn.acme.test/logo.svg",
  website_name: "Acme",
  website_favicon: null,
  cdn_domain: null,
  main_color: "#112233",
  CSS_url: "javascript:alert(1)",
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  sso_client_secret: null,
  paid_plan: null,
  custom_language: "de",
};

test("returns the default brand when nothing is configured, with at most one request a minute", async () => {
  for (let n = 0; n < 3; n += 1) {
    expect((await gateway.execute(BRAND)).data).toMatchObject({
      brand: { kind: "ANALYTICS", name: "Sightline", logoUrl: null },
    });
  }
  expect(gateway.calls("getDomainSetting")).toHaveLength(1);
  gateway.clock.now += 60_001;
  await gateway.execute(BRAND);
  expect(gateway.calls("getDomainSetting")).toHaveLength(2);
});

test("returns a customer's brand without invalid URLs", async () => {
  gateway.answers({ getDomainSetting: setting });
  expect((await gateway.execute(BRAND)).data).toMatchObject({
    brand: {
      name: "Acme",
      logoUrl: "https://cdn.acme.test/logo.svg",
      mainColor: "#112233",
      cssUrl: null,
      language: "de",
    },
  });
});

test("returns the last known brand while the host is down", async () => {
  gateway.answers({ getDomainSetting: setting });
  await gateway.execute(BRAND);
  gateway.answers({ getDomainSetting: new Raw(409, { err: "no" }) });
  gateway.clock.now += 60_001;
  const { data, errors } = await gateway.execute(BRAND);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ brand: { name: "Acme" } });
});

test("returns the company by name and by id", async () => {
  const company = {
    company_id: 7,
    company_name: "Demo",
    company_key: "k",
    custom_domain: "a.test",
    whitelabel_ref_id: null,
    paid_plan: 2,
  };
  gateway.answers({ getCompany: company });
  const id = globalId("Company:7");
  const { data } = await gateway.execute(
    "{ viewer { company { id companyId name customDomain } } }",
    {},
    { as: "user" },
  );
  expect(data).toEqual({ viewer: { company: { id, companyId: 7, name: "Demo", customDomain: "a.test" } } });
  const ask = (of: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id: of }, { as: "user" });
  expect((await ask(id)).data).toEqual({ node: { id } });
  expect((await ask(globalId("Company:8"))).data).toEqual({ node: null });
});

test("returns another of our own brands under our host names, whatever their settings, but not under a customer's host name", async () => {
  await gateway.close();
  gateway = await testGateway({ trustedProxies: 1 });
  const ask = async (host: string) => {
    const at = { headers: { "x-forwarded-host": host } };
    return (await gateway.execute("{ brand(kind: AB_TESTING) { kind name logoUrl } }", {}, at)).data;
  };
  const forced = { brand: { kind: "AB_TESTING", name: "Sightline Experiments", logoUrl: null } };
  gateway.answers({ getDomainSetting: setting });
  expect(await ask("localhost")).toEqual(forced);
  expect(await ask("stats.acme.test")).toMatchObject({ brand: { kind: "WHITE_LABEL", name: "Acme" } });
  gateway.clock.now += 60_001;
  gateway.answers({ getDomainSetting: new Raw(404, { err: "none", code: "NOT_FOUND" }) });
  expect(await ask("localhost")).toEqual(forced);
  expect(await ask("stats.acme.test")).toEqual(forced);
  gateway.answers({ getDomainSetting: new Raw(409, { err: "no" }) });
  expect(await ask("unheard-of.test")).toMatchObject({ brand: { kind: "WHITE_LABEL", name: "unheard-of.test" } });
});

test("reports a company's forced SSO without its secret", async () => {
  const sso = { sso_flag: true, sso_force_redirect: true, sso_client_secret: "hush" };
  gateway.answers({ getDomainSetting: { ...setting, ...sso } });
  const at = { headers: { host: "stats.acme.test" } };
  const own = await gateway.execute("{ brand { sso { isForced } } }", {}, at);
  expect(own.data).toEqual({ brand: { sso: { isForced: true } } });
  gateway.clock.now += 60_001;
  gateway.answers({ getDomainSetting: { ...setting, sso_force_redirect: true } });
  expect((await gateway.execute("{ brand { sso { isForced } } }", {}, at)).data).toEqual({ brand: { sso: null } });
});
