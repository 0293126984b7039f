import type { ReactNode } from "react";
import { tabular } from "#web/theme/textStyle.ts";

/** Amounts under each other, the total behind a line. */
export function AmountList({ children }: { children: ReactNode }) {
  return <dl css={(t) => ({ display: "grid", gap: 8, fontSize: t.size.body })}>{children}</dl>;
}

export function AmountLine({ text, amount, isTotal = false }: { text: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      css={(t) => ({
        display: "flex",
        justifyContent: "space-between",
        gap: 16,
        ...(isTotal && {
          paddingTop: 10,
          borderTop: `1px solid ${t.color.border}`,
          fontSize: t.size.large,
          fontWeight: t.weight.semibold,
        }),
      })}
    >
      <dt css={(t) => ({ color: isTotal ? t.color.text : t.color.muted })}>{text}</dt>
      <dd css={tabular}>{amount}</dd>
    </div>
  );
}
