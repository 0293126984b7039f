// Funnels as the graph answers them in the tests of these screens.
import { member, projectOf, type MemberOptions } from "#web/testing/member.ts";

export const totals = {
  entered: 1000,
  converted: 250,
  rate: 0.25,
  low: 0.22,
  high: 0.28,
  medianSeconds: 95,
  p90Seconds: 600,
};
export const stepOf = (step: number, entered: number, dropped: number, before: number | null) => ({
  ...{ step, entered, dropped, rateOfFirst: entered / 1000, rateOfPrevious: before && entered / before },
  ...{ medianSeconds: step === 1 ? null : 40, p90Seconds: step === 1 ? null : 300 },
});
const steps = [stepOf(1, 1000, 600, null), stepOf(2, 400, 150, 1000), stepOf(3, 250, 0, 400)];
const group = (value: string, entered: number, converted: number) => ({
  ...{ value, isOther: false, totals: { ...totals, entered, converted, rate: converted / entered } },
  steps: [stepOf(1, entered, entered - converted, null), stepOf(2, converted, 0, entered)],
});
export const range = {
  ...{ startDate: "2026-11-01", endDate: "2026-11-30", timezone: "Europe/Berlin" },
  ...{ previousStartDate: "2026-10-02", previousEndDate: "2026-10-31" },
};
const result = {
  ...{ totals, steps, range, times: [{ upTo: 60, converted: 100 }] },
  previous: {
    totals: { ...totals, rate: 0.24 },
    steps: [stepOf(1, 800, 400, null), { ...stepOf(2, 400, 240, 800), rateOfFirst: 0.5 }],
  },
  groups: [group("desktop", 700, 210), group("mobile", 300, 40)],
};
export const rule = (kind: string, value: string, name = "") => ({
  ...{ kind, match: "SIMPLE", value, page: "", goalProfileId: null, goalName: null, name, isOptional: false },
});
export const funnel = {
  ...{ id: "funnel-7", funnelId: 7, name: "Checkout", stepCount: 3, window: 86_400, order: "ORDERED", mode: "VISITOR" },
  ...{ isArchived: false, createdAt: "2026-11-01T10:00:00Z" },
  definition: {
    ...{ exclusions: [], window: 86_400, order: "ORDERED", mode: "VISITOR" },
    steps: [rule("PAGE", "/cart", "Cart"), rule("EVENT", "pay"), rule("PAGE", "/thanks")],
  },
};
export const noQuota = { message: null, reason: null, params: null };
export const types = (role: MemberOptions["role"], project: object = {}) => ({
  ...member({ role }),
  Project: () => ({ ...projectOf(1), quota: noQuota, viewerCanShare: true, ...project }),
  ReportRange: () => range,
  Funnel: () => funnel,
  FunnelConnection: () => ({
    totalCount: 1,
    edges: [{ node: funnel, standing: { entered: 1000, converted: 250, rate: 0.25, steps: [1000, 400, 250] } }],
  }),
  FunnelReport: () => ({ funnel, result, trend: { interval: "DAY", points: [] }, annotations: [], changes: [] }),
  FunnelFlow: () => ({ nodes: [], links: [] }),
  FunnelFactors: () => ({ rows: [], tested: 0, least: 5 }),
  FunnelDropoff: () => ({
    dropped: 600,
    dwell: { medianSeconds: 30, p90Seconds: 240 },
    next: [],
    pages: [],
    newest: [],
  }),
  GoalConnection: () => ({ edges: [] }),
});
