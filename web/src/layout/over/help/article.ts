/** A page of the documentation for those who use the product: short, and only about what it does. */
export interface Article {
  id: string;
  /** its place among all articles */
  order: number;
  title: string;
  paragraphs: readonly string[];
  /** the screen that the article describes */
  path?: string;
  pathLabel?: string;
}
