import type { Role } from "#web/__generated__/useInviteMutation.graphql.ts";
import { roleNames } from "#web/layout/roleNames.ts";
import { t } from "#web/texts/t.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

const may: Readonly<Record<string, string>> = {
  OWNER: t("Full access, including managing owners."),
  ADMIN: t("Full access, except managing owners."),
  USER: t("View and edit their projects."),
  VIEWER: t("View their projects."),
};

const order: readonly Role[] = ["OWNER", "ADMIN", "USER", "VIEWER"];

/** Only owners can assign the role of owner. */
export const roleChoices = (isOwner: boolean): Choice<Role>[] =>
  order
    .filter((role) => isOwner || role !== "OWNER")
    .map((role) => ({ id: role, label: roleNames[role] ?? role, description: may[role] ?? "" }));

/** Owners and admins see every project, so only the other two roles can be restricted. */
export const isRestrictable = (role: string): boolean => role === "USER" || role === "VIEWER";

/** Choosing "Only these" without a project would give access to all of them: an empty list is no restriction. */
export const accessError = (role: string, projects: readonly string[] | null): string | undefined =>
  isRestrictable(role) && projects?.length === 0 ? t("Choose at least one project") : undefined;

/** The project ids of an invitation or a member; empty: all projects. */
export const accessOf = (role: string, projects: readonly string[] | null): string[] =>
  isRestrictable(role) ? [...(projects ?? [])] : [];

/** Text of a cell: the project names, or that there is no restriction. */
export const formatProjects = (names: readonly string[]): string => (names.length === 0 ? t("All") : names.join(", "));
