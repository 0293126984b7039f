import { expect, test } from "vitest";
import { brandManagers, companyKeepers, portalManagers } from "./companyRules.ts";
import type { Standing } from "./rules.ts";

const principal = { kind: "tool", jwt: "sk_test" } as const;
const roles = [0, 1, 2, 3] as const;
const plans = [0, 1, 2, 3, 4, 5, 20, 101, 103, 104, 105, 106, 300, 304, 406, 801];
const companies = [1, 2, 1334, 11_207, 13_856];

async function allowed(rule: typeof brandManagers): Promise<Set<string>> {
  const passed = new Set<string>();
  for (const role of roles) {
    for (const paidPlan of plans) {
      for (const companyId of companies) {
        const standing: Standing = { userId: 9, companyId, role, paidPlan, status: 1 };
        const asker = { principal, standing: () => Promise.resolve(standing) };
        const verdict = await rule.judge({ asker, source: undefined, args: {} });
        if (verdict === true) passed.add(`${role} ${paidPlan} ${companyId}`);
      }
    }
  }
  return passed;
}

/** Role, plan and company as the specification says it: admins of company 1 or plan 104. */
const expected = (test: (plan: number, company: number) => boolean) =>
  new Set(
    [0, 1].flatMap((role) =>
      plans.flatMap((plan) =>
        companies.flatMap((company) => (test(plan, company) ? [`${role} ${plan} ${company}`] : [])),
      ),
    ),
  );

test("the service portal is for admins of company 1 and of plan 104", async () => {
  expect(await allowed(portalManagers)).toEqual(expected((plan, company) => company === 1 || plan === 104));
});

test("a brand is for admins of the plans 104 and 105", async () => {
  expect(await allowed(brandManagers)).toEqual(expected((plan) => plan === 104 || plan === 105));
});

test("a managed company is fetched by whoever may look after one", async () => {
  const either = expected((plan, company) => company === 1 || plan === 104 || plan === 105);
  expect(await allowed(companyKeepers)).toEqual(either);
});

test("neither links nor strangers pass", async () => {
  for (const kind of ["nobody", "share"] as const) {
    const asker = { principal: { kind } as never, standing: () => Promise.resolve(null) };
    for (const rule of [brandManagers, companyKeepers, portalManagers]) {
      expect(await rule.judge({ asker, source: undefined, args: {} })).not.toBe(true);
    }
  }
});
