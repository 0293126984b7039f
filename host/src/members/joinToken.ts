// An invitation's token: 192 random bits, of which only a hash is stored.
import { createHash, randomBytes } from "node:crypto";

export const newJoinToken = (): string => randomBytes(24).toString("base64url");

export const joinTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
