import type { ProjectExperimentsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { lower } from "#gateway/graph/enums.ts";
import { testKey, testOf } from "../experiments.sources.ts";
import { getTests } from "../experiments.upstream.ts";

export const ProjectExperiments: Required<ProjectExperimentsResolvers> = {
  async list({ widget_id }, { family, ...page }, { upstream }) {
    const tests = await getTests(upstream, widget_id, family ? lower(family) : undefined);
    return connectionOf(
      tests.map((test) => testOf(widget_id, test)),
      page,
      testKey,
    );
  },
};
