import type { ApiScope } from "#web/__generated__/useCreateApiKeyMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

interface ScopeChoice {
  id: ApiScope;
  /** as the REST calls name it */
  name: string;
  description: string;
}

export const scopeChoices: readonly ScopeChoice[] = [
  { id: "READ_REPORTS", name: "read:reports", description: t("Read the reports of your projects") },
  { id: "READ_ACCOUNT", name: "read:account", description: t("Read company, people, plan, usage and links") },
  {
    id: "WRITE_PROJECTS",
    name: "write:projects",
    description: t("Make, change and delete projects, notes and share links"),
  },
  { id: "WRITE_ALL", name: "write:all", description: t("Everything that you may do yourself") },
];

export const scopeName = (id: string): string => scopeChoices.find((choice) => choice.id === id)?.name ?? id;
