// The palette's commands and their search: every word of the query must occur in the command.
import type { LucideIcon } from "lucide-react";

export interface Command {
  /** stable for as long as the command's meaning, because recent commands are remembered by id */
  id: string;
  label: string;
  icon: LucideIcon;
  /** additional search terms */
  keywords?: string;
  /** shown on the right: shortcut or kind of command */
  keys?: readonly string[];
  run: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** Per group, so that a long project list doesn't push out the other groups. */
const SHOWN_AT_MOST = 8;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export function findCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const keywords = plain(text).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const found = group.commands.filter((command) => {
      const own = plain(`${command.label} ${command.keywords ?? ""} ${group.title}`);
      return keywords.every((keyword) => own.includes(keyword));
    });
    // prefix matches first
    const first = keywords[0] ?? "";
    const ranked = found.toSorted(
      (one, other) => Number(plain(other.label).startsWith(first)) - Number(plain(one.label).startsWith(first)),
    );
    return ranked.length > 0 ? [{ ...group, commands: ranked.slice(0, SHOWN_AT_MOST) }] : [];
  });
}

/** Recent commands are listed first, and only while the query is empty. */
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
