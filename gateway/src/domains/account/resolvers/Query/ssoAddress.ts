import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { askSso } from "../../providers.upstream.ts";

/** The app navigates to this URL, so only our own enterprise sign-in start is returned. */
const START = "/auth/start/sso";

export const ssoAddress: QueryResolvers["ssoAddress"] = async (_parent, { email }, { upstream, host }) => {
  const found = await orNull(askSso(upstream, email, host));
  if (found === null) return null;
  return found.redirect === START || found.redirect.startsWith(`${START}?`) ? found.redirect : null;
};
