import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { createBlockRule as create } from "../../blocking/blocking.upstream.ts";

export const createBlockRule: MutationResolvers["createBlockRule"] = async (_, { input }, context) => {
  try {
    const { kind, value, label, appliesToPast } = input;
    if (value.trim() === "") throw invalid("value", projectsRefusals.blockValueMissing());
    const project = await namedProject(context, input.project, "project");
    await create(context.upstream, {
      widget_id: project.widget_id,
      kind: lower(kind),
      value,
      label: label ?? "",
      apply_to_past: appliesToPast ?? false,
    });
    return { project };
  } catch (error) {
    const problem = refusal(error);
    return { problem: problem.field === "applyToPast" ? { ...problem, field: "appliesToPast" } : problem };
  }
};
