import type * as rest from "@sightline/schema/rest/recordings/live";
import type { LiveRecording, LiveSessions } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

export const liveSessionsOf = ({
  rows,
  total,
}: {
  rows: readonly rest.LiveSession[];
  total: number;
}): LiveSessions => ({
  sessions: rows.map(({ state, visitor_id, start, ...session }) => ({
    ...session,
    state: upper(state),
    visitorId: visitor_id,
    startedAt: start,
  })),
  totalCount: total,
});

export const liveRecordingOf = ({
  key,
  state,
  start,
  heard,
  viewers,
  max_viewers,
  streams,
}: rest.LiveRecording): LiveRecording => ({
  ...{ key, state: upper(state), startedAt: start, lastChunkAt: heard, viewers, maxViewers: max_viewers },
  streams: streams.map(({ stream_id, url, title, from_ms, to_ms, newest, is_closed }) => ({
    ...{ streamId: stream_id, url, title, fromMs: from_ms, toMs: to_ms, newestChunk: newest, isClosed: is_closed },
  })),
});
