// The secret for cookies and share tokens. With an embedded host it is generated once and stored in the data folder.
// All other installations may have replicas that must share it, so it must be configured.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "#gateway/env.ts";

export function sessionSecret(env: Pick<Env, "SESSION_SECRET" | "API_HOST" | "DATA_DIR">): string {
  if (env.SESSION_SECRET !== undefined) return env.SESSION_SECRET;
  if (env.API_HOST !== undefined) {
    throw new Error(
      "SESSION_SECRET is missing: with API_HOST set, give all gateways the same one, e.g. of `openssl rand -base64 48`",
    );
  }
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = path.join(env.DATA_DIR, "gateway-secret");
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} holds no usable secret; remove it, and a new one is made`);
  return secret;
}
