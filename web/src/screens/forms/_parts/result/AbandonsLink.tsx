import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { useChosenField } from "../../_lib/useChosenField.ts";

interface Props {
  field: string;
  label: string;
  count: number;
  /** false for share links: they list no sessions */
  isLink: boolean;
}

/** The sessions that left at a field: shows them in the list below. */
export function AbandonsLink({ field, label, count, isLink }: Props) {
  const { show } = useChosenField();
  const number = <span title={exactNumber(count)}>{compactNumber(count)}</span>;
  if (!isLink || count === 0) return number;
  return (
    <Link
      onPress={() => show(field)}
      aria-label={t("{label}: show the {count} sessions that left here", { label, count: exactNumber(count) })}
      css={(theme) => ({
        color: "inherit",
        cursor: "pointer",
        textDecoration: "underline",
        textDecorationColor: theme.color.border,
        textUnderlineOffset: 3,
        borderRadius: theme.radius.small,
        "&[data-hovered]": { textDecorationColor: "currentColor" },
      })}
    >
      {number}
    </Link>
  );
}
