// A recording or a heatmap as one HTML file that opens offline by double click: the script that shows it, the description
// and the stored chunks in Base64. The file's own policy allows this script, by its hash, and no other script and no
// request. The recorded page is shown in a frame of this document, so the policy applies to it too, and the frame's
// sandbox allows no scripts.
// The chunks pass through as they arrive: a recording of 30 minutes needs no more memory than one of a second.
import { createHash } from "node:crypto";
import type { StaticFiles } from "../staticFiles.ts";

/** The script of the build for a format, see web/exportedFile.config.ts. */
export function exportScript(files: Pick<StaticFiles, "textOf">, format: ExportHead["format"]): string {
  const path = `/${format}-file.js`;
  const script = files.textOf(path);
  if (script === undefined) throw new Error(`${path} is not built`);
  return script;
}

/** What the script reads from the file. */
export interface ExportHead {
  format: "recording" | "heatmap";
  project: string;
}

/** Bytes of chunks in one element, so that the player decodes one part after the other. A multiple of 3. */
const PART = 768 * 1024;

/** Neither ends the script's element nor opens a comment in it. Equal in strings, templates and expressions. */
export const inlineScript = (script: string): string =>
  script.replaceAll(/<(\/script|!--)/gi, (_, rest: string) => `<\\${rest}`);

/** JSON that can't leave its element: the only character with a meaning there is escaped. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const inText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "font-src data:",
    "media-src data:",
    "frame-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");

async function* inBase64(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let written = 0;
  for await (const piece of bytes) {
    const joined = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const whole = joined.length - (joined.length % 3);
    for (let at = 0; at < whole;) {
      if (written === 0) yield CHUNKS;
      const end = Math.min(whole, at + PART - written);
      yield joined.toString("base64", at, end);
      written += end - at;
      at = end;
      if (written === PART) {
        yield END;
        written = 0;
      }
    }
    rest = joined.subarray(whole);
  }
  if (written === 0 && rest.length > 0) yield CHUNKS;
  yield rest.toString("base64");
  if (written > 0 || rest.length > 0) yield END;
}

const CHUNKS = '<script type="application/gzip" data-chunks>';
const END = "</script>\n";

interface File {
  script: string;
  language: string;
  title: string;
}

export async function* exportedHtml(
  head: ExportHead,
  bytes: AsyncIterable<Buffer>,
  { script: built, language, title }: File,
): AsyncGenerator<string> {
  const script = inlineScript(built);
  yield `<!doctype html>
<html lang="${inText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${inText(title)}</title>
</head>
<body>
<script type="application/json" id="${head.format}">${inlineJson(head)}</script>
`;
  yield* inBase64(bytes);
  yield `<script>${script}</script>\n</body>\n</html>\n`;
}
