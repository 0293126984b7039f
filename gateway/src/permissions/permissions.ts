// The whole policy on one page: who may ask for what. Total by type: a field without a rule does not compile.
import type {
  MutationResolvers,
  NodeResolvers,
  ProjectResolvers,
  QueryResolvers,
  SubscriptionResolvers,
  ViewerResolvers,
} from "#gateway/__generated__/resolverTypes.ts";
import { brandManagers, companyKeepers, portalManagers } from "./companyRules.ts";
import { freeRange, grantedRange, namesSharedProject, sharedProject } from "./grant.ts";
import { anyone, managers, readers, signedIn, writers } from "./rules.ts";
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
    checkDomain: brandManagers,
    createAnnotation: writers,
    createProject: managers,
    createSegment: writers,
    createShareLink: writers,
    deleteAnnotation: writers,
    deleteProject: managers,
    deleteSegment: writers,
    deleteShareLink: writers,
    enterCompany: portalManagers,
    inviteClient: brandManagers,
    inviteMember: managers,
    joinTeam: anyone,
    leaveCompany: signedIn,
    openShareLink: anyone,
    recordAction: signedIn,
    requestPasswordReset: anyone,
    resetPassword: anyone,
    sendSupportMessage: signedIn,
    setUserAttribute: signedIn,
    signIn: anyone,
    signOut: anyone,
    signUp: anyone,
    removeMember: managers,
    revokeInvitation: managers,
    updateBrand: brandManagers,
    updateCompany: managers,
    updateManagedCompany: portalManagers,
    updateMember: managers,
    updateProfile: signedIn,
    updateProject: managers,
    updateSegment: writers,
    updateShareLink: writers,
    uploadBrandImage: brandManagers,
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
    acting: anyone,
    agency: anyone,
    attribute: signedIn,
    auditLog: signedIn,
    company: anyone,
    invitations: managers,
    isSuspended: signedIn,
    kind: anyone,
    managedProjects: managers,
    plan: signedIn,
    planByCode: signedIn,
    plans: signedIn,
    project: readers([], namesSharedProject),
    projects: signedIn,
    servicePortal: anyone,
    session: anyone,
    share: anyone,
    teamMembers: managers,
    testedUsers: signedIn,
    trial: signedIn,
    usage: signedIn,
    user: anyone,
    viewerCanManageCompany: anyone,
    viewerCanManageProjects: anyone,
    viewerCanWrite: anyone,
  },
  Project: {
    allowedWebsites: signedIn,
    createdAt: signedIn,
    events: readers(["events", "dashboard"], sharedProject, grantedRange),
    features: signedIn,
    filterValues: ofReports,
    id: ofProject,
    installation: signedIn,
    isActive: signedIn,
    key: signedIn,
    monthlyTraffic: ofReports,
    name: ofProject,
    pageviewLimit: signedIn,
    pageviewMonthly: signedIn,
    pageviewTotal: signedIn,
    realtime: signedIn,
    segments: signedIn,
    shareLinks: writers,
    snippet: signedIn,
    timezone: ofProject,
    traffic: readers(["dashboard", "analytics"], sharedProject, grantedRange),
    trafficCheck: signedIn,
    viewerCanAnnotate: ofProject,
    viewerCanShare: ofProject,
    widgetId: ofProject,
  },
  byId: {
    Annotation: signedIn,
    AuditEntry: signedIn,
    Company: signedIn,
    Invitation: managers,
    ManagedCompany: companyKeepers,
    Project: readers([], namesSharedProject),
    Segment: signedIn,
    ShareLink: writers,
    TeamMember: managers,
    User: signedIn,
    UserAttribute: signedIn,
  },
};

/** For fields such as `viewerCanManageProjects`: the same rules, asked by name. */
export const capabilities = {
  manageBrand: brandManagers,
  manageCompany: managers,
  manageProjects: managers,
  openServicePortal: portalManagers,
  write: writers,
  share: writers,
  annotate: writers,
} as const;
export type Capability = keyof typeof capabilities;
