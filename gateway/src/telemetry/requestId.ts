import { randomUUID } from "node:crypto";

/** The id from a proxy, if it is valid in logs and headers; otherwise a generated one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID();
}
