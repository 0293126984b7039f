import type { Article } from "./article.ts";

/** The articles that contain every word of the text. A match in the title ranks above one in the body. */
export function findArticles(articles: readonly Article[], text: string): Article[] {
  const terms = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (where: string) => terms.every((term) => where.toLocaleLowerCase().includes(term));
  const found = articles.filter(({ title, paragraphs }) => matches([title, ...paragraphs].join(" ")));
  return found.toSorted((one, other) => Number(matches(other.title)) - Number(matches(one.title)));
}
