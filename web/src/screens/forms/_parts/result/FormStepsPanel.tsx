import { graphql, useFragment } from "react-relay";
import type { FormStepsPanel_report$key } from "#web/__generated__/FormStepsPanel_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { FormSteps } from "./FormSteps.tsx";

const HEIGHT = 268;

export function FormStepsPanel({ report }: { report: FormStepsPanel_report$key }) {
  const data = useFragment(
    graphql`
      fragment FormStepsPanel_report on FormReport {
        totals {
          views
        }
        ...FormSteps_report
      }
    `,
    report,
  );
  return (
    <Panel
      title={t("From view to success")}
      definition={t("Sessions that saw the form, focused or changed a field, tried to submit it, and were successful.")}
      height={HEIGHT}
    >
      {data.totals.views === 0 ? (
        <EmptyState title={t("No visitor saw this form in this range")} minHeight={HEIGHT}>
          {t("Choose a longer date range or remove a filter.")}
        </EmptyState>
      ) : (
        <FormSteps report={data} />
      )}
    </Panel>
  );
}
