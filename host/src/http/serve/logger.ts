// One JSON object per line. Secrets are redacted wherever they could be logged with a request or an entity.
import { type Logger, pino } from "pino";
import type { Env } from "#host/env.ts";

const SECRETS = [
  "jwt",
  "password",
  "sharepassword",
  "password_hash",
  "token",
  "authorization",
  "gatewaykey",
  "client_secret",
  "card",
];

/** The details of an error, without the values that a store's driver attaches to it. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code };
}

export function createLogger(env: Pick<Env, "LOG_LEVEL">): Logger {
  return pino({
    name: "sightline-host",
    level: env.LOG_LEVEL,
    serializers: { err: plainError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[secret]",
    },
  });
}
