import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { getEvents } from "../events.upstream.ts";

export const Project: Pick<ProjectResolvers, "events"> = {
  async events(project, { range }, context) {
    const dates = range ? resolveRange(range, clockOf(project, context), Date.parse(project.created_at)) : {};
    const { rows } = await getEvents(context.upstream, project.widget_id, dates);
    return camel(rows).map(({ eventName, source, ...event }) => ({ ...event, name: eventName, source: upper(source) }));
  },
};
