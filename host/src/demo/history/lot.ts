// Additions to the history by hash, so that the rest of the history doesn't change when more is added.
import { createHash } from "node:crypto";

/** The same number from 0 to 1, and the same id, for the same text. */
export function lot(seed: string): { chance: number; id: string } {
  const hex = createHash("sha1").update(seed).digest("hex");
  const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  return { chance: Number.parseInt(hex.slice(0, 8), 16) / 0xff_ff_ff_ff, id };
}
