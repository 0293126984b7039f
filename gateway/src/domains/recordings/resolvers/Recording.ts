import type { RecordingResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { getRecording, listRecordingComments } from "../recordings.upstream.ts";

/** owners are 0 */
const ADMIN = 1;

export const Recording: Pick<RecordingResolvers, "streams" | "marks" | "attributes" | "tests" | "comments"> = {
  async streams({ widgetId, key }, _, { upstream }) {
    const { streams } = await getRecording(upstream, widgetId, key);
    return streams.map((stream) => ({
      streamId: stream.stream_id,
      tabId: stream.tab_id,
      url: stream.url,
      title: stream.title,
      fromMs: stream.from_ms,
      toMs: stream.to_ms,
      viewWidth: stream.view_w,
      viewHeight: stream.view_h,
      missing: stream.missing,
      isThrottled: stream.is_throttled,
    }));
  },

  async marks({ widgetId, key }, _, { upstream }) {
    const { marks } = await getRecording(upstream, widgetId, key);
    return marks.map(({ kind, at_ms, name, url, selector, event_name, error_hash }) => ({
      kind: upper(kind),
      atMs: at_ms,
      name,
      url,
      selector,
      eventName: event_name,
      errorId: error_hash,
    }));
  },

  async attributes({ widgetId, key }, _, { upstream }) {
    const { attributes } = await getRecording(upstream, widgetId, key);
    return Object.entries(attributes).map(([name, value]) => ({ key: name, value }));
  },

  async tests({ widgetId, key }, _, { upstream }) {
    const { tests } = await getRecording(upstream, widgetId, key);
    return camel(tests);
  },

  /** Members write them for each other. */
  async comments({ widgetId, key }, _, context) {
    if (context.principal.kind === "share") return null;
    const { rows } = await listRecordingComments(context.upstream, widgetId, key);
    const standing = await context.standing();
    const canDelete = (authorId: number) =>
      standing !== null && (standing.role <= ADMIN || standing.userId === authorId);
    return rows.map(({ comment_id, at_ms, text, author, created_at }) => ({
      commentId: comment_id,
      atMs: at_ms,
      text,
      author: author.name,
      createdAt: created_at,
      viewerCanDelete: canDelete(author.user_id),
    }));
  },
};
