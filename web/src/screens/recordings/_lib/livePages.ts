// The pages of a live session: those that were described when the view was opened, and those that were announced since.
import type { NewestChunk } from "./loadRecording.ts";
import type { Mark } from "./marks.ts";
import { pathOf } from "./pathOf.ts";

export interface LivePage {
  stream: string;
  url: string;
  from: number;
  to: number;
  missing: readonly number[];
  isThrottled: boolean;
}

interface Announced {
  readonly streamId: string;
  readonly url: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly newestChunk: number;
}

export const announcedPages = (streams: readonly Announced[]): (LivePage & NewestChunk)[] =>
  streams.map(({ streamId, url, fromMs, toMs, newestChunk }) => ({
    ...{ stream: streamId, url, from: fromMs, to: toMs, newest: newestChunk, missing: [], isThrottled: false },
  }));

/** In the order in which they were opened. A page's address may change while it is open. */
export function pagesOf(recorded: readonly LivePage[], announced: readonly LivePage[]): LivePage[] {
  const pages = new Map(recorded.map((page) => [page.stream, page]));
  for (const page of announced) {
    const { missing, isThrottled } = pages.get(page.stream) ?? page;
    pages.set(page.stream, { ...page, missing, isThrottled });
  }
  return Array.from(pages.values()).toSorted((a, b) => a.from - b.from);
}

export const pageMarks = (pages: readonly LivePage[]): Mark[] =>
  pages.map(({ url, from }) => ({ kind: "PAGE", atMs: from, name: pathOf(url), selector: "", errorId: null }));
