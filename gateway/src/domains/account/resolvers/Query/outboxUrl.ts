import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { getOutbox } from "../../identity.upstream.ts";

export const outboxUrl: QueryResolvers["outboxUrl"] = async (_parent, _args, { upstream }) =>
  (await orNull(getOutbox(upstream)))?.outbox_url ?? null;
