// The secret that signs JWTs. A cluster must be configured with one, because all of its hosts need the same. A single
// host on embedded stores generates its own and stores it in the data folder, readable only by its owner.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "#host/env.ts";

export function sessionSecret(env: Pick<Env, "SESSION_SECRET" | "ENTITIES_URL" | "DATA_DIR">): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (env.ENTITIES_URL) {
    throw new Error(
      "With ENTITIES_URL set, SESSION_SECRET must be set too: one text of at least 32 characters for all hosts",
    );
  }
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = path.join(env.DATA_DIR, "session.secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
