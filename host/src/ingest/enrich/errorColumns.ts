// The stored columns of an error, and the group that it belongs to.
import { createHash } from "node:crypto";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { EventFacts } from "#host/analytics/columns.ts";
import { cleanAddresses } from "./page.ts";

type Failed = Extract<TrackedEvent, { type: "error" }>;

/**
 * The text that distinguishes error groups. Numbers are ignored. The location in the stack counts; for a failed
 * request, its URL without ids.
 */
function grounds({ kind, name = "", message, stack = "" }: Failed): string {
  const place = /^\s*(?:at |.*@).*$/m.exec(stack)?.[0] ?? "";
  if (kind === "network") return `network\n${name}\n${message}`.replace(/[0-9a-f-]{16,}|\d+/gi, "0");
  const normalized = `${message}\n${place}`.replace(/https?:\/\/[^\s)]*\//g, "").replace(/\d+/g, "0");
  // an unhandled promise rejection belongs to the same group as the thrown error
  return kind === "console" ? `console\n${normalized}` : normalized;
}

export function errorColumns(given: Failed): EventFacts {
  const { name, stack } = given;
  const event: Failed = {
    ...given,
    message: cleanAddresses(given.message),
    ...(name !== undefined && { name: cleanAddresses(name) }),
    ...(stack !== undefined && { stack: cleanAddresses(stack) }),
  };
  const error_hash = createHash("sha1").update(grounds(event)).digest("hex").slice(0, 16);
  return {
    name: event.name ?? "Error",
    message: event.message,
    stack: event.stack ?? "",
    error_hash,
    ...(event.kind && { error_kind: event.kind }),
    ...(event.release && { release: event.release }),
  };
}
