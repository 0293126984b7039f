import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PortalCompanies_portal$key } from "#web/__generated__/PortalCompanies_portal.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { CompanyDialog } from "./CompanyDialog.tsx";
import { CompanyTable } from "./CompanyTable.tsx";

export function PortalCompanies({ portal }: { portal: PortalCompanies_portal$key }) {
  const data = useFragment(
    graphql`
      fragment PortalCompanies_portal on ServicePortal @argumentDefinitions(search: { type: "String" }) {
        companies(first: 100, search: $search) {
          totalCount
          edges {
            node {
              id
              ...CompanyTable_company
              ...CompanyDialog_company
            }
          }
        }
        ...CompanyDialog_portal
      }
    `,
    portal,
  );
  const [search, setSearch] = useSearchParams();
  const requested = search.get("search") ?? "";
  const [text, setText] = useState(requested);
  const [which, choose] = useSearchChoice("which", ["all", "over"], "all");
  const [openId, setOpenId] = useState<string>();
  const open = data.companies?.edges.find(({ node }) => node.id === openId)?.node;
  const ask = (searchText: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (searchText.trim()) next.set("search", searchText.trim());
      else next.delete("search");
      return next;
    });
  const nothing =
    which === "over" ? (
      <EmptyState title={t("No companies over their limit")} minHeight={140} />
    ) : requested ? (
      <EmptyState
        title={t("No companies match “{requested}”", { requested })}
        minHeight={140}
        action={<Button onPress={() => (setText(""), ask(""))}>{t("Clear search")}</Button>}
      />
    ) : (
      <EmptyState title={t("No companies yet")} minHeight={140}>
        {t("Invite a client under Clients and branding.")}
      </EmptyState>
    );
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <div css={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center", justifyContent: "space-between" }}>
        <SearchField
          label={t("Search companies")}
          placeholder={t("Name, domain or email")}
          value={text}
          onChange={setText}
          onSubmit={ask}
          onClear={() => ask("")}
          css={{ width: "min(320px, 100%)" }}
        />
        <SegmentedControl
          label={t("Filter companies")}
          segments={[
            { id: "all", label: t("All") },
            { id: "over", label: t("Over limit") },
          ]}
          selected={which}
          onSelect={choose}
        />
      </div>
      {data.companies && (
        <CompanyTable
          companies={data.companies.edges.map(({ node }) => node)}
          totalCount={data.companies.totalCount}
          label={t("Companies")}
          isOverOnly={which === "over"}
          empty={nothing}
          onOpen={setOpenId}
        />
      )}
      {open && <CompanyDialog key={open.id} company={open} portal={data} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
