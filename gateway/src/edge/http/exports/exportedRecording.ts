// What an exported file says about its recording: what was recorded, and nothing that members noted.
import type { getRecording } from "@sightline/schema/rest/recordings/recordings";
import type { z } from "zod";

type Described = z.infer<typeof getRecording.answer>;

/** Changes when a reader of the file must change. */
const VERSION = 1;

export interface ExportHead {
  format: "recording";
  version: typeof VERSION;
  project: string;
  exported_at: string;
  recording: object;
  streams: Described["streams"];
  marks: Described["marks"];
  attributes: Described["attributes"];
  tests: Described["tests"];
}

export function exportHead({ recording, ...details }: Described, project: string, now: number): ExportHead {
  const { visitor, ...recorded } = recording;
  const notes = { is_starred: undefined, is_viewed: undefined, is_internal: undefined, comments: undefined };
  return {
    ...{ format: "recording", version: VERSION, project, exported_at: new Date(now).toISOString() },
    // what is undefined is not written
    recording: { ...recorded, ...notes, tags: undefined, visitor: { ...visitor, tags: undefined } },
    ...details,
  };
}
