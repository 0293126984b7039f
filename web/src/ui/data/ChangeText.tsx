import { tabular } from "#web/theme/textStyle.ts";
import { signedPercent } from "../format/percent.ts";

interface Props {
  /** relative; undefined without a previous value */
  change: number | undefined;
  /** with its sign, where it isn't a percentage */
  text?: string;
  lowerIsBetter?: boolean;
  /** neither direction is good: more of an event may be more errors */
  isNeutral?: boolean;
  title?: string | undefined;
}

/** A change in the cell of a table: its sign says the direction, and its color whether that is good. */
export function ChangeText({
  change,
  text = signedPercent(change),
  lowerIsBetter = false,
  isNeutral = false,
  title,
}: Props) {
  const isFlat = isNeutral || !change || text === "0%";
  return (
    <span
      title={title}
      css={(theme) => ({
        ...tabular,
        color: isFlat ? theme.color.muted : change > 0 !== lowerIsBetter ? theme.color.positive : theme.color.danger,
      })}
    >
      {text}
    </span>
  );
}
