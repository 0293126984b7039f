import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { useEventAddress } from "../../_lib/useEventAddress.ts";
import type { NamedEvent } from "./EventMenu.tsx";

/** Below an event's title: its original name and its merged events. */
export function NamingNote({ naming, isMember }: { naming: NamedEvent; isMember: boolean }) {
  const address = useEventAddress();
  const { name, displayName, isHidden, mergedInto, mergedNames } = naming;
  const notes = [
    displayName && t("Original name: {name}.", { name }),
    mergedNames.length > 0 && t("Includes {names}.", { names: mergedNames.join(", ") }),
    mergedInto && t("Counted as {name} in other reports.", { name: mergedInto }),
    isHidden && t("Hidden in lists and flows."),
  ].filter((note) => typeof note === "string" && note !== "");
  if (notes.length === 0) return null;
  return (
    <p css={(theme) => ({ ...caption(theme), margin: `-${theme.space.one}px 0 ${theme.space.two}px` })}>
      {notes.join(" ")}{" "}
      {mergedInto && isMember && (
        <TextLink href={address("name", mergedInto)}>{t("View {name}", { name: mergedInto })}</TextLink>
      )}
    </p>
  );
}
