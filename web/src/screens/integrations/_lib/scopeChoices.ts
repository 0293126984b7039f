import type { ApiScope } from "#web/__generated__/useCreateApiKeyMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

interface ScopeChoice {
  id: ApiScope;
  /** as named by the REST API */
  name: string;
  description: string;
}

export const scopeChoices: readonly ScopeChoice[] = [
  { id: "READ_REPORTS", name: "read:reports", description: t("Read reports of your projects") },
  { id: "READ_ACCOUNT", name: "read:account", description: t("Read company, members, plan, usage and share links") },
  {
    id: "WRITE_PROJECTS",
    name: "write:projects",
    description: t("Create, edit and delete projects, notes and share links"),
  },
  { id: "WRITE_ALL", name: "write:all", description: t("Everything you have access to") },
];

export const scopeName = (id: string): string => scopeChoices.find((choice) => choice.id === id)?.name ?? id;
