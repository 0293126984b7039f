import { getUser } from "@sightline/schema/rest/account/account";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** The calling user. */
export const getMemberProfile = (upstream: Upstream) => upstream.call(getUser, {});
