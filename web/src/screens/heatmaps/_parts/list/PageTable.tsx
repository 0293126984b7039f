import { Flame } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PageTable_pages$data, PageTable_pages$key } from "#web/__generated__/PageTable_pages.graphql.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percentLabel } from "#web/reports/heatmap/heatOf.ts";
import { pageHeatmapHref } from "../../_lib/heatmapHref.ts";
import { PAGE, pageSorts, skippedIn, textIn, withChoice } from "../../_lib/pageChoices.ts";

type Row = PageTable_pages$data["rows"][number];
type Href = (path: string) => string;

/** rows that the host returns at once */
const MOST_AT_ONCE = 200;

const columnsOf = (href: Href): Column<Row>[] => [
  {
    id: "path",
    title: t("Page"),
    sortable: false,
    csv: [
      { title: t("Page"), value: "path" },
      { title: t("Address"), value: "url" },
    ],
    value: ({ path }) => path,
    render: ({ path, hasSnapshot }) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}>
        <TextLink href={pageHeatmapHref(href, path)} css={{ minWidth: 0 }}>
          <MiddleText>{path}</MiddleText>
        </TextLink>
        {!hasSnapshot && (
          <span css={(theme) => ({ [theme.media.narrow]: { display: "none" } })}>
            <Badge title={t("No visit of this page was recorded, so there is no page to show the heatmap on")}>
              {t("Not recorded")}
            </Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: "VIEWS",
    title: t("Page views"),
    width: 112,
    numeric: true,
    csv: "pageViews",
    value: ({ pageViews }) => pageViews,
  },
  {
    id: "visitors",
    title: t("Visitors"),
    width: 96,
    numeric: true,
    sortable: false,
    largeOnly: true,
    csv: "visitors",
    value: ({ visitors }) => visitors,
  },
  { id: "CLICKS", title: t("Clicks"), width: 92, numeric: true, csv: "clicks", value: ({ clicks }) => clicks },
  {
    id: "RAGE",
    title: t("Rage clicks"),
    width: 112,
    numeric: true,
    wideOnly: true,
    csv: "rageClicks",
    value: ({ rageClicks }) => rageClicks,
    isAmount: true,
    render: ({ path, rageClicks }) => (
      <TextLink href={pageHeatmapHref(href, path, { mode: "rage" })}>{rageClicks}</TextLink>
    ),
  },
  {
    id: "DEAD",
    title: t("Dead clicks"),
    width: 112,
    numeric: true,
    wideOnly: true,
    csv: "deadClicks",
    value: ({ deadClicks }) => deadClicks,
    isAmount: true,
    render: ({ path, deadClicks }) => (
      <TextLink href={pageHeatmapHref(href, path, { mode: "dead" })}>{deadClicks}</TextLink>
    ),
  },
  {
    id: "depth",
    title: t("Scroll depth"),
    definition: t("How much of the page a page view reached on average"),
    width: 116,
    numeric: true,
    wideOnly: true,
    sortable: false,
    csv: "scrollDepth",
    value: ({ scrollDepth }) => scrollDepth,
    render: ({ path, scrollDepth }) => (
      <TextLink href={pageHeatmapHref(href, path, { mode: "scroll" })}>{percentLabel(scrollDepth)}</TextLink>
    ),
  },
];

/** Every page that visitors viewed, with its clicks and scroll depth. The host sorts and pages. */
export function PageTable({ pages, href }: { pages: PageTable_pages$key; href: Href }) {
  const { rows, total, range } = useFragment(
    graphql`
      fragment PageTable_pages on HeatmapPages {
        total
        range {
          startDate
          endDate
        }
        rows {
          path
          # eslint-disable-next-line relay/unused-fields -- exported, beside the path
          url
          pageViews
          visitors
          clicks
          rageClicks
          deadClicks
          scrollDepth
          hasSnapshot
        }
      }
    `,
    pages,
  );
  const [search, setSearch] = useSearchParams();
  const columns = columnsOf(href);
  const skipped = skippedIn(search);
  const go = (to: number) =>
    setSearch((now) => {
      const next = withChoice(now, {});
      if (to > 0) next.set("skip", String(to));
      return next;
    });
  return (
    <>
      <Table
        label={t("Pages")}
        columns={columns}
        rows={rows}
        rowId={({ path }) => path}
        sorted
        sort={{ column: chosen(search, "sort", pageSorts), direction: "descending" }}
        onSort={({ column }) => setSearch((now) => withChoice(now, { sort: column === pageSorts[0] ? null : column }))}
        empty={
          <EmptyState icon={<Flame aria-hidden />} title={t("No pages in this range")} minHeight={280}>
            {textIn(search) === ""
              ? t("Pages appear here as soon as visitors view them. Choose a longer range or remove filters.")
              : t("No page matches the search. Change it, or choose a longer range.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <>
              {skipped > 0 && (
                <Button size="small" onPress={() => go(Math.max(0, skipped - PAGE))}>
                  {t("Previous page")}
                </Button>
              )}
              {skipped + PAGE < total && (
                <Button size="small" onPress={() => go(skipped + PAGE)}>
                  {t("Next page")}
                </Button>
              )}
              <ExportCsvButton
                view="heatmap-pages"
                range={{ startDate: range.startDate, endDate: range.endDate }}
                rows="viewer.project.heatmaps.pages.rows"
                pageSize={MOST_AT_ONCE}
                columns={csvFields(columns)}
              />
            </>
          }
        >
          {phrase("{count, plural, one {# page} other {# pages}}", { count: total })}
        </TableFooter>
      )}
    </>
  );
}
