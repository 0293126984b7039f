import type { Widget, WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { Installation, ProjectSetting, RecordingSetting } from "#gateway/__generated__/resolverTypes.ts";
import type { ProjectNode } from "#gateway/graph/project.ts";

/** A project as getWidgets returns it, including counts: the list costs one call regardless of its length. */
export type ProjectSource = ProjectNode;

/** No result means: show the banner. */
export const installationOf = (answer: { installed_at: string } | undefined): Installation => ({
  showBanner: answer === undefined,
  installedAt: answer?.installed_at ?? null,
});

const recordingOf = (setting: WidgetSetting["recording"]): RecordingSetting => ({
  isOn: setting.is_on,
  sample: setting.sample,
  minSeconds: setting.min_seconds,
  masksTexts: setting.mask_texts,
  maskSelectors: setting.mask_selectors,
  blockSelectors: setting.block_selectors,
  keepsImages: setting.keep_images,
});

export const settingOf = (setting: WidgetSetting): ProjectSetting => ({
  currency: setting.currency,
  anonymisesAddresses: setting.anonymise_ip,
  respectsDoNotTrack: setting.respect_dnt,
  keepsText: setting.keep_text,
  followsSinglePageApps: setting.follow_spa,
  retentionDays: setting.retention_days,
  ignoresTrailingSlash: setting.page_ignore_slash,
  ignoresPathCase: setting.page_ignore_case,
  ignoresDefaultDocument: setting.page_ignore_index,
  pageParameters: setting.page_parameters,
  recording: recordingOf(setting.recording),
});

export const projectOf = (widget: Widget): ProjectSource => ({ __typename: "Project", ...widget });

export const projectKey = ({ widget_name, widget_id }: ProjectSource) => [widget_name, widget_id];
