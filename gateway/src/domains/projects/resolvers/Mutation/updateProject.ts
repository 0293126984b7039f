import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { MutationResolvers, UpdateProjectInput } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { projectIdOf } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { projectProblem } from "../../projectProblem.ts";
import { settingToWire } from "../../settingToWire.ts";
import { projectOf } from "../../projects.sources.ts";
import { setWidget, updateWidget } from "../../projects.upstream.ts";

/**
 * The host changes name and state in one call, and these settings together with the measurement settings in another; a
 * call never contains both.
 */
function changesOf({ name, isActive, timezone, allowedWebsites, features, setting: how }: UpdateProjectInput) {
  if (name?.trim() === "") throw invalid("name", projectsRefusals.nameMissing());
  const state = {
    ...(name && { widget_name: name.trim() }),
    ...(typeof isActive === "boolean" && { status: isActive ? (1 as const) : (0 as const) }),
  };
  const setting = {
    ...(timezone && { timezone }),
    ...(allowedWebsites && { widget_allowed_website: [...allowedWebsites] }),
    ...(features && { feature_acl: features.map(lower) }),
    ...(how && { setting: settingToWire(how) }),
  };
  return { state, setting };
}

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, { upstream }) => {
  try {
    const widget_id = projectIdOf(input.id, "id");
    const { state, setting } = changesOf(input);
    const isSetting = Object.keys(setting).length > 0;
    const isState = Object.keys(state).length > 0;
    if (!isSetting && !isState) throw invalid("name", projectsRefusals.nothingToChange());
    const change = { widget_id, ...state };
    const widget = await (isSetting ? setWidget(upstream, { ...change, ...setting }) : updateWidget(upstream, change));
    return { project: projectOf(widget) };
  } catch (error) {
    return { problem: projectProblem(error) };
  }
};
