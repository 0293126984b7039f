// A page rule as a member writes it.
import type { HeatmapPageMatch } from "#web/__generated__/useProfileFormPreviewQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

interface RuleKind {
  id: HeatmapPageMatch;
  label: string;
  description: string;
  placeholder: string;
}

export const ruleKinds: readonly RuleKind[] = [
  {
    id: "EXACT",
    label: t("Exactly this page"),
    description: t("A path or a whole address. Query parameters are ignored."),
    placeholder: "/shop/tents",
  },
  {
    id: "WILDCARD",
    label: t("Pages by pattern"),
    description: t("* is any text, so one rule covers many similar pages."),
    placeholder: "/product/*",
  },
  {
    id: "REGEX",
    label: t("Pages by regular expression"),
    description: t("RE2 syntax, searched in the path and in the whole address."),
    placeholder: "^/(shop|sale)/",
  },
];

export const ruleKind = (id: string): RuleKind | undefined => ruleKinds.find((kind) => kind.id === id);
