import { graphql, usePreloadedQuery } from "react-relay";
import type { CompanyScreenQuery } from "#web/__generated__/CompanyScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CompanyForm } from "./_parts/CompanyForm.tsx";

export default function CompanyScreen({ queryRef }: ScreenProps<CompanyScreenQuery>) {
  const { viewer } = usePreloadedQuery<CompanyScreenQuery>(
    graphql`
      query CompanyScreenQuery @preloadable @throwOnFieldError {
        viewer {
          viewerCanManageCompany
          company {
            ...CompanyForm_company
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer.viewerCanManageCompany || !viewer.company) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Company")} />
      <Card title={t("Your company")}>
        <CompanyForm company={viewer.company} />
      </Card>
    </>
  );
}
