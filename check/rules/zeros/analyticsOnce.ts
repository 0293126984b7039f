import { isTesting } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const KERNEL = "host/src/analytics/";

/** Spellings in SQL, each with what to use instead. */
const spellings: readonly { is: RegExp; what: string; use: string }[] = [
  { is: /'pageview'/, what: "a page view", use: "IS_PAGE_VIEW of visits/visitSql.ts" },
  {
    is: /\buniq\w*\((?:widget_id, )?(?:session_id|visitor_id|visitor)\b/,
    what: "a count of sessions or visitors",
    use: "visits/countSql.ts",
  },
  {
    is: /\bis_(?:bot|internal) = 0|\bsession_id != toUUID\(/,
    what: "human traffic",
    use: "visits/humanTrafficSql.ts",
  },
];

/** What is counted is defined in one place, so that no two reports count differently. Migrations can't import it. */
export function analyticsOnce(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [path, text] of tree) {
    if (!path.startsWith("host/src/") || !path.endsWith(".ts")) continue;
    if (path.startsWith(KERNEL) || isTesting(path)) continue;
    for (const [index, line] of text.split("\n").entries()) {
      for (const { is, what, use } of spellings) {
        if (!is.test(line)) continue;
        problems.push({ path, line: index + 1, message: `spells ${what} in SQL: import it from ${KERNEL}${use}` });
      }
    }
  }
  return problems;
}
