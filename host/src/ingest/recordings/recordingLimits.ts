// Bounds what anybody can send: a project's key is public. Counted in memory, in windows of a minute for senders and
// projects, and by UTC day for the bytes of a project.
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

export interface ChunkLimits {
  /** in a minute: of one address, which an office may share, and of a project */
  senderChunks: number;
  senderBytes: number;
  projectChunks: number;
  /** of a project in a UTC day */
  projectBytes: number;
  /** of one recording */
  recordingBytes: number;
  recordingStreams: number;
}

export const DEFAULT_LIMITS: ChunkLimits = {
  senderChunks: 3000,
  senderBytes: 200 * 1024 ** 2,
  projectChunks: 120_000,
  projectBytes: 50 * 1024 ** 3,
  recordingBytes: 200 * 1024 ** 2,
  recordingStreams: 500,
};

const WINDOW_MS = 60_000;
const DAY_MS = 86_400_000;
const MAX_WINDOWS = 20_000;

interface Window {
  until: number;
  chunks: number;
  bytes: number;
}

interface Day {
  day: number;
  bytes: number;
}

export interface RecordingLimits {
  /** Counts a chunk; throws RATE_LIMITED if it exceeds a limit. */
  count(chunk: { widgetId: number; sender: string; bytes: number }): Promise<void>;
}

export function createRecordingLimits(events: EventStore, limits: ChunkLimits, now: () => number): RecordingLimits {
  const windows = new Map<string, Window>();
  const days = new Map<number, Promise<Day>>();

  function windowOf(name: string, at: number): Window {
    const current = (key: string) => {
      const found = windows.get(key);
      return found && found.until > at ? found : undefined;
    };
    const own = current(name);
    if (own) return own;
    if (windows.size >= MAX_WINDOWS) for (const [key, { until }] of windows) if (until <= at) windows.delete(key);
    // too many senders at once to count each: they share the limit of one
    const key = windows.size >= MAX_WINDOWS ? "others" : name;
    const made = current(key) ?? { until: at + WINDOW_MS, chunks: 0, bytes: 0 };
    windows.set(key, made);
    return made;
  }

  async function storedToday(widgetId: number, day: number): Promise<Day> {
    const [row] = await events.query(
      { bytes: number },
      `SELECT sum(bytes) AS bytes FROM recording_chunk
       WHERE widget_id = {widget:UInt32} AND day >= toDate(fromUnixTimestamp64Milli({from:Int64}, 'UTC')) - 1
         AND received_at >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')`,
      { widget: widgetId, from: day * DAY_MS },
    );
    return { day, bytes: row?.bytes ?? 0 };
  }

  async function dayOf(widgetId: number, at: number): Promise<Day> {
    const day = Math.floor(at / DAY_MS);
    const known = days.get(widgetId);
    if (known) {
      const found = await known;
      if (found.day !== day) Object.assign(found, { day, bytes: 0 });
      return found;
    }
    const loaded = storedToday(widgetId, day);
    days.set(widgetId, loaded);
    loaded.catch(() => days.delete(widgetId));
    return await loaded;
  }

  return {
    async count({ widgetId, sender, bytes }) {
      const at = now();
      const tooMany = ({ until }: Window) =>
        new Problem(recordingsRefusals.tooManyChunks(), { retryAfter: Math.max(1, Math.ceil((until - at) / 1000)) });
      const own = windowOf(`${widgetId}:${sender}`, at);
      const all = windowOf(`${widgetId}`, at);
      if (own.chunks >= limits.senderChunks || own.bytes + bytes > limits.senderBytes) throw tooMany(own);
      if (all.chunks >= limits.projectChunks) throw tooMany(all);
      for (const window of [own, all]) {
        window.chunks++;
        window.bytes += bytes;
      }
      const today = await dayOf(widgetId, at);
      if (today.bytes + bytes > limits.projectBytes)
        throw new Problem(recordingsRefusals.projectFull(), { retryAfter: 3600 });
      today.bytes += bytes;
    },
  };
}
