// A recording as one JSON file: its description, and its chunks with their rrweb events, as they were stored.
import type { ExportedRecording } from "./exportedRecording.ts";

interface Envelope {
  stream_id: string;
  tab_id: unknown;
  seq: number;
  from: unknown;
  to: unknown;
}

/** Undefined for an event. Only lines that may be one are parsed: a full snapshot has megabytes. */
function envelopeOf(line: string): Envelope | undefined {
  if (!line.includes('"stream_id"')) return undefined;
  const { stream_id, tab_id, seq, from, to } = JSON.parse(line) as Partial<Envelope>;
  return typeof stream_id === "string" && typeof seq === "number" ? { stream_id, tab_id, seq, from, to } : undefined;
}

export async function* recordingJson(head: ExportedRecording, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"chunks":[`;
  let end = "";
  let comma = "";
  for await (const line of lines) {
    const envelope = envelopeOf(line);
    if (envelope) {
      yield `${end}\n${JSON.stringify(envelope).slice(0, -1)},"events":[`;
      end = "]},";
      comma = "\n";
    } else if (end !== "") {
      yield comma + line;
      comma = ",\n";
    }
  }
  yield `${end.slice(0, -1)}\n]}\n`;
}
