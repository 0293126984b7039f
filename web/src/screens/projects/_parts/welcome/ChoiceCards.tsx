import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { caption, heading } from "#web/theme/textStyle.ts";
import type { WelcomeChoice } from "../../_lib/welcomeChoices.ts";

interface Props {
  label: string;
  choices: readonly WelcomeChoice[];
  value: string;
  onChange: (id: string) => void;
  /** minimum width of a card in px */
  width: number;
}

/** A single choice, with options as cards. */
export function ChoiceCards({ label, choices, value, onChange, width }: Props) {
  return (
    <RadioGroup value={value} onChange={onChange} css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <Label css={heading}>{label}</Label>
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
          gap: theme.space.one,
        })}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.id}
            value={choice.id}
            css={(theme) => ({
              display: "grid",
              alignContent: "center",
              gap: 2,
              minHeight: 44,
              padding: "10px 14px",
              border: `1px solid ${theme.color.border}`,
              borderRadius: theme.radius.medium,
              background: theme.color.raised,
              fontSize: theme.size.body,
              cursor: "pointer",
              transition: `border-color ${theme.motion.fast}`,
              "&[data-hovered]": { borderColor: theme.color.muted },
              "&[data-selected]": {
                borderColor: theme.color.accent,
                boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
              },
              "&[data-focus-visible]": { outline: `2px solid ${theme.color.accent}`, outlineOffset: 2 },
            })}
          >
            <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{choice.label}</span>
            {choice.description && <span css={caption}>{choice.description}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
