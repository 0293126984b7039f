// A line in the combined format of Apache and nginx:
//   IP identity user [10/Oct/2026:13:55:36 +0200] "GET /path HTTP/1.1" 200 2326 "referrer" "user agent"
// Whatever stands behind the user agent (forwarded addresses, durations) is left alone. Every part is bounded or ends
// at a character that it cannot hold, so a hostile line takes no longer than an honest one.
import type { Fault, Hit } from "./hit.ts";

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
const LINE = new RegExp(
  String.raw`^(\S+) \S+ .{1,256}? \[([^\]]{1,40})\] ${QUOTED} (\d{3}) (?:\d+|-) ${QUOTED} ${QUOTED}`,
);
const REQUEST = /^([A-Za-z]+) (\S+)(?: HTTP\/[\d.]+)?$/;
const TIME = /^(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const shape: Fault = { field: "line", message: "must be in combined format, or a JSON object" };
const time: Fault = { field: "time", message: "must be a date of the calendar like 10/Oct/2026:13:55:36 +0200" };
const request: Fault = { field: "request", message: 'must be a method and a path, such as "GET /prices HTTP/1.1"' };

/** Servers write quotes and what cannot be printed with a backslash. */
const unescaped = (text: string) =>
  text.includes("\\")
    ? text.replaceAll(/\\(?:x([0-9a-f]{2})|(.))/gi, (_, code?: string, plain?: string) =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : (plain ?? ""),
      )
    : text;

/** `-` stands for nothing. */
const told = (text: string | undefined) => (text === undefined || text === "-" ? "" : unescaped(text));

/** Milliseconds since 1970; undefined for a date that does not exist. */
export function timeOf(text: string): number | undefined {
  const [, day, name = "", year, hour, minute, second, sign, zoneHour, zoneMinute] = TIME.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  if (day === undefined || month < 0) return undefined;
  const local = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second));
  const isReal =
    new Date(Date.UTC(Number(year), month, Number(day))).getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60;
  // 60 is a leap second
  if (!isReal || Number(second) > 60 || Number(zoneHour) > 14 || Number(zoneMinute) > 59) return undefined;
  const zone = (Number(zoneHour) * 60 + Number(zoneMinute)) * 60_000;
  return sign === "-" ? local + zone : local - zone;
}

export function readCombined(line: string): Hit | Fault {
  const [, ip, when, asked, code, referrer, userAgent] = LINE.exec(line) ?? [];
  if (ip === undefined || when === undefined) return shape;
  const at = timeOf(when);
  if (at === undefined) return time;
  const status = Number(code);
  const [, method, target] = REQUEST.exec(told(asked)) ?? [];
  // what was no request at all was answered with an error, and is judged by that
  if ((method === undefined || target === undefined) && status < 400) return request;
  return {
    time: at,
    method: method ?? "",
    status,
    ip,
    userAgent: told(userAgent),
    host: undefined,
    target: target ?? "/",
    referrer: told(referrer),
  };
}
