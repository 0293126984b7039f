// Access to operator-only endpoints (/metrics, startup progress). Behind a reverse proxy on the same machine every
// socket is local, so a local socket is trusted only if no configured URL is reachable from elsewhere.
import { createHash, timingSafeEqual } from "node:crypto";
import { isLocalRequest, type ReceivedRequest } from "./loopback.ts";

export interface OperatorAccess {
  metricsToken: string | undefined;
  /** every configured URL refers to this machine, and no proxy is configured */
  isLocalInstallation: boolean;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function hasToken({ headers }: ReceivedRequest, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(String(headers["authorization"] ?? "")) ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** With the token from anywhere. Without it only from this machine, and only on a local installation. */
export function isOperator(request: ReceivedRequest, { metricsToken, isLocalInstallation }: OperatorAccess): boolean {
  if (metricsToken !== undefined && hasToken(request, metricsToken)) return true;
  return isLocalInstallation && isLocalRequest(request);
}
