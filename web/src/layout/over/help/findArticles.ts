import type { Article } from "./article.ts";

/** Those that hold every word of the text; a word in the title counts more than one below it. */
export function findArticles(articles: readonly Article[], text: string): Article[] {
  const terms = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (where: string) => terms.every((term) => where.toLocaleLowerCase().includes(term));
  const found = articles.filter(({ title, paragraphs }) => matches([title, ...paragraphs].join(" ")));
  return found.toSorted((one, other) => Number(matches(other.title)) - Number(matches(one.title)));
}
