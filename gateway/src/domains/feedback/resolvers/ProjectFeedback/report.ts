import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectFeedbackResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { comparisonToWire, lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { commentOf } from "../../feedback.sources.ts";
import { getFeedbackReport } from "../../report.upstream.ts";

const MOST = 200;
const FARTHEST = 20_000;

function within(value: number, field: string, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw invalid(field, requestRefusals.outOfRange({ field, value, min: least, max: most }));
}

function short(text: string, field: string, most: number): string {
  if (text.length <= most) return text;
  throw invalid(field, requestRefusals.tooLong({ field, max: most }));
}

export const report: ProjectFeedbackResolvers["report"] = async (project, requested, context) => {
  const { range, compare, status, sentiment, page, word } = requested;
  const { widget_id, created_at } = project;
  const { rows, ...report } = await getFeedbackReport(context.upstream, {
    widget_id,
    ...(range && resolveRange(range, clockOf(project, context), Date.parse(created_at))),
    ...(compare && { compare: comparisonToWire[compare] }),
    ...(status && { status: lower(status) }),
    ...(sentiment && { sentiment: lower(sentiment) }),
    ...(page && { page: short(page, "page", 4096) }),
    ...(word && { word: short(word, "word", 100) }),
    limit: within(requested.limit ?? 50, "limit", 1, MOST),
    offset: within(requested.offset ?? 0, "offset", 0, FARTHEST),
  });
  return { ...camel(report), comments: rows.map((comment) => commentOf(widget_id, comment)) };
};
