// Who may read what only the operator of a server needs (/metrics, how far a start has come). Behind a reverse proxy on
// the same machine every socket is local, so a local socket counts only where no configured address leads here from
// elsewhere.
import { createHash, timingSafeEqual } from "node:crypto";
import { isLocalRequest, type ReceivedRequest } from "./loopback.ts";

export interface OperatorAccess {
  metricsToken: string | undefined;
  /** every configured address is this machine's own, and no proxy is configured */
  isLocalInstallation: boolean;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function hasToken({ headers }: ReceivedRequest, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(String(headers["authorization"] ?? "")) ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** With the token from anywhere; without it from this machine alone, and only of a local installation. */
export function isOperator(request: ReceivedRequest, { metricsToken, isLocalInstallation }: OperatorAccess): boolean {
  if (metricsToken !== undefined && hasToken(request, metricsToken)) return true;
  return isLocalInstallation && isLocalRequest(request);
}
