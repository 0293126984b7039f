import type { WebsiteCheck as WireCheck } from "@sightline/schema/rest/projects/installing";
import type { WebsiteCheck } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

export const checkOf = (check: WireCheck): WebsiteCheck => ({
  verdict: upper(check.verdict),
  cms: check.cms,
  isReachable: check.reachable,
  hasSnippet: check.snippet_found,
  hasKey: check.widget_key_found,
  found: check.found,
  finalUrl: check.final_url,
  status: check.status,
  contentPolicy: check.csp && {
    rejectedUrl: check.csp.rejected_url,
    directive: check.csp.directive,
    corrected: check.csp.corrected,
    isMeta: check.csp.is_meta,
  },
});
