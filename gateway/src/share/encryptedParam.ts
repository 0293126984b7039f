// The last segment of a share link: the host's token with one random character inserted at position 17 (counted from
// 0). This hides nothing; it is the format of this product's links.
import { randomInt } from "node:crypto";

const POSITION = 17;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function encodeParam(token: string): string {
  const extra = ALPHABET.charAt(randomInt(ALPHABET.length));
  return token.slice(0, POSITION) + extra + token.slice(POSITION);
}

export function decodeParam(encrypted: string): string {
  return encrypted.slice(0, POSITION) + encrypted.slice(POSITION + 1);
}
