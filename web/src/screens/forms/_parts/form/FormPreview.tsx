import { graphql } from "react-relay";
import type { FormPreviewQuery } from "#web/__generated__/FormPreviewQuery.graphql.ts";
import { PreviewCard } from "#web/editor/PreviewCard.tsx";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { definitionOf, isComplete, type FormValues } from "./formValues.ts";
import { FoundForm } from "./FoundForm.tsx";

const query = graphql`
  query FormPreviewQuery($project: ID!, $rule: FormRuleInput!, $success: FormSuccessInput!) {
    viewer {
      project(id: $project) {
        forms {
          preview(rule: $rule, success: $success) {
            report {
              ...FoundForm_report
            }
            problem {
              message
              reason
              params
            }
          }
        }
      }
    }
  }
`;

/** The results of the last 30 days that an unsaved form would have, requested after a pause. */
export function FormPreview({ projectId, values }: { projectId: string; values: FormValues }) {
  const variables = isComplete(values) ? { project: projectId, ...definitionOf(values) } : null;
  const { answer, error, isPending } = useDebouncedQuery<FormPreviewQuery>(query, variables);
  const found = answer?.viewer?.project?.forms.preview;
  const problem =
    found?.problem &&
    translateServerMessage({
      message: found.problem.message,
      reason: found.problem.reason,
      params: found.problem.params,
    });
  return (
    <PreviewCard
      title={t("Preview")}
      definition={t("The results of the last 30 days with this definition.")}
      isPending={isPending}
      problem={error?.message ?? problem ?? undefined}
    >
      {variables && found?.report ? <FoundForm report={found.report} /> : null}
    </PreviewCard>
  );
}
