import type { AcquisitionReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { annotationOf } from "../timeline.sources.ts";
import { getAnnotations } from "../timeline.upstream.ts";

export const AcquisitionReport: Pick<AcquisitionReportResolvers, "annotations"> = {
  annotations: async ({ question }, _, { upstream }) =>
    (await getAnnotations(upstream, question.widget_id, question)).rows.map(annotationOf),
};
