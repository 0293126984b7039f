// A recording as one HTML file that opens offline by double click: the player, the description and the stored chunks in
// Base64. The file's own policy allows the player's script, by its hash, and no other script and no request. The recorded
// page is shown in a frame of this document, so the policy applies to it too, and the frame's sandbox allows no scripts.
// The chunks pass through as they arrive: a recording of 30 minutes needs no more memory than one of a second.
import { createHash } from "node:crypto";
import type { ExportHead } from "./exportedRecording.ts";

/** Of the build, see web/recordingFile.config.ts. */
export const PLAYER_SCRIPT = "/recording-file.js";

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

export async function* recordingHtml(
  head: ExportHead,
  bytes: AsyncIterable<Buffer>,
  { script, language, day }: { script: string; language: string; day: string },
): AsyncGenerator<string> {
  const player = inlineScript(script);
  yield `<!doctype html>
<html lang="${inText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(player)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${inText([head.project, day].join(", "))}</title>
</head>
<body>
<script type="application/json" id="recording">${inlineJson(head)}</script>
`;
  yield* inBase64(bytes);
  yield `<script>${player}</script>\n</body>\n</html>\n`;
}
