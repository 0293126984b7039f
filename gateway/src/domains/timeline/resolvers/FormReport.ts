import type { FormReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { changeOf } from "../entries/changeOf.ts";
import { annotationOf } from "../timeline.sources.ts";
import { getAnnotations } from "../timeline.upstream.ts";

export const FormReport: Pick<FormReportResolvers, "annotations" | "changes"> = {
  annotations: async ({ question }, _, { upstream }) =>
    (await getAnnotations(upstream, question.widget_id, question)).rows.map(annotationOf),
  changes: async ({ question }, _, { upstream }) =>
    (await getAnnotations(upstream, question.widget_id, question)).changes.map(changeOf),
};
