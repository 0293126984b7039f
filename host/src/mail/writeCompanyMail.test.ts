import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { letter } from "./letter.ts";
import { writeCompanyMail } from "./writeCompanyMail.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ env: { PUBLIC_URL: "https://app.test" } });
});
afterAll(() => host.close());

async function mailTo(companyId: number) {
  const make = (origin: string) =>
    letter({
      to: "jo@acme.test",
      subject: "Hello",
      greeting: "Hello Jo,",
      sentences: ["It happened."],
      link: { label: "Look", url: `${origin}/company` },
      reason: "You asked for it.",
    });
  await writeCompanyMail(host.services, companyId, make);
  return host.entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").executeTakeFirstOrThrow();
}

it("signs emails with the name of the product, of the company's own verified brand, or of its reseller's brand", async () => {
  const { acme, other } = host;
  expect(await mailTo(acme.companyId)).toMatchObject({
    body_text: expect.stringContaining("https://app.test/company"),
  });
  await host.entities
    .updateTable("company")
    .set({ custom_domain: "stats.acme.test", whitelabel_ref_id: "acme" })
    .where("company_id", "=", acme.companyId)
    .execute();
  await host.entities
    .insertInto("domain_setting")
    .values({ subdomain: "stats.acme.test", company_id: acme.companyId, website_name: "Acme Numbers" })
    .execute();
  const unverified = await mailTo(acme.companyId);
  expect(unverified.body_text).toContain("https://app.test/company");
  expect(unverified.body_text + unverified.body_html + unverified.from_name).not.toMatch(/stats\.acme|Acme Numbers/);
  await host.entities
    .updateTable("domain_setting")
    .set({ verified_at: new Date(host.clock.now()) })
    .execute();
  await host.entities
    .insertInto("reseller")
    .values({ whitelabel_ref_id: "acme", company_id: acme.companyId })
    .execute();
  await host.entities
    .updateTable("company")
    .set({ whitelabel_ref_id: "acme" })
    .where("company_id", "=", other.companyId)
    .execute();
  for (const companyId of [acme.companyId, other.companyId]) {
    const mail = await mailTo(companyId);
    expect(mail).toMatchObject({ from_name: "Acme Numbers" });
    expect(mail.body_text).toContain("https://stats.acme.test/company");
    expect(mail.body_text + mail.body_html).not.toContain("app.test");
  }
});
