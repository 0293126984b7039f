import { Tag } from "@sightline/schema/rest/audience/visitors";
import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectRecordingsResolvers, SequenceStepInput } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOfPage } from "#gateway/graph/connection.ts";
import { lower } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { readPage } from "#gateway/graph/pageArgs.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { recordingOf } from "./recordings.sources.ts";
import { listRecordings } from "./recordings.upstream.ts";

const USUAL = 25;
const MAX_STEPS = 6;
const MAX_VALUE = 500;

function sequenceOf(steps: readonly SequenceStepInput[]) {
  if (steps.length > MAX_STEPS) throw invalid("sequence", recordingsRefusals.stepCount({ max: MAX_STEPS }));
  return steps.map(({ kind, value, isAbsent }, n) => {
    const field = `sequence[${n}].value`;
    if (value && value.length > MAX_VALUE) throw invalid(field, requestRefusals.tooLong({ field, max: MAX_VALUE }));
    return { kind: lower(kind), value: value ?? "", is_absent: isAbsent ?? false };
  });
}

function tagOf(text: string): string {
  const tag = Tag.safeParse(text);
  if (tag.success) return tag.data;
  throw invalid("tag", recordingsRefusals.tagLength());
}

function visitorIdOf(text: string): string {
  const id = VisitorId.safeParse(text);
  if (id.success) return id.data;
  throw invalid("visitorId", requestRefusals.notAnId({ field: "visitorId" }));
}

/** The host pages forward only: each list has one order, highest first. */
function placeOf(after: ReturnType<typeof readPage>["after"]) {
  if (after === undefined) return undefined;
  const [value, key] = after;
  if (after.length === 2 && typeof value === "number" && typeof key === "string" && RecordingKey.safeParse(key).success)
    return { value, key };
  throw invalid("after", requestRefusals.foreignCursor({ field: "after" }));
}

export const recordingList: NonNullable<ProjectRecordingsResolvers["list"]> = async (project, args, context) => {
  const { range, filters, sequence, sort, withoutInternal, unviewed, starred, tag, visitorId } = args;
  const dates = resolveRange(range, clockOf(project, context), Date.parse(project.created_at));
  const page = readPage({ first: args.first ?? USUAL, after: args.after });
  const after = placeOf(page.after);
  const { rows, total, sessions, ...answered } = await listRecordings(context.upstream, {
    widget_id: project.widget_id,
    ...dates,
    ...wireFilter(filters),
    sequence: sequenceOf(sequence ?? []),
    sort: lower(sort ?? "NEWEST"),
    without_internal: withoutInternal ?? false,
    unviewed: unviewed ?? false,
    starred: starred ?? false,
    ...(tag && { tag: tagOf(tag) }),
    ...(visitorId && { visitor_id: visitorIdOf(visitorId) }),
    ...(after && { after }),
    limit: page.size,
  });
  const { edges, ...connection } = connectionOfPage(
    rows,
    ({ sorted_by, recording }) => [sorted_by, recording.key] as const,
    // of a full page: one more request may find that nothing follows it
    { hasNextPage: rows.length === page.size, hasPreviousPage: after !== undefined, totalCount: total },
  );
  return {
    ...connection,
    edges: edges.map(({ cursor, node }) => ({
      cursor,
      node: recordingOf(project.widget_id, node.recording),
      matchMs: node.match_ms,
    })),
    sessionCount: sessions,
    range: answered.range,
  };
};
