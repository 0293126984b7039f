import { randomUUID } from "node:crypto";

/** The id that a proxy gave, if it is one that can stand in logs and headers; otherwise one of our own. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID();
}
