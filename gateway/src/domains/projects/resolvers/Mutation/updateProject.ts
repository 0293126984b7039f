import type { MutationResolvers, UpdateProjectInput } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { projectIdOf } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { projectProblem } from "../../projectProblem.ts";
import { projectOf } from "../../projects.sources.ts";
import { setWidget, updateWidget } from "../../projects.upstream.ts";

/** The host settles name and state by one call, how the project measures by another. */
function changesOf({ name, isActive, timezone, allowedWebsites, features }: UpdateProjectInput) {
  if (name?.trim() === "") throw invalid("name", "Please enter the name of the project");
  const state = {
    ...(name && { widget_name: name.trim() }),
    ...(typeof isActive === "boolean" && { status: isActive ? (1 as const) : (0 as const) }),
  };
  const setting = {
    ...(timezone && { timezone }),
    ...(allowedWebsites && { widget_allowed_website: [...allowedWebsites] }),
    ...(features && { feature_acl: features.map(lower) }),
  };
  return { state, setting };
}

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, { upstream }) => {
  try {
    const widget_id = projectIdOf(input.id, "id");
    const { state, setting } = changesOf(input);
    const isSetting = Object.keys(setting).length > 0;
    const isState = Object.keys(state).length > 0;
    if (!isSetting && !isState) throw invalid("name", "Nothing to change: send what the project shall be");
    let widget = isSetting ? await setWidget(upstream, { widget_id, ...setting }) : undefined;
    if (isState || widget === undefined) widget = await updateWidget(upstream, { widget_id, ...state });
    return { project: projectOf(widget) };
  } catch (error) {
    return { problem: projectProblem(error) };
  }
};
