import { t } from "#web/texts/t.ts";
import { ProgressBar } from "#web/ui/feedback/ProgressBar.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";

interface Props {
  label: string;
  used: number;
  /** per month; null: unlimited */
  limit: number | null;
}

/** This month's usage of one of the plan's limits. */
export function UsageLine({ label, used, limit }: Props) {
  if (limit === null) {
    return (
      <span css={(theme) => ({ display: "flex", justifyContent: "space-between", gap: 8, color: theme.color.muted })}>
        <span>{label}</span>
        <span title={exactNumber(used)}>{compactNumber(used)}</span>
      </span>
    );
  }
  return (
    <ProgressBar
      label={label}
      value={Math.min(used, limit)}
      max={Math.max(1, limit)}
      valueLabel={t("{used} of {limit}", { used: compactNumber(used), limit: compactNumber(limit) })}
      valueTitle={t("{used} of {limit}", { used: exactNumber(used), limit: exactNumber(limit) })}
      tone={used >= limit ? "danger" : "accent"}
    />
  );
}
