// Deletes recordings: bytes first, then rows, then what members noted, so that a deletion which fails can be repeated.
// A deleted session is remembered, so that a page that is still open does not store it again.
import type { LiveRecordings } from "#host/http/services.ts";
import type { BlobStore } from "#host/stores/blobs/blobs.ts";
import { dayFolder, projectFolder, recordingFolder } from "#host/stores/blobs/recordingBlob.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";
import type { RecordedSessions } from "./recordedSessions.ts";

export interface RecordingRemoval {
  /** Deletes the recordings of these sessions; returns how many there were. */
  removeSessions(widgetId: number, sessionIds: readonly string[]): Promise<number>;
  /** All recordings of a visitor, of whom ingest no longer accepts events. */
  removeVisitor(widgetId: number, visitorId: string): Promise<number>;
  /** All recordings of a project that no longer accepts events. */
  removeProject(widgetId: number): Promise<void>;
  /** All recordings that began before a day, YYYY-MM-DD. */
  removeBefore(widgetId: number, day: string): Promise<void>;
  /** Forgets which sessions were deleted when no page of them can be open. */
  prune(): Promise<void>;
  /** How often rows of the project were deleted since the start. */
  removals(widgetId: number): number;
}

interface Needs {
  events: EventStore;
  entities: EntityStore;
  blobs: BlobStore;
  now(): number;
  sessions: RecordedSessions;
  live: Pick<LiveRecordings, "remove">;
  flush(): Promise<void>;
}

const NOTES = [
  "recording_star",
  "recording_tag",
  "recording_view",
  "recording_comment",
  "collected_recording",
] as const;
const TOGETHER = 500;
/** Events, too, are accepted for 7 days. */
const REMEMBERED_MS = 8 * 86_400_000;

export function createRemoval({ events, entities, blobs, now, sessions, live, flush }: Needs): RecordingRemoval {
  const removals = new Map<number, number>();

  async function deleteRows(where: string, params: Record<string, unknown> & { widget: number }): Promise<void> {
    await events.command(
      `DELETE FROM recording_chunk WHERE widget_id = {widget:UInt32} AND ${where} SETTINGS lightweight_deletes_sync = 1`,
      params,
    );
    removals.set(params.widget, (removals.get(params.widget) ?? 0) + 1);
  }

  const find = (where: string, params: Record<string, unknown>) =>
    events.query(
      { session_id: text, on_day: text },
      `SELECT DISTINCT session_id, toString(day) AS on_day FROM recording_chunk
       WHERE widget_id = {widget:UInt32} AND ${where}`,
      params,
    );

  async function deleteNotes(widgetId: number, sessionIds: readonly string[]): Promise<void> {
    for (let at = 0; at < sessionIds.length; at += TOGETHER) {
      const some = sessionIds.slice(at, at + TOGETHER);
      for (const table of NOTES)
        await entities.deleteFrom(table).where("widget_id", "=", widgetId).where("session_id", "in", some).execute();
    }
  }

  async function markDeleted(widgetId: number, sessionIds: readonly string[]): Promise<void> {
    const deleted_at = new Date(now());
    await entities
      .insertInto("deleted_recording")
      .values(sessionIds.map((session_id) => ({ widget_id: widgetId, session_id, deleted_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const active = new Set(sessions.active(widgetId));
    for (const sessionId of sessionIds) {
      if (!active.has(sessionId)) continue;
      await sessions.run({ widgetId, sessionId }, async (session) => void (session.isDeleted = true));
    }
    live.remove(widgetId, sessionIds);
  }

  async function removeSome(widgetId: number, sessionIds: readonly string[]): Promise<number> {
    await markDeleted(widgetId, sessionIds);
    await flush();
    const params = { widget: widgetId, sessions: sessionIds };
    const found = await find("session_id IN {sessions:Array(UUID)}", params);
    for (const { session_id, on_day } of found)
      await blobs.deleteFolder(recordingFolder({ widget_id: widgetId, day: on_day, session_id }));
    if (found.length > 0) await deleteRows("session_id IN {sessions:Array(UUID)}", params);
    await deleteNotes(widgetId, sessionIds);
    return found.length;
  }

  async function removeSessions(widgetId: number, sessionIds: readonly string[]): Promise<number> {
    let removed = 0;
    for (let at = 0; at < sessionIds.length; at += TOGETHER)
      removed += await removeSome(widgetId, sessionIds.slice(at, at + TOGETHER));
    return removed;
  }

  return {
    removeSessions,
    async removeVisitor(widgetId, visitorId) {
      const active = sessions.active(widgetId, visitorId);
      // chunks that were being accepted when the visitor was deleted are stored or dropped after this
      for (const sessionId of active) await sessions.run({ widgetId, sessionId }, async () => undefined);
      await flush();
      const stored = await find("visitor_id = {visitor:UUID}", { widget: widgetId, visitor: visitorId });
      return removeSessions(widgetId, [...new Set([...active, ...stored.map(({ session_id }) => session_id)])]);
    },
    async removeProject(widgetId) {
      for (const sessionId of sessions.active(widgetId))
        await sessions.run({ widgetId, sessionId }, async (session) => void (session.isDeleted = true));
      live.remove(widgetId);
      await flush();
      await blobs.deleteFolder(projectFolder(widgetId));
      const [left] = await find("1 LIMIT 1", { widget: widgetId });
      if (left) await deleteRows("1", { widget: widgetId });
      for (const table of [...NOTES, "recording_collection", "deleted_recording"] as const)
        await entities.deleteFrom(table).where("widget_id", "=", widgetId).execute();
    },
    async removeBefore(widgetId, day) {
      const params = { widget: widgetId, day };
      const found = await find("day < toDate({day:String})", params);
      // a chunk that was refused while it was being stored has bytes without a row
      const stored = await blobs.list(projectFolder(widgetId));
      const days = new Set([...found.map(({ on_day }) => on_day), ...stored.filter((name) => name < day)]);
      for (const each of days) await blobs.deleteFolder(dayFolder(widgetId, each));
      if (found.length === 0) return;
      await deleteNotes(
        widgetId,
        found.map(({ session_id }) => session_id),
      );
      await deleteRows("day < toDate({day:String})", params);
    },
    async prune() {
      const stale = new Date(now() - REMEMBERED_MS);
      await entities.deleteFrom("deleted_recording").where("deleted_at", "<", stale).execute();
    },
    removals: (widgetId) => removals.get(widgetId) ?? 0,
  };
}
