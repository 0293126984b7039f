// A stack in the site's original source: each call is resolved by the source map of its script and release.
import { originalPositionFor, sourceContentFor, type TraceMap } from "@jridgewell/trace-mapping";
import type { ErrorFrame } from "@sightline/schema/rest/errors/sourceMaps";
import type { EntityStore } from "#host/stores/entities.ts";
import { storedMap } from "./storedMaps.ts";
import { isSameScript, scriptFile } from "./scriptFile.ts";
import { stackFrames, type StackFrame } from "./stackFrames.ts";

/** Context lines before and after the line of the call. */
const AROUND = 3;
/** Characters per line: a source may itself be minified. */
const WIDEST = 300;

function originalOf(map: TraceMap, { name, line, column }: StackFrame): ErrorFrame["original"] {
  // browsers number columns from 1, source maps from 0
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return null;
  const lines = sourceContentFor(map, found.source)?.split("\n") ?? [];
  const first = Math.max(1, found.line - AROUND);
  return {
    source: found.source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^(\.\.?\/)+/, ""),
    line: found.line,
    column: found.column + 1,
    name: found.name ?? name,
    lines: lines
      .slice(first - 1, found.line + AROUND)
      .map((text, n) => ({ line: first + n, text: text.replace(/\r$/, "").slice(0, WIDEST) })),
  };
}

/** Empty if there is no source map for any of its calls. */
export async function originalFrames(
  entities: EntityStore,
  { widgetId, release, stack }: { widgetId: number; release: string; stack: string },
): Promise<ErrorFrame[]> {
  const maps = await entities
    .selectFrom("source_map")
    .select(["source_map_id", "file", "digest"])
    .where("widget_id", "=", widgetId)
    .where("release", "=", release)
    .execute();
  if (maps.length === 0) return [];
  // the longest path is the best match
  const ordered = maps.toSorted((one, other) => other.file.length - one.file.length);
  const frames: ErrorFrame[] = [];
  for (const frame of stackFrames(stack)) {
    const script = frame.address && scriptFile(frame.address);
    const chosen = script ? ordered.find(({ file }) => isSameScript(script, file)) : undefined;
    const map = chosen && (await storedMap(entities, chosen.source_map_id, chosen.digest));
    frames.push({ text: frame.text, original: map ? originalOf(map, frame) : null });
  }
  return frames.some(({ original }) => original !== null) ? frames : [];
}
