import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { setErrorState as set } from "../../errors.upstream.ts";

export const setErrorState: MutationResolvers["setErrorState"] = async (_, { input }, context) => {
  try {
    const { errorId, state, snoozeDays, assignee } = input;
    const { widget_id } = await namedProject(context, input.project, "project");
    await set(context.upstream, {
      widget_id,
      error_group_id: errorId,
      ...(state && { state: lower(state) }),
      ...(snoozeDays != null && { snooze_days: snoozeDays }),
      ...(assignee != null && { assignee: assignee === 0 ? null : assignee }),
    });
    return { errorId };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
