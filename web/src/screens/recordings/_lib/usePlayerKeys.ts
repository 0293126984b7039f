// The player's keys. Like all keys without Ctrl or Cmd they are inactive in text fields, while an overlay is open, and
// when switched off.
import { useEffectEvent, useLayoutEffect } from "react";
import { tinykeys } from "tinykeys";
import { isTyping } from "#web/layout/over/shortcuts/isTyping.ts";
import { singleKeysAreOn } from "#web/layout/over/shortcuts/singleKeys.ts";
import { t } from "#web/texts/t.ts";

export type PlayerAction =
  | "play"
  | "back"
  | "forward"
  | "faster"
  | "slower"
  | "next"
  | "previous"
  | "autoplay"
  | "fullscreen"
  | "skip"
  | "comment"
  | "theater";

interface PlayerKey {
  action: PlayerAction;
  /** as tinykeys names it */
  key: string;
  /** as the keyboard shows it */
  shown: string;
  label: string;
}

export const playerKeys: readonly PlayerKey[] = [
  { action: "play", key: "Space", shown: t("Space"), label: t("Play or pause") },
  { action: "back", key: "ArrowLeft", shown: "←", label: t("10 seconds back") },
  { action: "forward", key: "ArrowRight", shown: "→", label: t("10 seconds forward") },
  { action: "faster", key: "ArrowUp", shown: "↑", label: t("Faster") },
  { action: "slower", key: "ArrowDown", shown: "↓", label: t("Slower") },
  { action: "next", key: "n", shown: "N", label: t("Next recording") },
  { action: "previous", key: "p", shown: "P", label: t("Previous recording") },
  { action: "autoplay", key: "a", shown: "A", label: t("Autoplay on or off") },
  { action: "skip", key: "s", shown: "S", label: t("Skip inactivity on or off") },
  { action: "comment", key: "c", shown: "C", label: t("Add comment") },
  { action: "theater", key: "t", shown: "T", label: t("Wide player on or off") },
  { action: "fullscreen", key: "f", shown: "F", label: t("Full screen on or off") },
];

const ofMembers: readonly PlayerAction[] = ["next", "previous", "comment"];

/** The holder of a share link has one recording and no comments. */
export const isAvailable = (action: PlayerAction, isMember: boolean): boolean =>
  isMember || !ofMembers.includes(action);

/** Controls that use these keys themselves. */
const own = {
  arrows: "[role=tab], [role=radio], [role=listbox]",
  Space: "button, a, [role=tab], [role=checkbox], [role=switch]",
};

function isTaken(key: string, { target }: KeyboardEvent): boolean {
  const selector = key === "Space" ? own.Space : key.startsWith("Arrow") ? own.arrows : "";
  return selector !== "" && target instanceof Element && target.closest(selector) !== null;
}

export function usePlayerKeys(act: (action: PlayerAction) => void): void {
  const press = useEffectEvent((action: PlayerAction, key: string, event: KeyboardEvent) => {
    if (!singleKeysAreOn() || isTyping(event) || isTaken(key, event)) return;
    event.preventDefault();
    act(action);
  });
  // before the first paint: a viewer who sees the player may press a key
  useLayoutEffect(
    () =>
      tinykeys(
        window,
        Object.fromEntries(
          playerKeys.map(({ action, key }) => [key, (event: KeyboardEvent) => press(action, key, event)]),
        ),
        { ignore: (event) => event.isComposing },
      ),
    [],
  );
}
