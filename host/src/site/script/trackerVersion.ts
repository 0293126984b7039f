import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Identifies the built tracker by a hash of its contents; undefined if there is no build. */
export function trackerVersion(): string | undefined {
  try {
    const file = readFileSync(new URL("../../../tracker/dist/track.js", import.meta.url));
    return createHash("sha256").update(file).digest("hex").slice(0, 8);
  } catch {
    return undefined;
  }
}
