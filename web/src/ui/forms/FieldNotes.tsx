import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { caption } from "#web/theme/textStyle.ts";

interface Props {
  description?: ReactNode;
  /** Replaces the browser's own validation message. */
  error?: ReactNode;
}

/** Below a field: its error, otherwise its description. */
export function FieldNotes({ description, error }: Props) {
  return (
    <>
      {description && (
        <Text slot="description" css={caption}>
          {description}
        </Text>
      )}
      <FieldError css={(theme) => ({ ...caption(theme), color: theme.color.danger, fontWeight: theme.weight.medium })}>
        {error || undefined}
      </FieldError>
    </>
  );
}
