// The palette's commands and their search.
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

/** How well a word matches, best first. */
const ranks = ["label", "word", "inside", "keywords", "letters"] as const;
const rankOf = (rank: (typeof ranks)[number]) => ranks.indexOf(rank);
const NONE = ranks.length;

/** Whether the letters occur in this order: the words of an abbreviation, or of a slip of the finger. */
function hasLetters(text: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}

function rankWord(word: string, label: string, more: string): number {
  const at = label.indexOf(word);
  if (at === 0) return rankOf("label");
  if (label.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return rankOf("word");
  if (at > 0) return rankOf("inside");
  if (more.includes(word)) return rankOf("keywords");
  return word.length > 2 && hasLetters(label, word) ? rankOf("letters") : NONE;
}

/** Every word must match. The best one decides, because people type the name first and details after it. */
function rankCommand(words: readonly string[], { label, keywords = "" }: Command, title: string): number {
  const found = words.map((word) => rankWord(word, plain(label), plain(`${keywords} ${title}`)));
  if (found.includes(NONE) || found.length === 0) return found.length === 0 ? 0 : NONE;
  // letters that are only scattered over a label are a guess, however well the other words match
  return found.includes(rankOf("letters")) ? rankOf("letters") : Math.min(...found);
}

/**
 * The commands that match, the best group and in it the best command first: labels that begin with the text, then words
 * that do, then the text inside a word, then other search terms. Among equals, recent commands come first. Scattered
 * letters are listed only where nothing else matches.
 */
export function findCommands(
  groups: readonly CommandGroup[],
  text: string,
  recent: readonly string[] = [],
): CommandGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const recency = new Map(recent.map((id, at) => [id, at]));
  const ranked = groups.map((group) => ({
    group,
    found: group.commands
      .map((command) => ({
        command,
        rank: rankCommand(words, command, group.title),
        age: recency.get(command.id) ?? recent.length,
      }))
      .filter(({ rank }) => rank < NONE)
      .toSorted((one, other) => one.rank - other.rank || one.age - other.age),
  }));
  const best = Math.min(...ranked.flatMap(({ found }) => found[0]?.rank ?? []));
  const limit = best < rankOf("letters") ? rankOf("letters") : NONE;
  return ranked
    .map(({ group, found }) => ({ group, found: found.filter(({ rank }) => rank < limit).slice(0, SHOWN_AT_MOST) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => (one.found[0]?.rank ?? 0) - (other.found[0]?.rank ?? 0))
    .map(({ group, found }) => ({ ...group, commands: found.map(({ command }) => command) }));
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
