import { AsGraphqlButton } from "#web/reports/asGraphql/AsGraphqlButton.tsx";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ListPager_page$key } from "#web/__generated__/ListPager_page.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { withChoice } from "../../_lib/listChoices.ts";
import { VisitorsCsv } from "./VisitorsCsv.tsx";

interface Props {
  page: ListPager_page$key;
  kind: string;
}

/** How many there are, the pages before and after, and the rows as a file. A page has an address of its own. */
export function ListPager({ page, kind }: Props) {
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
      <VisitorsCsv
        view={kind === "ALL" ? "visitors" : kind.toLowerCase()}
        range={{ startDate: range.startDate, endDate: range.endDate }}
      />
    </span>
  );
}
