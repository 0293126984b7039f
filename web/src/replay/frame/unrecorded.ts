// Says in words, at their place on the page, which elements have no recorded content: drawings and frames of other sites.
// Without that they are empty boxes.

export interface UnrecordedLabels {
  /** in place of a drawing */
  canvas: string;
  /** in place of a frame of another site */
  frame: string;
}

/** Set by harmless.ts for frames whose content the recorder could not read. */
export const FOREIGN_FRAME = "data-foreign-frame";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Nothing is filled: a drawing may lie over the whole page. */
const picture = (label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">` +
  `<rect width="100%" height="100%" fill="none" stroke="#98a2b3" stroke-width="2" stroke-dasharray="5 4"/>` +
  `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="system-ui,sans-serif" ` +
  `font-size="13" fill="#475467" stroke="#fff" stroke-width="3" paint-order="stroke">${escaped(label)}</text></svg>`;

const rule = (selector: string, label: string) =>
  `${selector} { background: url("data:image/svg+xml,${encodeURIComponent(picture(label))}") ` +
  `center / 100% 100% no-repeat !important; }`;

/** Style rules for the recorded pages. */
export const unrecordedRules = ({ canvas, frame }: UnrecordedLabels): string[] => [
  rule("canvas", canvas),
  rule(`iframe[${FOREIGN_FRAME}], iframe[rr_src]`, frame),
];

/** The labels in the address of the document, which has no texts of its own. */
export function labelsIn(hash: string): UnrecordedLabels {
  const search = new URLSearchParams(hash.replace(/^#/, ""));
  return { canvas: search.get("canvas") ?? "", frame: search.get("frame") ?? "" };
}
