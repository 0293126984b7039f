import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectSegmentsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { criteriaToWire } from "#gateway/graph/enums.ts";
import { checkKey } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getFilterValues } from "../traffic.upstream.ts";

const MAX_TEXT = 200;

function short(text: string, field: string): string {
  if (text.length <= MAX_TEXT) return text;
  throw invalid(field, requestRefusals.tooLong({ field, max: MAX_TEXT }));
}

export const ProjectSegments: Pick<ProjectSegmentsResolvers, "filterValues"> = {
  async filterValues({ widget_id }, { criteria, key, contains }, { upstream }) {
    checkKey(key, "key");
    const requested = {
      criteria: criteriaToWire(criteria),
      ...(key != null && { key }),
      q: short(contains ?? "", "contains"),
    };
    return (await getFilterValues(upstream, widget_id, requested)).rows;
  },
};
