import { getErrorGroup as call } from "@sightline/schema/rest/errors/errors";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { differenceOfRates } from "#host/analytics/statistics/differences.ts";
import { originalFrames } from "./maps/originalFrames.ts";
import { groupSummaries, type GroupSummary } from "./merging/groupSummaries.ts";
import {
  breadcrumbs,
  conversionOf,
  errorInstances,
  errorOccurrence,
  errorSplit,
  type ConversionRow,
} from "./sql/errorDetail.ts";
import { errorGroup } from "./sql/errorGroups.ts";
import { gatherErrors } from "./sql/errorScope.ts";
import { describeGroups } from "./describeGroups.ts";

const instant = (at: number) => new Date(at).toISOString();

const conversionAnswer = ({ with_of, with_hits, without_of, without_hits }: ConversionRow) => ({
  with_error: { sessions: with_of, converted: with_hits },
  without_error: { sessions: without_of, converted: without_hits },
  difference: differenceOfRates({ hits: without_hits, of: without_of }, { hits: with_hits, of: with_of }),
});

/** Groups without events in the range are included: they can be unmerged. */
const partsOf = (hashes: string[], summaries: Map<string, GroupSummary>) =>
  hashes.map((error_group_id) => {
    const { message = "", name = "", count = 0 } = summaries.get(error_group_id) ?? {};
    return { error_group_id, message, type: name, count };
  });

export const getErrorGroup = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherErrors(move);
    return { scope, hash: scope.errors.rootOf(move.params.error_group_id) };
  },
  ask: async ({ events, entities }, { scope, hash }, { signal, body }) => {
    const context = { events, signal };
    const { project, errors, period } = scope;
    const hashes = errors.partsOf(hash);
    const [row, split, instances, conversion, parts] = await Promise.all([
      errorGroup(context, scope, hash),
      errorSplit(context, scope, hash),
      errorInstances(context, scope, hash, { limit: body.limit, offset: body.offset }),
      scope.filter.goal ? conversionOf(context, scope, hash) : null,
      hashes.length > 1 ? groupSummaries(events, project.widgetId, hashes, period) : undefined,
    ]);
    if (!row) throw new Problem(errorsRefusals.notInRange());
    const [group] = await describeGroups(entities, context, scope, [row]);
    if (!group) throw new Problem(errorsRefusals.notInRange());
    const index = Math.min(body.occurrence, row.count - 1);
    const occurrence = await errorOccurrence(context, scope, hash, index);
    if (!occurrence) throw new Problem(errorsRefusals.notInRange());
    const { stack, release } = occurrence;
    const [frames, errorBreadcrumbs] = await Promise.all([
      originalFrames(entities, { widgetId: project.widgetId, release, stack }),
      breadcrumbs(context, scope, occurrence),
    ]);
    return {
      occurrence: { ...occurrence, index },
      frames,
      group,
      split,
      instances,
      conversion,
      errorBreadcrumbs,
      parts: parts && partsOf(hashes, parts),
    };
  },
  answer: (
    {
      occurrence: { stack, at, ...occurrence },
      frames,
      group,
      split,
      instances,
      conversion,
      errorBreadcrumbs,
      parts = [],
    },
    { scope },
  ) => ({
    group,
    occurrence: { ...occurrence, at: instant(at) },
    stack,
    frames,
    parts,
    browsers: split.browser,
    systems: split.os,
    pages: split.path,
    releases: split.release,
    instances: instances.map((instance) => ({ ...instance, at: instant(instance.at) })),
    breadcrumbs: errorBreadcrumbs.toReversed().map((breadcrumb) => ({ ...breadcrumb, at: instant(breadcrumb.at) })),
    conversion: conversion && conversionAnswer(conversion),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
