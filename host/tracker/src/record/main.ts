// The recorder: a module that the tracker loads for sessions that are recorded (src/site/script/trackerScript.ts).
import { restoreArrays } from "./page/nativeArrays.ts";
import { openRecorder, type Recorder, type RecordedTracker } from "./recorder.ts";
import { watchConsole } from "./page/consoleLines.ts";
import { watchRequests } from "./page/requests.ts";
import { takeSetting } from "./setting.ts";
import { newId, isId } from "#tracker/id.ts";
import { quiet } from "#tracker/quiet.ts";

export interface Source {
  host: string;
  key: string;
  /** attributes of the tracker's tag */
  data: DOMStringMap;
}

const setting = takeSetting();
const isSupported = restoreArrays() && typeof CompressionStream === "function";
let recorder: Recorder | undefined;

/** The same for all documents of a tab; of this document alone if storage is unavailable. */
function tabId(key: string): string {
  const name = `tracker:${key}:tab`;
  const made = newId();
  try {
    const stored = sessionStorage.getItem(name);
    if (isId(stored)) return stored;
    sessionStorage.setItem(name, made);
  } catch {
    // storage is unavailable
  }
  return made;
}

/** The tracker calls it with each page view of a session that is recorded. */
export const record = quiet((tracker: RecordedTracker, { host, key, data }: Source) => {
  if (!setting?.is_on || !isSupported) return;
  if (!recorder) {
    const opened = openRecorder(tracker, `${host}/record/${encodeURIComponent(key)}`, setting, tabId(key));
    if (data["console"] !== "off") quiet(watchConsole)(opened.add);
    if (data["network"] !== "off") quiet(watchRequests)(opened.add, host);
    recorder = opened;
  }
  recorder.check();
});
