// Validates a source map. The error message explains the problem.
import { AnyMap, decodedMappings, type TraceMap } from "@jridgewell/trace-mapping";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";

const refuse = (refusal: Refusal): never => {
  throw new Problem(refusal, { field: "map" });
};

export function readMap(text: string): TraceMap {
  let parsed: unknown;
  try {
    // some servers put a line before the JSON to prevent its execution as a script
    parsed = JSON.parse(text.replace(/^\)\]\}'[^\n]*\n/, ""));
  } catch {
    return refuse(errorsRefusals.notASourceMap());
  }
  const map = parsed as { version?: unknown; mappings?: unknown; sections?: unknown; sources?: unknown } | null;
  if (typeof map !== "object" || map === null || map.version !== 3) {
    return refuse(errorsRefusals.sourceMapVersion());
  }
  if (typeof map.mappings !== "string" && !Array.isArray(map.sections)) {
    return refuse(errorsRefusals.sourceMapWithoutMappings());
  }
  try {
    const read = new AnyMap(map as ConstructorParameters<typeof AnyMap>[0]);
    const lines = decodedMappings(read);
    const last = read.sources.length;
    if (lines.some((line) => line.some((segment) => segment.length > 1 && Number(segment[1]) >= last))) {
      return refuse(errorsRefusals.sourceMapSources());
    }
    return read;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return refuse(errorsRefusals.sourceMapMappings());
  }
}
