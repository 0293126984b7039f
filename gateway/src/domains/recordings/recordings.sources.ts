import type { Recording as WireRecording } from "@sightline/schema/rest/recordings/recordings";
import { camel, type Camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

type Plain = Omit<Camel<WireRecording>, "status" | "visitor" | "comments" | "start">;

/** What the host returns for a row of the list. Streams, marks, attributes and comments are requested on demand. */
export interface RecordingSource extends Plain {
  __typename: "Recording";
  id: string;
  widgetId: number;
  status: "LIVE" | "FINISHED";
  startedAt: string;
  commentCount: number;
  /** as the host returns it: the audience makes it a visitor */
  wireVisitor: WireRecording["visitor"];
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
    wireVisitor: visitor,
  };
}
