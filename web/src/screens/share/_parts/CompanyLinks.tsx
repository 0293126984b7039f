import { Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyLinks_viewer$key } from "#web/__generated__/CompanyLinks_viewer.graphql.ts";
import type { CompanyLinksPageQuery } from "#web/__generated__/CompanyLinksPageQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { linkColumns } from "./linkColumns.tsx";

const PAGE = 100;

/** Newest first; a row opens what there is to know of its link, and takes it back. */
export function CompanyLinks({ viewer }: { viewer: CompanyLinks_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompanyLinksPageQuery,
    CompanyLinks_viewer$key
  >(
    graphql`
      fragment CompanyLinks_viewer on Viewer
      @refetchable(queryName: "CompanyLinksPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        shareLinks(first: $count, after: $cursor) @connection(key: "CompanyLinks_shareLinks") {
          __id
          totalCount
          edges {
            node {
              id
              module
              itemId
              hasPassword
              isOpen
              isBlocked
              expiresAt
              clicks
              lastOpenedAt
              createdAt
              createdBy
              project {
                name
              }
              ...LinkDialog_link
            }
          }
        }
      }
    `,
    viewer,
  );
  const [openId, setOpenId] = useState<string>();
  const links = data.shareLinks?.edges.map(({ node }) => node) ?? [];
  const open = links.find(({ id }) => id === openId);
  const count = data.shareLinks?.totalCount ?? links.length;
  return (
    <>
      <Card
        flush
        css={{ overflow: "clip" }}
        footer={links.length > 0 && phrase("{count, plural, one {# link} other {# links}}", { count })}
      >
        <Table
          label={t("Share links")}
          columns={linkColumns}
          rows={links}
          rowId={({ id }) => id}
          onRowAction={({ id }) => setOpenId(id)}
          empty={
            <EmptyState
              icon={<Share2 aria-hidden />}
              title={t("Nothing is shared")}
              action={<TextLink href="/">{t("Go to the dashboard")}</TextLink>}
              minHeight={240}
            >
              {t("Press Share on a report to show it to somebody without an account.")}
            </EmptyState>
          }
        />
      </Card>
      {hasNext && (
        <div css={{ marginTop: 12 }}>
          <Button loading={isLoadingNext} onPress={() => loadNext(PAGE)}>
            {t("Show more")}
          </Button>
        </div>
      )}
      {open && data.shareLinks && (
        <LinkDialog key={open.id} link={open} connection={data.shareLinks.__id} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}
