// Forms as the host returns them.
import { globalId } from "#gateway/graph/testing/wire.ts";

export const at = "2026-02-01T12:00:00.000Z";
export const dates = { startDate: "2026-01-03", endDate: "2026-02-01" };
export const range = { ...dates, timezone: "Europe/Berlin" };
export const id = (n: number) => globalId(`FormProfile:12:${n}`);
export const rule = { page: { match: "exact", value: "/checkout" }, selector: "#pay" } as const;
export const counts = { views: 200, starters: 120, attempts: 90, completions: 60 };
const rates = { start_rate: 0.6, completion_rate: 0.5, conversion_rate: 0.3 };
export const totals = { ...counts, ...rates, non_starters: 80, abandons: 60, median_ms: 42_000, p90_ms: 90_000 };
export const profile = (n: number) => ({
  ...{ form_profile_id: n, widget_id: 12, name: `Form ${n}`, rule, success: { kind: "event", name: "purchase" } },
  ...{ is_auto: false, status: "active", created_at: at, created_by: "Uma" },
});
export const row = (form_profile_id: number | null) => ({
  ...{ ...counts, ...rates, form_profile_id, name: "Checkout", rule, success: { kind: "none" }, status: "active" },
  ...{ pages: 1, url: "https://shop.test/checkout", median_ms: 42_000, last_at: at },
});
export const field = {
  ...{ field: "card", label: "Card number", type: "text", position: 3, reached: 90, reach_rate: 0.75 },
  ...{ median_ms: 4200, p90_ms: 9000, hesitation_ms: 900, refilled: 12, refills: 20, returned: 5, returns: 6 },
  ...{ blank: 3, blank_rate: 0.03, failed: 18, errors: 25, abandons: 30, abandon_share: 0.5, abandon_rate: 0.33 },
  ...{ score: 22.5, rank: 1 },
};
export const gain = {
  ...{ field: "card", rate: 0.33, median_rate: 0.08, completions: 14.2, low: 6.1, high: 22.8, completion_rate: 0.62 },
};
