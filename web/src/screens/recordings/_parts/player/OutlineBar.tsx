import { t } from "#web/texts/t.ts";
import type { OutlinePlace } from "#web/replay/messages.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { shorten } from "#web/ui/format/shorten.ts";

interface Props {
  /** CSS selector of the element */
  element: string;
  place: OutlinePlace | null;
  onRemove: () => void;
}

function placeText(element: string, place: OutlinePlace | null): string {
  switch (place) {
    case "seen":
      return t("The element that the feedback is about is outlined.");
    case "scrolled":
      return t(
        "The element that the feedback is about is outlined. It was outside the visitor's window, so the page is scrolled to it.",
      );
    case "hidden":
      return t("The element that the feedback is about was not visible at this time.");
    case "absent":
      return t("The feedback is about the element {element}, which this page did not have at this time.", {
        element: shorten(element, 80),
      });
    case null:
      return "";
  }
}

/** Where the element is that a comment is about, in words. */
export function OutlineBar({ element, place, onRemove }: Props) {
  return (
    <div
      css={(theme) => ({
        ...caption(theme),
        display: "flex",
        alignItems: "center",
        gap: 12,
        minHeight: 36,
        padding: "2px 12px",
        borderBottom: `1px solid ${theme.color.border}`,
      })}
    >
      <span role="status" css={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {placeText(element, place)}
      </span>
      <Button size="small" variant="ghost" onPress={onRemove}>
        {t("Remove outline")}
      </Button>
    </div>
  );
}
