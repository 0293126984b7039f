import { graphql, usePreloadedQuery } from "react-relay";
import type { OverviewScreenQuery } from "#web/__generated__/OverviewScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { ProjectTable } from "./_parts/ProjectTable.tsx";

/** The dashboard's numbers for all projects, only on plans that include it. */
export default function OverviewScreen({ queryRef }: ScreenProps<OverviewScreenQuery>) {
  const { viewer } = usePreloadedQuery<OverviewScreenQuery>(
    graphql`
      query OverviewScreenQuery($range: RangeInput!, $compare: Comparison, $goal: String)
      @preloadable
      @throwOnFieldError {
        viewer {
          landsOnOverview
          ...ProjectTable_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.landsOnOverview) {
    return (
      <>
        <PageTitle title={t("Overview")} />
        <EmptyState
          title={t("Your plan doesn't include the overview of all projects")}
          action={<TextLink href="/dashboard">{t("Go to the dashboard")}</TextLink>}
          minHeight={360}
        >
          {t("Your plan shows one project at a time. Select a project in the top left.")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle title={t("Overview")} description={t("All projects, each in its own time zone")} />
      <Card flush>
        <PanelBoundary height={360}>
          <ProjectTable viewer={viewer} />
        </PanelBoundary>
      </Card>
    </>
  );
}
