// What the servers say, in the language in force. Their sentences are in the catalogue as well, with {0}, {1} for what
// differs, so that a refusal reads like the rest of the screen; one that no catalogue knows is shown as it came.
import { everyTranslation, translate, type Translations } from "./catalogue.ts";

interface Pattern {
  test: RegExp;
  words: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function patternOf([text, words]: [string, string]): Pattern {
  const parts = text.split(/\{\d\}/).map(escaped);
  return { test: new RegExp(`^${parts.join("(.+?)")}$`, "s"), words };
}

let read: { words: Translations; patterns: Pattern[] } | undefined;
/** The most exact first: a pattern with more of its own letters wins. */
function known(): Pattern[] {
  const words = everyTranslation();
  if (read?.words !== words) {
    const holey = Object.entries(words).filter(([text]) => text.includes("{0}"));
    read = { words, patterns: holey.toSorted(([a], [b]) => b.length - a.length).map(patternOf) };
  }
  return read.patterns;
}

export function translateServerMessage(message: string): string {
  const words = translate(message);
  if (words !== message) return words;
  for (const pattern of known()) {
    const found = pattern.test.exec(message);
    if (found) return pattern.words.replace(/\{(\d)\}/g, (_, n: string) => translate(found[Number(n) + 1] ?? ""));
  }
  return message;
}
