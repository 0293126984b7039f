import { t } from "#web/texts/t.ts";

/** Why members with other roles can't set a condition. */
export const CODE_REASON = t("Only owners and admins can set a condition: it runs as code on visitors' pages");
