import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectTimelineResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { annotationOf } from "../timeline.sources.ts";
import { getTimeline } from "../entries/entries.upstream.ts";

const MAX_TEXT = 200;

export const ProjectTimeline: Required<ProjectTimelineResolvers> = {
  async list(project, args, context) {
    const { range, kinds, userId, contains } = args;
    if (contains && contains.length > MAX_TEXT) {
      throw invalid("contains", requestRefusals.tooLong({ field: "contains", max: MAX_TEXT }));
    }
    const { widget_id } = project;
    const {
      rows,
      people,
      total,
      range: answered,
    } = await getTimeline(context.upstream, {
      widget_id,
      ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
      ...pageOf(args, 500),
      ...(kinds && { kinds: kinds.map(lower) }),
      ...(userId && { user_id: userId }),
      ...(contains && { text: contains }),
    });
    return {
      entries: rows.map((row) => ({
        key: `${row.kind === "note" ? "note" : "done"}-${row.number}`,
        kind: upper(row.kind),
        date: row.date,
        endDate: row.end_date,
        color: row.color && upper(row.color),
        createdAt: row.created_at,
        text: row.text,
        description: row.description,
        subject: row.subject_id,
        userName: row.user_name,
        changed: row.changed,
        deletableId: row.deletable ? toGlobalId("Annotation", `${widget_id}:${row.number}:${row.date}`) : null,
        note: row.note && annotationOf(row.note),
      })),
      people: people.map(({ user_id, name }) => ({ userId: user_id, name })),
      totalCount: total,
      range: answered,
    };
  },
};
