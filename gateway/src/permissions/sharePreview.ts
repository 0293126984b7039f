// The parts that a link's holder would see, derived from the permission table itself: a part is shown if one of its
// fields is granted, and omitted if all of them are refused. Makes no calls to the host.
import type { SharePart, SharePreview } from "#gateway/__generated__/resolverTypes.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import type { SharedRow } from "./permissionTable.ts";
import { permissions } from "./permissions.ts";
import type { Asker, Rule } from "./rules.ts";

export type PreviewedGrant = Pick<
  SharePrincipal,
  "widgetId" | "modules" | "uniqueModuleId" | "freeRange" | "hide" | "canDownload"
>;

/** Any date works: the requested range is always the link's own. */
const DAY = "2026-01-01";

/** Evaluates as the link's own screen would: with its own range and its own item. */
function grants(grant: PreviewedGrant) {
  const principal: SharePrincipal = {
    kind: "share",
    jwt: "",
    companyId: 0,
    widgetName: "",
    startDate: DAY,
    endDate: DAY,
    preset: null,
    expiresAt: 0,
    ...grant,
  };
  const asker: Asker = { principal, standing: () => Promise.resolve(null), brandKind: undefined };
  const [key, ...value] = grant.uniqueModuleId.split("/");
  const heatmap =
    grant.modules === "heatmap_page"
      ? { page: { match: "EXACT", value: grant.uniqueModuleId } }
      : { heatmapProfileId: Number(grant.uniqueModuleId) };
  const item = { key, value: value.join("/"), formProfileId: Number(key), funnelId: Number(key), ...heatmap };
  const ask = {
    asker,
    source: { widget_id: grant.widgetId },
    args: { range: { startDate: DAY, endDate: DAY }, ...item },
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
  // public mutations, such as signing in, don't change the project
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
