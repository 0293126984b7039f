// A project's rules for which URLs count as one page. Percent-encoding, dot segments and repeated slashes never
// distinguish pages, and session ids are never stored.
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
  /** /prices/ counts as /prices */
  page_ignore_slash: z.boolean(),
  /** /Prices counts as /prices */
  page_ignore_case: z.boolean(),
  /** /prices/index.html counts as /prices/ */
  page_ignore_index: z.boolean(),
  /** names of query parameters whose values distinguish pages, in the order in which they are appended */
  page_parameters: z.array(parameter).max(10),
});
export type PageRule = z.infer<typeof PageRule>;

export const DEFAULT_PAGE_RULE: PageRule = {
  page_ignore_slash: true,
  page_ignore_case: false,
  page_ignore_index: false,
  page_parameters: [],
};
