// Keys of the chunks of recordings: by project, day (UTC) of the recording's start, and session, so that whole folders
// can be deleted.

export interface ChunkPlace {
  widget_id: number;
  /** YYYY-MM-DD */
  day: string;
  session_id: string;
  stream_id: string;
  seq: number;
}

export const projectFolder = (widgetId: number) => `recordings/${widgetId}`;
export const dayFolder = (widgetId: number, day: string) => `${projectFolder(widgetId)}/${day}`;

export const recordingFolder = ({ widget_id, day, session_id }: Pick<ChunkPlace, "widget_id" | "day" | "session_id">) =>
  `${dayFolder(widget_id, day)}/${session_id}`;

export const chunkBlob = (chunk: ChunkPlace): string => `${recordingFolder(chunk)}/${chunk.stream_id}-${chunk.seq}.gz`;
