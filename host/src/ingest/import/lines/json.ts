// A line that is a JSON object. Fields that are not named here are left alone.
import { CollectEnvelope } from "@sightline/schema/rest/ingest";
import { z } from "zod";
import type { Fault, Hit } from "./hit.ts";

const wanted = "must be an instant with its zone like 2026-10-10T13:55:36Z, or seconds or milliseconds since 1970";
const Instant = z.union([z.number(), z.iso.datetime({ offset: true, error: wanted })], wanted);
const STATUS = "must be a status such as 200";
const text = (max: number) => z.string("must be text").max(max, `must have at most ${max} characters`);
const address = text(4096).min(1, "must not be empty");

const Line = z.object({
  ts: Instant.optional(),
  time: Instant.optional(),
  url: address.optional(),
  path: address.optional(),
  host: text(300).optional(),
  status: z
    .union([z.number().int(STATUS), z.string().regex(/^\d{3}$/, STATUS)], STATUS)
    .transform(Number)
    .default(200),
  method: text(20).default("GET"),
  ip: text(100),
  user_agent: text(4096),
  referrer: text(8192).nullish(),
  utc_offset: CollectEnvelope.shape.utc_offset,
});

/** Seconds reach this in the year 5138, milliseconds had passed it in 1973. */
const MILLISECONDS_FROM = 1e11;

function instantOf(told: number | string): number {
  if (typeof told === "string") return Date.parse(told);
  return Math.round(told < MILLISECONDS_FROM ? told * 1000 : told);
}

export function readJsonLine(line: string): Hit | Fault {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return { field: "line", message: "must be in combined format, or a JSON object" };
  }
  const read = Line.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { field: issue?.path.join(".") || "line", message: issue?.message ?? "must be a JSON object" };
  }
  const { ts, time, url, path, host, status, method, ip, user_agent, referrer, utc_offset } = read.data;
  const when = ts ?? time;
  const target = url ?? path;
  if (when === undefined) return { field: "time", message: wanted };
  if (target === undefined) return { field: "url", message: "must be given, or path" };
  return {
    time: instantOf(when),
    method,
    status,
    ip,
    userAgent: user_agent,
    host,
    target,
    referrer: referrer ?? "",
    utcOffset: utc_offset,
  };
}
