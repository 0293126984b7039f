import type { ProjectSegmentsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { criteriaToWire } from "#gateway/graph/enums.ts";
import { checkKey } from "#gateway/graph/filters.ts";
import { segmentKey, segmentOf } from "../segments.sources.ts";
import { getSegments } from "../segments.upstream.ts";
import { shortText } from "../shortText.ts";
import { getFilterValues } from "../traffic.upstream.ts";

export const ProjectSegments: Required<ProjectSegmentsResolvers> = {
  async list({ widget_id }, page, { upstream }) {
    const { rows } = await getSegments(upstream, widget_id);
    return connectionOf(rows.map(segmentOf), page, segmentKey);
  },

  async filterValues({ widget_id }, { criteria, key, contains }, { upstream }) {
    checkKey(key, "key");
    const asked = {
      criteria: criteriaToWire(criteria),
      ...(key != null && { key }),
      q: shortText(contains ?? "", "contains"),
    };
    return (await getFilterValues(upstream, widget_id, asked)).rows;
  },
};
