// What can be picked, by target: the elements that the keyboard moves through, and which of them an element belongs to.
import type { PickTarget } from "@sightline/schema/rest/events/picking";

const controls =
  "a[href],button,input,select,textarea,summary,label,[role=button],[role=link],[role=tab],[role=menuitem],[onclick]";

interface Target {
  list: string;
  /** undefined: not an element that can be picked */
  of(element: Element): Element | undefined;
}

const closest = (list: string) => ({ list, of: (element: Element) => element.closest(list) ?? undefined });

export const targets: Readonly<Record<PickTarget, Target>> = {
  click: { list: controls, of: (element) => element.closest(controls) ?? element },
  element: { list: `${controls},h1,h2,h3,p,li,img,form,[id]`, of: (element) => element },
  form: closest("form"),
  link: closest("a[href]"),
  page: closest("a[href]"),
};

/** Values of fields, user names and queries of links are never sent. */
export function linkOf(element: Element): string {
  const link = element.closest("a");
  if (!link || !/^https?:$/.test(link.protocol)) return "";
  return link.origin + link.pathname;
}

/** The path of the page that a link of this website opens. */
export function pathOf(element: Element): string {
  const link = element.closest("a");
  return link?.origin === location.origin ? link.pathname : "";
}
