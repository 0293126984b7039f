import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type {
  MutationResolvers,
  ProjectSettingInput,
  UpdateProjectInput,
} from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { projectIdOf } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { projectProblem } from "../../projectProblem.ts";
import { projectOf } from "../../projects.sources.ts";
import { setWidget, updateWidget } from "../../projects.upstream.ts";

/** Maps a setting to the wire. null clears a currency or a number of days; for other fields it has no effect. */
function settingToWire(setting: ProjectSettingInput) {
  const { currency, retentionDays, anonymisesAddresses, respectsDoNotTrack, keepsText, followsSinglePageApps } =
    setting;
  const { ignoresTrailingSlash, ignoresPathCase, ignoresDefaultDocument, pageParameters } = setting;
  return {
    ...(currency !== undefined && { currency }),
    ...(retentionDays !== undefined && { retention_days: retentionDays }),
    ...(typeof anonymisesAddresses === "boolean" && { anonymise_ip: anonymisesAddresses }),
    ...(typeof respectsDoNotTrack === "boolean" && { respect_dnt: respectsDoNotTrack }),
    ...(typeof keepsText === "boolean" && { keep_text: keepsText }),
    ...(typeof followsSinglePageApps === "boolean" && { follow_spa: followsSinglePageApps }),
    ...(typeof ignoresTrailingSlash === "boolean" && { page_ignore_slash: ignoresTrailingSlash }),
    ...(typeof ignoresPathCase === "boolean" && { page_ignore_case: ignoresPathCase }),
    ...(typeof ignoresDefaultDocument === "boolean" && { page_ignore_index: ignoresDefaultDocument }),
    ...(pageParameters && { page_parameters: [...pageParameters] }),
  };
}

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
