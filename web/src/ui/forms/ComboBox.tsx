import { ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { touchArea } from "#web/theme/touchArea.ts";
import { Num } from "../format/Num.tsx";
import { floatStyle, itemStyle, listStyle } from "../overlay/floatStyle.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { boxStyle, fieldColumn, labelStyle } from "./fieldStyle.ts";

export interface Suggestion {
  id: string;
  label: string;
  /** its count, at the right end of the line */
  count?: number;
}

interface Props {
  label: string;
  hideLabel?: boolean;
  /** The typed text, or the id of the selected suggestion. */
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the typed text. The caller filters them. */
  suggestions: readonly Suggestion[];
  /** Called on each keystroke, to load the next suggestions. */
  onType?: (text: string) => void;
  placeholder?: string;
  description?: string;
  error?: string | undefined;
  /** shown if nothing matches; without it the list stays closed */
  emptyText?: string;
}

/** A text field with suggestions that also accepts any other text. */
export function ComboBox({
  label,
  hideLabel = false,
  value,
  onChange,
  suggestions,
  onType,
  emptyText,
  ...rest
}: Props) {
  const [typed, setTyped] = useState(suggestions.find(({ id }) => id === value)?.label ?? value);
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    onChange(suggestions.find((one) => one.label === text)?.id ?? text);
  };
  const choose = (key: unknown) => {
    const chosen = suggestions.find(({ id }) => id === key);
    if (!chosen) return;
    setTyped(chosen.label);
    onChange(chosen.id);
  };
  return (
    <AriaComboBox
      allowsCustomValue
      allowsEmptyCollection={emptyText !== undefined}
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={type}
      onSelectionChange={choose}
      defaultFilter={() => true}
      isInvalid={Boolean(rest.error)}
      {...(hideLabel ? { "aria-label": label } : {})}
      css={fieldColumn}
    >
      {!hideLabel && <Label css={labelStyle}>{label}</Label>}
      <div css={{ position: "relative" }}>
        <Input placeholder={rest.placeholder} css={[boxStyle, { paddingRight: 32 }]} />
        <Button
          css={(theme) => ({
            ...touchArea(theme),
            position: "absolute",
            right: 4,
            top: "calc(50% - 12px)",
            display: "grid",
            placeItems: "center",
            width: 24,
            height: 24,
            border: 0,
            borderRadius: theme.radius.small,
            background: "transparent",
            color: theme.color.muted,
            cursor: "pointer",
          })}
        >
          <ChevronsUpDown size={14} aria-hidden />
        </Button>
      </div>
      <FieldNotes description={rest.description} error={rest.error} />
      <Popover offset={4} css={[floatStyle, { minWidth: "var(--trigger-width)", maxWidth: 420 }]}>
        <ListBox
          css={listStyle}
          renderEmptyState={() => (
            <p css={(theme) => ({ padding: "6px 10px", color: theme.color.muted, fontSize: theme.size.small })}>
              {emptyText}
            </p>
          )}
        >
          {suggestions.map(({ id, label: optionLabel, count }) => (
            <ListBoxItem key={id} id={id} textValue={optionLabel} css={itemStyle}>
              <span css={{ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                {optionLabel}
              </span>
              {count !== undefined && (
                <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
                  <Num value={count} />
                </span>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
