import { graphql, useFragment } from "react-relay";
import type { ChangeLines_change$key } from "#web/__generated__/ChangeLines_change.graphql.ts";
import { t } from "#web/texts/t.ts";
import { dayLabel } from "../../_lib/dayLabel.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { AmountLine, AmountList } from "../AmountList.tsx";

/** The amounts due now and later, or that nothing is due and when the other plan starts. */
export function ChangeLines({ change }: { change: ChangeLines_change$key }) {
  const { kind, effectiveAt, currency, lines, tax, dueNow, nextAt, nextAmount } = useFragment(
    graphql`
      fragment ChangeLines_change on PlanChange {
        kind
        effectiveAt
        currency
        lines {
          text
          amount
        }
        tax
        dueNow
        nextAt
        nextAmount
      }
    `,
    change,
  );
  const next =
    nextAt && t("Then {amount} on {day}.", { amount: formatMinorUnits(nextAmount, currency), day: dayLabel(nextAt) });
  if (kind === "END")
    return <p>{t("You won't be charged again. The free plan starts on {day}.", { day: dayLabel(effectiveAt) })}</p>;
  if (kind === "KEEP") return <p>{t("Your subscription continues unchanged.")}</p>;
  if (lines.length === 0) {
    return (
      <p>
        {t("You won't be charged now. Your current plan stays active until {day}.", { day: dayLabel(effectiveAt) })}{" "}
        {next}
      </p>
    );
  }
  return (
    <div>
      <AmountList>
        {lines.map(({ text, amount }) => (
          <AmountLine key={text} text={text} amount={formatMinorUnits(amount, currency)} />
        ))}
        {tax > 0 && <AmountLine text={t("Tax")} amount={formatMinorUnits(tax, currency)} />}
        <AmountLine text={t("Due now")} amount={formatMinorUnits(dueNow, currency)} isTotal />
      </AmountList>
      <p css={(theme) => ({ marginTop: 8, color: theme.color.muted, fontSize: theme.size.small })}>{next}</p>
    </div>
  );
}
