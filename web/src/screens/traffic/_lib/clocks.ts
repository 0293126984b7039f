// By whose clock hours are told; the choice lives in the address (?clock=visitor).
import { t } from "#web/texts/t.ts";

export const clocks = ["project", "visitor"] as const;
export const clockLabels = { project: t("Project time"), visitor: t("Visitor local time") } as const;
/** As it goes over the wire. */
export const clockNames = { project: "PROJECT", visitor: "VISITOR" } as const;
