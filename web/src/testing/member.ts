// The viewers of screen tests, as mock resolvers by type for renderRoute.
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

export interface MemberOptions {
  role: "OWNER" | "ADMIN" | "USER" | "VIEWER";
  isSuspended?: boolean;
  planId?: number;
}

const names: Record<number, string> = { 1: "A very long name of a project", 2: "Second project" };

export const projectOf = (widgetId: number) => ({
  id: `project-${widgetId}`,
  widgetId,
  name: names[widgetId] ?? `Project ${widgetId}`,
  isActive: true,
  timezone: "Europe/Berlin",
  createdAt: "2026-01-01T00:00:00Z",
  features: ["ANALYTICS", "RECORDING", "FUNNEL"],
  pageviewTotal: widgetId === 1 ? 34_000 : 0,
  snippet: "<script async></script>",
  allowedWebsites: ["shop.test"],
  pageviewMonthly: 1234,
  pageviewLimit: 10_000,
});

export function member({ role, isSuspended = false, planId = 5 }: MemberOptions): MockResolvers {
  const isManager = role === "OWNER" || role === "ADMIN";
  return {
    Brand: () => ({
      kind: "ANALYTICS",
      name: "Sightline",
      mainColor: "#4657d1",
      logoUrl: null,
      faviconUrl: null,
      cssUrl: null,
    }),
    Viewer: () => ({
      kind: "MEMBER",
      viewerCanManageCompany: isManager,
      viewerCanManageProjects: isManager,
      viewerCanWrite: role !== "VIEWER",
      viewerCanWriteCode: isManager,
      viewerCanSeeUsage: role !== "VIEWER",
      canSeeAffiliate: isManager,
      billingScreens: isManager ? ["SUBSCRIPTION", "PAYMENT"] : [],
      agency: null,
      servicePortal: null,
      showsRoleNames: planId >= 20 && planId <= 23,
      expiredPlan: null,
      messaging: null,
      translation: null,
      isSuspended,
    }),
    User: () => ({ id: "user-1", name: "Ada of the long name", email: "ada@demo.test", role, avatarUrl: "/avatar" }),
    SessionInfo: () => ({
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      isReadOnly: false,
      hasOwnAccount: false,
    }),
    Plan: () => ({ planId, name: "Growth", sessions: 1000, rewardedSessions: 0 }),
    Usage: () => ({ sessions: 100, pageviews: 300, alert: null }),
    TestedUsers: () => ({ count: 1234, limit: 3000 }),
    Trial: () => ({ daysToExpire: 12, label: "TRIAL" }),
    Project: ({ path }) => projectOf(path?.includes("edges") ? Number(path[path.indexOf("edges") + 1]) + 1 : 1),
    ProjectConnection: () => ({ totalCount: 2, edges: [{}, {}] }),
    Installation: () => ({ showBanner: false, installedAt: "2026-01-02T00:00:00Z" }),
    TrafficCheck: () => ({ pageviewTotal: 10, lastEventAt: "2026-11-01T00:00:00Z" }),
  };
}
