import { graphql, usePreloadedQuery } from "react-relay";
import type { EventRuleScreenQuery } from "#web/__generated__/EventRuleScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { NoEventRule } from "./_parts/rules/NoEventRule.tsx";
import { RuleView } from "./_parts/rules/RuleView.tsx";

/** One event rule: its trigger, its state and its events. */
export default function EventRuleScreen({ queryRef }: ScreenProps<EventRuleScreenQuery>) {
  const { viewer } = usePreloadedQuery<EventRuleScreenQuery>(
    graphql`
      query EventRuleScreenQuery($project: ID, $number: Int!) @preloadable {
        viewer {
          viewerCanWrite
          viewerCanWriteCode
          project(id: $project) {
            features
            ...RuleView_project
            events {
              rule(eventConfigId: $number) {
                ...RuleView_rule
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
  if (!project.events.rule) return <NoEventRule />;
  const canWrite = (viewer.viewerCanWrite ?? false) && project.features.includes("EVENTTRACK");
  const canWriteCode = viewer.viewerCanWriteCode ?? false;
  return <RuleView rule={project.events.rule} project={project} canWrite={canWrite} canWriteCode={canWriteCode} />;
}
