// The two kinds of sessions that a flow compares.
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import type { Condition } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import type { Versus } from "./flowState.ts";

export const versusLabels: Readonly<Record<Versus, string>> = {
  none: t("All sessions"),
  converted: t("Converted or not"),
  visitors: t("New or returning"),
  devices: t("Mobile or desktop"),
};

export interface VersusSide {
  title: string;
  /** additional filter besides the screen's own */
  condition?: Condition;
  /** only sessions that converted, or only those that did not */
  converted?: boolean;
}

const is = (criteria: GraphCriteria, value: string): Condition => ({ criteria, operator: "IS", value });

export const versusSides: Readonly<Record<Versus, readonly [] | readonly [VersusSide, VersusSide]>> = {
  none: [],
  converted: [
    { title: t("Converted"), converted: true },
    { title: t("Not converted"), converted: false },
  ],
  visitors: [
    { title: t("New visitors"), condition: is("VISITOR_TYPE", "new") },
    { title: t("Returning visitors"), condition: is("VISITOR_TYPE", "returning") },
  ],
  devices: [
    { title: t("Mobile"), condition: is("DEVICE", "mobile") },
    { title: t("Desktop"), condition: is("DEVICE", "desktop") },
  ],
};
