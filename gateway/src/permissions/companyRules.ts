// Rules that ask for a plan or a company besides the role.
import { sentenceOf, UpstreamError } from "#gateway/upstream/errors.ts";
import { inPlanGroup } from "./planGroups.ts";
import { managers, type Rule, type Standing } from "./rules.ts";

/** The company that runs the product. */
export const OPERATOR_COMPANY = 1;

const forbidden = new UpstreamError("FORBIDDEN", sentenceOf("FORBIDDEN"));

/** Owners and admins of companies that pass the test. */
function managersOf(name: string, test: (standing: Standing) => boolean): Rule {
  return {
    name,
    async judge(ask) {
      const verdict = await managers.judge(ask);
      if (verdict !== true) return verdict;
      const standing = await ask.asker.standing();
      return (standing !== null && test(standing)) || forbidden;
    },
  };
}

/** White-label companies and agencies. */
export const brandManagers = managersOf("brandManagers", ({ paidPlan }) => inPlanGroup(paidPlan, "ownBrand"));

export const portalManagers = managersOf(
  "portalManagers",
  ({ companyId, paidPlan }) => companyId === OPERATOR_COMPANY || inPlanGroup(paidPlan, "newWhiteLabel"),
);

/** A company that the viewer looks after, from either side. */
export const companyKeepers = managersOf(
  "companyKeepers",
  ({ companyId, paidPlan }) => companyId === OPERATOR_COMPANY || inPlanGroup(paidPlan, "ownBrand"),
);
