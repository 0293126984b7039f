// A line that is a JSON object. Fields that are not in the table of jsonFields.ts are ignored.
import { CollectEnvelope } from "@sightline/schema/rest/ingest";
import { jsonEscaped } from "./escapes.ts";
import { type Fault, type Hit, isFault, unknownFormat } from "./hit.ts";
import { type FieldName, fieldOf, logsHeaders } from "./jsonFields.ts";
import { requestOf } from "./request.ts";
import { anyTime } from "./time.ts";

const INSTANT = "must be an instant with its zone like 2026-10-10T13:55:36Z, or seconds or milliseconds since 1970";
const utcOffset = CollectEnvelope.shape.utc_offset;

function parsed(line: string): unknown {
  for (const text of line.includes(String.raw`\x`) ? [line, jsonEscaped(line)] : [line]) {
    try {
      return JSON.parse(text);
    } catch {
      // in another escape format, or not JSON
    }
  }
  return undefined;
}

/** Undefined if the value is missing, which servers also write as `-`. */
function textOf(line: object, field: FieldName, max: number): string | undefined | Fault {
  const found = fieldOf(line, field);
  if (found === undefined) return undefined;
  if (typeof found.value !== "string") return { field: found.name, message: "must be text" };
  if (found.value.length > max) return { field: found.name, message: `must have at most ${max} characters` };
  return found.value === "-" ? "" : found.value;
}

function statusOf(line: object): number | Fault {
  const { name, value } = fieldOf(line, "status") ?? { name: "status", value: 200 };
  const isStatus = typeof value === "string" ? /^\d{3}$/.test(value) : Number.isInteger(value);
  return isStatus ? Number(value) : { field: name, message: "must be a status such as 200" };
}

function offsetOf(line: object): number | undefined | Fault {
  const { name, value } = fieldOf(line, "utcOffset") ?? { name: "utc_offset", value: undefined };
  const read = utcOffset.safeParse(typeof value === "string" && /^-?\d{1,4}$/.test(value) ? Number(value) : value);
  return read.success ? read.data : { field: name, message: read.error.issues[0]?.message ?? "must be minutes" };
}

/** The requested method and target, either in their own fields or as the quoted request of other formats. */
function askedOf(line: object): { method: string; target: string | undefined } | Fault {
  const request = textOf(line, "request", 16_384);
  const target = textOf(line, "target", 4096);
  const method = textOf(line, "method", 20);
  for (const read of [request, target, method]) if (typeof read === "object") return read;
  const quoted = typeof request === "string" ? requestOf(request) : undefined;
  return {
    method: (method as string) || quoted?.method || "GET",
    target: (target as string) || quoted?.target,
  };
}

interface Texts {
  client: string;
  userAgent: string | undefined;
  host: string | undefined;
  referrer: string | undefined;
  forwarded: string | undefined;
}

const LENGTHS = { client: 255, userAgent: 4096, host: 300, referrer: 8192, forwarded: 8192 } as const;

function textsOf(line: object): Texts | Fault {
  const texts: Texts = { client: "", userAgent: undefined, host: undefined, referrer: undefined, forwarded: undefined };
  for (const field of ["client", "userAgent", "host", "referrer", "forwarded"] as const) {
    const text = textOf(line, field, LENGTHS[field]);
    if (typeof text === "object") return text;
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

export function readJsonLine(text: string): Hit | Fault {
  const line = parsed(text);
  if (typeof line !== "object" || line === null || Array.isArray(line)) return unknownFormat;
  const written = fieldOf(line, "time");
  const time = anyTime(written?.value);
  if (time === undefined) return { field: written?.name ?? "time", message: INSTANT };
  const status = statusOf(line);
  if (typeof status === "object") return status;
  const requested = askedOf(line);
  if (isFault(requested)) return requested;
  // malformed requests receive an error response and are classified by its status
  if (!requested.target && status < 400) return { field: "url", message: "must be given, or path" };
  const texts = textsOf(line);
  if (isFault(texts)) return texts;
  if (texts.client === "") return { field: "ip", message: "must be given" };
  const offset = offsetOf(line);
  if (typeof offset === "object") return offset;
  const { client, userAgent = logsHeaders(line) ? "" : undefined, host, referrer = "", forwarded } = texts;
  return {
    ...{ time, method: requested.method, status, client, forwarded, userAgent, referrer, utcOffset: offset },
    // nginx uses _ as the name of its catch-all server
    host: host === "" || host === "_" ? undefined : host,
    target: requested.target ?? "/",
  };
}
