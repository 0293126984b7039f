// Which sessions are recorded: rows of other lists link to the second of a recording.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { RecordingKey } from "./recordings.ts";

/** Number of sessions in a question: a page of any list. */
export const MAX_SESSIONS = 1000;

export const getRecordingStarts = endpoint({
  name: "getRecordingStarts",
  method: "POST",
  path: "/recording/starts",
  summary: "Which of these sessions are recorded, and since when. Sessions without a recording are left out.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId, sessions: z.array(RecordingKey).min(1).max(MAX_SESSIONS) }),
  answer: z.object({
    rows: z.array(
      z.object({
        key: z.string(),
        visitor_id: z.string(),
        /** times of the first and last recorded event */
        start: z.iso.datetime(),
        end: z.iso.datetime(),
      }),
    ),
  }),
});
