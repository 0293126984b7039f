// The scopes that permit a call with an API key. Derived from the contract of the call, so that a new call is never
// permitted by mistake: reading data that a share link can show needs the scope for reports, any other read the one for
// the account, changes of a project the one for projects, and all other changes the scope for everything.
import { getUser, ping } from "@sightline/schema/rest/account/account";
import type { ApiScope } from "@sightline/schema/rest/integrations/developer";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { getWidgets, getWidgetsNoCache } from "@sightline/schema/rest/projects/projects";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { Caller, KeyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

/** The key's identity and its projects: every key needs these calls first, whatever it is used for. */
const forEveryKey = new Set([getUser, ping, getWidgets, getWidgetsNoCache].map((each): string => each.path));
/** First path segments of calls that change a project or its objects. */
const ofProjects = new Set(["widget", "annotation", "import", "shareLink", "updateNumberOfClickShareLink"]);

/** Any of these scopes permits the call; empty: every key may send it. */
export function scopesFor({ path, effect, audience }: Endpoint): readonly ApiScope[] {
  if (forEveryKey.has(path) || audience === "anyone") return [];
  if (effect === "read") return [audience === "viewer" ? "read:reports" : "read:account", "write:all"];
  const [first = ""] = path.split("/").filter(Boolean);
  return ofProjects.has(first) ? ["write:projects", "write:all"] : ["write:all"];
}

export function permitsScope(endpoint: Endpoint, { scopes }: Pick<KeyCaller, "scopes">): boolean {
  const opening = scopesFor(endpoint);
  return opening.length === 0 || opening.some((scope) => scopes.includes(scope));
}

export function assertScope(endpoint: Endpoint, caller: Caller): void {
  if (caller.kind !== "key" || permitsScope(endpoint, caller)) return;
  throw new Problem(integrationsRefusals.scopeMissing({ scopes: scopesFor(endpoint).join(" or ") }), {
    field: "scopes",
  });
}
