import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxSection } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect } from "react-aria-components/Select";
import { TextField } from "react-aria-components/TextField";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { floatStyle } from "../overlay/floatStyle.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { boxStyle, fieldColumn, labelStyle } from "./fieldStyle.ts";
import { ChoiceItem, SelectBox, type Choice } from "./SelectBox.tsx";

export interface ChoiceGroup<Id extends string = string> {
  title: string;
  choices: readonly Choice<Id>[];
}

interface Props<Id extends string> {
  label: string;
  /** Shows the label above the field. Without it, the label is for screen readers: the context makes it obvious. */
  isField?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  /** accessible name and placeholder of the search field */
  searchLabel: string;
  groups: readonly ChoiceGroup<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

const LIST_HEIGHT = 340;
/** The surrounding Autocomplete provides the id of the controlled list. */
const combobox = { role: "combobox", "aria-expanded": true, "aria-haspopup": "listbox" } as const;

/** Every word of the typed text occurs in the choice or in the title of its group. */
const matches = (text: string, typed: string): boolean => {
  const found = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};

/** A select of many choices in groups. The search field has the focus; arrow keys move in the list, Enter selects. */
export function SearchSelect<Id extends string>(props: Props<Id>) {
  const { label, isField = false, description, error, searchLabel, groups, value, onChange } = props;
  const choices = groups.flatMap((group) => group.choices.map((choice) => ({ ...choice, group: group.title })));
  const texts = new Map<unknown, string>(choices.map((choice) => [choice.id, `${choice.group} ${choice.label}`]));
  const choose = (key: unknown) => {
    const choice = choices.find(({ id }) => id === key);
    if (choice) onChange(choice.id);
  };
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      isInvalid={Boolean(error)}
      {...(isField ? {} : { "aria-label": label })}
      css={fieldColumn}
    >
      {isField && <Label css={labelStyle}>{label}</Label>}
      <SelectBox />
      <FieldNotes description={description} error={error} />
      <Popover
        offset={4}
        css={[
          floatStyle,
          {
            display: "flex",
            flexDirection: "column",
            width: 280,
            minWidth: isField ? "var(--trigger-width)" : undefined,
          },
          { maxWidth: "calc(100vw - 32px)" },
        ]}
      >
        <Autocomplete filter={(text, typed, { key }) => matches(texts.get(key) ?? text, typed)}>
          <TextField aria-label={searchLabel} autoFocus css={{ position: "relative", padding: "8px 8px 4px" }}>
            <Search
              size={15}
              aria-hidden
              css={(theme) => ({ position: "absolute", left: 18, top: "calc(50% - 5px)", color: theme.color.muted })}
            />
            <Input {...combobox} placeholder={searchLabel} css={[boxStyle, { paddingLeft: 30 }]} />
          </TextField>
          <ListBox
            css={{ padding: 4, outline: "none", maxHeight: LIST_HEIGHT, overflow: "auto" }}
            renderEmptyState={() => (
              <p css={(theme) => ({ ...caption(theme), padding: "6px 10px" })}>{t("No results")}</p>
            )}
          >
            {groups.map((group) => (
              <ListBoxSection key={group.title} id={group.title}>
                <Header
                  css={(theme) => ({ ...caption(theme), padding: "8px 10px 4px", fontWeight: theme.weight.semibold })}
                >
                  {group.title}
                </Header>
                {group.choices.map((choice) => (
                  <ChoiceItem key={choice.id} choice={choice} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
      </Popover>
    </AriaSelect>
  );
}
