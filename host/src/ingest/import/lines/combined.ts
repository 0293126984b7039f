// A line in the combined or common format of Apache and nginx, with or without a virtual host in front:
//   [shop.example:443 ]ADDRESS identity user [10/Oct/2026:13:55:36 +0200] "GET /path HTTP/1.1" 200 2326[ "referrer"
//   "user agent"]
// Text after the user agent (durations, forwarded addresses) is ignored unless a forwarded address is requested. Every
// part is bounded or ends at a character that it can't contain, so a malicious line takes no longer than an ordinary
// one.
import { isIP } from "node:net";
import { logged, unescaped } from "./escapes.ts";
import { type Fault, type Hit, unknownFormat } from "./hit.ts";
import { requestOf } from "./request.ts";
import { calendarTime } from "./time.ts";

const QUOTED = String.raw`"([^"\\]*(?:\\.[^"\\]*)*)"`;
const LINE = new RegExp(
  String.raw`^(\S+) (\S+) (.{1,300}?) \[([^\]]{1,40})\] ${QUOTED} (\d{3}) (?:\d+|-)(?: ${QUOTED} ${QUOTED}|(?=\s|$)(?! "))`,
);
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i;
const LAST_QUOTED = /"([^"]*)"[^"]*$/;

const time: Fault = { field: "time", message: "must be a date of the calendar like 10/Oct/2026:13:55:36 +0200" };
const request: Fault = { field: "request", message: 'must be a method and a path, such as "GET /prices HTTP/1.1"' };

/** vhost_combined puts the host, usually with its port, before the client. */
const isVirtualHost = (first: string, second: string, rest: string) =>
  rest.includes(" ") && (HOST_AND_PORT.test(first) || (isIP(second) !== 0 && isIP(first) === 0));

export function readCombined(line: string): Hit | Fault {
  const match = LINE.exec(line);
  if (!match) return unknownFormat;
  const [whole, first = "", second = "", rest = "", when = "", requested, code, referrer, userAgent] = match;
  const at = calendarTime(when);
  if (at === undefined) return time;
  const status = Number(code);
  const { method = "", target = "/" } = requestOf(logged(requested)) ?? {};
  // malformed requests receive an error response and are classified by its status
  if (method === "" && status < 400) return request;
  const hasHost = isVirtualHost(first, second, rest);
  const forwarded = LAST_QUOTED.exec(line.slice(whole.length))?.[1];
  return {
    time: at,
    method,
    status,
    client: hasHost ? second : first,
    forwarded: forwarded === undefined ? undefined : unescaped(forwarded),
    userAgent: userAgent === undefined ? undefined : logged(userAgent),
    host: hasHost ? first : undefined,
    target,
    referrer: logged(referrer),
  };
}
