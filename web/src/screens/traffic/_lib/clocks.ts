// The time zone of the hours. The choice is stored in the URL (?clock=visitor).
import { t } from "#web/texts/t.ts";

export const clocks = ["project", "visitor"] as const;
export const clockLabels = { project: t("Project time"), visitor: t("Visitor local time") } as const;
/** The GraphQL enum values. */
export const clockNames = { project: "PROJECT", visitor: "VISITOR" } as const;
