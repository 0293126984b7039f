// What is stored of an error, and to which group it belongs.
import { createHash } from "node:crypto";
import type { TrackedEvent } from "@sightline/schema/rest/ingest";
import type { EventFacts } from "#host/analytics/columns.ts";
import { cleanAddresses } from "./page.ts";

type Failed = Extract<TrackedEvent, { type: "error" }>;

/** What tells two groups apart: numbers do not, the place does; of a request its address, but for the ids in it. */
function grounds({ kind, name = "", message, stack = "" }: Failed): string {
  const place = /^\s*(?:at |.*@).*$/m.exec(stack)?.[0] ?? "";
  if (kind === "network") return `network\n${name}\n${message}`.replace(/[0-9a-f-]{16,}|\d+/gi, "0");
  const normalized = `${message}\n${place}`.replace(/https?:\/\/[^\s)]*\//g, "").replace(/\d+/g, "0");
  // a promise that nobody caught is the same fault as one that was thrown
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
