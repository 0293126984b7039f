// What an exported file says about its recording: what was recorded, and nothing that members noted.
import type { getRecording } from "@sightline/schema/rest/recordings/recordings";
import type { z } from "zod";
import type { ExportHead } from "./exportedHtml.ts";

type Described = z.infer<typeof getRecording.answer>;

/** Changes when a reader of the file must change. */
const VERSION = 1;

export interface ExportedRecording extends ExportHead {
  format: "recording";
  version: typeof VERSION;
  exported_at: string;
  recording: object;
  streams: Described["streams"];
  marks: Described["marks"];
  attributes: Described["attributes"];
  tests: Described["tests"];
  first_seen: Described["first_seen"];
}

export function exportedRecording(
  { recording, ...details }: Described,
  project: string,
  now: number,
): ExportedRecording {
  const notes = { is_starred: undefined, is_viewed: undefined, is_internal: undefined, comments: undefined };
  return {
    ...{ format: "recording", version: VERSION, project, exported_at: new Date(now).toISOString() },
    // what is undefined is not written
    recording: { ...recording, ...notes, tags: undefined },
    ...details,
  };
}
