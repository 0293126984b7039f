// What the import command sends: lines of a web server's log, as they stand there. The host reads them.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Lines of one call, characters of a line, years that a line may be old, and trusted proxies. */
export const IMPORT_LIMITS = { lines: 4000, characters: 16_384, years: 5, proxies: 20 } as const;

/** Why a line that can be read is no page view of a person. */
export const SkipReason = z.enum(["bot", "asset", "method", "status", "redirect", "blocked"]);
export type SkipReason = z.infer<typeof SkipReason>;

export const LogLine = z.object({
  /** where it stands in its file, from 1 */
  number: z.number().int().min(1),
  text: z.string().min(1).max(IMPORT_LIMITS.characters),
  /** how many lines with the same text stand before it in the file: two visits to one page in one second are two */
  repeat: z.number().int().min(0),
});
export type LogLine = z.infer<typeof LogLine>;

export const RefusedLine = z.object({ number: z.number().int(), field: z.string(), message: z.string() });
export type RefusedLine = z.infer<typeof RefusedLine>;

export const ImportedLines = z.object({
  /** page views that were not there before */
  stored: z.number().int(),
  /** those of lines that were imported before */
  known: z.number().int(),
  skipped: z.record(SkipReason, z.number().int()),
  refused: z.array(RefusedLine),
});
export type ImportedLines = z.infer<typeof ImportedLines>;

export const importLog = endpoint({
  name: "importLog",
  method: "POST",
  path: "/import/{widget_key}",
  summary:
    "Lines of a web server's log (combined or common log format, or JSON objects) become page views; a line that was imported before is not counted again. Owners and admins.",
  effect: "set",
  audience: "member",
  patienceMs: 60_000,
  params: z.object({ widget_key: z.string().min(1).max(200) }),
  body: z.object({
    /** the website of lines that name no host; the project's first website unless given */
    site: z.string().min(1).max(300).optional(),
    /** how many trusted proxies add to X-Forwarded-For before the log is written: the visitor is the entry of that number from the right */
    forwarded_for: z.number().int().min(0).max(IMPORT_LIMITS.proxies).default(0),
    /** lines older than IMPORT_LIMITS.years are taken too, back to 1995 */
    any_age: z.boolean().default(false),
    lines: z.array(LogLine).min(1).max(IMPORT_LIMITS.lines),
  }),
  answer: ImportedLines,
});
