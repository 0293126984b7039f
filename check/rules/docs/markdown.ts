// What the rules read of the documentation: README.md and the hand-written pages of docs/.
import type { SourceTree } from "../../tree/sourceTree.ts";

export interface Page {
  path: string;
  lines: readonly string[];
}

const isGeneratedPage = (text: string) => text.startsWith("<!-- Generated");

export function pagesOf(tree: SourceTree): Page[] {
  return [...tree].flatMap(([path, text]) =>
    /^(?:README|docs\/[\w-]+)\.md$/.test(path) && !isGeneratedPage(text) ? [{ path, lines: text.split("\n") }] : [],
  );
}

/** Lines outside of code blocks, with their numbers. */
export function proseOf({ lines }: Page): { line: string; number: number }[] {
  let isCode = false;
  return lines.flatMap((line, index) => {
    const isFence = line.startsWith("```");
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [{ line, number: index + 1 }];
  });
}

export const codeSpans = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
