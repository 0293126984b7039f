import { invalid } from "#gateway/graph/invalid.ts";

const LONGEST = 60;

export function segmentName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw invalid("name", "Please enter a name for the segment");
  if (trimmed.length > LONGEST) throw invalid("name", `The name is longer than ${LONGEST} characters; shorten it`);
  return trimmed;
}
