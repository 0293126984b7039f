import { graphql, useFragment } from "react-relay";
import type {
  InvoiceTable_billing$data,
  InvoiceTable_billing$key,
} from "#web/__generated__/InvoiceTable_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { dayLabel } from "../_lib/dayLabel.ts";
import { invoiceStates } from "../_lib/invoiceStates.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";

type Invoice = NonNullable<InvoiceTable_billing$data["invoices"]>["edges"][number]["node"];

const columns: Column<Invoice>[] = [
  {
    id: "number",
    title: t("Invoice"),
    width: 110,
    value: ({ number }) => number,
    render: ({ number, invoiceId }) => (
      <TextLink href={`/invoice/${invoiceId}`} target="_blank">
        {number}
      </TextLink>
    ),
  },
  {
    id: "day",
    title: t("Date"),
    width: 120,
    wideOnly: true,
    value: ({ createdAt }) => createdAt,
    render: ({ createdAt }) => dayLabel(createdAt),
  },
  { id: "what", title: t("Description"), wideOnly: true, value: ({ lines }) => lines[0]?.text ?? "" },
  {
    id: "card",
    title: t("Paid with"),
    width: 130,
    wideOnly: true,
    value: ({ paidWith }) => paidWith ?? "",
  },
  {
    id: "state",
    title: t("Status"),
    width: 90,
    value: ({ status }) => invoiceStates[status]?.label ?? status,
    render: ({ status }) => (
      <Badge tone={invoiceStates[status]?.tone ?? "neutral"}>{invoiceStates[status]?.label ?? status}</Badge>
    ),
  },
  {
    id: "total",
    title: t("Amount"),
    width: 100,
    numeric: true,
    value: ({ total }) => total,
    render: ({ total, currency }) => formatMinorUnits(total, currency),
  },
];

/** The invoices, newest first. Each opens as a printable page. */
export function InvoiceTable({ billing }: { billing: InvoiceTable_billing$key }) {
  const { invoices } = useFragment(
    graphql`
      fragment InvoiceTable_billing on Billing {
        invoices(first: 100) {
          edges {
            node {
              id
              invoiceId
              number
              createdAt
              status
              total
              currency
              paidWith
              lines {
                text
              }
            }
          }
        }
      }
    `,
    billing,
  );
  return (
    <Card title={t("Invoices")} flush>
      <Table
        label={t("Invoices")}
        columns={columns}
        rows={invoices?.edges.map(({ node }) => node) ?? []}
        rowId={({ id }) => id}
        empty={
          <EmptyState title={t("No invoices yet")} minHeight={140}>
            {t("Your first invoice appears here after you choose a plan.")}{" "}
            <TextLink href="/upgrade-account">{t("View plans")}</TextLink>
          </EmptyState>
        }
      />
    </Card>
  );
}
