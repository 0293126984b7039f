import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { formProfileOf, wireRule, wireSuccess } from "../../forms.sources.ts";
import { createForm as create } from "../../forms.upstream.ts";

export const createForm: MutationResolvers["createForm"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    const { name, rule, success, isAuto, status } = input;
    const form = await create(context.upstream, {
      ...{ widget_id, name, rule: wireRule(rule) },
      ...(success && { success: wireSuccess(success) }),
      ...(isAuto != null && { is_auto: isAuto }),
      ...(status && { status: lower(status) }),
    });
    return { form: formProfileOf(form) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
