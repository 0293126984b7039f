// Ids that are the same whenever the same line is imported and don't reveal the data they are derived from. Lines
// contain IP addresses, which could be found by brute force if the hash had no key.
import { createHmac, createSecretKey } from "node:crypto";

export type KeyedId = (...parts: (string | number)[]) => string;

export function keyedIds(key: Buffer): KeyedId {
  // prepared once: deriving it from the bytes for each id takes longer than the hash
  const secret = createSecretKey(key);
  return (...parts) => {
    const bytes = createHmac("sha256", secret).update(JSON.stringify(parts)).digest().subarray(0, 16);
    bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80; // version 8: custom algorithm
    bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
}
