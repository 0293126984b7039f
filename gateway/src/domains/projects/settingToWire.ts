import type { ProjectSettingInput, RecordingSettingInput } from "#gateway/__generated__/resolverTypes.ts";

function recordingToWire(setting: RecordingSettingInput) {
  const { isOn, sample, minSeconds, masksTexts, maskSelectors, blockSelectors, keepsImages } = setting;
  return {
    ...(typeof isOn === "boolean" && { is_on: isOn }),
    ...(typeof sample === "number" && { sample }),
    ...(typeof minSeconds === "number" && { min_seconds: minSeconds }),
    ...(typeof masksTexts === "boolean" && { mask_texts: masksTexts }),
    ...(maskSelectors && { mask_selectors: [...maskSelectors] }),
    ...(blockSelectors && { block_selectors: [...blockSelectors] }),
    ...(typeof keepsImages === "boolean" && { keep_images: keepsImages }),
  };
}

/** Maps a setting to the wire. null clears a currency or a number of days; for other fields it has no effect. */
export function settingToWire(setting: ProjectSettingInput) {
  const { currency, retentionDays, anonymisesAddresses, respectsDoNotTrack, keepsText, followsSinglePageApps } =
    setting;
  const { ignoresTrailingSlash, ignoresPathCase, ignoresDefaultDocument, pageParameters, recording } = setting;
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
    ...(recording && { recording: recordingToWire(recording) }),
  };
}
