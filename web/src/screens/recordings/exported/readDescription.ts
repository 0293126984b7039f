// What the gateway wrote into the file about the recording.
import type { RecordedStream } from "#web/replay/playback/recordingClock.ts";
import type { Mark } from "../_lib/marks.ts";

/** As the host describes a recording. */
interface Description {
  project: string;
  recording: {
    start: string;
    duration_ms: number;
    visitor: { visitor_id: string; user_id: string; name: string; email: string };
  };
  streams: { stream_id: string; url: string; from_ms: number; to_ms: number; missing: number[] }[];
  marks: { kind: string; at_ms: number; name: string; selector: string }[];
}

export interface ExportedRecording {
  startedAt: number;
  durationMs: number;
  visitor: { visitorId: string; userId: string; name: string; email: string };
  streams: (RecordedStream & { url: string })[];
  marks: Mark[];
}

export function readDescription(page: Document): ExportedRecording {
  const { recording, streams, marks } = JSON.parse(page.getElementById("recording")?.textContent ?? "") as Description;
  const { visitor_id, user_id, name, email } = recording.visitor;
  return {
    startedAt: Date.parse(recording.start),
    durationMs: recording.duration_ms,
    visitor: { visitorId: visitor_id, userId: user_id, name, email },
    streams: streams.map(({ stream_id, url, from_ms, to_ms, missing }) => ({
      ...{ stream: stream_id, url, from: from_ms, to: to_ms, missing },
    })),
    marks: marks.map(({ kind, at_ms, ...mark }) => ({
      ...{ ...mark, kind: kind.toUpperCase(), atMs: at_ms, errorId: null },
    })),
  };
}
