// A page rule as a member writes it.
import type { HeatmapPageMatch } from "#web/__generated__/useProfileFormPreviewQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

interface RuleKind {
  id: HeatmapPageMatch;
  label: string;
  /** of the field that the rule is written in */
  valueLabel: string;
  description: string;
  placeholder: string;
}

export const ruleKinds: readonly RuleKind[] = [
  {
    id: "EXACT",
    label: t("Exactly this page"),
    valueLabel: t("Path or URL"),
    description: t("The query string is ignored."),
    placeholder: "/shop/tents",
  },
  {
    id: "WILDCARD",
    label: t("Pages by pattern"),
    valueLabel: t("Pattern"),
    description: t("A path or URL. * matches any characters, so one pattern covers many similar pages."),
    placeholder: "/product/*",
  },
  {
    id: "REGEX",
    label: t("Pages by regular expression"),
    valueLabel: t("Regular expression"),
    description: t("RE2 syntax. Matched against the path and the full URL."),
    placeholder: "^/(shop|sale)/",
  },
];

export const ruleKind = (id: string): RuleKind =>
  ruleKinds.find((kind) => kind.id === id) ?? (ruleKinds[0] as RuleKind);
