import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { caption, heading } from "#web/theme/textStyle.ts";
import type { WelcomeChoice } from "../../_lib/welcomeChoices.ts";

interface Props {
  label: string;
  choices: readonly WelcomeChoice[];
  value: string;
  onChange: (id: string) => void;
  /** width in px that a card needs at least */
  width: number;
}

/** One of a few, each as a card. */
export function ChoiceCards({ label, choices, value, onChange, width }: Props) {
  return (
    <RadioGroup value={value} onChange={onChange} css={(t) => ({ display: "grid", gap: t.space.oneHalf })}>
      <Label css={heading}>{label}</Label>
      <div
        css={(t) => ({
          display: "grid",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
          gap: t.space.one,
        })}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.id}
            value={choice.id}
            css={(t) => ({
              display: "grid",
              alignContent: "center",
              gap: 2,
              minHeight: 44,
              padding: "10px 14px",
              border: `1px solid ${t.color.border}`,
              borderRadius: t.radius.medium,
              background: t.color.raised,
              fontSize: t.size.body,
              cursor: "pointer",
              transition: `border-color ${t.motion.fast}`,
              "&[data-hovered]": { borderColor: t.color.muted },
              "&[data-selected]": { borderColor: t.color.accent, boxShadow: `inset 0 0 0 1px ${t.color.accent}` },
              "&[data-focus-visible]": { outline: `2px solid ${t.color.accent}`, outlineOffset: 2 },
            })}
          >
            <span css={(t) => ({ fontWeight: t.weight.medium })}>{choice.label}</span>
            {choice.description && <span css={caption}>{choice.description}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
