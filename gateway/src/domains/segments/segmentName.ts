import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { invalid } from "#gateway/graph/invalid.ts";

const LONGEST = 60;

export function segmentName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw invalid("name", trafficRefusals.segmentNameMissing());
  if (trimmed.length > LONGEST) throw invalid("name", trafficRefusals.segmentNameTooLong({ max: LONGEST }));
  return trimmed;
}
