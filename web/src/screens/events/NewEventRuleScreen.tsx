import { graphql, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { NewEventRuleScreenQuery } from "#web/__generated__/NewEventRuleScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EventRuleEditor } from "./_parts/rules/EventRuleEditor.tsx";
import { ruleFrom } from "./_lib/ruleValues.ts";
import { useCreateRuleEvent } from "./_parts/rules/useCreateRuleEvent.ts";

export default function NewEventRuleScreen({ queryRef }: ScreenProps<NewEventRuleScreenQuery>) {
  const { viewer } = usePreloadedQuery<NewEventRuleScreenQuery>(
    graphql`
      query NewEventRuleScreenQuery($project: ID) @preloadable {
        viewer {
          viewerCanWrite
          viewerCanWriteCode
          project(id: $project) {
            id
            features
            ...EventRuleEditor_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useCreateRuleEvent(project?.id ?? "", ruleFrom(search), (number) => {
    toast(t("Event rule saved"));
    void navigate(`/event-tracking/view/${number}`);
  });
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite || !project.features.includes("EVENTTRACK")) {
    return <Forbidden to="/event-tracking" />;
  }
  return (
    <>
      <PageTitle title={t("New event rule")} description={t("Takes effect within a few minutes.")} />
      <EventRuleEditor
        form={form}
        project={project}
        action={t("Create event rule")}
        canWriteCode={viewer.viewerCanWriteCode ?? false}
      />
    </>
  );
}
