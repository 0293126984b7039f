// A company's custom texts in place of the product's.
import { z } from "zod";
import { Language } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

/** Maps the product's English text to the company's custom text. */
export const Strings = z
  .record(z.string().min(1).max(1000), z.string().max(1000))
  .refine((strings) => Object.keys(strings).length <= 2000, requirements.textCount);

export const Translation = z.object({ language: Language, strings: Strings });
export type Translation = z.infer<typeof Translation>;

export const getTranslation = endpoint({
  name: "getTranslation",
  method: "GET",
  path: "/translation",
  summary: "The company's custom texts in a language, by default the caller's.",
  effect: "read",
  audience: "member",
  query: z.object({ language: Language.optional() }),
  answer: Translation,
});

/** Placeholders must match: each `{name}` of the English text must occur in the custom text, and no others. */
export const setTranslation = endpoint({
  name: "setTranslation",
  method: "POST",
  path: "/translation",
  summary: "Replace the company's custom texts in a language; omitted ones are removed. Owners and admins.",
  effect: "set",
  audience: "member",
  body: Translation,
  answer: Translation,
});

export const getCdnDomain = endpoint({
  name: "getCdnDomain",
  method: "GET",
  path: "/cdnDomain",
  summary: "The host name that serves the tracker for the company's brand; null: the product's own.",
  effect: "read",
  audience: "member",
  answer: z.object({ cdn_domain: z.string().nullable() }),
});
