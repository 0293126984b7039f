import { getErrorGroup as call } from "@sightline/schema/rest/errors/errors";
import { member } from "#host/http/permit.ts";
import { notFound } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { differenceOfRates } from "#host/http/statistics/differences.ts";
import { errorGroupOf } from "./errorGroupOf.ts";
import { breadcrumbs, conversionOf, errorInstances, errorSplit, type ConversionRow } from "./sql/errorDetail.ts";
import { errorGroup, firstSeen } from "./sql/errorGroups.ts";
import { errorStates } from "./sql/errorStates.ts";

const instant = (at: number) => new Date(at).toISOString();

const conversionAnswer = ({ with_of, with_hits, without_of, without_hits }: ConversionRow) => ({
  with_error: { sessions: with_of, converted: with_hits },
  without_error: { sessions: without_of, converted: without_hits },
  difference: differenceOfRates({ hits: without_hits, of: without_of }, { hits: with_hits, of: with_of }),
});

export const getErrorGroup = route(call, {
  permit: member,
  gather: async (move) => ({ scope: await gatherReport(move), hash: move.params.error_group_id }),
  ask: async ({ events, entities }, { scope, hash }, { signal, body: { limit, offset } }) => {
    const asking = { events, signal };
    const [row, first, said, split, instances, conversion] = await Promise.all([
      errorGroup(asking, scope, hash),
      firstSeen(asking, scope, [hash]),
      errorStates(entities, scope.project.widgetId).where("error_hash", "=", hash).executeTakeFirst(),
      errorSplit(asking, scope, hash),
      errorInstances(asking, scope, hash, { limit, offset }),
      scope.filter.goal ? conversionOf(asking, scope, hash) : null,
    ]);
    if (!row) throw notFound("The error in this range");
    const [newest] = instances;
    const crumbs = newest ? await breadcrumbs(asking, scope, newest) : [];
    return { row, first: first.get(hash), said, split, instances, conversion, crumbs };
  },
  answer: ({ row, first, said, split, instances, conversion, crumbs }, { scope }) => ({
    group: errorGroupOf(row, { said, first, now: scope.now }),
    stack: row.stack,
    browsers: split.browser,
    systems: split.os,
    pages: split.path,
    instances: instances.map(({ at, ...instance }) => ({ ...instance, at: instant(at) })),
    breadcrumbs: crumbs.toReversed().map(({ at, ...crumb }) => ({ ...crumb, at: instant(at) })),
    conversion: conversion && conversionAnswer(conversion),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
