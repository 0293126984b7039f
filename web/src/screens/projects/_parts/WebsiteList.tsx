import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { WebsiteList_viewer$key } from "#web/__generated__/WebsiteList_viewer.graphql.ts";
import type { WebsiteListRefetchQuery } from "#web/__generated__/WebsiteListRefetchQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { NewWebsiteDialog } from "./NewWebsiteDialog.tsx";
import { WebsiteItem } from "./WebsiteItem.tsx";

const AT_ONCE = 100;

/** The projects in alphabetical order, a hundred per page, and the form for a new one. */
export function WebsiteList({ viewer }: { viewer: WebsiteList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WebsiteListRefetchQuery,
    WebsiteList_viewer$key
  >(
    graphql`
      fragment WebsiteList_viewer on Viewer
      @refetchable(queryName: "WebsiteListRefetchQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        managedProjects(first: $count, after: $cursor) @connection(key: "WebsiteList_managedProjects") {
          __id
          edges {
            node {
              id
              ...WebsiteItem_project
            }
          }
        }
      }
    `,
    viewer,
  );
  const [isAdding, setAdding] = useState(false);
  const list = data.managedProjects;
  if (!list) return <EmptyState title={t("Couldn't load projects")}>{t("Please reload the page.")}</EmptyState>;
  const add = (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {t("Add project")}
    </Button>
  );
  const more = (
    <Button size="small" loading={isLoadingNext} onPress={() => loadNext(AT_ONCE)}>
      {t("Show more")}
    </Button>
  );
  return (
    <>
      <PageTitle title={t("Websites")} description={t("Your company's projects.")} actions={add} />
      <Card flush footer={hasNext && more}>
        {list.edges.length === 0 && (
          <EmptyState title={t("No projects yet")} minHeight={160}>
            {t("Add your first project to start tracking.")}
          </EmptyState>
        )}
        <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
          {list.edges.map(({ node }) => (
            <WebsiteItem key={node.id} project={node} connection={list.__id} />
          ))}
        </ul>
      </Card>
      {isAdding && <NewWebsiteDialog connection={list.__id} onClose={() => setAdding(false)} />}
    </>
  );
}
