import { invalid, notFound, refusals } from "../refusals/message.ts";

export const recordingsRefusals = refusals("recordings", {
  recordingUnknown: notFound("This recording doesn't exist, or you don't have access"),
  recordingCount: invalid("Choose 1 to {max, number} recordings"),
  recordingsOfOneProject: invalid("Choose recordings of one project"),
  tagLength: invalid("A tag must have 1 to 40 characters"),
  stepCount: invalid("A sequence can have at most {max, number} steps"),
});
