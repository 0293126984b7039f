import { graphql, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { NewGoalScreenQuery } from "#web/__generated__/NewGoalScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { GoalEditor } from "./_parts/form/GoalEditor.tsx";
import { goalFrom } from "./_parts/form/goalValues.ts";
import { useCreateGoal } from "./_parts/form/useCreateGoal.ts";

export default function NewGoalScreen({ queryRef }: ScreenProps<NewGoalScreenQuery>) {
  const { viewer } = usePreloadedQuery<NewGoalScreenQuery>(
    graphql`
      query NewGoalScreenQuery($project: ID) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            ...GoalEditor_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useCreateGoal(project?.id ?? "", goalFrom(search), (number) => {
    toast(t("Goal saved"));
    void navigate(`/goals/view/${number}`);
  });
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite) return <Forbidden to="/goals" />;
  return (
    <>
      <PageTitle
        title={t("New goal")}
        description={t("Define what counts, and see right away how often it happened.")}
      />
      <GoalEditor form={form} project={project} action={t("Create goal")} isNew />
    </>
  );
}
