import type { ReactNode, RefCallback } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps } from "react-aria-components/TextField";
import { FieldNotes } from "./FieldNotes.tsx";
import { boxStyle, fieldColumn, labelStyle } from "./fieldStyle.ts";

interface Props extends Omit<TextFieldProps, "children" | "className" | "style"> {
  label: string;
  /** The label is visually hidden, if the context makes it obvious. */
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  /** Rows of a multi-line text; by default there is one line. */
  rows?: number;
  /** At the right end of the label's line: "Forgot password?". */
  labelAside?: ReactNode;
  className?: string;
  /** one callback ref for both: a multi-line field can be focused too */
  inputRef?: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
}

export function TextField(props: Props) {
  const { label, hideLabel = false, description, error, placeholder, rows, labelAside, inputRef, ...field } = props;
  return (
    <AriaTextField
      {...field}
      isInvalid={field.isInvalid ?? Boolean(error)}
      {...(hideLabel ? { "aria-label": label } : {})}
      css={fieldColumn}
    >
      {!hideLabel && (
        <div css={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 8 }}>
          <Label css={labelStyle}>{label}</Label>
          {labelAside}
        </div>
      )}
      {rows === undefined ? (
        <Input ref={inputRef} placeholder={placeholder} css={boxStyle} />
      ) : (
        <TextArea ref={inputRef} rows={rows} placeholder={placeholder} css={[boxStyle, { resize: "vertical" }]} />
      )}
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
