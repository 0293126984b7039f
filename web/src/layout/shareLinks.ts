// The share links opened by this page. Each is opened once and shared by the route's query and the layout.
import { createEnvironment } from "#web/relay/environment.ts";
import { createShareLink, type ShareLink } from "./share/openShareLink.ts";

const links = new Map<string, ShareLink>();
let front: ReturnType<typeof createEnvironment> | undefined;

export function shareLink(encryptedParam: string): ShareLink {
  let link = links.get(encryptedParam);
  if (!link) {
    front ??= createEnvironment();
    link = createShareLink(encryptedParam, {
      front,
      environmentOfToken: createEnvironment,
      later: (run, ms) => void setTimeout(run, ms),
    });
    links.set(encryptedParam, link);
  }
  return link;
}
