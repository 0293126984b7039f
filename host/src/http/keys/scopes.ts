// Which scopes open a call to an API key. The rule goes by what the contract says of the call, so that a new one is
// never open by oversight: reading what a share link can show is reading reports, reading anything else is reading the
// account, changing a project is writing projects, and changing anything else needs all.
import { getUser, ping } from "@sightline/schema/rest/account/account";
import type { ApiScope } from "@sightline/schema/rest/integrations/developer";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { getWidgets, getWidgetsNoCache } from "@sightline/schema/rest/projects/projects";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

/** Who the key is, and which projects there are: whatever a key is for, it has to ask this first. */
const forEveryKey = new Set([getUser, ping, getWidgets, getWidgetsNoCache].map((each): string => each.path));
/** First words of the addresses that change a project, or what hangs on it. */
const ofProjects = new Set(["widget", "annotation", "import", "shareLink", "updateNumberOfClickShareLink"]);

/** Any one of them opens the call; empty: every key may. */
export function scopesFor({ path, effect, audience }: Endpoint): readonly ApiScope[] {
  if (forEveryKey.has(path) || audience === "anyone") return [];
  if (effect === "read") return [audience === "viewer" ? "read:reports" : "read:account", "write:all"];
  const [first = ""] = path.split("/").filter(Boolean);
  return ofProjects.has(first) ? ["write:projects", "write:all"] : ["write:all"];
}

export function assertScope(endpoint: Endpoint, caller: Caller): void {
  if (caller.kind !== "key") return;
  const opening = scopesFor(endpoint);
  if (opening.length === 0 || opening.some((scope) => caller.scopes.includes(scope))) return;
  throw new Problem(integrationsRefusals.scopeMissing({ scopes: opening.join(" or ") }), {
    field: "scopes",
  });
}
