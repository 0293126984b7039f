import { getDemo as endpoint, Role } from "@sightline/schema/rest/account/account";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { DEMO_DOMAIN, DEMO_PASSWORD } from "#host/members/demoAccounts.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

export const getDemo = route(endpoint, {
  permit: ({ services }) => {
    if (!services.env.DEMO) throw new Problem(accountRefusals.demoNotFound());
  },
  gather: anyone,
  ask: ({ entities }) =>
    entities
      .selectFrom("member")
      .select(["email", "role"])
      .where("email", "like", `%@${DEMO_DOMAIN}`)
      .where("status", "=", 1)
      // of the company that the demo is about; the others show one state each, and docs/demo.md names them
      .where("company_id", "in", (of) =>
        of.selectFrom("member").select("company_id").where("email", "=", `owner@${DEMO_DOMAIN}`),
      )
      .orderBy("role")
      .orderBy("email")
      .execute(),
  answer: (rows, _nothing, { services }) => ({
    accounts: rows.map(({ email, role }) => ({ email, role: Role.parse(role) })),
    password: DEMO_PASSWORD,
    site_url: new URL("/demo/", services.env.TRACKER_URL).href,
  }),
});
