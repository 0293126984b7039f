import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect } from "react-aria-components/Select";
import { floatStyle, listStyle } from "../overlay/floatStyle.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { t } from "#web/texts/t.ts";
import { fieldColumn, labelStyle } from "./fieldStyle.ts";
import { ChoiceItem, SelectBox, type Choice } from "./SelectBox.tsx";

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
      <SelectBox />
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
