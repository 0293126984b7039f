import { graphql, usePreloadedQuery } from "react-relay";
import type { EditGoalScreenQuery } from "#web/__generated__/EditGoalScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { EditGoal } from "./_parts/form/EditGoal.tsx";
import { NoGoal } from "./_parts/NoGoal.tsx";

export default function EditGoalScreen({ queryRef }: ScreenProps<EditGoalScreenQuery>) {
  const { viewer } = usePreloadedQuery<EditGoalScreenQuery>(
    graphql`
      query EditGoalScreenQuery($project: ID, $number: Int!) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            goals {
              goal(goalProfileId: $number) {
                id
                ...EditGoal_goal
              }
            }
            ...EditGoal_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite) return <Forbidden to="/goals" />;
  if (!project.goals.goal) return <NoGoal />;
  return <EditGoal key={project.goals.goal.id} goal={project.goals.goal} project={project} />;
}
