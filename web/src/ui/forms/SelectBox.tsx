// The parts of a select: the button with the selected choice, and a choice in the list.
import { Check, ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ListBoxItem } from "react-aria-components/ListBox";
import { SelectValue } from "react-aria-components/Select";
import { Text } from "react-aria-components/Text";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { itemStyle } from "../overlay/floatStyle.ts";
import { boxStyle } from "./fieldStyle.ts";

export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  disabled?: boolean;
}

export function SelectBox() {
  return (
    <Button
      css={[
        boxStyle,
        { display: "flex", alignItems: "center", gap: 8, textAlign: "left", cursor: "pointer" },
        (theme) => ({ "[data-invalid] > &": { borderColor: theme.color.danger } }),
      ]}
    >
      <SelectValue css={(theme) => ({ flex: 1, ...oneLine, "&[data-placeholder]": { color: theme.color.muted } })}>
        {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
      </SelectValue>
      <ChevronsUpDown size={14} aria-hidden css={(theme) => ({ color: theme.color.muted })} />
    </Button>
  );
}

export function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} isDisabled={choice.disabled} css={itemStyle}>
      {({ isSelected }) => (
        <>
          <span css={{ flex: 1, minWidth: 0 }}>
            <Text slot="label">{choice.label}</Text>
            {choice.description && (
              <Text slot="description" css={(theme) => ({ ...caption(theme), display: "block" })}>
                {choice.description}
              </Text>
            )}
          </span>
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}
