import { Pencil, Save } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { FormHeader_project$key } from "#web/__generated__/FormHeader_project.graphql.ts";
import type { FormHeader_report$key } from "#web/__generated__/FormHeader_report.graphql.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { saveFormHref } from "../../_lib/formHref.ts";
import { formLabel, pageRuleLabel, successLabel } from "../../_lib/formLabels.ts";
import { readRule } from "../../_lib/readRule.ts";
import { readSuccess } from "../../_lib/readSuccess.ts";
import { FormSelect } from "./FormSelect.tsx";

interface Props {
  report: FormHeader_report$key;
  project: FormHeader_project$key;
  canWrite: boolean;
  href: (path: string) => string;
}

/** Title, the choice of another form, and the form's definition in one line. */
export function FormHeader({ report, project, canWrite, href }: Props) {
  const { form, pages, range } = useFragment(
    graphql`
      fragment FormHeader_report on FormReport {
        form {
          formProfileId
          name
          rule {
            ...readRule_rule
          }
          success {
            ...readSuccess_success
          }
        }
        pages {
          path
        }
        range {
          ...useReportRange_range
        }
      }
    `,
    report,
  );
  const data = useFragment(
    graphql`
      fragment FormHeader_project on Project {
        ...ReportTitle_project
        forms {
          ... on ProjectForms @include(if: $isMember) @alias(as: "asMember") {
            ...FormSelect_forms
          }
        }
      }
    `,
    project,
  );
  const days = useReportRange(range);
  const heatmap = useHeatmapHref()(pages[0]?.path ?? "");
  const { formProfileId, name } = form;
  const rule = readRule(form.rule);
  const isSaved = formProfileId !== null;
  const { asMember } = data.forms;
  return (
    <>
      <ReportTitle
        title={formLabel({ name, rule })}
        project={data}
        range={days}
        hasNotes
        {...(isSaved && { share: { module: "FORM", itemId: String(formProfileId) } })}
      >
        {asMember && <FormSelect forms={asMember} shown={{ formProfileId, rule }} href={href} />}
        {canWrite &&
          (isSaved ? (
            <Link href={href(`/form/${formProfileId}`)} css={buttonStyle()}>
              <Pencil size={16} aria-hidden /> {t("Edit form")}
            </Link>
          ) : (
            <Link href={saveFormHref(href, { rule })} css={buttonStyle("primary")}>
              <Save size={16} aria-hidden /> {t("Save form")}
            </Link>
          ))}
      </ReportTitle>
      <p
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: `4px ${theme.space.two}px`,
          margin: `-${theme.space.one}px 0 ${theme.space.two}px`,
          color: theme.color.muted,
          fontSize: theme.size.body,
          "& strong": { color: theme.color.text, fontWeight: theme.weight.regular },
          "& code": { color: theme.color.text, overflowWrap: "anywhere" },
        })}
      >
        <span>
          {t("Page")} <code>{pageRuleLabel(rule.page)}</code>
        </span>
        {/* an outside reader knows the form by its name */}
        {asMember && rule.selector !== "" && (
          <span>
            {t("Selector")} <code>{rule.selector}</code>
          </span>
        )}
        <span>
          {t("Success")} <strong>{successLabel(readSuccess(form.success))}</strong>
        </span>
        {heatmap !== undefined && <TextLink href={heatmap}>{t("Heatmap of the page")}</TextLink>}
      </p>
    </>
  );
}
