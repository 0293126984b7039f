import * as rest from "@sightline/schema/rest/account/providers";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** `domain`: the host name that the browser shows. */
export const askSso = (upstream: Upstream, email: string, domain: string) =>
  upstream.call(rest.askSso, { body: { email, domain } });

export const getDemoSession = (upstream: Upstream) => upstream.call(rest.getDemoSession, { fresh: true });
