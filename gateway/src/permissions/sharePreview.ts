// What the holder of a link would find, read from the table that will judge them: a part is shown where one of its
// fields is granted, and left out where all of them are refused. Nothing is asked of the host.
import type { SharePart, SharePreview } from "#gateway/__generated__/resolverTypes.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import type { SharedRow } from "./permissionTable.ts";
import { permissions } from "./permissions.ts";
import type { Asker, Rule } from "./rules.ts";

export type PreviewedGrant = Pick<
  SharePrincipal,
  "widgetId" | "modules" | "uniqueModuleId" | "freeRange" | "hide" | "canDownload"
>;

/** Which days does not matter: those that are asked for are those of the link. */
const DAY = "2026-01-01";

/** As the link itself asks: for its own days and its own event. */
function grants(grant: PreviewedGrant) {
  const principal: SharePrincipal = {
    kind: "share",
    jwt: "",
    companyId: 0,
    widgetName: "",
    startDate: DAY,
    endDate: DAY,
    expiresAt: 0,
    ...grant,
  };
  const asker: Asker = { principal, standing: () => Promise.resolve(null), brandKind: undefined };
  const [key, ...value] = grant.uniqueModuleId.split("/");
  const ask = {
    asker,
    source: { widget_id: grant.widgetId },
    args: { range: { startDate: DAY, endDate: DAY }, key, value: value.join("/") },
  };
  return (rule: Rule): boolean => rule.evaluate(ask) === true;
}

export function sharePreview(grant: PreviewedGrant): SharePreview {
  const isGranted = grants(grant);
  const found = new Map<SharePart, boolean>();
  const note = (part: SharePart | null, isShown: boolean) => {
    if (part) found.set(part, found.get(part) === true || isShown);
  };
  for (const row of Object.values(permissions).flatMap((rows) => Object.values<Rule | SharedRow>(rows))) {
    if ("part" in row) note(row.part, isGranted(row.rule));
  }
  // what everybody may do, as signing in, changes nothing of the project
  for (const rule of Object.values(permissions.Mutation)) note("CHANGES", rule.name !== "anyone" && isGranted(rule));
  note("OTHER_DAYS", grant.freeRange);
  note("DOWNLOADS", grant.canDownload);
  note("PEOPLE", grant.hide.length === 0);
  const parts = [...found];
  return {
    shown: parts.filter(([, isShown]) => isShown).map(([part]) => part),
    leftOut: parts.filter(([, isShown]) => !isShown).map(([part]) => part),
  };
}
