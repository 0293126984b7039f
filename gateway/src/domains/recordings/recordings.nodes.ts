import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { fromGlobalId, MAX_NUMBER, numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import {
  collectionOf,
  recordingOf,
  type RecordingCollectionSource,
  type RecordingSource,
} from "./recordings.sources.ts";
import { getRecording, listCollections } from "./recordings.upstream.ts";

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
export function chosenRecordings(ids: readonly string[], field = "ids"): { widget_id: number; keys: string[] } {
  if (ids.length === 0 || ids.length > MOST) throw invalid(field, recordingsRefusals.recordingCount({ max: MOST }));
  const parts = ids.map((id, n) => recordingParts(id, `${field}[${n}]`));
  const widgetId = parts[0]?.widgetId ?? 0;
  if (parts.some((part) => part.widgetId !== widgetId))
    throw invalid(field, recordingsRefusals.recordingsOfOneProject());
  return { widget_id: widgetId, keys: parts.map(({ key }) => key) };
}

export async function recordingNode({ upstream }: Context, id: string, field: string): Promise<RecordingSource | null> {
  const { widgetId, key } = recordingParts(id, field);
  const found = await orNull(getRecording(upstream, widgetId, key));
  return found && recordingOf(widgetId, found.recording);
}

export const collectionNumbers = (id: string, field: string) => numbersFromGlobalId(id, "RecordingCollection", field);

export async function recordingCollectionNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<RecordingCollectionSource | null> {
  const [widgetId, collectionId] = collectionNumbers(id, field);
  const { rows } = await listCollections(upstream, widgetId);
  const found = rows.find(({ collection_id }) => collection_id === collectionId);
  return found === undefined ? null : collectionOf(found);
}

const LONGEST = 60;

export function collectionName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw invalid("name", recordingsRefusals.collectionNameMissing());
  if (trimmed.length > LONGEST) throw invalid("name", recordingsRefusals.collectionNameTooLong({ max: LONGEST }));
  return trimmed;
}

/** Keys of recordings of this project; none for none. */
export function keysOfProject(ids: readonly string[] | null | undefined, widgetId: number, field: string): string[] {
  if (!ids || ids.length === 0) return [];
  const { widget_id, keys } = chosenRecordings(ids, field);
  if (widget_id !== widgetId) throw invalid(field, recordingsRefusals.recordingsOfOneProject());
  return keys;
}
