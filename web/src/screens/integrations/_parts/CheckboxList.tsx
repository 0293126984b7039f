import { useId } from "react";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";

interface Choice<Id extends string> {
  id: Id;
  /** machine-readable name */
  name: string;
  description: string;
}

interface Props<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  error?: string | undefined;
}

/** A checkbox list whose items have a machine-readable name and a label. */
export function CheckboxList<Id extends string>({ label, choices, chosen, onChange, error }: Props<Id>) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      css={{ border: 0, padding: 0, margin: 0, display: "grid", gap: 8, justifyItems: "start" }}
    >
      <legend
        css={(theme) => ({ padding: 0, marginBottom: 6, fontSize: theme.size.body, fontWeight: theme.weight.medium })}
      >
        {label}
      </legend>
      {choices.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) =>
            onChange(choices.map((each) => each.id).filter((each) => (each === id ? isOn : chosen.includes(each))))
          }
        >
          <code css={(theme) => ({ fontSize: theme.size.small, marginRight: 8 })}>{name}</code>
          <span css={(theme) => ({ color: theme.color.muted })}>{description}</span>
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} role="alert" css={(theme) => ({ color: theme.color.danger, fontSize: theme.size.small })}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
