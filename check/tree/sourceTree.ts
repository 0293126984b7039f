// Every rule is a pure function of the repository's text: the tests pass it a bad tree and a good one.

/** Maps the path from the repository's root, with `/`, to the file's text. "" for binary files. */
export type SourceTree = ReadonlyMap<string, string>;

export interface Problem {
  /** file or folder */
  path: string;
  line?: number;
  /** what is wrong and how to fix it */
  message: string;
}

export type Rule = (tree: SourceTree) => Problem[];

export function treeOf(files: Record<string, string>): SourceTree {
  return new Map(Object.entries(files));
}
