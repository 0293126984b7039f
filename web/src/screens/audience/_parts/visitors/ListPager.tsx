import { AsGraphqlButton } from "#web/reports/asGraphql/AsGraphqlButton.tsx";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ListPager_page$key } from "#web/__generated__/ListPager_page.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { CsvField } from "#web/ui/data/columns.ts";
import { withChoice } from "../../_lib/listChoices.ts";

interface Props {
  page: ListPager_page$key;
  kind: string;
  /** of the file: all that is known of each, whatever columns are shown */
  columns: readonly CsvField[];
}

/** The total, previous and next page, and the CSV export. Each page has its own URL. */
export function ListPager({ page, kind, columns }: Props) {
  const { totalCount, sessionCount, pageviewCount, pageInfo, range } = useFragment(
    graphql`
      fragment ListPager_page on VisitorConnection {
        totalCount
        sessionCount
        pageviewCount
        range {
          startDate
          endDate
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    `,
    page,
  );
  const [, setSearch] = useSearchParams();
  const go = (choice: Record<string, string | null>) => setSearch((now) => withChoice(now, choice));
  return (
    <span css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <span css={{ flex: 1 }}>
        <span>{phrase("{count, plural, one {# visitor} other {# visitors}}", { count: totalCount })}</span> ·{" "}
        <span>{phrase("{count, plural, one {# session} other {# sessions}}", { count: sessionCount })}</span> ·{" "}
        <span>{phrase("{count, plural, one {# view} other {# views}}", { count: pageviewCount })}</span>
      </span>
      {pageInfo.hasPreviousPage && (
        <>
          <Button size="small" variant="ghost" onPress={() => go({})}>
            {t("First page")}
          </Button>
          <Button size="small" onPress={() => go({ before: pageInfo.startCursor ?? null })}>
            {t("Before")}
          </Button>
        </>
      )}
      {pageInfo.hasNextPage && (
        <Button size="small" onPress={() => go({ after: pageInfo.endCursor ?? null })}>
          {t("More")}
        </Button>
      )}
      <AsGraphqlButton title={t("Visitors")} />
      <ExportCsvButton
        view={kind === "ALL" ? "visitors" : kind.toLowerCase()}
        range={{ startDate: range.startDate, endDate: range.endDate }}
        rows="viewer.project.audience.visitors.edges"
        pageSize={100}
        columns={columns}
      />
    </span>
  );
}
