import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { VisitorAvatar } from "../VisitorAvatar.tsx";
import type { VisitorRow } from "./visitorColumns.tsx";

interface Props {
  row: VisitorRow;
  /** undefined: the viewer may not tag, so rows can't be selected */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
}

/** The visitor. The checkbox selects the row for tagging without opening it. */
export function VisitorCell({ row, isChosen, onChoose }: Props) {
  const name = visitorName(row);
  const isKnown = Boolean(row.name || row.email || row.userId);
  return (
    <span css={{ display: "flex", alignItems: "center", gap: 10, minWidth: 0, height: "1lh" }}>
      {isChosen !== undefined && (
        <Checkbox
          isSelected={isChosen}
          onChange={onChoose}
          css={{ alignItems: "center", "& > span": { marginTop: 0 } }}
        >
          <VisuallyHidden>{t("Select {name}", { name })}</VisuallyHidden>
        </Checkbox>
      )}
      <VisitorAvatar name={isKnown ? name : null} size={24} />
      <span
        css={[
          oneLine,
          (theme) => ({
            fontWeight: isKnown ? theme.weight.medium : theme.weight.regular,
            color: isKnown ? theme.color.text : theme.color.muted,
          }),
        ]}
      >
        <MiddleText>{name}</MiddleText>
      </span>
    </span>
  );
}
