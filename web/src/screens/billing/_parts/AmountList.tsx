import type { ReactNode } from "react";
import { tabular } from "#web/theme/textStyle.ts";

/** A column of amounts, with the total below a line. */
export function AmountList({ children }: { children: ReactNode }) {
  return <dl css={(theme) => ({ display: "grid", gap: 8, fontSize: theme.size.body })}>{children}</dl>;
}

export function AmountLine({ text, amount, isTotal = false }: { text: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      css={(theme) => ({
        display: "flex",
        justifyContent: "space-between",
        gap: 16,
        ...(isTotal && {
          paddingTop: 10,
          borderTop: `1px solid ${theme.color.border}`,
          fontSize: theme.size.large,
          fontWeight: theme.weight.semibold,
        }),
      })}
    >
      <dt css={(theme) => ({ color: isTotal ? theme.color.text : theme.color.muted })}>{text}</dt>
      <dd css={tabular}>{amount}</dd>
    </div>
  );
}
