// The project's setting, which the host writes in front of this module.
import type { RecordingSetting } from "@sightline/schema/rest/recordings/chunks";

export interface PageSetting extends RecordingSetting {
  /** query parameters that identify a page: their values are stored in its URL */
  page_parameters: string[];
}

declare global {
  var siteTrackerRecording: PageSetting | undefined;
}

/** Removes the setting, so that the module of a second project on the page finds its own. */
export function takeSetting(): PageSetting | undefined {
  const setting = globalThis.siteTrackerRecording;
  globalThis.siteTrackerRecording = undefined;
  return setting;
}
