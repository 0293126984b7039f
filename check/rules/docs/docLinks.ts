import { posix } from "node:path";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { pagesOf, proseOf, type Page } from "./markdown.ts";

const LINK = /\]\(([^)\s]+)\)/g;

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const anchorsOf = (page: Page): string[] =>
  proseOf(page).flatMap(({ line }) => {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    return heading === undefined ? [] : [anchorOf(heading)];
  });

/** Relative links lead to files, and their anchors to headings. */
export function docLinks(tree: SourceTree): Problem[] {
  const pages = pagesOf(tree);
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  const fault = (page: Page, target: string): string | undefined => {
    if (/^[a-z]+:/.test(target)) return undefined;
    const [file = "", anchor] = target.split("#");
    const path = file === "" ? page.path : posix.join(posix.dirname(page.path), file);
    if (!tree.has(path)) return `links to ${path}, which does not exist`;
    const known = anchors.get(path);
    const isMissing = anchor !== undefined && known !== undefined && !known.includes(anchor);
    return isMissing ? `links to #${anchor} of ${path}, which has no such heading` : undefined;
  };
  return pages.flatMap((page) =>
    proseOf(page).flatMap(({ line, number }) =>
      [...line.matchAll(LINK)].flatMap(([, target = ""]) => {
        const message = fault(page, target);
        return message === undefined
          ? []
          : [{ path: page.path, line: number, message: `${message}: correct the link` }];
      }),
    ),
  );
}
