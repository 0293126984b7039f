import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Tag } from "@sightline/schema/rest/audience/visitors";
import type { ProjectAudienceResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { keysetPage } from "#gateway/graph/keyset.ts";
import { visitorOf } from "./visitors.sources.ts";
import { listVisitors } from "./visitors.upstream.ts";

type Listed = Awaited<ReturnType<typeof listVisitors>>;
type Row = Listed["rows"][number];

const MAX_TEXT = 200;

function short(text: string, field: string): string {
  if (text.length <= MAX_TEXT) return text;
  throw invalid(field, requestRefusals.tooLong({ field, max: MAX_TEXT }));
}

function tagOf(text: string): string {
  const tag = Tag.safeParse(text);
  if (tag.success) return tag.data;
  throw invalid("tag", requestRefusals.lengthRange({ field: "tag", min: 1, max: 40 }));
}

export const visitors: NonNullable<ProjectAudienceResolvers["visitors"]> = async (project, args, context) => {
  const { range, filters, goal, kind, search, tag, order, isAscending } = args;
  const dates = resolveRange(range, clockOf(project, context), Date.parse(project.created_at));
  const requested = {
    widget_id: project.widget_id,
    ...dates,
    ...wireFilter(filters),
    ...(goal && { goal: short(goal, "goal") }),
    ...(tag && { tag: tagOf(tag) }),
    kind: lower(kind ?? "ALL"),
    q: short(search ?? "", "search"),
    sort: lower(order ?? "LAST_SEEN"),
  };
  let answered: Listed | undefined;
  const page = await keysetPage<Row>(
    args,
    50,
    ({ visitor, sorted_by }) => ({ value: sorted_by, id: visitor.visitor_id }),
    async ({ after, reversed, limit }) => {
      const direction = (isAscending ?? false) === reversed ? ("desc" as const) : ("asc" as const);
      const from = after && { after: { value: after.value, visitor_id: after.id } };
      answered = await listVisitors(context.upstream, { ...requested, ...from, direction, limit });
      return answered;
    },
  );
  return {
    ...page,
    edges: page.edges.map(({ cursor, node: { visitor, numbers } }) => ({
      cursor,
      node: visitorOf(project.widget_id, visitor),
      numbers: camel(numbers),
    })),
    sessionCount: answered?.sessions ?? 0,
    pageviewCount: answered?.pageviews ?? 0,
    currency: answered?.currency ?? null,
    range: answered?.range ?? { ...dates, timezone: "" },
  };
};
