import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { shownName } from "../../_lib/shownName.ts";
import type { NamedEvent } from "./EventMenu.tsx";

/** An event in a list: display name, original name, and events merged into it. */
export function EventName({ event }: { event: NamedEvent }) {
  const { name, displayName, isHidden, mergedNames } = event;
  return (
    <span css={{ display: "flex", alignItems: "center", gap: 8, minWidth: 0 }}>
      <span title={name} css={(theme) => ({ fontWeight: theme.weight.medium, ...oneLine })}>
        {shownName(event)}
      </span>
      {displayName && <code css={(theme) => ({ ...caption(theme), ...oneLine })}>{name}</code>}
      {mergedNames.length > 0 && (
        <Badge title={mergedNames.join(", ")}>
          {phrase("{count, plural, one {# merged} other {# merged}}", { count: mergedNames.length })}
        </Badge>
      )}
      {isHidden && <Badge tone="warning">{t("Hidden")}</Badge>}
    </span>
  );
}
