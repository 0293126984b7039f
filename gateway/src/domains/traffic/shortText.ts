import { invalid } from "#gateway/graph/invalid.ts";

const MAX_TEXT = 200;

export function shortText(text: string, field: string): string {
  if (text.length <= MAX_TEXT) return text;
  throw invalid(field, `${field} is longer than ${MAX_TEXT} characters`);
}
