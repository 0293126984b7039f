import { getUser } from "@sightline/schema/rest/account/account";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Whoever asks. */
export const getMemberProfile = (upstream: Upstream) => upstream.call(getUser, {});
