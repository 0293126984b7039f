import { t } from "#web/texts/t.ts";

/** What a role is called on the screen, by the gateway's word for it. */
export const roleNames: Readonly<Record<string, string>> = {
  OWNER: t("Owner"),
  ADMIN: t("Admin"),
  USER: t("User"),
  VIEWER: t("Viewer"),
};
