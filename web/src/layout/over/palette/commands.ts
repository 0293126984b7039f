// What the palette offers, and which of it a text finds: every word of the text must stand somewhere in the command's.
import type { LucideIcon } from "lucide-react";

export interface Command {
  /** the same for as long as the command means the same, as the recent ones are remembered by it */
  id: string;
  label: string;
  icon: LucideIcon;
  /** what else it is found by */
  keywords?: string;
  /** on the right: keys, or what kind of thing it is */
  keys?: readonly string[];
  run: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** Of one group, so that many projects do not push everything else out of sight. */
const SHOWN_AT_MOST = 8;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export function findCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const keywords = plain(text).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const found = group.commands.filter((command) => {
      const own = plain(`${command.label} ${command.keywords ?? ""} ${group.title}`);
      return keywords.every((keyword) => own.includes(keyword));
    });
    // what begins with the text comes first
    const first = keywords[0] ?? "";
    const ranked = found.toSorted(
      (one, other) => Number(plain(other.label).startsWith(first)) - Number(plain(one.label).startsWith(first)),
    );
    return ranked.length > 0 ? [{ ...group, commands: ranked.slice(0, SHOWN_AT_MOST) }] : [];
  });
}

/** The recent ones stand above the others while nothing is typed, and only there. */
export function withRecent(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  title: string,
  hereId: string | undefined,
): CommandGroup[] {
  const all = groups.flatMap((group) => group.commands);
  const commands = recent
    .filter((id) => id !== hereId)
    .flatMap((id) => all.find((command) => command.id === id) ?? [])
    .map((command) => ({ ...command, id: `recent:${command.id}` }));
  return commands.length > 0 ? [{ id: "recent", title, commands }, ...groups] : [...groups];
}
