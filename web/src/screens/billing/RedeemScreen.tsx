import { graphql, usePreloadedQuery } from "react-relay";
import type { RedeemScreenQuery } from "#web/__generated__/RedeemScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { RedeemForm } from "./_parts/RedeemForm.tsx";

export default function RedeemScreen({ queryRef }: ScreenProps<RedeemScreenQuery>) {
  const { viewer } = usePreloadedQuery<RedeemScreenQuery>(
    graphql`
      query RedeemScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Redeem a code")} description={t("A code unlocks a plan or extends your trial.")} />
      <Card>
        <RedeemForm />
      </Card>
    </>
  );
}
