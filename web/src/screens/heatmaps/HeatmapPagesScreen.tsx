import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { HeatmapPagesScreenQuery } from "#web/__generated__/HeatmapPagesScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { textIn, withChoice } from "./_lib/pageChoices.ts";
import { HeatmapLists } from "./_parts/list/HeatmapLists.tsx";
import { PageTable } from "./_parts/list/PageTable.tsx";

/** Every page with its heatmap: none has to be saved first. */
export default function HeatmapPagesScreen({ queryRef }: ScreenProps<HeatmapPagesScreenQuery>) {
  const { viewer } = usePreloadedQuery<HeatmapPagesScreenQuery>(
    graphql`
      query HeatmapPagesScreenQuery(
        $project: ID
        $range: RangeInput!
        $filters: FilterInput
        $search: String!
        $sort: HeatmapPageSort!
        $limit: Int!
        $offset: Int!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            widgetId
            ...ReportTitle_project
            heatmaps {
              pages(range: $range, filters: $filters, search: $search, sort: $sort, limit: $limit, offset: $offset) {
                range {
                  ...useReportRange_range
                }
                ...PageTable_pages
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(() => textIn(search));
  const href = useProjectHref(project?.widgetId);
  const range = useReportRange(project?.heatmaps.pages?.range);
  if (!project) return <NoProject />;
  const { pages } = project.heatmaps;
  const find = (value: string) => setSearch((now) => withChoice(now, { q: value.trim() }), { replace: true });
  return (
    <>
      <ReportTitle title={t("Heatmaps")} project={project} range={range}>
        <HeatmapLists shown="continuous" href={href} />
      </ReportTitle>
      <Panel
        title={t("All pages")}
        definition={t("Clicks, movements and scroll depth are stored for every page, so each has a heatmap.")}
        flush
        height={420}
        actions={
          <SearchField
            label={t("Search pages")}
            value={text}
            maxLength={200}
            onChange={setText}
            onSubmit={find}
            onClear={() => find("")}
            css={{ width: 220 }}
          />
        }
      >
        {pages && <PageTable pages={pages} href={href} />}
      </Panel>
    </>
  );
}
