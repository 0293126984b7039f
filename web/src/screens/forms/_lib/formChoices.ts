// The choices of the form screens. Each is stored in the URL, which omits the standard ones.
import type { FormSplit } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";

const MAX_SEARCH = 200;
const MAX_FIELD = 100;

export const formSplits = [
  "DEVICE",
  "BROWSER",
  "OS",
  "COUNTRY",
  "CHANNEL",
  "SOURCE",
  "LANDING_PAGE",
] as const satisfies readonly FormSplit[];
export type FormSplitChoice = (typeof formSplits)[number];

/** Label, format and filter of a split's values. */
export const splitKind = (split: FormSplitChoice) =>
  dimensionKind(split === "SOURCE" ? "REF" : split === "LANDING_PAGE" ? "ENTRY" : split);

/** The last field of the abandoned sessions to list; null: any. */
export const fieldIn = (search: URLSearchParams): string | null => search.get("field")?.slice(0, MAX_FIELD) || null;

export const textIn = (search: URLSearchParams): string => (search.get("q") ?? "").slice(0, MAX_SEARCH);

/** The number in a URL; 0, which no form has, for any other text. */
export const formNumber = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);
