// One JSON object a line. Secrets are cut out wherever they might be logged with a request or an entity.
import { type Logger, pino } from "pino";
import type { Env } from "#host/env.ts";

const SECRETS = ["jwt", "password", "sharepassword", "password_hash", "token", "authorization"];

export function createLogger(env: Pick<Env, "LOG_LEVEL">): Logger {
  return pino({
    name: "sightline-host",
    level: env.LOG_LEVEL,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[secret]",
    },
  });
}
