import { Plus } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, usePreloadedQuery } from "react-relay";
import type { EventRulesScreenQuery } from "#web/__generated__/EventRulesScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { NoEventRules } from "./_parts/rules/NoEventRules.tsx";
import { RuleSnippets } from "./_parts/rules/RuleSnippets.tsx";
import { RuleTable } from "./_parts/rules/RuleTable.tsx";

/** Rules by which the tracker creates events without code on the site. */
export default function EventRulesScreen({ queryRef }: ScreenProps<EventRulesScreenQuery>) {
  const { viewer } = usePreloadedQuery<EventRulesScreenQuery>(
    graphql`
      query EventRulesScreenQuery($project: ID) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            features
            ...RuleTable_project
            ...RuleSnippets_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  if (!project) return <NoProject />;
  const hasFeature = project.features.includes("EVENTTRACK");
  const canWrite = (viewer.viewerCanWrite ?? false) && hasFeature;
  return (
    <>
      <PageTitle
        title={t("Event rules")}
        description={t("Turn clicks, form submissions and scrolling into events without changing your website's code.")}
        actions={
          canWrite && (
            <Link href="/event-tracking/new" css={buttonStyle("primary")}>
              <Plus size={16} aria-hidden /> {t("New event rule")}
            </Link>
          )
        }
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        {!hasFeature && <NoEventRules />}
        <Panel title={t("Rules")} flush height={160}>
          <RuleTable project={project} canWrite={canWrite} />
        </Panel>
        <RuleSnippets project={project} />
      </div>
    </>
  );
}
