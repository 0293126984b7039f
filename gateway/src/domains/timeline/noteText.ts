import { timelineRefusals } from "@sightline/schema/rest/timeline/refusals";
import { invalid } from "#gateway/graph/invalid.ts";

const MAX_TEXT = 500;

export function noteText(given: string): string {
  const text = given.trim();
  if (text === "") throw invalid("text", timelineRefusals.noteEmpty());
  if (text.length > MAX_TEXT) throw invalid("text", timelineRefusals.noteTooLong({ max: MAX_TEXT }));
  return text;
}
