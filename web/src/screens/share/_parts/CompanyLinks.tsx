import { Lock, Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type {
  CompanyLinks_viewer$data,
  CompanyLinks_viewer$key,
} from "#web/__generated__/CompanyLinks_viewer.graphql.ts";
import type { CompanyLinksPageQuery } from "#web/__generated__/CompanyLinksPageQuery.graphql.ts";
import { itemLabel, moduleName } from "#web/sharing/moduleLabels.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { relativeTime } from "#web/ui/format/relativeTime.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { linkState } from "./linkState.ts";

const PAGE = 100;
type CompanyLink = NonNullable<CompanyLinks_viewer$data["shareLinks"]>["edges"][number]["node"];

const where = ({ module, itemId, itemName }: CompanyLink) =>
  [moduleName(module), itemLabel({ module, itemId, itemName })].filter(Boolean).join(" · ");

const linkColumns: Column<CompanyLink>[] = [
  {
    id: "where",
    title: t("Shared content"),
    value: (link) => where(link),
    render: (link) => (
      <span
        title={`${where(link)}, ${link.project?.name ?? ""}`}
        css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}
      >
        <span css={(theme) => ({ fontWeight: theme.weight.medium, color: theme.color.accent, ...oneLine })}>
          {where(link)}
        </span>
        {link.hasPassword && <Lock size={13} aria-label={t("Password-protected")} css={{ flex: "none" }} />}
      </span>
    ),
  },
  {
    id: "project",
    title: t("Project"),
    width: 150,
    wideOnly: true,
    largeOnly: true,
    value: ({ project }) => project?.name,
  },
  {
    id: "by",
    title: t("Created"),
    width: 190,
    wideOnly: true,
    largeOnly: true,
    value: ({ createdAt }) => createdAt,
    render: ({ createdAt, createdBy }) => (
      <span title={createdBy} css={oneLine}>
        {t("{time} by {createdBy}", { time: relativeTime(createdAt), createdBy })}
      </span>
    ),
  },
  {
    id: "expires",
    title: t("Expires"),
    width: 110,
    wideOnly: true,
    value: ({ expiresAt }) => expiresAt,
    render: ({ expiresAt }) => (expiresAt ? <RelativeTime at={expiresAt} /> : t("Never")),
  },
  { id: "views", title: t("Views"), numeric: true, width: 76, value: ({ clicks }) => clicks },
  {
    id: "last",
    title: t("Last viewed"),
    width: 110,
    wideOnly: true,
    value: ({ lastOpenedAt }) => lastOpenedAt,
    render: ({ lastOpenedAt }) => (lastOpenedAt ? <RelativeTime at={lastOpenedAt} /> : t("Never")),
  },
  {
    id: "state",
    title: t("Status"),
    width: 96,
    value: ({ isOpen, isBlocked }) => linkState({ isOpen, isBlocked }),
    render: ({ isOpen, isBlocked }) => (
      <Badge tone={isOpen ? "positive" : "neutral"}>{linkState({ isOpen, isBlocked })}</Badge>
    ),
  },
];

/** Newest first. A row opens the details of its link, where it can be revoked. */
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
              itemName
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
      <Card flush footer={links.length > 0 && phrase("{count, plural, one {# link} other {# links}}", { count })}>
        <Table
          label={t("Share links")}
          columns={linkColumns}
          rows={links}
          rowId={({ id }) => id}
          onRowAction={({ id }) => setOpenId(id)}
          empty={
            <EmptyState
              icon={<Share2 aria-hidden />}
              title={t("No share links yet")}
              action={<TextLink href="/">{t("Go to the dashboard")}</TextLink>}
              minHeight={240}
            >
              {t("Use Share on a report to create a link for viewers without an account.")}
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
