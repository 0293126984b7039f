// The built tracker and its modules, cached in memory in the three encodings that browsers accept, once for each
// combination of project options.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import { ruleCode } from "#host/analytics/eventRules/trackerRules.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { cors } from "#host/ingest/refusal.ts";
import type { SiteConfig } from "../sitePart.ts";

interface TrackerScript {
  etag: string;
  plain: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

/** Keyed by the files and the code in front of them, which differs between projects only with rules and settings. */
const loaded = new Map<string, TrackerScript>();
/** Each takes about 40 KB. */
const MOST_LOADED = 200;
/** Seconds that browsers may cache a script. Short, so that a new rule or setting takes effect soon. */
const MAX_AGE = 3600;
const CACHED_WITH_SETTINGS = 300;

/** Switches that differ from the tracker's defaults (host/tracker/src/options.ts). */
const optionsOf = (options: SiteConfig["options"]): string =>
  options.length > 0 ? `window.siteTrackerOptions="${options.join(" ")}";` : "";

/** Goals and event rules that the tracker evaluates (host/tracker/src/rules.ts). */
export const rulesOf = (rules: SiteConfig["rules"]): string =>
  rules.length > 0 ? `window.siteTrackerRules=[${rules.map(ruleCode).join()}];` : "";

const built = (name: string) => readFileSync(new URL(`../../../tracker/dist/${name}`, import.meta.url));

function scriptOf(before: string, files: readonly string[]): TrackerScript {
  const name = `${files.join()} ${before}`;
  const known = loaded.get(name);
  if (known) return known;
  for (const oldest of loaded.keys()) if (loaded.size >= MOST_LOADED) loaded.delete(oldest);
  let plain: Buffer<ArrayBuffer>;
  try {
    plain = Buffer.concat([Buffer.from(before), ...files.map(built)]);
  } catch {
    throw new Problem(ingestRefusals.trackerNotBuilt(), { retryAfter: 60 });
  }
  const etag = `"${createHash("sha256").update(plain).digest("hex").slice(0, 20)}"`;
  const script = { etag, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  loaded.set(name, script);
  return script;
}

/** Selects the encoding by the Accept-Encoding header. */
function scriptFor(accepted: string, script: TrackerScript): { body: Buffer<ArrayBuffer>; encoding?: "br" | "gzip" } {
  if (/\bbr\b/.test(accepted)) return { body: script.br, encoding: "br" };
  if (/\bgzip\b/.test(accepted)) return { body: script.gzip, encoding: "gzip" };
  return { body: script.plain };
}

/**
 * Responds with the script in an encoding that the request accepts, or with 304 if the client has the current version.
 */
function answer(request: Request, script: TrackerScript, maxAge: number): Response {
  const headers = { ...cors, etag: script.etag, "cache-control": `public, max-age=${maxAge}`, vary: "accept-encoding" };
  if (request.headers.get("if-none-match") === script.etag) return new Response(null, { status: 304, headers });
  const { body, encoding } = scriptFor(request.headers.get("accept-encoding") ?? "", script);
  const type = { "content-type": "text/javascript; charset=utf-8", "x-content-type-options": "nosniff" };
  return new Response(body, {
    headers: { ...headers, ...type, ...(encoding ? { "content-encoding": encoding } : {}) },
  });
}

export function answerScript(request: Request, { options, rules }: SiteConfig): Response {
  const files = [...(rules.length > 0 ? ["rules.js"] : []), "track.js"];
  const maxAge = rules.length > 0 ? CACHED_WITH_SETTINGS : MAX_AGE;
  return answer(request, scriptOf(optionsOf(options) + rulesOf(rules), files), maxAge);
}

/** The setting that the recorder follows (host/tracker/src/record/setting.ts). */
export const settingOf = ({ recording, page_parameters }: TrackedProject["setting"]): string =>
  `globalThis.siteTrackerRecording=${JSON.stringify({ ...recording, page_parameters })};`;

/** The module that the tracker loads for sessions that are recorded. */
export const answerRecorder = (request: Request, { setting }: TrackedProject): Response =>
  answer(request, scriptOf(settingOf(setting), ["record.js"]), CACHED_WITH_SETTINGS);

/** The module that the tracker loads on pages with fields. */
export const answerForms = (request: Request): Response => answer(request, scriptOf("", ["forms.js"]), MAX_AGE);
