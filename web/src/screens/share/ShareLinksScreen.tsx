import { graphql, usePreloadedQuery } from "react-relay";
import type { ShareLinksScreenQuery } from "#web/__generated__/ShareLinksScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CompanyLinks } from "./_parts/CompanyLinks.tsx";

export default function ShareLinksScreen({ queryRef }: ScreenProps<ShareLinksScreenQuery>) {
  const { viewer } = usePreloadedQuery<ShareLinksScreenQuery>(
    graphql`
      query ShareLinksScreenQuery @preloadable {
        viewer {
          viewerCanWrite
          ...CompanyLinks_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanWrite) return <Forbidden />;
  return (
    <>
      <PageTitle
        title={t("Share links")}
        description={t("All links that open without an account, across all projects. Create links with Share.")}
      />
      <PanelBoundary height={320}>
        <CompanyLinks viewer={viewer} />
      </PanelBoundary>
    </>
  );
}
