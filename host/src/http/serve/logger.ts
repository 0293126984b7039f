// One JSON object a line. Secrets are cut out wherever they might be logged with a request or an entity.
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
];

/** What is known of an error, without the values that a store's driver hangs on it. */
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
