import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { t } from "#web/texts/t.ts";

interface Props {
  used: number;
  limit: number | null | undefined;
}

/** Usage of the plan's limit, as a number and a bar. */
export function UsageCell({ used, limit }: Props) {
  const share = limit === null || limit === undefined ? 0 : Math.min(1, used / Math.max(1, limit));
  const isOver = limit !== null && limit !== undefined && used > limit;
  const title =
    limit === null || limit === undefined
      ? t("{used}, no limit", { used: exactNumber(used) })
      : t("{used} of {limit}", { used: exactNumber(used), limit: exactNumber(limit) });
  return (
    <span title={title} css={{ display: "grid", gap: 4, width: "100%", lineHeight: "16px" }}>
      <span css={(theme) => ({ color: isOver ? theme.color.danger : undefined, whiteSpace: "nowrap" })}>
        {compactNumber(used)}
        {limit !== null && limit !== undefined && (
          <span css={(theme) => ({ color: isOver ? theme.color.danger : theme.color.muted })}>
            {" "}
            / {compactNumber(limit)}
          </span>
        )}
      </span>
      <span
        aria-hidden
        css={(theme) => ({ height: 3, borderRadius: 2, background: theme.color.sunken, overflow: "hidden" })}
      >
        <span
          css={(theme) => ({
            display: "block",
            height: "100%",
            width: `${Math.round(share * 100)}%`,
            background: isOver ? theme.color.danger : theme.color.accentFill,
          })}
        />
      </span>
    </span>
  );
}
