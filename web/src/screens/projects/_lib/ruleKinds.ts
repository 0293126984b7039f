// Labels of the rule kinds.
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
    field: t("IP address or range"),
    placeholder: "203.0.113.9",
    description: t("IPv4 or IPv6, a single address or a range such as 203.0.113.0/24."),
  },
  {
    id: "HOSTNAME",
    label: t("Hostname"),
    field: t("Hostname"),
    placeholder: "office.example.com",
    description: t("For IP addresses that change. Resolved every 5 minutes."),
  },
  {
    id: "AGENT",
    label: t("User agent"),
    field: t("User agent contains"),
    placeholder: t("UptimeRobot"),
    description: t("Any part of the user agent string of a browser or bot."),
  },
  {
    id: "COUNTRY",
    label: t("Country"),
    field: t("Country code"),
    placeholder: t("DE"),
    description: t("Two-letter country code."),
  },
  {
    id: "PAGE",
    label: t("Page"),
    field: t("Path"),
    placeholder: "/admin/*",
    description: t("Excludes matching pages. * matches any characters."),
  },
];

const byId = new Map(ruleKinds.map((kind) => [kind.id, kind]));

export const ruleKind = (id: string): RuleKind | undefined => byId.get(id as BlockKind);
