// The messages between the app and the document that replays recorded pages (replay-frame.html). The app has the clock
// and decides what is shown; the document only shows it. All times are milliseconds from the recording's start.

/** An rrweb event whose timestamp is its time in the recording. */
export interface ReplayEvent {
  type: number;
  timestamp: number;
  data: unknown;
}

export type ToFrame =
  | { kind: "add"; stream: string; events: readonly ReplayEvent[] }
  /** Show the document of this stream at this time, and continue from there if it plays. */
  | { kind: "show"; stream: string; at: number; isPlaying: boolean; speed: number }
  /** Outline this element of the shown pages. Null: none. */
  | { kind: "outline"; selector: string | null };

/**
 * Of the outlined element at the shown time: in the visitor's window, outside of it so that the page was scrolled to it,
 * on the page but not visible, or not on the page.
 */
export type OutlinePlace = "seen" | "scrolled" | "hidden" | "absent";

export type FromFrame =
  /** the size of the visitor's window in CSS pixels */
  | { kind: "size"; width: number; height: number }
  /** the page is shown at the requested time */
  | { kind: "shown"; stream: string; at: number }
  /** Nothing of this stream can be shown at this time: its full snapshot is missing. */
  | { kind: "absent"; stream: string; at: number }
  /** Number of files of the shown page that are not part of the recording, such as images and fonts. */
  | { kind: "blocked"; stream: string; files: number }
  | { kind: "outlined"; place: OutlinePlace | null };

/** Sent by the document when its script runs, and by the app, which adds a port. */
export const OPEN = "replay-open";
