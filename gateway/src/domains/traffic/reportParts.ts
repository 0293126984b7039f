// The parts of one report that an operation requests at once cost one call: the host computes them together, with a
// fraction of the work. A part alone is requested by its own call.
import { isDeepStrictEqual } from "node:util";
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { ErrorCode } from "@sightline/schema/rest/errorCodes";
import type { getTrafficReport } from "@sightline/schema/rest/traffic/parts";
import type * as rest from "@sightline/schema/rest/traffic/traffic";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import * as traffic from "./traffic.upstream.ts";

interface ReportParts {
  summary(): Promise<AnswerOf<typeof rest.getTrafficSummary>>;
  series(requested: traffic.SeriesRequest): Promise<AnswerOf<typeof rest.getTrafficSeries>>;
  breakdown(requested: traffic.BreakdownRequest): Promise<AnswerOf<typeof rest.getTrafficBreakdown>>;
  hours(requested: traffic.HoursRequest): Promise<AnswerOf<typeof rest.getActiveHours>>;
}

type Report = AnswerOf<typeof getTrafficReport>;

interface Batch {
  parts: {
    summary: boolean;
    series: traffic.SeriesRequest[];
    breakdowns: traffic.BreakdownRequest[];
    hours: traffic.HoursRequest[];
  };
  /** undefined: each part makes its own call */
  report: Promise<Report | undefined>;
}

/** In one call. */
const MOST_PARTS = 10;

/** The host refused one of the parts, or doesn't know the call. */
const REFUSED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["INVALID", "NOT_FOUND", "CONFLICT"]);

const countOf = ({ summary, series, breakdowns, hours }: Batch["parts"]) =>
  Number(summary) + series.length + breakdowns.length + hours.length;

/** When all fields that an operation resolves at the same time have requested their parts. */
const allRequested = () => Promise.resolve().then(() => new Promise<void>((resolve) => void process.nextTick(resolve)));

/** The index of a part in the list, which contains it once. */
function indexIn<Part>(list: Part[], part: Part): number {
  const known = list.findIndex((one) => isDeepStrictEqual(one, part));
  return known < 0 ? list.push(part) - 1 : known;
}

const known = new WeakMap<ReportQuestion, ReportParts>();

/** The parts of one report, which is identified by its question. */
export function reportParts(upstream: Upstream, question: ReportQuestion): ReportParts {
  const parts = known.get(question) ?? createParts(upstream, question);
  known.set(question, parts);
  return parts;
}

function createParts(upstream: Upstream, question: ReportQuestion): ReportParts {
  let open: Batch | undefined;

  /** A refusal may concern one part only, so that the others are requested by their own calls. */
  async function send(batch: Batch): Promise<Report | undefined> {
    await allRequested();
    if (open === batch) open = undefined;
    if (countOf(batch.parts) === 1) return undefined;
    try {
      return await traffic.getTrafficReport(upstream, question, batch.parts);
    } catch (error) {
      if (error instanceof UpstreamError && REFUSED.has(error.code)) return undefined;
      throw error;
    }
  }

  function openBatch(): Batch {
    const parts = { summary: false, series: [], breakdowns: [], hours: [] };
    const batch: Batch = { parts, report: Promise.resolve(undefined) };
    batch.report = send(batch);
    return batch;
  }

  /** `join` adds the part, and returns how to find it in the report. */
  async function request<Answer>(
    join: (parts: Batch["parts"]) => (report: Report) => Answer | undefined,
    alone: () => Promise<Answer>,
  ): Promise<Answer> {
    open ??= openBatch();
    const batch = open;
    const find = join(batch.parts);
    if (countOf(batch.parts) === MOST_PARTS) open = undefined;
    const report = await batch.report;
    return (report && find(report)) ?? alone();
  }

  return {
    summary: () =>
      request(
        (parts) => {
          parts.summary = true;
          return ({ summary }) => summary;
        },
        () => traffic.getTrafficSummary(upstream, question),
      ),
    series: (requested) =>
      request(
        (parts) => {
          const at = indexIn(parts.series, requested);
          return ({ series }) => series[at];
        },
        () => traffic.getTrafficSeries(upstream, question, requested),
      ),
    breakdown: (requested) =>
      request(
        (parts) => {
          const at = indexIn(parts.breakdowns, requested);
          return ({ breakdowns }) => breakdowns[at];
        },
        () => traffic.getTrafficBreakdown(upstream, question, requested),
      ),
    hours: (requested) =>
      request(
        (parts) => {
          const at = indexIn(parts.hours, requested);
          return ({ hours }) => hours[at];
        },
        () => traffic.getActiveHours(upstream, question, requested),
      ),
  };
}
