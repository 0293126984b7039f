import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { caption } from "#web/theme/textStyle.ts";

interface Props {
  description?: ReactNode;
  /** Replaces whatever the browser's own validation says. */
  error?: ReactNode;
}

/** Under a field: what is wrong, or else what belongs there. */
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
