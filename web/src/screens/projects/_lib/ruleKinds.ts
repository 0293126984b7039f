// The kinds of rules, in words.
import type { BlockKind } from "#web/__generated__/useCreateRuleMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface RuleKind {
  id: BlockKind;
  label: string;
  field: string;
  placeholder: string;
  description: string;
}

export const ruleKinds: readonly RuleKind[] = [
  {
    id: "ADDRESS",
    label: t("IP address"),
    field: t("Address or range"),
    placeholder: "203.0.113.9",
    description: t("IPv4 or IPv6, one address or a range such as 203.0.113.0/24."),
  },
  {
    id: "HOSTNAME",
    label: t("Host name"),
    field: t("Host name"),
    placeholder: "office.example.com",
    description: t("For addresses that change: looked up again every 5 minutes."),
  },
  {
    id: "AGENT",
    label: t("User agent"),
    field: t("Part of the user agent"),
    placeholder: t("UptimeRobot"),
    description: t("Any part of what a browser or program calls itself."),
  },
  {
    id: "COUNTRY",
    label: t("Country"),
    field: t("Country code"),
    placeholder: t("DE"),
    description: t("The two letters of a country."),
  },
  {
    id: "PAGE",
    label: t("Page"),
    field: t("Path"),
    placeholder: "/admin/*",
    description: t("Leaves pages out; * stands for any characters."),
  },
];

const byId = new Map(ruleKinds.map((kind) => [kind.id, kind]));

export const ruleKind = (id: string): RuleKind | undefined => byId.get(id as BlockKind);
