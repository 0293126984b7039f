import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Names the built tracker by its contents; undefined where none is built. */
export function trackerVersion(): string | undefined {
  try {
    const file = readFileSync(new URL("../../../tracker/dist/track.js", import.meta.url));
    return createHash("sha256").update(file).digest("hex").slice(0, 8);
  } catch {
    return undefined;
  }
}
