// Codes that users pass on: unambiguous letters and digits, in groups. Only a hash is stored.
import { createHash, randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** 80 random bits, as in K7QX-9MPL-2RTB-W4NC. */
export function newCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)] ?? "A").join("");
  return letters.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** Ignores case, spaces and dashes. */
export const codeHash = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
    .digest("hex");
