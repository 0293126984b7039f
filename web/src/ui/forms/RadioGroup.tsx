import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import { caption } from "#web/theme/textStyle.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { fieldColumn, labelStyle } from "./fieldStyle.ts";
import type { Choice } from "./SelectBox.tsx";

interface Props<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  description?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  name?: string;
}

export function RadioGroup<Id extends string>({ label, choices, onChange, description, error, ...field }: Props<Id>) {
  const choose = (value: string) => {
    const choice = choices.find((one) => one.id === value);
    if (choice) onChange(choice.id);
  };
  return (
    <AriaRadioGroup {...field} onChange={choose} isInvalid={Boolean(error)} css={fieldColumn}>
      <Label css={labelStyle}>{label}</Label>
      {choices.map((choice) => (
        <Radio
          key={choice.id}
          value={choice.id}
          isDisabled={choice.disabled ?? false}
          css={(theme) => ({
            display: "flex",
            gap: 8,
            padding: "3px 0",
            fontSize: theme.size.body,
            lineHeight: "20px",
            cursor: "pointer",
            "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
            "&[data-focus-visible]": { outline: "none" },
            "&[data-focus-visible] > span:first-of-type": {
              outline: `2px solid ${theme.color.accent}`,
              outlineOffset: 2,
            },
            [theme.media.coarse]: { minHeight: theme.control.touch, alignItems: "center" },
          })}
        >
          {({ isSelected }) => (
            <>
              <Dot on={isSelected} />
              <span>
                {choice.label}
                {choice.description && (
                  <span css={(theme) => ({ ...caption(theme), display: "block" })}>{choice.description}</span>
                )}
              </span>
            </>
          )}
        </Radio>
      ))}
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}

function Dot({ on }: { on: boolean }) {
  return (
    <span
      css={(theme) => ({
        flexShrink: 0,
        width: 16,
        height: 16,
        marginTop: 2,
        borderRadius: 8,
        border: on ? `5px solid ${theme.color.accentFill}` : `1px solid ${theme.color.muted}`,
        background: on ? theme.color.accentText : theme.color.raised,
      })}
    />
  );
}
