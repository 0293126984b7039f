// Source maps for deminifying error stacks, by file and release.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

/** Maximum bytes of a source map. */
export const MAX_SOURCE_MAP = 20 * 1024 * 1024;
/** Maximum per project. The oldest are deleted. */
export const STORED_SOURCE_MAPS = 100;

export const SourceMap = z.object({
  source_map_id: z.number().int(),
  /** "" if the website reports no releases */
  release: z.string(),
  /** the script's path, without the host */
  file: z.string(),
  /** size of the map */
  bytes: z.number().int(),
  /** number of source files in it */
  sources: z.number().int(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type SourceMap = z.infer<typeof SourceMap>;

export const listSourceMaps = endpoint({
  name: "listSourceMaps",
  method: "POST",
  path: "/error-log/sourcemap/list",
  summary: "The source maps of a project, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.array(SourceMap),
});

export const uploadSourceMap = endpoint({
  name: "uploadSourceMap",
  method: "POST",
  path: "/error-log/sourcemap",
  summary: "Store the source map of a script of a release, replacing an earlier one. At most 20 MB.",
  effect: "set",
  audience: "member",
  patienceMs: 8000,
  // the map is JSON text in a JSON body, where its quotes take two bytes each
  maxBytes: 2 * MAX_SOURCE_MAP + 64 * 1024,
  body: z.object({
    widget_id: widgetId,
    /** as reported by the website; "" if it reports none */
    release: z.string().trim().max(100).default(""),
    /** path or URL of the script: assets/shop.js */
    file: z.string().trim().min(1, requirements.script).max(500),
    /** the contents of the .map file */
    map: z.string().min(1, requirements.sourceMap).max(MAX_SOURCE_MAP, requirements.sourceMapSize),
  }),
  answer: z.object({ source_map_id: z.number().int(), file: z.string(), sources: z.number().int() }),
});

export const deleteSourceMap = endpoint({
  name: "deleteSourceMap",
  method: "POST",
  path: "/error-log/sourcemap/delete",
  summary: "Delete a source map.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, source_map_id: z.number().int().positive() }),
  answer: z.object({ source_map_id: z.number().int() }),
});

/** A stack frame, resolved with a source map if there is one. */
export const ErrorFrame = z.object({
  /** as reported by the browser */
  text: z.string(),
  original: z
    .object({
      source: z.string(),
      line: z.number().int(),
      column: z.number().int(),
      /** the function's name; "" if unknown */
      name: z.string(),
      /** surrounding lines; empty if the map contains no sources */
      lines: z.array(z.object({ line: z.number().int(), text: z.string() })),
    })
    .nullable(),
});
export type ErrorFrame = z.infer<typeof ErrorFrame>;
