import { t } from "#web/texts/t.ts";
import type { Prediction, Region } from "./prediction.ts";

export const regionLabels: Readonly<Record<string, string>> = {
  HEADING: t("Heading"),
  TEXT: t("Text"),
  LINK: t("Link"),
  BUTTON: t("Button"),
  INPUT: t("Input"),
  IMAGE: t("Image"),
  AREA: t("Area of the picture"),
};

export const regionName = ({ kind, text }: Pick<Region, "kind" | "text">): string =>
  text === "" ? (regionLabels[kind] ?? kind) : text;

/** Parts that only a newer gateway knows have none. */
export const partLabels: Readonly<Record<string, string>> = {
  SPECTRAL_RESIDUAL: t("Unusual shapes (spectral residual; Hou & Zhang 2007)"),
  COLOR_CONTRAST: t("Contrast of brightness and color (Itti, Koch & Niebur 1998)"),
  EDGE_CONTRAST: t("Density of edges, as of text (Sobel)"),
  SKIN: t("Colors of skin, as of faces (Chai & Ngan 1999)"),
  ELEMENTS: t("Kinds of elements: buttons and headings before text (Shen & Zhao 2014)"),
  F_PATTERN: t("Reading along the top and the left edge (Nielsen 2006)"),
  CENTER: t("Middle of the screen first (Tatler 2007)"),
};

export const inputLabels: Readonly<Record<string, string>> = {
  IMAGE: t("Computed from the pixels of the picture."),
  MEASURED_LAYOUT: t("Computed from the elements of the recorded page, as your browser laid them out."),
  ESTIMATED_LAYOUT: t(
    "Computed from the HTML of the page, without its style sheets, scripts and images. The layout is an estimate: for the page as visitors see it, upload a screenshot.",
  ),
};

export const inputLabel = ({ computedFrom }: Pick<Prediction, "computedFrom">): string =>
  inputLabels[computedFrom] ?? "";
