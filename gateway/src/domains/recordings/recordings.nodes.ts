import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { fromGlobalId, MAX_NUMBER } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { recordingOf, type RecordingSource } from "./recordings.sources.ts";
import { getRecording } from "./recordings.upstream.ts";

export interface RecordingParts {
  widgetId: number;
  key: string;
}

/** `12:0198c7a2-…`: the project, then the recording's key; null for any other text. */
export function recordingPartsOf(text: string): RecordingParts | null {
  const [project = "", key, ...rest] = text.split(":");
  const widgetId = /^[1-9]\d{0,9}$/.test(project) ? Number(project) : Number.POSITIVE_INFINITY;
  const isKey = rest.length === 0 && key !== undefined && RecordingKey.safeParse(key).data === key;
  return isKey && widgetId <= MAX_NUMBER ? { widgetId, key } : null;
}

export function recordingParts(globalId: string, field: string): RecordingParts {
  const parts = recordingPartsOf(fromGlobalId(globalId, "Recording", field));
  if (parts !== null) return parts;
  throw invalid(field, requestRefusals.notAnId({ field }));
}

const MOST = 500;

/** The project and the keys of recordings to change. */
export function chosenRecordings(ids: readonly string[]): { widget_id: number; keys: string[] } {
  if (ids.length === 0 || ids.length > MOST) throw invalid("ids", recordingsRefusals.recordingCount({ max: MOST }));
  const parts = ids.map((id, n) => recordingParts(id, `ids[${n}]`));
  const widgetId = parts[0]?.widgetId ?? 0;
  if (parts.some((part) => part.widgetId !== widgetId))
    throw invalid("ids", recordingsRefusals.recordingsOfOneProject());
  return { widget_id: widgetId, keys: parts.map(({ key }) => key) };
}

export async function recordingNode({ upstream }: Context, id: string, field: string): Promise<RecordingSource | null> {
  const { widgetId, key } = recordingParts(id, field);
  const found = await orNull(getRecording(upstream, widgetId, key));
  return found && recordingOf(widgetId, found.recording);
}
