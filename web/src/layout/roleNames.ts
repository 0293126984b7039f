import { t } from "#web/texts/t.ts";

/** What a role is called on the screen, by the gateway's word for it. */
export const roleNames: Readonly<Record<string, string>> = {
  OWNER: t("Owner"),
  ADMIN: t("Admin"),
  USER: t("User"),
  VIEWER: t("Viewer"),
};

/** Plans whose members are told which role they have; the team's own list always says it. */
export const showsRoleName = (planId: number | undefined): boolean =>
  planId !== undefined && planId >= 20 && planId <= 23;
