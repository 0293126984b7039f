// Forms as the graph answers them in the tests of these screens.
import { member, projectOf, type MemberOptions } from "#web/testing/member.ts";

const totals = {
  ...{ views: 1200, starters: 800, attempts: 500, completions: 400, abandons: 400, startRate: 0.6667 },
  ...{ completionRate: 0.5, conversionRate: 0.3333, medianMs: 42_000, p90Ms: 90_000 },
};
const fieldOf = (position: number, field: string, rank: number | null) => ({
  ...{ position, field, label: field === "card" ? "Card number" : "", type: "TEXT", rank, score: rank ? 10 / rank : 0 },
  ...{ reached: 500, reachRate: 0.625, medianMs: 4200, p90Ms: 12_000, hesitationMs: 900, refilled: 50, refills: 80 },
  ...{ returned: 20, returns: 25, blank: 5, blankRate: 0.01, failed: 100, errors: 140, abandons: rank ? 150 : 0 },
  ...{ abandonShare: 0.375, abandonRate: 0.3 },
});
export const rule = { page: { match: "EXACT", value: "/checkout" }, selector: "#pay" };
const success = { kind: "NONE", event: null, page: null };
export const report = {
  form: { formProfileId: 7, name: "Checkout", rule, success },
  ...{ totals, previous: null, fields: [fieldOf(1, "email", null), fieldOf(2, "card", 1)], abandonsElsewhere: 3 },
  gain: { field: "card", rate: 0.3, medianRate: 0.08, completions: 87.6, low: 41.2, high: 133.9, completionRate: 0.61 },
  split: [{ value: "mobile", totals }],
  trend: [],
  pages: [{ path: "/checkout", views: 1200 }],
  ...{ annotations: [], changes: [], interval: "DAY" },
};
export const row = (formProfileId: number | null, name: string, status = "ACTIVE") => ({
  ...{ ...totals, formProfileId, profileId: formProfileId && `form-${formProfileId}`, name, status, success },
  rule: { ...rule, selector: name === "" ? "#newsletter" : "#pay" },
  lastAt: "2026-11-21T10:00:00Z",
});
export const types = (role: MemberOptions["role"], features = ["FORMANALYTIC"]) => ({
  ...member({ role }),
  Project: () => ({ ...projectOf(1), features, viewerCanShare: true }),
  FormList: () => ({
    ...{ rows: [row(7, "Checkout"), row(null, "")], total: 2, measuredSince: "2026-11-09T23:30:00Z" },
    earlier: { recordedDrops: 12, goalSubmits: 1 },
  }),
  FormReport: () => report,
  FormDropoffs: () => ({
    rows: [
      {
        ...{ sessionId: "s1", visitorId: "v1", at: "2026-11-20T10:00:00Z", field: "card", path: "/checkout" },
        ...{ spentMs: 61_000, attempts: 2, channel: "Direct", country: "DE", device: "mobile", recordedFrom: null },
      },
    ],
    total: 150,
  }),
  FormProfile: () => ({ id: "form-7", formProfileId: 7, name: "Checkout", rule, success }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});
