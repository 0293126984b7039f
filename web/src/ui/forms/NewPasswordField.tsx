import type { Theme } from "@emotion/react";
import type { ComponentProps } from "react";
import { passwordStrength, type Strength } from "./passwordStrength.ts";
import { TextField } from "./TextField.tsx";

interface Props extends Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "description"> {
  value: string;
  /** personal data of the user: a password that contains it is weak */
  about?: readonly string[];
}

/** A field for a new password that shows the password's strength as text while typing. */
export function NewPasswordField({ about = [], ...field }: Props) {
  const strength = passwordStrength(field.value, about);
  return (
    <TextField
      {...field}
      type="password"
      autoComplete="new-password"
      description={
        <span css={{ display: "grid", gap: 6, marginTop: 2 }}>
          <Meter grade={strength.grade} />
          <span role="status">{strength.hint}</span>
        </span>
      }
    />
  );
}

const colorOf = (theme: Theme, grade: Strength["grade"]): string =>
  grade === 1 ? theme.color.danger : grade === 2 ? theme.color.warning : theme.color.positive;

function Meter({ grade }: Pick<Strength, "grade">) {
  return (
    <span aria-hidden css={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 4 }}>
      {[1, 2, 3, 4].map((step) => (
        <span
          key={step}
          css={(theme) => ({
            height: 4,
            borderRadius: 2,
            background: step <= grade ? colorOf(theme, grade) : theme.color.border,
            transition: `background ${theme.motion.fast}`,
          })}
        />
      ))}
    </span>
  );
}
