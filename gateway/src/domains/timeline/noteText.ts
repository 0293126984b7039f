import { invalid } from "#gateway/graph/invalid.ts";

const MAX_TEXT = 500;

export function noteText(given: string): string {
  const text = given.trim();
  if (text === "") throw invalid("text", "The note is empty; write a few words");
  if (text.length > MAX_TEXT) throw invalid("text", `The note is longer than ${MAX_TEXT} characters; shorten it`);
  return text;
}
