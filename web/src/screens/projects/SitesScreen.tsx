import { graphql, usePreloadedQuery } from "react-relay";
import type { SitesScreenQuery } from "#web/__generated__/SitesScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { SitesSearch } from "./_parts/SitesSearch.tsx";
import { SitesTable } from "./_parts/SitesTable.tsx";

/** Every project of the company, for members who manage projects. */
export default function SitesScreen({ queryRef }: ScreenProps<SitesScreenQuery>) {
  const { viewer } = usePreloadedQuery<SitesScreenQuery>(
    graphql`
      query SitesScreenQuery($search: String) @preloadable @throwOnFieldError {
        viewer {
          viewerCanManageProjects
          ...SitesTable_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer.viewerCanManageProjects) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Projects")} description={t("All projects in your company.")} actions={<SitesSearch />} />
      <SitesTable viewer={viewer} />
    </>
  );
}
