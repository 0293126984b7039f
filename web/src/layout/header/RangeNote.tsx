import { rangeName } from "#web/reports/url/rangeName.ts";
import type { Range } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { RangeDefault } from "#web/relay/places.ts";
import type { RangeEverywhere } from "./useRangeEverywhere.ts";

interface Props extends RangeEverywhere {
  /** of a screen with a default of its own */
  standard: RangeDefault | null;
  isStandard: boolean;
  onUse: (range: Range) => void;
  onStandard: () => void;
  close: () => void;
}

/** Each screen keeps its own date range: how this one differs, and how to make them the same. */
export function RangeNote({ lastUsed, apply, standard, isStandard, onUse, onStandard, close }: Props) {
  if (!lastUsed && !apply && !standard) return null;
  const run = (action: () => void) => () => {
    action();
    close();
  };
  const label = standard?.label ?? "";
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: `${theme.space.one}px`,
        padding: `${theme.space.one}px ${theme.space.two}px`,
        borderBottom: `1px solid ${theme.color.border}`,
        color: theme.color.muted,
        fontSize: theme.size.small,
      })}
    >
      <span css={{ flex: "1 1 200px" }}>
        {isStandard
          ? t("{label} is the default of this screen.", { label })
          : lastUsed
            ? t("Last used on another screen: {range}", { range: rangeName(lastUsed) })
            : t("Each screen keeps its own date range.")}
      </span>
      {standard && !isStandard && (
        <Button size="small" variant="ghost" onPress={run(onStandard)}>
          {t("Back to {label}", { label })}
        </Button>
      )}
      {lastUsed && (
        <Button size="small" variant="ghost" onPress={run(() => onUse(lastUsed))}>
          {t("Use {range}", { range: rangeName(lastUsed) })}
        </Button>
      )}
      {apply && (
        <Button size="small" onPress={run(apply)}>
          {t("Use this range on all screens")}
        </Button>
      )}
    </div>
  );
}
