import type { Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { FoundForm_report$key } from "#web/__generated__/FoundForm_report.graphql.ts";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { fieldLabel } from "../../_lib/formLabels.ts";
import { FormSteps } from "../result/FormSteps.tsx";

const PAGES = 5;
const FIELDS = 24;

/** What a definition finds: the steps, the fields and the pages. */
export function FoundForm({ report }: { report: FoundForm_report$key }) {
  const data = useFragment(
    graphql`
      fragment FoundForm_report on FormReport {
        totals {
          views
        }
        ...FormSteps_report
        fields {
          field
          label
        }
        pages {
          path
          views
        }
      }
    `,
    report,
  );
  if (data.totals.views === 0)
    return (
      <Banner tone="warning">
        {t("No form matches. Check page and selector, or save the form and wait for data.")}
      </Banner>
    );
  return (
    <>
      <FormSteps report={data} />
      <section>
        <h3 css={sectionTitle}>{t("Fields")}</h3>
        <ul css={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
          {data.fields.slice(0, FIELDS).map(({ field, label }) => (
            <li key={field}>
              <Badge>{fieldLabel({ field, label })}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 css={sectionTitle}>{t("Matching pages")}</h3>
        <BarList
          label={t("Matching pages")}
          items={data.pages.slice(0, PAGES).map(({ path, views }) => ({ id: path, label: path, value: views }))}
        />
      </section>
    </>
  );
}

const sectionTitle = (theme: Theme) => ({ ...heading(theme), fontSize: theme.size.body, marginBottom: 6 });
