import { graphql, useFragment } from "react-relay";
import type { FixFirst_report$key } from "#web/__generated__/FixFirst_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { fieldLabel } from "../../_lib/formLabels.ts";
import { ExpectedGain } from "./ExpectedGain.tsx";
import { RankedField } from "./RankedField.tsx";

const HEIGHT = 268;
const LISTED = 4;

interface Props {
  report: FixFirst_report$key;
  isMember: boolean;
}

/** The fields that lose the most completions, and what fixing the first of them is worth. */
export function FixFirst({ report, isMember }: Props) {
  const { fields, gain, totals } = useFragment(
    graphql`
      fragment FixFirst_report on FormReport {
        totals {
          completionRate
        }
        fields {
          field
          label
          rank
          abandons
          ...RankedField_field
        }
        gain {
          field
          ...ExpectedGain_gain
        }
      }
    `,
    report,
  );
  const ranked = fields
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, LISTED);
  const most = Math.max(1, ...ranked.map(({ abandons }) => abandons));
  const worst = fields.find(({ field }) => field === gain?.field);
  return (
    <Panel
      title={t("Fix first")}
      definition={t(
        "Fields by the sessions they lose (those whose last field it was) times the share of starters who reach them.",
      )}
      height={HEIGHT}
    >
      {ranked.length === 0 ? (
        <EmptyState title={t("No field lost a visitor")} minHeight={HEIGHT}>
          {t("Fields are ranked as soon as visitors start the form and leave without completing it.")}
        </EmptyState>
      ) : (
        <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
          {gain && worst && (
            <ExpectedGain
              gain={gain}
              name={fieldLabel({ field: worst.field, label: worst.label })}
              completionRate={totals.completionRate ?? null}
            />
          )}
          <ol aria-label={t("Fix first")} css={{ display: "grid", gap: 10 }}>
            {ranked.map((field) => (
              <RankedField key={field.field} field={field} share={field.abandons / most} isMember={isMember} />
            ))}
          </ol>
        </div>
      )}
    </Panel>
  );
}
