// The request of the import command: raw lines of a web server's log. The host parses them.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Limits: lines per call, characters per line, age of a line in years, and trusted proxies. */
export const IMPORT_LIMITS = { lines: 4000, characters: 16_384, years: 5, proxies: 20 } as const;

/** Why a readable line is not a human page view. */
export const SkipReason = z.enum(["bot", "asset", "method", "status", "redirect", "blocked"]);
export type SkipReason = z.infer<typeof SkipReason>;

export const LogLine = z.object({
  /** line number in the file, 1-based */
  number: z.number().int().min(1),
  text: z.string().min(1).max(IMPORT_LIMITS.characters),
  /** number of identical lines before it in the file: two visits to one page in the same second count as two */
  repeat: z.number().int().min(0),
});
export type LogLine = z.infer<typeof LogLine>;

export const RefusedLine = z.object({ number: z.number().int(), field: z.string(), message: z.string() });
export type RefusedLine = z.infer<typeof RefusedLine>;

export const ImportedLines = z.object({
  /** new page views */
  stored: z.number().int(),
  /** page views of lines that were imported before */
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
    "Import page views from lines of a web server's log (combined or common log format, or JSON objects); lines that were imported before are skipped. Owners and admins.",
  effect: "set",
  audience: "member",
  patienceMs: 60_000,
  params: z.object({ widget_key: z.string().min(1).max(200) }),
  body: z.object({
    /** the website of lines that contain no host; defaults to the project's first website */
    site: z.string().min(1).max(300).optional(),
    /**
     * number of trusted proxies that append to X-Forwarded-For before the log is written: the visitor is the entry at
     * this position from the right
     */
    forwarded_for: z.number().int().min(0).max(IMPORT_LIMITS.proxies).default(0),
    /** also accept lines older than IMPORT_LIMITS.years, back to 1995 */
    any_age: z.boolean().default(false),
    lines: z.array(LogLine).min(1).max(IMPORT_LIMITS.lines),
  }),
  answer: ImportedLines,
});
