import { graphql, usePreloadedQuery } from "react-relay";
import type { WebsitesScreenQuery } from "#web/__generated__/WebsitesScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { WebsiteList } from "./_parts/WebsiteList.tsx";

/** Every project of the company, including paused ones, for members who manage projects. */
export default function WebsitesScreen({ queryRef }: ScreenProps<WebsitesScreenQuery>) {
  const { viewer } = usePreloadedQuery<WebsitesScreenQuery>(
    graphql`
      query WebsitesScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
          ...WebsiteList_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  return <WebsiteList viewer={viewer} />;
}
