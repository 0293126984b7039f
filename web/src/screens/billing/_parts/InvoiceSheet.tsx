import { graphql, useFragment } from "react-relay";
import type { InvoiceSheet_invoice$key } from "#web/__generated__/InvoiceSheet_invoice.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { dayLabel } from "../_lib/dayLabel.ts";
import { invoiceStates } from "../_lib/invoiceStates.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { AmountLine, AmountList } from "./AmountList.tsx";

/** An invoice as stored and printed. */
export function InvoiceSheet({ invoice, seller }: { invoice: InvoiceSheet_invoice$key; seller: string }) {
  const data = useFragment(
    graphql`
      fragment InvoiceSheet_invoice on Invoice {
        number
        isTest
        status
        currency
        lines {
          text
          amount
        }
        subtotal
        tax
        taxRate
        total
        periodStart
        periodEnd
        billedTo
        paidWith
        createdAt
        paidAt
      }
    `,
    invoice,
  );
  const amount = (cents: number) => formatMinorUnits(cents, data.currency);
  const state = invoiceStates[data.status];
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
      <div css={{ display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: 16 }}>
        <div>
          <h1 css={(theme) => ({ fontSize: theme.size.title, lineHeight: "28px", fontWeight: theme.weight.semibold })}>
            {t("Invoice {number}", { number: data.number })}
          </h1>
          <p css={caption}>{dayLabel(data.createdAt)}</p>
        </div>
        <Badge tone={state?.tone ?? "neutral"}>{state?.label ?? data.status}</Badge>
      </div>
      {data.isTest && (
        <p
          css={(theme) => ({ padding: "8px 12px", borderRadius: theme.radius.medium, background: theme.color.sunken })}
        >
          {t("Test payment. You won't be charged.")}
        </p>
      )}
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
          gap: theme.space.two,
        })}
      >
        <Fact label={t("From")} value={seller} />
        <Fact label={t("Billed to")} value={data.billedTo} />
        <Fact label={t("Period")} value={rangeLabel(data.periodStart, data.periodEnd)} />
        {data.paidAt && (
          <Fact
            label={t("Paid on")}
            value={data.paidWith ? `${dayLabel(data.paidAt)}, ${data.paidWith}` : dayLabel(data.paidAt)}
          />
        )}
      </div>
      <AmountList>
        {data.lines.map(({ text, amount: cents }) => (
          <AmountLine key={text} text={text} amount={amount(cents)} />
        ))}
        {data.tax > 0 && <AmountLine text={t("Subtotal")} amount={amount(data.subtotal)} />}
        {data.tax > 0 && <AmountLine text={t("Tax ({rate}%)", { rate: data.taxRate })} amount={amount(data.tax)} />}
        <AmountLine text={t("Total")} amount={amount(data.total)} isTotal />
      </AmountList>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p css={caption}>{label}</p>
      <p css={(theme) => ({ fontSize: theme.size.large, overflowWrap: "anywhere" })}>{value}</p>
    </div>
  );
}
