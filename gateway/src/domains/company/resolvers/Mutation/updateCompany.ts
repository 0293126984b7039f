import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { companyOf } from "../../company.sources.ts";
import { updateCompany as update } from "../../company.upstream.ts";

/** The wire calls the name `company_name`. */
const graphField = (field: string | null | undefined) => (field === "companyName" ? "name" : (field ?? null));

export const updateCompany: MutationResolvers["updateCompany"] = async (_, { input }, { upstream }) => {
  try {
    const { name, customDomain } = input;
    const trimmed = name?.trim();
    if (trimmed === "") throw invalid("name", companyRefusals.nameMissing());
    const change = {
      ...(trimmed !== undefined && { company_name: trimmed }),
      // null or an empty field removes the domain
      ...(customDomain !== undefined && { custom_domain: customDomain?.trim() || null }),
    };
    return { company: companyOf(await update(upstream, change)) };
  } catch (error) {
    const problem = refusal(error);
    return { problem: { ...problem, field: graphField(problem.field) } };
  }
};
