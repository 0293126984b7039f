import { createShareLink } from "@sightline/schema/rest/share/share";
import type { Caller } from "#host/http/caller.ts";
import { permitsScope } from "#host/http/keys/scopes.ts";
import type { Services } from "#host/http/services.ts";

/** Callers who may create links may copy them: they open without an account. */
function mayCopy(caller: Caller): boolean {
  if (caller.kind === "key") return permitsScope(createShareLink, caller) && caller.role <= 2;
  return caller.kind === "member" && caller.role <= 2 && !caller.readOnly;
}

/** The link's token, for callers who may copy it; null for others and for links without a stored token. */
export function copyableToken({ tokens }: Services, caller: Caller) {
  const isAllowed = mayCopy(caller);
  return ({ token_sealed }: { token_sealed: string | null }): string | null =>
    isAllowed && token_sealed !== null ? (tokens.openLinkToken(token_sealed) ?? null) : null;
}
