import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { portalProblem, managedCompanyOf } from "../../portal.sources.ts";
import { inviteClient as invite } from "../../portal.upstream.ts";

export const inviteClient: MutationResolvers["inviteClient"] = async (_, { input }, { upstream }) => {
  try {
    const { companyName, website, email, planCode, billedTo } = input;
    const client = { company_name: companyName, website, email, paid_plan: planCode, billed_to: lower(billedTo) };
    const node = managedCompanyOf(await invite(upstream, client));
    return { edge: { cursor: toCursor([-node.companyId]), node } };
  } catch (error) {
    return { problem: portalProblem(refusal(error)) };
  }
};
