import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { formParts } from "../../forms.nodes.ts";
import { formProfileOf, wireRule, wireSuccess } from "../../forms.sources.ts";
import { updateForm as update } from "../../forms.upstream.ts";

export const updateForm: MutationResolvers["updateForm"] = async (_, { input }, { upstream }) => {
  try {
    const { name, rule, success, status } = input;
    const form = await update(upstream, {
      ...formParts(input.id, "id"),
      ...(name != null && { name }),
      ...(rule && { rule: wireRule(rule) }),
      ...(success && { success: wireSuccess(success) }),
      ...(status && { status: lower(status) }),
    });
    return { form: formProfileOf(form) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
