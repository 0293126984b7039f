// Every rule is a pure function over the text of the repository: the tests feed it a bad tree and a good one.

/** Path from the repository's root, with `/`, to the file's text; "" for files that hold no text. */
export type SourceTree = ReadonlyMap<string, string>;

export interface Problem {
  /** file or folder */
  path: string;
  line?: number;
  /** what is wrong, and what to do about it */
  message: string;
}

export type Rule = (tree: SourceTree) => Problem[];

export function treeOf(files: Record<string, string>): SourceTree {
  return new Map(Object.entries(files));
}
