import { graphql, useFragment } from "react-relay";
import type { FormResult_project$key } from "#web/__generated__/FormResult_project.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { NoForm } from "../NoForm.tsx";
import { Abandons } from "./Abandons.tsx";
import { FieldTable } from "./FieldTable.tsx";
import { FixFirst } from "./FixFirst.tsx";
import { FormHeader } from "./FormHeader.tsx";
import { FormKpis } from "./FormKpis.tsx";
import { FormPages } from "./FormPages.tsx";
import { FormSplitPanel } from "./FormSplitPanel.tsx";
import { FormTrend } from "./FormTrend.tsx";
import { FormStepsPanel } from "./FormStepsPanel.tsx";

interface Props {
  project: FormResult_project$key;
  canWrite: boolean;
  isMember: boolean;
  isNamed: boolean;
  href: (path: string) => string;
}

/** One form: its steps, its fields, and what to fix first. */
export function FormResult({ project, canWrite, isMember, isNamed, href }: Props) {
  const data = useFragment(
    graphql`
      fragment FormResult_project on Project @throwOnFieldError {
        ...FormHeader_project
        forms {
          report(range: $range, compare: $compare, filters: $filters, formProfileId: $number, rule: $rule, by: $by) {
            ...FormHeader_report
            ...FormKpis_report
            ...FormStepsPanel_report
            ...FixFirst_report
            ...FieldTable_report
            ...FormSplitPanel_report
            ...FormTrend_report
            ...FormPages_report
            ...Abandons_report
          }
          ... on ProjectForms @include(if: $isMember) @alias(as: "asMember") {
            ...Abandons_forms
          }
        }
      }
    `,
    project,
  );
  const { report, asMember } = data.forms;
  if (!report) return <NoForm listHref={isMember ? href("/form") : undefined} isNamed={isNamed} />;
  return (
    <>
      <FormHeader report={report} project={data} canWrite={canWrite} href={href} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
        <PanelBoundary height={112}>
          <FormKpis report={report} />
        </PanelBoundary>
        <div css={(theme) => ({ ...pair, gap: theme.space.two })}>
          <FormStepsPanel report={report} />
          <FixFirst report={report} isMember={isMember} />
        </div>
        <FieldTable report={report} isMember={isMember} />
        {asMember && <Abandons report={report} forms={asMember} />}
        <FormTrend report={report} />
        <div css={(theme) => ({ ...pair, gap: theme.space.two })}>
          <FormSplitPanel report={report} />
          <FormPages report={report} />
        </div>
      </div>
    </>
  );
}

/** Two cards side by side, stacked on narrow screens. */
const pair = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(420px, 40%), 100%), 1fr))",
  minWidth: 0,
} as const;
