// Is it a source map that can be read? What is wrong with it is said in words that help.
import { AnyMap, decodedMappings, type TraceMap } from "@jridgewell/trace-mapping";
import { Problem } from "#host/http/problem.ts";

const refuse = (message: string): never => {
  throw new Problem("INVALID", message, { field: "map" });
};

export function readMap(text: string): TraceMap {
  let parsed: unknown;
  try {
    // some servers put a line before JSON that keeps it from being run
    parsed = JSON.parse(text.replace(/^\)\]\}'[^\n]*\n/, ""));
  } catch {
    return refuse("This is no source map: a .map file holds JSON. Choose the .map file beside the script");
  }
  const map = parsed as { version?: unknown; mappings?: unknown; sections?: unknown; sources?: unknown } | null;
  if (typeof map !== "object" || map === null || map.version !== 3) {
    return refuse('This is no source map of version 3: it must hold "version": 3');
  }
  if (typeof map.mappings !== "string" && !Array.isArray(map.sections)) {
    return refuse('This source map has no "mappings"; build it again with source maps turned on');
  }
  try {
    const read = new AnyMap(map as ConstructorParameters<typeof AnyMap>[0]);
    const lines = decodedMappings(read);
    const last = read.sources.length;
    if (lines.some((line) => line.some((segment) => segment.length > 1 && Number(segment[1]) >= last))) {
      return refuse("This source map points to sources that it does not name; build it again");
    }
    return read;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return refuse("The mappings of this source map can't be read; build it again, and send the file as it is");
  }
}
