import type { Article } from "./article.ts";

/** Those that hold every word of the text; a word in the title counts more than one below it. */
export function findArticles(articles: readonly Article[], text: string): Article[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (where: string) => words.every((word) => where.toLocaleLowerCase().includes(word));
  const found = articles.filter(({ title, paragraphs }) => holds([title, ...paragraphs].join(" ")));
  return found.toSorted((one, other) => Number(holds(other.title)) - Number(holds(one.title)));
}
