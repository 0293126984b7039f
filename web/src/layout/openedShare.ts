// The share links that this page has opened: each once, whoever asks for it (the route's query and the layout).
import { createEnvironment } from "#web/relay/environment.ts";
import { createShareLink, type Opened, type ShareLink } from "./share/openShareLink.ts";

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

/** Answers once the link is open, its password given where it asks for one; the layout shows everything before that. */
export function openedShare(encryptedParam: string): Promise<Opened> {
  return shareLink(encryptedParam).promise;
}
