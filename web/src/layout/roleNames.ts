import { t } from "#web/texts/t.ts";

/** Role labels, by the gateway's role name. */
export const roleNames: Readonly<Record<string, string>> = {
  OWNER: t("Owner"),
  ADMIN: t("Admin"),
  USER: t("User"),
  VIEWER: t("Viewer"),
};
