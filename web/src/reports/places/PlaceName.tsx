import { oneLine } from "#web/theme/textStyle.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";

interface Props {
  name: string;
  /** the surrounding region or country; empty: none to show */
  within: string;
  /** the name is ambiguous: the surrounding area is shown even in narrow layouts */
  isNeeded?: boolean;
}

/** A location, followed by its region or country in muted text. */
export function PlaceName({ name, within, isNeeded = false }: Props) {
  return (
    <span title={within ? [name, within].join(", ") : undefined} css={{ display: "flex", minWidth: 0 }}>
      <MiddleText>{name}</MiddleText>
      {within && within !== name && (
        <span
          css={(theme) => ({
            ...oneLine,
            // so much that the name doesn't lose the fraction of a pixel that would put an ellipsis into it
            flexShrink: 100_000,
            marginLeft: 8,
            color: theme.color.muted,
            ...(!isNeeded && { [theme.media.narrow]: { display: "none" } }),
          })}
        >
          {within}
        </span>
      )}
    </span>
  );
}
