import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { WebsitesScreenQuery } from "#web/__generated__/WebsitesScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { NewWebsiteDialog } from "./_parts/NewWebsiteDialog.tsx";
import { WebsiteItem } from "./_parts/WebsiteItem.tsx";

/** Every project of the company, the paused ones too, for those who manage them. */
export default function WebsitesScreen({ queryRef }: ScreenProps<WebsitesScreenQuery>) {
  const { viewer } = usePreloadedQuery<WebsitesScreenQuery>(
    graphql`
      query WebsitesScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
          managedProjects(first: 100) @connection(key: "WebsitesScreen_managedProjects") {
            __id
            edges {
              node {
                id
                ...WebsiteItem_project
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [isAdding, setAdding] = useState(false);
  if (!viewer?.viewerCanManageCompany) return <Navigate to="/" replace />;
  const list = viewer.managedProjects;
  if (!list)
    return <EmptyState title={t("The projects could not be loaded")}>{t("Please reload the page.")}</EmptyState>;
  const add = (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {t("Add website")}
    </Button>
  );
  return (
    <>
      <PageTitle title={t("Websites")} description={t("The projects of your company.")} actions={add} />
      <Card flush>
        {list.edges.length === 0 && (
          <EmptyState title={t("There is no project yet")} minHeight={160}>
            {t("Add the first website to measure it.")}
          </EmptyState>
        )}
        <ul css={(t) => ({ "& > li + li": { borderTop: `1px solid ${t.color.border}` } })}>
          {list.edges.map(({ node }) => (
            <WebsiteItem key={node.id} project={node} connection={list.__id} />
          ))}
        </ul>
      </Card>
      {isAdding && <NewWebsiteDialog connection={list.__id} onClose={() => setAdding(false)} />}
    </>
  );
}
