import { graphql, usePreloadedQuery } from "react-relay";
import type { EditEventRuleScreenQuery } from "#web/__generated__/EditEventRuleScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { EditEventRule } from "./_parts/rules/EditEventRule.tsx";
import { NoEventRule } from "./_parts/rules/NoEventRule.tsx";

export default function EditEventRuleScreen({ queryRef }: ScreenProps<EditEventRuleScreenQuery>) {
  const { viewer } = usePreloadedQuery<EditEventRuleScreenQuery>(
    graphql`
      query EditEventRuleScreenQuery($project: ID, $number: Int!) @preloadable {
        viewer {
          viewerCanWrite
          viewerCanWriteCode
          project(id: $project) {
            features
            ...EditEventRule_project
            events {
              rule(eventConfigId: $number) {
                id
                ...EditEventRule_rule
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  if (!project) return <NoProject />;
  if (!viewer.viewerCanWrite || !project.features.includes("EVENTTRACK")) {
    return <Forbidden to="/event-tracking" />;
  }
  const {
    events: { rule: eventRule },
  } = project;
  if (!eventRule) return <NoEventRule />;
  const canWriteCode = viewer.viewerCanWriteCode ?? false;
  return <EditEventRule key={eventRule.id} rule={eventRule} project={project} canWriteCode={canWriteCode} />;
}
