import { destination, pino } from "pino";
import type { Logger } from "pino";

const SECRETS = ["jwt", "password", "authorization", "cookie", "secret", "token", "sharepassword"];

/** JSON lines on standard output, without credentials. */
export function createLog(level: string): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, base: { server: "gateway" }, redact: { paths, censor: "[hidden]" } },
    destination({ sync: false }),
  );
}
