import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { BlockIpScreenQuery } from "#web/__generated__/BlockIpScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { NewRuleDialog } from "./_parts/blocking/NewRuleDialog.tsx";
import { OptOutCard } from "./_parts/blocking/OptOutCard.tsx";
import { RuleList } from "./_parts/blocking/RuleList.tsx";

/** The rules that exclude sessions from a project's statistics. */
export default function BlockIpScreen({ queryRef }: ScreenProps<BlockIpScreenQuery>) {
  const { viewer } = usePreloadedQuery<BlockIpScreenQuery>(
    graphql`
      query BlockIpScreenQuery($project: ID) @preloadable {
        viewer {
          viewerCanManageCompany
          currentAddress
          project(id: $project) {
            id
            name
            ...RuleList_project
            ...OptOutCard_project
          }
        }
      }
    `,
    queryRef,
  );
  const [isAdding, setAdding] = useState(false);
  const revalidator = useRevalidator();
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  const { project } = viewer;
  if (!project) return <NoProject />;
  return (
    <>
      <PageTitle
        title={t("Block IP")}
        description={t("Traffic excluded from {name}.", { name: project.name })}
        actions={
          <Button variant="primary" onPress={() => setAdding(true)}>
            {t("Add rule")}
          </Button>
        }
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <RuleList project={project} onRetry={() => void revalidator.revalidate()} />
        <OptOutCard project={project} />
      </div>
      {isAdding && (
        <NewRuleDialog project={project.id} currentAddress={viewer.currentAddress} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
