// Where a brand's members choose and pay for a plan: the first of these paths whose screen exists.
import type { HasRoute } from "../knownPaths.ts";

const paths: Record<string, readonly string[]> = {
  AB_TESTING: ["/newcheckout", "/checkout", "/upgrade-account"],
  OPTIMISE: ["/optimizecheckout", "/upgrade-account"],
};
const standard = ["/upgrade-account", "/checkout"];

export const upgradePath = (brandKind: string, hasRoute: HasRoute): string | undefined =>
  (paths[brandKind] ?? standard).find(hasRoute);
