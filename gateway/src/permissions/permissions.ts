// The whole policy on one page: who may ask for what. Total by type: a field without a rule does not compile.
import type {
  MutationResolvers,
  NodeResolvers,
  ProjectResolvers,
  QueryResolvers,
  SubscriptionResolvers,
  ViewerResolvers,
} from "#gateway/__generated__/resolverTypes.ts";
import { freeRange, grantedRange, namesSharedProject, sharedProject } from "./grant.ts";
import { anyone, managers, readers, signedIn, through, writers } from "./rules.ts";
import type { Rule } from "./rules.ts";

type Fields<Resolvers> = Record<Exclude<keyof Resolvers, "__isTypeOf">, Rule>;
type ResolveNode = NodeResolvers["__resolveType"];
export type NodeType = Extract<Awaited<ReturnType<ResolveNode>>, string>;

export interface Permissions {
  Query: Fields<QueryResolvers>;
  Mutation: Fields<MutationResolvers>;
  Subscription: Fields<SubscriptionResolvers>;
  Viewer: Fields<ViewerResolvers>;
  Project: Fields<ProjectResolvers>;
  /** who may fetch a thing of a type by its global id; for `node` and `nodes` */
  byId: Record<NodeType, Rule>;
}

/** What every holder of a link may know of its project, and nothing of any other. */
const ofProject = readers([], sharedProject);
const ofReports = readers(["dashboard", "analytics"], sharedProject, freeRange);

export const permissions: Permissions = {
  Query: {
    appVersion: anyone,
    brand: anyone,
    demo: anyone,
    emailCheck: anyone,
    joinOffer: anyone,
    // by the type of what is fetched, see `byId`
    node: anyone,
    nodes: anyone,
    viewer: anyone,
  },
  Mutation: {
    changePassword: signedIn,
    countReferralVisit: anyone,
    createAnnotation: writers,
    createProject: managers,
    createSegment: writers,
    createShareLink: writers,
    deleteAnnotation: writers,
    deleteProject: managers,
    deleteSegment: writers,
    deleteShareLink: writers,
    inviteMember: managers,
    joinTeam: anyone,
    openShareLink: anyone,
    recordAction: signedIn,
    removeMember: managers,
    requestPasswordReset: anyone,
    resetPassword: anyone,
    revokeInvitation: managers,
    setTranslation: managers,
    sendSupportMessage: signedIn,
    setUserAttribute: signedIn,
    signIn: anyone,
    signOut: anyone,
    signUp: anyone,
    updateCompany: managers,
    updateMember: managers,
    updateProfile: signedIn,
    updateProject: managers,
    updateRecommendation: writers,
    updateSegment: writers,
    updateShareLink: writers,
    verifyEmail: anyone,
  },
  Subscription: {
    installation: signedIn,
    ping: signedIn,
    realtime: signedIn,
    usage: signedIn,
  },
  Viewer: {
    access: anyone,
    activeMembers: signedIn,
    affiliate: through("seeAffiliate"),
    attribute: signedIn,
    auditLog: signedIn,
    canSeeAffiliate: anyone,
    company: anyone,
    confinedTo: anyone,
    hasSubscription: anyone,
    invitations: managers,
    isSuspended: signedIn,
    isTestEligible: anyone,
    kind: anyone,
    landsOnOverview: anyone,
    managedProjects: managers,
    plan: signedIn,
    planByCode: signedIn,
    plans: signedIn,
    project: readers([], namesSharedProject),
    projects: signedIn,
    referAndEarn: through("seeAffiliate"),
    session: anyone,
    share: anyone,
    showsRoleNames: anyone,
    teamMembers: managers,
    testedUsers: signedIn,
    translation: signedIn,
    trial: signedIn,
    usage: signedIn,
    user: anyone,
    viewerCanManageCompany: anyone,
    viewerCanManageProjects: anyone,
    viewerCanOpenServicePortal: anyone,
    viewerCanSeeRecommendationDashboard: anyone,
    viewerCanSeeRecommendations: anyone,
    viewerCanSeeUsage: anyone,
    viewerCanUseAutopilot: anyone,
    viewerCanUseFeatureFlags: anyone,
    viewerCanWrite: anyone,
  },
  Project: {
    allowedWebsites: signedIn,
    comments: signedIn,
    createdAt: signedIn,
    events: readers(["events", "dashboard"], sharedProject, grantedRange),
    features: signedIn,
    filterValues: ofReports,
    flags: signedIn,
    funnels: signedIn,
    id: ofProject,
    installation: signedIn,
    isActive: signedIn,
    key: signedIn,
    monthlyTraffic: ofReports,
    name: ofProject,
    pageviewLimit: signedIn,
    pageviewMonthly: signedIn,
    pageviewTotal: signedIn,
    pageviewsNow: signedIn,
    realtime: signedIn,
    recommendationStatus: signedIn,
    recommendations: signedIn,
    room: signedIn,
    segments: signedIn,
    shareLinks: writers,
    showsFeatureFlags: anyone,
    snippet: signedIn,
    tests: signedIn,
    timezone: ofProject,
    traffic: readers(["dashboard", "analytics"], sharedProject, grantedRange),
    trafficCheck: signedIn,
    unreadRecommendationCount: signedIn,
    viewerCanAnnotate: ofProject,
    viewerCanShare: ofProject,
    widgetId: ofProject,
  },
  byId: {
    Annotation: signedIn,
    AuditEntry: signedIn,
    Comment: signedIn,
    Company: signedIn,
    Flag: signedIn,
    Funnel: signedIn,
    Invitation: managers,
    Project: readers([], namesSharedProject),
    Recommendation: signedIn,
    Segment: signedIn,
    ShareLink: writers,
    TeamMember: managers,
    Test: signedIn,
    User: signedIn,
    UserAttribute: signedIn,
  },
};

/** For fields such as `viewerCanManageProjects`: the same rules, asked by name. What the gates are is in gates.ts. */
export const capabilities = {
  manageCompany: managers,
  manageProjects: managers,
  write: writers,
  share: writers,
  annotate: writers,
  openServicePortal: through("openServicePortal"),
  seeRecommendationDashboard: through("seeRecommendationDashboard"),
  seeRecommendations: through("seeRecommendations"),
  useAutopilot: through("useAutopilot"),
  useFeatureFlags: through("useFeatureFlags"),
  seeUsage: through("seeUsage"),
  seeAffiliate: through("seeAffiliate"),
  haveSubscription: through("haveSubscription"),
  landOnOverview: through("landOnOverview"),
  showRoleNames: through("showRoleNames"),
  joinTests: through("joinTests"),
} as const;
export type Capability = keyof typeof capabilities;
