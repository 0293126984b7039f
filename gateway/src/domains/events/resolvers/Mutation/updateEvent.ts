import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { namingOf } from "../../naming.ts";
import { updateEvent as update } from "../../naming.upstream.ts";

const fields: Readonly<Record<string, string>> = { eventName: "name", hidden: "isHidden" };

export const updateEvent: MutationResolvers["updateEvent"] = async (_, { input }, context) => {
  const { widget_id } = await namedProject(context, input.project, "project");
  try {
    const { name, displayName, isHidden, mergedInto, isSeparate } = input;
    const naming = await update(context.upstream, {
      widget_id,
      event_name: name,
      ...(displayName != null && { display_name: displayName }),
      ...(isHidden != null && { hidden: isHidden }),
      ...(mergedInto != null && { merged_into: mergedInto }),
      ...(isSeparate && { merged_into: null }),
    });
    return { naming: namingOf(naming) };
  } catch (error) {
    const problem = refusal(error);
    return { problem: { ...problem, field: fields[problem.field ?? ""] ?? problem.field ?? null } };
  }
};
