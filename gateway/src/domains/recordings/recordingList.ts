import { Tag, VisitorId } from "@sightline/schema/rest/audience/visitors";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type {
  BuiltInCollection,
  ProjectRecordingsResolvers,
  SequenceStepInput,
} from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { keysetPage } from "#gateway/graph/keyset.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { collectionNumbers } from "./recordings.nodes.ts";
import { recordingOf } from "./recordings.sources.ts";
import { listRecordings } from "./recordings.upstream.ts";

type Listed = Awaited<ReturnType<typeof listRecordings>>;

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

type Nullable<Value> = Value | null | undefined;

function collectionNamed(builtIn: Nullable<BuiltInCollection>, id: Nullable<string>, widgetId: number) {
  if (builtIn && id) throw invalid("collection", recordingsRefusals.oneCollection());
  if (builtIn) return lower(builtIn);
  const [ofProject, collectionId] = collectionNumbers(id ?? "", "collection");
  if (ofProject !== widgetId) throw invalid("collection", recordingsRefusals.collectionNotFound());
  return collectionId;
}

function visitorIdOf(text: string): string {
  const id = VisitorId.safeParse(text);
  if (id.success) return id.data;
  throw invalid("visitorId", requestRefusals.notAnId({ field: "visitorId" }));
}

export const recordingList: NonNullable<ProjectRecordingsResolvers["list"]> = async (project, args, context) => {
  const { range, filters, sequence, sort, withoutInternal, unviewed, builtIn, collection, tag, visitorId } = args;
  const dates = resolveRange(range, clockOf(project, context), Date.parse(project.created_at));
  const requested = {
    widget_id: project.widget_id,
    ...dates,
    ...wireFilter(filters),
    sequence: sequenceOf(sequence ?? []),
    sort: lower(sort ?? "NEWEST"),
    without_internal: withoutInternal ?? false,
    unviewed: unviewed ?? false,
    ...((builtIn || collection) && { collection: collectionNamed(builtIn, collection, project.widget_id) }),
    ...(tag && { tag: tagOf(tag) }),
    ...(visitorId && { visitor_id: visitorIdOf(visitorId) }),
  };
  let answered: Listed | undefined;
  const page = await keysetPage<Listed["rows"][number]>(
    args,
    USUAL,
    ({ sorted_by, recording }) => ({ value: sorted_by, id: recording.key }),
    async ({ after, reversed, limit }) => {
      const direction = reversed ? ("asc" as const) : ("desc" as const);
      const from = after && { after: { value: after.value, key: after.id } };
      answered = await listRecordings(context.upstream, { ...requested, ...from, direction, limit });
      return answered;
    },
  );
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({
      cursor,
      node: recordingOf(project.widget_id, node.recording),
      matchMs: node.match_ms,
      friction: node.friction && {
        kind: upper(node.friction.kind),
        recordings: node.friction.recordings,
        atMs: node.friction.at_ms,
        path: node.friction.path,
      },
    })),
    sessionCount: answered?.sessions ?? 0,
    range: answered?.range ?? { ...dates, timezone: "" },
  };
};
