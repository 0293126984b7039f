import type { ProjectBlockingResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { listBlockRules } from "../blocking/blocking.upstream.ts";
import { ruleOf } from "../blocking/ruleOf.ts";

export const ProjectBlocking: Required<ProjectBlockingResolvers> = {
  rules: async ({ widget_id }, _, { upstream }) => (await listBlockRules(upstream, widget_id)).map(ruleOf),
};
