import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { getAppVersion } from "../../account.upstream.ts";

export const appVersion: QueryResolvers["appVersion"] = (_parent, _args, { upstream }) =>
  orNull(getAppVersion(upstream));
