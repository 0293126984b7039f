import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { Text } from "react-aria-components/Text";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { floatStyle, itemStyle, listStyle } from "../overlay/floatStyle.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { t } from "#web/texts/t.ts";
import { boxStyle, fieldColumn, labelStyle } from "./fieldStyle.ts";

export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  disabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  className?: string;
}

export function Select<Id extends string>({ label, hideLabel = false, choices, value, onChange, ...rest }: Props<Id>) {
  const { placeholder = t("Choose"), description, error, ...field } = rest;
  const choose = (key: unknown) => {
    const choice = choices.find((one) => one.id === key);
    if (choice) onChange(choice.id);
  };
  return (
    <AriaSelect
      {...field}
      value={value}
      onChange={choose}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      {...(hideLabel ? { "aria-label": label } : {})}
      css={fieldColumn}
    >
      {!hideLabel && <Label css={labelStyle}>{label}</Label>}
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
      <FieldNotes description={description} error={error} />
      <Popover offset={4} css={[floatStyle, { minWidth: "var(--trigger-width)", maxWidth: 420 }]}>
        <ListBox css={listStyle}>
          {choices.map((choice) => (
            <ChoiceItem key={choice.id} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function ChoiceItem({ choice }: { choice: Choice }) {
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
