import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectHeatmapsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { camel } from "#gateway/graph/camel.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { reportQuestion } from "#gateway/graph/reportQuestion.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { heatmapOf } from "../heatmapOf.ts";
import { heatmapProfileOf, wirePage } from "../heatmaps.sources.ts";
import { getHeatmap, getHeatmapPages, getHeatmapProfile, listHeatmapProfiles } from "../heatmaps.upstream.ts";

const MAX_SEARCH = 200;
const MAX_PAGES = 200;
/** examples in a preview */
const PREVIEW_ROWS = 5;

export const ProjectHeatmaps: Required<ProjectHeatmapsResolvers> = {
  async heatmap(project, { page, heatmapProfileId, device, width, mode, ...report }, context) {
    if (heatmapProfileId != null && heatmapProfileId < 1) return null;
    const answer = await orNull(
      getHeatmap(context.upstream, {
        ...reportQuestion(project, report, context),
        ...(page && { page: wirePage(page, "page") }),
        ...(heatmapProfileId != null && { heatmap_profile_id: heatmapProfileId }),
        ...(device && { device: lower(device) }),
        ...(width && { width }),
        mode: lower(mode ?? "CLICK"),
      }),
    );
    return answer && heatmapOf(answer);
  },

  async pages(project, { search, sort, limit, offset, ...report }, context) {
    if (search && search.length > MAX_SEARCH)
      throw invalid("search", requestRefusals.tooLong({ field: "search", max: MAX_SEARCH }));
    const answer = await getHeatmapPages(context.upstream, {
      ...reportQuestion(project, report, context),
      ...pageOf({ limit, offset }, 50, MAX_PAGES),
      search: search ?? "",
      sort: lower(sort ?? "VIEWS"),
    });
    return camel(answer);
  },

  async profiles({ widget_id }, { archived, ...page }, { upstream }) {
    const { rows } = await listHeatmapProfiles(upstream, widget_id);
    const shown = rows.filter(({ status }) => (status === "archived") === (archived ?? false));
    return connectionOf(shown.map(heatmapProfileOf), page, ({ heatmapProfileId }) => [-heatmapProfileId]);
  },

  async profile({ widget_id }, { heatmapProfileId }, { upstream }) {
    if (heatmapProfileId < 1) return null;
    const found = await orNull(getHeatmapProfile(upstream, widget_id, heatmapProfileId));
    return found && heatmapProfileOf(found);
  },

  async preview(project, { rule }, context) {
    const range = resolveRange({ preset: "LAST_30_DAYS" }, clockOf(project, context), Date.parse(project.created_at));
    try {
      const page = wirePage(rule, "rule");
      const question = { widget_id: project.widget_id, ...range, page, limit: PREVIEW_ROWS };
      return { pages: camel(await getHeatmapPages(context.upstream, question)) };
    } catch (error) {
      return { problem: refusal(error) };
    }
  },
};
