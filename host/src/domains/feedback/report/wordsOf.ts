// The words of comments: letters of any script with inner apostrophes and hyphens, each once per comment.
import { stopWords } from "../data/stopWords.ts";

const LEAST_LETTERS = 3;
const word = /\p{L}+(?:['’-]\p{L}+)*/gu;

export function wordsOf(text: string): Set<string> {
  const found = text.toLowerCase().replaceAll("’", "'").match(word) ?? [];
  return new Set(found.filter((each) => each.length >= LEAST_LETTERS && !stopWords.has(each)));
}
