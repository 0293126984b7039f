import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { checkOf } from "../../installing/checkOf.ts";
import { checkWebsite as check } from "../../installing/installing.upstream.ts";

export const checkWebsite: MutationResolvers["checkWebsite"] = async (_, { input }, context) => {
  try {
    if (input.url.trim() === "") throw invalid("url", projectsRefusals.pageMissing());
    const { widget_id } = await namedProject(context, input.project, "project");
    return { check: checkOf(await check(context.upstream, widget_id, input.url)) };
  } catch (error) {
    const problem = refusal(error);
    return { problem: problem.field === "websiteURL" ? { ...problem, field: "url" } : problem };
  }
};
