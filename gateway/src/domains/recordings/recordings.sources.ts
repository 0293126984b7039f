import type { RecordingCollection as WireCollection } from "@sightline/schema/rest/recordings/collections";
import type { Recording as WireRecording } from "@sightline/schema/rest/recordings/recordings";
import type { RecordingCollection } from "#gateway/__generated__/resolverTypes.ts";
import { camel, type Camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

type Plain = Omit<Camel<WireRecording>, "status" | "visitor" | "comments" | "start">;

/** When the visitor was first seen is requested on demand. */
export interface RecordedVisitorSource extends Camel<WireRecording["visitor"]> {
  widgetId: number;
  /** of the recording */
  key: string;
}

/** What the host returns for a row of the list. Streams, marks, attributes and comments are requested on demand. */
export interface RecordingSource extends Plain {
  __typename: "Recording";
  id: string;
  widgetId: number;
  status: "LIVE" | "FINISHED";
  startedAt: string;
  commentCount: number;
  visitor: RecordedVisitorSource;
}

export function recordingOf(widgetId: number, wire: WireRecording): RecordingSource {
  const { visitor, status, comments, start, ...plain } = wire;
  return {
    ...camel(plain),
    __typename: "Recording",
    id: toGlobalId("Recording", `${widgetId}:${wire.key}`),
    widgetId,
    status: upper(status),
    startedAt: start,
    commentCount: comments,
    visitor: { ...camel(visitor), widgetId, key: wire.key },
  };
}

export interface RecordingCollectionSource extends RecordingCollection {
  __typename: "RecordingCollection";
}

/** Collections are listed by project, so an id contains both. */
export const collectionOf = (wire: WireCollection): RecordingCollectionSource => ({
  __typename: "RecordingCollection",
  id: toGlobalId("RecordingCollection", `${wire.widget_id}:${wire.collection_id}`),
  name: wire.name,
  search: wire.search,
  recordingCount: wire.recordings,
  author: wire.author,
  createdAt: wire.created_at,
});
