import { t } from "#web/texts/t.ts";

interface Look {
  label: string;
  tone: "positive" | "danger" | "neutral";
}

export const invoiceStates: Readonly<Record<string, Look>> = {
  PAID: { label: t("Paid"), tone: "positive" },
  OPEN: { label: t("Unpaid"), tone: "danger" },
  VOID: { label: t("Void"), tone: "neutral" },
};
