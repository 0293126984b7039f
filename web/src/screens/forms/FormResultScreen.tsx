import { graphql, usePreloadedQuery } from "react-relay";
import type { FormResultScreenQuery } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { FormsOff } from "./_parts/FormsOff.tsx";
import { FormResult } from "./_parts/result/FormResult.tsx";

/** The results of a saved form, of an automatic one that the URL names, or of the form with the most views. */
export default function FormResultScreen({ queryRef }: ScreenProps<FormResultScreenQuery>) {
  const { viewer } = usePreloadedQuery<FormResultScreenQuery>(
    graphql`
      query FormResultScreenQuery(
        $project: ID
        $number: Int
        $rule: FormRuleInput
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $by: FormSplit!
        $field: String
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            features @include(if: $isMember)
            ...FormResult_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { isMember, number, rule } = queryRef.variables;
  if (project.features?.includes("FORMANALYTIC") === false) return <FormsOff href={href} />;
  return (
    <FormResult
      project={project}
      canWrite={viewer.viewerCanWrite ?? false}
      isMember={isMember}
      isNamed={number != null || rule != null}
      href={href}
    />
  );
}
