// Which addresses are one page: what a project decides. Percent-encoding, dot segments and repeated slashes never make
// another page, and session ids are never stored.
import { z } from "zod";
import { requirements } from "../refusals/requirements.ts";

const parameter = z
  .string()
  .trim()
  .regex(/^[\w.[\]-]{1,40}$/, requirements.queryParameter)
  .refine(
    (name) => !/sess|^sid$|^s$|token|pass|secret|mail|^cf(id|token)$/i.test(name),
    requirements.impersonalParameter,
  );

export const PageRule = z.object({
  /** /prices/ is the page /prices */
  page_ignore_slash: z.boolean(),
  /** /Prices is the page /prices */
  page_ignore_case: z.boolean(),
  /** /prices/index.html is the page /prices/ */
  page_ignore_index: z.boolean(),
  /** names of query parameters whose values make another page, in the order in which they are written */
  page_parameters: z.array(parameter).max(10),
});
export type PageRule = z.infer<typeof PageRule>;

export const DEFAULT_PAGE_RULE: PageRule = {
  page_ignore_slash: true,
  page_ignore_case: false,
  page_ignore_index: false,
  page_parameters: [],
};
