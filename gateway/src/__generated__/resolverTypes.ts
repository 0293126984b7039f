import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerSource, UserSource, UserAttributeSource } from '../domains/account/account.sources.ts';
import type { UsageSource } from '../domains/billing/billing.sources.ts';
import type { CompanySource } from '../domains/company/company.sources.ts';
import type { AgencySource, ServicePortalSource, ManagedCompanySource } from '../domains/company/portal.sources.ts';
import type { ProjectSource } from '../domains/projects/projects.sources.ts';
import type { ShareGrantSource, ShareLinkSource } from '../domains/share/share.sources.ts';
import type { TeamMemberSource, InvitationSource } from '../domains/team/team.sources.ts';
import type { AnnotationSource, AuditEntrySource } from '../domains/timeline/timeline.sources.ts';
import type { SegmentSource } from '../domains/traffic/segments.sources.ts';
import type { TrafficReportSource } from '../domains/traffic/traffic.sources.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A day `YYYY-MM-DD`, or an hour of it `YYYY-MM-DDTHH:00`, on the wall clock of the project's time zone. */
  LocalMoment: { input: string; output: string; }
};

/** What the viewer's role, plan, brand and project allow of a feature. */
export type Access = {
  __typename?: 'Access';
  /** What to tell the user where the state is UPGRADE. */
  message?: Maybe<Scalars['String']['output']>;
  state: AccessState;
};

/** Whether a feature is open to the viewer. */
export type AccessState =
  | 'ALLOWED'
  /** Not shown at all. */
  | 'HIDDEN'
  /** Shown, with `message`; another plan opens it. */
  | 'UPGRADE';

/** Who signs in as somebody else, and until when. */
export type Acting = {
  __typename?: 'Acting';
  companyName: Scalars['String']['output'];
  /** After this the own account is back. */
  endsAt: Scalars['DateTime']['output'];
  /** The member whose account it is. */
  memberName: Scalars['String']['output'];
};

/** Counts by weekday and hour on the clock of the project's time zone. */
export type ActiveHours = {
  __typename?: 'ActiveHours';
  /** Seven rows from Monday, each of 24 hours. */
  grid: Array<Array<Scalars['Float']['output']>>;
  /** Each hour over all weekdays. */
  hours: Array<Scalars['Float']['output']>;
  timezone: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  /** Each weekday over all hours. */
  weekdays: Array<Scalars['Float']['output']>;
};

/** Clients and brand of an agency or white-label company. */
export type Agency = {
  __typename?: 'Agency';
  brand?: Maybe<OwnBrand>;
  /** Plans that a client can be given. */
  clientPlans?: Maybe<Array<PlanChoice>>;
  /** Newest first. */
  clients?: Maybe<ManagedCompanyConnection>;
};


/** Clients and brand of an agency or white-label company. */
export type AgencyClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A note on the charts of a project. */
export type Annotation = Node & {
  __typename?: 'Annotation';
  /** Name of the member who left it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The day or hour that it stands at. */
  date: Scalars['LocalMoment']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** The version of the product that the host runs. */
export type AppVersion = {
  __typename?: 'AppVersion';
  /** Whether a page that runs an older one must reload. */
  force: Scalars['Boolean']['output'];
  version: Scalars['String']['output'];
};

/** What is remembered about a user. */
export type AttributeKey =
  /** Which quickstart steps are done, as JSON: step title to 0 or 1, and closeStatus. */
  | 'INSIGHT'
  /** Why the user did not upgrade. */
  | 'REASON_NO_UPGRADE';

/** Something that a member did. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  action: Scalars['String']['output'];
  /** What it was done to. */
  actionId: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  module: Scalars['String']['output'];
  /** Name of the member who did it. */
  userName: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

/** Who pays for a client's plan. */
export type BilledTo =
  | 'AGENCY'
  | 'CLIENT';

/** How the product is called and looks under the host name that the browser shows. */
export type Brand = {
  __typename?: 'Brand';
  /** Address of a style sheet of the brand's own. */
  cssUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the favicon. */
  faviconUrl?: Maybe<Scalars['String']['output']>;
  /** Which of the product's brands it is. */
  kind: BrandKind;
  /** Language that the brand asks for, ISO 639. */
  language?: Maybe<Scalars['String']['output']>;
  /** A sentence of the brand's own for the sign-in page. */
  loginText?: Maybe<Scalars['String']['output']>;
  /** Address of the logo; null: the name is shown. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`; the app corrects it where contrast would fall below 4.5:1. */
  mainColor: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A white-label host name. */
export type BrandDomain = {
  __typename?: 'BrandDomain';
  /** What the product is called there. */
  brandName?: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  dns: DomainCheck;
  /** The host name. */
  domain: Scalars['String']['output'];
};

/** The two pictures of a brand. */
export type BrandImageKind =
  | 'FAVICON'
  | 'LOGO';

/** The product's brands. */
export type BrandKind =
  /** A/B testing. */
  | 'AB_TESTING'
  /** All-in-one analytics. */
  | 'ANALYTICS'
  /** Optimise. */
  | 'OPTIMISE'
  /** A customer's own domain and name. */
  | 'WHITE_LABEL';

/** Single sign-on of the company's members; the secret can be set and is never told. */
export type BrandSso = {
  __typename?: 'BrandSso';
  clientId?: Maybe<Scalars['String']['output']>;
  /** Host name of the provider. */
  domain?: Maybe<Scalars['String']['output']>;
  hasSecret: Scalars['Boolean']['output'];
  /** The sign-in page leads to the provider at once. */
  isForced: Scalars['Boolean']['output'];
  /** Members may sign in by the company's own provider. */
  isOn: Scalars['Boolean']['output'];
};

/** One value of a dimension. Rates are shares from 0 to 1, null where there is nothing to divide by. */
export type BreakdownRow = {
  __typename?: 'BreakdownRow';
  /** Seconds. */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions in which the goal event happened. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  conversions: Scalars['Float']['output'];
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  /** Visitors in the compared range. */
  previousVisitors?: Maybe<Scalars['Float']['output']>;
  /** Mean of the deepest scroll of each page view, 0 to 1; only for pages. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

export type ChangePasswordInput = {
  /** Proves who asks; may be guessed 10 times in 15 minutes. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters. */
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  problem?: Maybe<Problem>;
  /** The user whose password has changed. */
  user?: Maybe<User>;
};

export type CheckDomainPayload = {
  __typename?: 'CheckDomainPayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

/** The company of the viewer. */
export type Company = Node & {
  __typename?: 'Company';
  /** The host's number for the company. */
  companyId: Scalars['Int']['output'];
  /** Host name under which the company's own brand appears. */
  customDomain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The company's public key. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** How a company stands. */
export type CompanyState =
  | 'FREE'
  | 'PAID'
  /** Its members see nothing but why. */
  | 'SUSPENDED'
  /** On a plan that has an end. */
  | 'TRIAL';

/** What a range is compared with. */
export type Comparison =
  /** The same length of time just before. */
  | 'PREVIOUS_PERIOD'
  /** The same days a year earlier. */
  | 'PREVIOUS_YEAR';

export type CreateAnnotationInput = {
  date: Scalars['LocalMoment']['input'];
  project: Scalars['ID']['input'];
  /** 1 to 500 characters. */
  text: Scalars['String']['input'];
};

export type CreateAnnotationPayload = {
  __typename?: 'CreateAnnotationPayload';
  annotation?: Maybe<Annotation>;
  problem?: Maybe<Problem>;
};

export type CreateProjectInput = {
  /** Host names that may send events; leave out for any. */
  allowedWebsites?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
};

export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  edge?: Maybe<ProjectEdge>;
  problem?: Maybe<Problem>;
};

export type CreateSegmentInput = {
  /** The outer list is joined by AND, each inner one by OR. */
  conditions: Array<Array<FilterConditionInput>>;
  /** 1 to 60 characters that no other segment of the project has, whatever the case. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type CreateSegmentPayload = {
  __typename?: 'CreateSegmentPayload';
  edge?: Maybe<SegmentEdge>;
  problem?: Maybe<Problem>;
};

export type CreateShareLinkInput = {
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Let the holder choose another range. */
  freeRange?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one thing to share; leave out for a whole module. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  module: ShareModule;
  /** At least 4 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  range: RangeInput;
};

export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  edge?: Maybe<ShareLinkEdge>;
  problem?: Maybe<Problem>;
  /** The whole address; answered this once. */
  url?: Maybe<Scalars['String']['output']>;
};

export type DeleteAnnotationInput = {
  id: Scalars['ID']['input'];
};

export type DeleteAnnotationPayload = {
  __typename?: 'DeleteAnnotationPayload';
  /** The id of the note that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteProjectInput = {
  id: Scalars['ID']['input'];
  /** The project's exact name, so that nobody deletes another than they mean. */
  name: Scalars['String']['input'];
};

export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** The id of the project that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteSegmentInput = {
  id: Scalars['ID']['input'];
};

export type DeleteSegmentPayload = {
  __typename?: 'DeleteSegmentPayload';
  /** The id of the segment that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteShareLinkInput = {
  id: Scalars['ID']['input'];
};

export type DeleteShareLinkPayload = {
  __typename?: 'DeleteShareLinkPayload';
  /** The id of the link that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** The accounts of a demo host; null elsewhere. */
export type Demo = {
  __typename?: 'Demo';
  accounts: Array<DemoAccount>;
  /** Where a developer on the host's machine reads the mails that it wrote; null where there is no such page. */
  outboxUrl?: Maybe<Scalars['String']['output']>;
  /** The password of all of them. */
  password: Scalars['String']['output'];
  /** The demo shop, with the tracker on it. */
  siteUrl: Scalars['String']['output'];
};

/** One account of the demo company. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  email: Scalars['String']['output'];
  role: Role;
};

/** What a range can be split by. */
export type Dimension =
  | 'BROWSER'
  | 'CHANNEL'
  | 'CITY'
  | 'COUNTRY'
  | 'DEVICE'
  | 'ENTRY'
  | 'EVENT'
  | 'EXIT'
  | 'HOUR'
  | 'LANG'
  | 'OS'
  | 'PAGE'
  | 'REF'
  | 'REGION'
  | 'SCREEN'
  | 'TITLE'
  | 'UTM_CAMPAIGN'
  | 'UTM_CONTENT'
  | 'UTM_MEDIUM'
  | 'UTM_SOURCE'
  | 'UTM_TERM'
  | 'WEEKDAY';

/** Whether a host name leads here. */
export type DomainCheck = {
  __typename?: 'DomainCheck';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was found, and the remedy; null before the first look. */
  detail?: Maybe<Scalars['String']['output']>;
  state: DomainState;
  /** What the host name's CNAME record must name; null for host names of others. */
  target?: Maybe<Scalars['String']['output']>;
};

/** What DNS says of a host name. */
export type DomainState =
  /** It leads elsewhere or nowhere. */
  | 'FAILED'
  /** It leads here. */
  | 'OK'
  /** Not looked up yet, or DNS did not answer. */
  | 'PENDING';

/** What can be told of an address before it signs up. */
export type EmailCheck = {
  __typename?: 'EmailCheck';
  /** It belongs to a disposable mail service, which can't sign up. */
  isDisposable: Scalars['Boolean']['output'];
  /** There is an account with it already. */
  isTaken: Scalars['Boolean']['output'];
};

export type EnterCompanyInput = {
  /** Of a ManagedCompany. */
  id: Scalars['ID']['input'];
};

export type EnterCompanyPayload = {
  __typename?: 'EnterCompanyPayload';
  problem?: Maybe<Problem>;
  viewer?: Maybe<Viewer>;
};

/** Why something failed. Errors carry one of these in `extensions.code`, refused mutations in `Problem.code`. */
export type ErrorCode =
  /** Somebody else was faster, or it exists already. */
  | 'CONFLICT'
  /** The role, brand or share link does not allow it. */
  | 'FORBIDDEN'
  /** A fault of the gateway; the request id finds it in the log. */
  | 'INTERNAL'
  /** An argument is wrong; `field` names it. */
  | 'INVALID'
  /** It does not exist, or not for whoever asks. */
  | 'NOT_FOUND'
  /** The plan does not include it, or its limit is reached. */
  | 'PLAN_LIMIT'
  /** Too many tries; `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the session has ended. */
  | 'UNAUTHENTICATED'
  /** The API host does not answer, or not usably. */
  | 'UPSTREAM_DOWN';

/** How an event came to be. */
export type EventSource =
  /** Sent by the site's own code. */
  | 'CODE'
  /** Seen by the tracker itself. */
  | 'TRACKER';

/** An event by name. */
export type EventSummary = {
  __typename?: 'EventSummary';
  count: Scalars['Int']['output'];
  lastSeen: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  source: EventSource;
  visitors: Scalars['Int']['output'];
};

/** What a project may have switched on. */
export type Feature =
  | 'ABTEST'
  | 'ANALYTICS'
  | 'ERRORTRACK'
  | 'EVENTTRACK'
  | 'FEEDBACK'
  | 'FORMANALYTIC'
  | 'FUNNEL'
  | 'GOAL'
  | 'HEATMAP'
  | 'PERSONALIZE'
  | 'RECORDING'
  | 'SURVEY';

/** One condition of a filter. */
export type FilterCondition = {
  __typename?: 'FilterCondition';
  criteria: FilterCriteria;
  operator: FilterOperator;
  /** Empty with EXISTS and EXISTS_NOT. */
  value: Scalars['String']['output'];
};

export type FilterConditionInput = {
  criteria: FilterCriteria;
  operator: FilterOperator;
  /** Not needed for EXISTS and EXISTS_NOT. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a filter looks at. */
export type FilterCriteria =
  | 'BROWSER'
  | 'COUNTRY'
  /** 1 Monday to 7 Sunday. */
  | 'DAYOFWEEK'
  | 'DEVICE'
  /** Sessions in which this event happened. */
  | 'EVENT'
  | 'EXIT_PAGE'
  /** 0 to 23. */
  | 'HOUROFDAY'
  | 'LANDING_PAGE'
  | 'LANG'
  | 'OS'
  | 'PAGE'
  | 'REF_HOST'
  | 'REF_PAGE'
  /** The channel. */
  | 'SOURCE'
  | 'UTM_CAMPAIGN'
  | 'UTM_CONTENT'
  | 'UTM_MEDIUM'
  | 'UTM_SOURCE'
  | 'UTM_TERM'
  /** new or returning. */
  | 'VISITOR_TYPE';

/** Conditions of which one must hold. */
export type FilterGroup = {
  __typename?: 'FilterGroup';
  conditions: Array<FilterCondition>;
};

/** Which visits a report counts. */
export type FilterInput = {
  /** The outer list is joined by AND, each inner one by OR. */
  conditions?: InputMaybe<Array<Array<FilterConditionInput>>>;
  /** mobile, desktop, tablet, new, returning, paid, search, direct, or country-XX. */
  preset?: InputMaybe<Scalars['String']['input']>;
};

/** How a filter compares. */
export type FilterOperator =
  | 'CONTAINS'
  | 'CONTAINS_NOT'
  | 'EXISTS'
  | 'EXISTS_NOT'
  | 'GREATER'
  | 'GREATER_OR_EQUAL'
  | 'IS'
  | 'IS_NOT'
  | 'LESS'
  | 'LESS_OR_EQUAL';

/** A value of a criterion, and how many visitors had it. */
export type FilterValue = {
  __typename?: 'FilterValue';
  value: Scalars['String']['output'];
  visitors: Scalars['Float']['output'];
};

/** How taking in events goes; counted since the host started. */
export type HostHealth = {
  __typename?: 'HostHealth';
  /** Events that were stored. */
  accepted: Scalars['Float']['output'];
  /** Events dropped as the projects' settings say. */
  dropped: Scalars['Float']['output'];
  /** Events that had been stored before. */
  duplicates: Scalars['Float']['output'];
  /** Milliseconds that the oldest synced event has waited for the event store. */
  lagMs: Scalars['Float']['output'];
  /** Bytes that are synced and not in the event store yet. */
  logBytes: Scalars['Float']['output'];
  /** Mails given up in the last 30 days. */
  mailsFailed: Scalars['Int']['output'];
  /** Mails on their way to the mail server. */
  mailsWaiting: Scalars['Int']['output'];
  /** Events that were not valid. */
  rejected: Scalars['Float']['output'];
  rejectedByField: Array<RejectedField>;
  startedAt: Scalars['DateTime']['output'];
  /** Bytes of the event table on the disk. */
  storedBytes: Scalars['Float']['output'];
  /** Events in the store. */
  storedEvents: Scalars['Float']['output'];
  /** Batches turned away because too much waited. */
  turnedAway: Scalars['Float']['output'];
  /** Rows that wait to be synced. */
  waiting: Scalars['Float']['output'];
};

/** Whether the tracker has been seen on the site. */
export type Installation = {
  __typename?: 'Installation';
  /** When the first report came. */
  installedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Action is required: no tracker of this project has reported yet. */
  showBanner: Scalars['Boolean']['output'];
};

/** How finely a range is cut over time; weeks begin on Monday. */
export type Interval =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

/** An invitation that nobody has followed yet. */
export type Invitation = Node & {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Name of the member who invited. */
  invitedBy: Scalars['String']['output'];
  /** The only projects that the member will see; empty: all. */
  projects: Array<Project>;
  role: Role;
};

/** A page of invitations. */
export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  edges: Array<InvitationEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  cursor: Scalars['String']['output'];
  node: Invitation;
};

export type InviteClientInput = {
  billedTo: BilledTo;
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Code of one of `Agency.clientPlans`. */
  planCode: Scalars['Int']['input'];
  /** Host name of the client's first project, such as shop.example.com. */
  website: Scalars['String']['input'];
};

export type InviteClientPayload = {
  __typename?: 'InviteClientPayload';
  edge?: Maybe<ManagedCompanyEdge>;
  problem?: Maybe<Problem>;
};

export type InviteMemberInput = {
  email: Scalars['String']['input'];
  /** The only projects that the member will see; leave out for all. Owners and admins always see all. */
  projects?: InputMaybe<Array<Scalars['ID']['input']>>;
  role: Role;
};

export type InviteMemberPayload = {
  __typename?: 'InviteMemberPayload';
  edge?: Maybe<InvitationEdge>;
  problem?: Maybe<Problem>;
  /** The whole address; answered this once, and good for one use. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What an invitation offers to whoever holds its link. */
export type JoinOffer = {
  __typename?: 'JoinOffer';
  companyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the member who invited. */
  invitedBy: Scalars['String']['output'];
  /** Names of the only projects that the member will see; empty: all. */
  projectNames: Array<Scalars['String']['output']>;
  role: Role;
};

export type JoinTeamInput = {
  name: Scalars['String']['input'];
  /** At least 8 characters. */
  password: Scalars['String']['input'];
  /** The last segment of the invitation's link. */
  token: Scalars['String']['input'];
};

export type JoinTeamPayload = {
  __typename?: 'JoinTeamPayload';
  /** The address to sign in with. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A language that the app can be shown in, ISO 639. */
export type Language =
  | 'DE'
  | 'EN';

export type LeaveCompanyPayload = {
  __typename?: 'LeaveCompanyPayload';
  problem?: Maybe<Problem>;
  viewer?: Maybe<Viewer>;
};

/** A company as those see it who look after it. */
export type ManagedCompany = Node & {
  __typename?: 'ManagedCompany';
  billedTo: BilledTo;
  /** The host's number for the company. */
  companyId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Host name under which its own brand appears. */
  customDomain?: Maybe<Scalars['String']['output']>;
  /** Whole days until the plan ends; null where it has no end. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Page views a month on top of the plan. */
  extraPageviews: Scalars['Int']['output'];
  /** Sessions a month on top of the plan. */
  extraSessions: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Nobody has followed the invitation yet. */
  isInvited: Scalars['Boolean']['output'];
  isOverLimit: Scalars['Boolean']['output'];
  /** Newest visit of the last 31 days, or newest sign-in. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Of the owner, or of whoever was invited. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** Null while nobody has joined. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** How many page views a month the plan allows, extras included; null: no limit. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views of this month, UTC. */
  pageviews: Scalars['Int']['output'];
  /** Code of its plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
  projectCount: Scalars['Int']['output'];
  /** How many projects the plan allows; null: no limit. */
  projectLimit?: Maybe<Scalars['Int']['output']>;
  /** How many sessions a month the plan allows, extras included; null: no limit. */
  sessionLimit?: Maybe<Scalars['Int']['output']>;
  /** Sessions of this month, UTC. */
  sessions: Scalars['Int']['output'];
  state: CompanyState;
  viewerCanEnter: Scalars['Boolean']['output'];
  viewerCanSuspend: Scalars['Boolean']['output'];
};

/** A page of companies. */
export type ManagedCompanyConnection = {
  __typename?: 'ManagedCompanyConnection';
  edges: Array<ManagedCompanyEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ManagedCompanyEdge = {
  __typename?: 'ManagedCompanyEdge';
  cursor: Scalars['String']['output'];
  node: ManagedCompany;
};

/** Whether a member can sign in. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DISABLED'
  /** The address is not verified yet. */
  | 'UNVERIFIED';

/** What can be counted of a range; MetricValues says what each means. */
export type Metric =
  | 'AVERAGE_DURATION'
  | 'BOUNCE_RATE'
  | 'CONVERSIONS'
  | 'CONVERSION_RATE'
  | 'ENGAGED_TIME'
  | 'PAGES_PER_SESSION'
  | 'PAGEVIEWS'
  | 'SESSIONS'
  | 'VISITORS';

/** The numbers of a range. Bots and internal visits are never counted, nothing is sampled, counts are exact. */
export type MetricValues = {
  __typename?: 'MetricValues';
  /**
   * Mean time from the first to the last event of a session.
   *
   * Seconds.
   */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /**
   * Share of sessions with one page view, no interaction and under 10 seconds.
   *
   * 0 to 1.
   */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /**
   * Conversions divided by sessions.
   *
   * 0 to 1.
   */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the chosen goal event happened. */
  conversions: Scalars['Float']['output'];
  /**
   * Mean time in a session that its pages were visible and in use.
   *
   * Seconds.
   */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Page views divided by sessions. */
  pagesPerSession?: Maybe<Scalars['Float']['output']>;
  /** Pages shown, those of single-page apps included. */
  pageviews: Scalars['Float']['output'];
  /** Visits with at least one page view. A visit ends after 30 minutes of inactivity, when the visitor comes back through another campaign, or after 24 hours; midnight does not end it. */
  sessions: Scalars['Float']['output'];
  /** Distinct browsers seen in the range. */
  visitors: Scalars['Float']['output'];
};

/** One month of traffic. */
export type MonthlyTraffic = {
  __typename?: 'MonthlyTraffic';
  /** YYYY-MM */
  month: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Choose a new password; the current one proves who asks. */
  changePassword: ChangePasswordPayload;
  /** Look up where the brand's host name leads. */
  checkDomain: CheckDomainPayload;
  /** Leave a note on the charts of a project. */
  createAnnotation: CreateAnnotationPayload;
  /** Add a project, within what the plan includes. */
  createProject: CreateProjectPayload;
  /** Save a filter under a name. */
  createSegment: CreateSegmentPayload;
  /** Make a link that shows one module of a project. */
  createShareLink: CreateShareLinkPayload;
  /** Take a note off the charts. */
  deleteAnnotation: DeleteAnnotationPayload;
  /** Delete a project for good. */
  deleteProject: DeleteProjectPayload;
  /** Forget a saved filter; addresses that carry the filter itself go on working. */
  deleteSegment: DeleteSegmentPayload;
  /** Remove a link for good. */
  deleteShareLink: DeleteShareLinkPayload;
  /** Sign in as the owner of a company that the viewer looks after, for an hour. */
  enterCompany: EnterCompanyPayload;
  /** Make a client's company and invite its owner by mail. */
  inviteClient: InviteClientPayload;
  /** Invite an address into the company. Inviting it again ends its earlier link. */
  inviteMember: InviteMemberPayload;
  /** Make the account that an invitation offers; the link is used up. */
  joinTeam: JoinTeamPayload;
  /** Back to the viewer's own account. */
  leaveCompany: LeaveCompanyPayload;
  /** Become the holder of a share link. Unknown, blocked, expired and deleted links look alike. */
  openShareLink: OpenShareLinkPayload;
  /** Write what the viewer did into the audit log. */
  recordAction: RecordActionPayload;
  /** Close a member's account. The last owner stays. */
  removeMember: RemoveMemberPayload;
  /** Ask for a mail with a link that sets a new password; it works once, for 60 minutes. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Set a new password with a mail's link. */
  resetPassword: ResetPasswordPayload;
  /** Take an invitation back; its link stops working. */
  revokeInvitation: RevokeInvitationPayload;
  /** Write to the people who run the product; their answer goes to the viewer's address. */
  sendSupportMessage: SendSupportMessagePayload;
  /** Remember an attribute of the user. */
  setUserAttribute: SetUserAttributePayload;
  /** Sign in with e-mail and password; sets the session cookie. */
  signIn: SignInPayload;
  /** End the session, here and on its live sockets. */
  signOut: SignOutPayload;
  /** Make a company with its owner, a 15-day trial and its first project; nobody can sign in before the mail's link was opened. */
  signUp: SignUpPayload;
  /** Change the brand of the viewer's company; what is left out stays, null takes away. */
  updateBrand: UpdateBrandPayload;
  /** Rename the company, or set the host name of its brand; what is left out stays. */
  updateCompany: UpdateCompanyPayload;
  /** Change a company's plan, trial, limits or state; what is left out stays. */
  updateManagedCompany: UpdateManagedCompanyPayload;
  /** Change a member's role or projects; what is left out stays. */
  updateMember: UpdateMemberPayload;
  /** Change one's own name, language or mails; what is left out stays. */
  updateProfile: UpdateProfilePayload;
  /** Rename, pause, resume or set up a project; what is left out stays. */
  updateProject: UpdateProjectPayload;
  /** Rename a saved filter, or put another filter under its name; what is left out stays. */
  updateSegment: UpdateSegmentPayload;
  /** Block a link, open it again, or move its expiry. */
  updateShareLink: UpdateShareLinkPayload;
  /** Set or take away a picture of the brand. */
  uploadBrandImage: UploadBrandImagePayload;
  /** Open a verification mail's link; opening it again answers the same. */
  verifyEmail: VerifyEmailPayload;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateAnnotationArgs = {
  input: CreateAnnotationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateSegmentArgs = {
  input: CreateSegmentInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteAnnotationArgs = {
  input: DeleteAnnotationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteSegmentArgs = {
  input: DeleteSegmentInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteShareLinkArgs = {
  input: DeleteShareLinkInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationEnterCompanyArgs = {
  input: EnterCompanyInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationInviteClientArgs = {
  input: InviteClientInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationJoinTeamArgs = {
  input: JoinTeamInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationOpenShareLinkArgs = {
  input: OpenShareLinkInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRecordActionArgs = {
  input: RecordActionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSendSupportMessageArgs = {
  input: SendSupportMessageInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetUserAttributeArgs = {
  input: SetUserAttributeInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateManagedCompanyArgs = {
  input: UpdateManagedCompanyInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateSegmentArgs = {
  input: UpdateSegmentInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateShareLinkArgs = {
  input: UpdateShareLinkInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUploadBrandImageArgs = {
  input: UploadBrandImageInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Everything that can be fetched again by its id. */
export type Node = {
  /** Global: unique over all types. */
  id: Scalars['ID']['output'];
};

export type OpenShareLinkInput = {
  /** The last segment of the link. */
  encryptedParam: Scalars['String']['input'];
  /** Where the link has one. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type OpenShareLinkPayload = {
  __typename?: 'OpenShareLinkPayload';
  module?: Maybe<ShareModule>;
  /** The link asks for a password, and none or a wrong one was given. */
  passwordNeeded: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
  /** Sealed; sent as the `x-share-token` header (or `shareToken` when a socket connects) it makes the sender the holder of the link. Valid for an hour. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The brand of the viewer's company, as its owners and admins set it. */
export type OwnBrand = {
  __typename?: 'OwnBrand';
  /** Host name that the tracking snippet is loaded from; null: the product's. */
  cdnDomain?: Maybe<Scalars['String']['output']>;
  /** https address of a style sheet that every page loads. */
  cssUrl?: Maybe<Scalars['String']['output']>;
  dns: DomainCheck;
  /** Host name under which the brand appears; null while there is none. */
  domain?: Maybe<Scalars['String']['output']>;
  faviconUrl?: Maybe<Scalars['String']['output']>;
  /** Language of the sign-in page, ISO 639; null: that of the browser. */
  language?: Maybe<Scalars['String']['output']>;
  /** A sentence for the sign-in page. */
  loginText?: Maybe<Scalars['String']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`; null: the product's usual colour. */
  mainColor?: Maybe<Scalars['String']['output']>;
  /** What the product is called there. */
  name?: Maybe<Scalars['String']['output']>;
  sso: BrandSso;
};

/** Where a page of a connection stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether more stands before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** One answer of the session check. */
export type PingStatus = {
  __typename?: 'PingStatus';
  /** The session has ended: sign in again. */
  ended: Scalars['Boolean']['output'];
  /** Failures in a row; more than 3 end the session. */
  failures: Scalars['Int']['output'];
  /** What to tell the user; set once `ended` is true. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the host answered, and the session stands. */
  ok: Scalars['Boolean']['output'];
  /** The plan of this moment; when it changes, the app reloads. */
  paidPlan?: Maybe<Scalars['Int']['output']>;
  /** The role of this moment; when it changes, the app reloads. */
  role?: Maybe<Role>;
};

/** A plan, and what it includes a month. */
export type Plan = {
  __typename?: 'Plan';
  /** Page views bought on top. */
  additionalPageviews: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Page views a month; null: no limit. */
  pageviews?: Maybe<Scalars['Int']['output']>;
  /** The plan's code. */
  planId: Scalars['Int']['output'];
  /** Sessions earned on top. */
  rewardedSessions: Scalars['Int']['output'];
  /** Sessions a month; null: no limit. */
  sessions?: Maybe<Scalars['Int']['output']>;
};

/** A plan to choose. */
export type PlanChoice = {
  __typename?: 'PlanChoice';
  /** Code of the plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
};

/** What somebody wrote to the support desk. */
export type PortalMessage = {
  __typename?: 'PortalMessage';
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Where the answer goes. */
  fromEmail: Scalars['String']['output'];
  /** The host's number. */
  messageNumber: Scalars['Int']['output'];
  /** As it was typed. */
  subject: Scalars['String']['output'];
  /** What was written. */
  text: Scalars['String']['output'];
};

/** What a person on the site does. */
export type PresenceState =
  | 'ACTIVE'
  | 'IDLE';

/** Why a mutation was refused; the expected refusals are data. */
export type Problem = {
  __typename?: 'Problem';
  code: ErrorCode;
  /** The input field that is wrong, where one is. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who asked: what is wrong and what to do. */
  message: Scalars['String']['output'];
};

/** A website that is measured; the wire calls it a widget. */
export type Project = Node & {
  __typename?: 'Project';
  /** Host names that may send events; empty: any. */
  allowedWebsites?: Maybe<Array<Scalars['String']['output']>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The events of the project, most frequent first; of the last 90 days without a range. */
  events?: Maybe<Array<EventSummary>>;
  features: Array<Feature>;
  /** Values of a criterion seen in the last 90 days that contain a text. */
  filterValues?: Maybe<Array<FilterValue>>;
  id: Scalars['ID']['output'];
  /** Whether the tracker has been seen on the site. */
  installation?: Maybe<Installation>;
  /** Only an active project is measured and shown. */
  isActive: Scalars['Boolean']['output'];
  /** The public key in the tracker's snippet. */
  key?: Maybe<Scalars['String']['output']>;
  /** The last 13 months, oldest first. */
  monthlyTraffic?: Maybe<Array<MonthlyTraffic>>;
  name: Scalars['String']['output'];
  /** Page views a month that the project may have; null: no limit of its own. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views since the first of the month. */
  pageviewMonthly?: Maybe<Scalars['Int']['output']>;
  /** Page views since the project began. */
  pageviewTotal?: Maybe<Scalars['Int']['output']>;
  /** Who is on the site right now. */
  realtime?: Maybe<Realtime>;
  /** The saved filters of the project, by name. */
  segments?: Maybe<SegmentConnection>;
  /** The links that were made of this project, newest first. */
  shareLinks?: Maybe<ShareLinkConnection>;
  /** The line of HTML that puts the tracker on a page. */
  snippet?: Maybe<Scalars['String']['output']>;
  /** IANA name of the zone whose days the reports use; null: the zone of whoever asks. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Reports over page views and sessions of a range. */
  traffic?: Maybe<TrafficReport>;
  /** Whether anything was ever measured. */
  trafficCheck?: Maybe<TrafficCheck>;
  /** The viewer may leave notes on this project's charts. */
  viewerCanAnnotate?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer may make share links of this project. */
  viewerCanShare?: Maybe<Scalars['Boolean']['output']>;
  /** The host's number for the project. */
  widgetId: Scalars['Int']['output'];
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectEventsArgs = {
  range?: InputMaybe<RangeInput>;
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectFilterValuesArgs = {
  contains?: InputMaybe<Scalars['String']['input']>;
  criteria: FilterCriteria;
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectSegmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  module?: InputMaybe<ShareModule>;
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectTrafficArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
};

/** A page of projects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  edges: Array<ProjectEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  cursor: Scalars['String']['output'];
  node: Project;
};

/** What anybody may ask; what is answered depends on who does. */
export type Query = {
  __typename?: 'Query';
  /** The version that the host runs; null where it does not say. */
  appVersion?: Maybe<AppVersion>;
  /** How the product looks under this host name. */
  brand?: Maybe<Brand>;
  /** Set on a host that runs the demo. */
  demo?: Maybe<Demo>;
  /** Whether an address can sign up. */
  emailCheck?: Maybe<EmailCheck>;
  /** What the invitation with this token offers; null where it is unknown, used, expired or taken back. */
  joinOffer?: Maybe<JoinOffer>;
  /** Anything with a global id, as far as the viewer may see it. */
  node?: Maybe<Node>;
  /** Several at once, in the order asked for; null for each that the viewer may not see. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** Whoever is asking: a member, an internal tool, the holder of a share link, or nobody. */
  viewer?: Maybe<Viewer>;
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryEmailCheckArgs = {
  email: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryJoinOfferArgs = {
  token: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Either a preset, or a start and an end (inclusive). */
export type RangeInput = {
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  preset?: InputMaybe<RangePreset>;
  startDate?: InputMaybe<Scalars['LocalMoment']['input']>;
};

/** The ready-made ranges; days are those of the project's time zone. */
export type RangePreset =
  /** From the day the project was made. */
  | 'ALL_TIME'
  | 'LAST_6_MONTHS'
  /** Seven days with today. */
  | 'LAST_7_DAYS'
  | 'LAST_12_MONTHS'
  /** The last 24 full and running hours. */
  | 'LAST_24_HOURS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'THIS_MONTH'
  /** From Monday to today. */
  | 'THIS_WEEK'
  | 'TODAY'
  | 'YEAR_TO_DATE'
  | 'YESTERDAY';

/** Who is on the site right now, and what happened in the last 30 minutes. */
export type Realtime = {
  __typename?: 'Realtime';
  /** People heard of within 30 seconds and doing something. */
  active: Scalars['Int']['output'];
  /** Instant of this reading. */
  at: Scalars['DateTime']['output'];
  /** Requests by bots in the last 30 minutes; they count nowhere else. */
  bots: Scalars['Int']['output'];
  countries: Array<RealtimeCount>;
  devices: Array<RealtimeCount>;
  /** Newest first, at most 50. */
  events: Array<RealtimeEvent>;
  /** People whose page is open while nothing happens. */
  idle: Scalars['Int']['output'];
  /** When anything was last received; a change means that reports have news. */
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pages being read; a visitor counts once, at the newest page. */
  pages: Array<RealtimeCount>;
  /** Page views of people since midnight in the project's zone. */
  pageviewsToday: Scalars['Int']['output'];
  /** The last 30 minutes, oldest first; the last one is still running. */
  perMinute: Array<RealtimeMinute>;
  sources: Array<RealtimeCount>;
  visitors: Array<RealtimeVisitor>;
};

/** How many people on the site share a value. */
export type RealtimeCount = {
  __typename?: 'RealtimeCount';
  name: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** Something that a visitor did in the last 30 minutes. */
export type RealtimeEvent = {
  __typename?: 'RealtimeEvent';
  at: Scalars['DateTime']['output'];
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  /** ISO 3166 code; empty where unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  eventId: Scalars['String']['output'];
  /** The event's name, or the page's title. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Host that the visit came from; empty where there is none. */
  refHost: Scalars['String']['output'];
  sessionId: Scalars['String']['output'];
  /** pageview, event, click, rage, dead, error, ... */
  type: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

/** One minute of the last 30. */
export type RealtimeMinute = {
  __typename?: 'RealtimeMinute';
  /** Start of the minute. */
  at: Scalars['DateTime']['output'];
  /** Page views by bots; they count nowhere else. */
  bots: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  /** Most page views in this minute of the last four weeks. */
  usualMax?: Maybe<Scalars['Float']['output']>;
  /** Fewest page views in this minute of the last four weeks; null without history. */
  usualMin?: Maybe<Scalars['Float']['output']>;
  visitors: Scalars['Int']['output'];
};

/** Somebody whose page is open right now. */
export type RealtimeVisitor = {
  __typename?: 'RealtimeVisitor';
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  /** ISO 3166 code; empty where unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  lastSeen: Scalars['DateTime']['output'];
  pageviews: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  sessionId: Scalars['String']['output'];
  /** Start of the visit. */
  since: Scalars['DateTime']['output'];
  state: PresenceState;
  title: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

export type RecordActionInput = {
  /** What was done, e.g. `switch_project` or `hide_upgrade_alert`. */
  action: Scalars['String']['input'];
  /** What it was done to. */
  actionId?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The part of the product, e.g. `project`. */
  module: Scalars['String']['input'];
  /** The project that it concerns. */
  project?: InputMaybe<Scalars['ID']['input']>;
};

export type RecordActionPayload = {
  __typename?: 'RecordActionPayload';
  entry?: Maybe<AuditEntry>;
  problem?: Maybe<Problem>;
};

/** Events refused for one of their fields. */
export type RejectedField = {
  __typename?: 'RejectedField';
  /** How many. */
  events: Scalars['Int']['output'];
  /** As the tracker sends it. */
  field: Scalars['String']['output'];
};

export type RemoveMemberInput = {
  id: Scalars['ID']['input'];
};

export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** The id of the member who is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** The range that a report answered for. */
export type ReportRange = {
  __typename?: 'ReportRange';
  /** Inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  previousEndDate?: Maybe<Scalars['LocalMoment']['output']>;
  previousStartDate?: Maybe<Scalars['LocalMoment']['output']>;
  startDate: Scalars['LocalMoment']['output'];
  /** Whose days these are. */
  timezone: Scalars['String']['output'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  problem?: Maybe<Problem>;
  /** Where a mail went, whether that address has an account or not; null where a problem is answered. */
  sentToEmail?: Maybe<Scalars['String']['output']>;
};

export type ResetPasswordInput = {
  /** Of the mail's link `/reset-password/{encodedId}`. */
  encodedId: Scalars['String']['input'];
  /** The new password; at least 10 characters, and none that others would try first. */
  password: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The new password holds, and every session that began before has ended. */
  isReset: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
};

export type RevokeInvitationInput = {
  id: Scalars['ID']['input'];
};

export type RevokeInvitationPayload = {
  __typename?: 'RevokeInvitationPayload';
  /** The id of the invitation that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** What a member may do in the company. */
export type Role =
  | 'ADMIN'
  | 'OWNER'
  | 'USER'
  | 'VIEWER';

/** A saved filter of a project. */
export type Segment = Node & {
  __typename?: 'Segment';
  /** Name of the member who saved it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** All of them must hold. */
  groups: Array<FilterGroup>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A page of segments. */
export type SegmentConnection = {
  __typename?: 'SegmentConnection';
  edges: Array<SegmentEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SegmentEdge = {
  __typename?: 'SegmentEdge';
  cursor: Scalars['String']['output'];
  node: Segment;
};

export type SendSupportMessageInput = {
  /** At most 10,000 characters. */
  message: Scalars['String']['input'];
  /** At most 200 characters. */
  subject: Scalars['String']['input'];
};

export type SendSupportMessagePayload = {
  __typename?: 'SendSupportMessagePayload';
  /** The message is kept and on its way; false where a problem is answered. */
  isSent: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
};

/** One interval of a series; `value` is null where there is nothing to divide by. */
export type SeriesPoint = {
  __typename?: 'SeriesPoint';
  /** Start of the interval. */
  at: Scalars['LocalMoment']['output'];
  /** The interval is not over yet. */
  isPartial: Scalars['Boolean']['output'];
  /** The same interval of the compared range. */
  previous?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

/** The back office: all companies for the operator, its clients for a white-label company. */
export type ServicePortal = {
  __typename?: 'ServicePortal';
  /** Newest first. */
  companies?: Maybe<ManagedCompanyConnection>;
  /** Plans that a company can be given. */
  companyPlans?: Maybe<Array<PlanChoice>>;
  /** White-label host names. */
  domains?: Maybe<Array<BrandDomain>>;
  /** How the host does; null but for the operator. */
  health?: Maybe<HostHealth>;
  /** The viewer runs the product: every company is shown. */
  isOperator: Scalars['Boolean']['output'];
  /** The newest 50 messages to the support desk. */
  supportMessages?: Maybe<Array<PortalMessage>>;
  /** The last 30 days (UTC), oldest first. */
  usageByDay?: Maybe<Array<UsageDay>>;
};


/** The back office: all companies for the operator, its clients for a white-label company. */
export type ServicePortalCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The public part of a session; the host's jwt stays with the gateway. */
export type SessionInfo = {
  __typename?: 'SessionInfo';
  /** 72 hours after the sign-in. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether this is the user's first session. */
  isNewUser: Scalars['Boolean']['output'];
  /** Instant of the sign-in. */
  signedInAt: Scalars['DateTime']['output'];
};

export type SetUserAttributeInput = {
  key: AttributeKey;
  /** At most 10,000 characters. */
  value: Scalars['String']['input'];
};

export type SetUserAttributePayload = {
  __typename?: 'SetUserAttributePayload';
  attribute?: Maybe<UserAttribute>;
  problem?: Maybe<Problem>;
};

/** What the share link that the viewer holds allows. */
export type ShareGrant = {
  __typename?: 'ShareGrant';
  endDate: Scalars['LocalMoment']['output'];
  /** The holder may choose another range. */
  freeRange: Scalars['Boolean']['output'];
  /** The one thing that is shared; empty for a whole module. */
  itemId: Scalars['String']['output'];
  module: ShareModule;
  project?: Maybe<Project>;
  startDate: Scalars['LocalMoment']['output'];
};

/** A link that shows one module of a project to whoever holds it. */
export type ShareLink = Node & {
  __typename?: 'ShareLink';
  /** How often it was opened. */
  clicks: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who made it. */
  createdBy: Scalars['String']['output'];
  endDate: Scalars['LocalMoment']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The holder may choose another range. */
  freeRange: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Blocked by a member; can be opened again. */
  isBlocked: Scalars['Boolean']['output'];
  /** Whether it opens: not blocked and not expired. */
  isOpen: Scalars['Boolean']['output'];
  itemId: Scalars['String']['output'];
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  module: ShareModule;
  startDate: Scalars['LocalMoment']['output'];
};

/** A page of share links. */
export type ShareLinkConnection = {
  __typename?: 'ShareLinkConnection';
  edges: Array<ShareLinkEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ShareLinkEdge = {
  __typename?: 'ShareLinkEdge';
  cursor: Scalars['String']['output'];
  node: ShareLink;
};

/** What a share link can show. */
export type ShareModule =
  | 'ABRESULT'
  | 'ABTEST'
  | 'ACQUISITION'
  | 'ANALYTICS'
  | 'DASHBOARD'
  | 'EVENTS'
  | 'FEEDBACK'
  | 'FORM'
  | 'FUNNEL'
  | 'MAP'
  | 'RETENTION'
  | 'SURVEY';

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  problem?: Maybe<Problem>;
  /** The viewer after signing in; unchanged where a problem is answered. */
  viewer?: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  problem?: Maybe<Problem>;
  /** The viewer after signing out: nobody. */
  viewer?: Maybe<Viewer>;
};

export type SignUpInput = {
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** At least 10 characters, and none that others would try first. */
  password: Scalars['String']['input'];
  /** Code or name of a plan on sale; the trial is of Pro where it is none. */
  plan?: InputMaybe<Scalars['String']['input']>;
  /** Who sent the company here: the name in a referral link. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone of the first project. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Address of the website that the first project measures. */
  website: Scalars['String']['input'];
};

export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  problem?: Maybe<Problem>;
  /** Where the verification mail went; null where a problem is answered. */
  sentToEmail?: Maybe<Scalars['String']['output']>;
};

/** What is told as it happens, over graphql-ws or server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Whether the installation banner is to be shown: at once, and whenever that changes. Asked every 10 seconds. */
  installation?: Maybe<Installation>;
  /** Whether the session still stands, asked every 12 seconds. After more than 3 failures in a row it says so and ends. */
  ping?: Maybe<PingStatus>;
  /** Who is on the site, every 2 seconds while anybody watches. */
  realtime?: Maybe<Realtime>;
  /** The company's usage: at once, and whenever it changes. */
  usage?: Maybe<Usage>;
};


/** What is told as it happens, over graphql-ws or server-sent events. */
export type SubscriptionInstallationArgs = {
  project: Scalars['ID']['input'];
};


/** What is told as it happens, over graphql-ws or server-sent events. */
export type SubscriptionRealtimeArgs = {
  project: Scalars['ID']['input'];
};

/** A member of the company, as its owners and admins see them. */
export type TeamMember = Node & {
  __typename?: 'TeamMember';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** The only projects that the member sees; empty: all. */
  projects: Array<Project>;
  role: Role;
  status: MemberStatus;
  /** The host's number for the user. */
  userId: Scalars['Int']['output'];
};

/** A page of members. */
export type TeamMemberConnection = {
  __typename?: 'TeamMemberConnection';
  edges: Array<TeamMemberEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TeamMemberEdge = {
  __typename?: 'TeamMemberEdge';
  cursor: Scalars['String']['output'];
  node: TeamMember;
};

/** Monthly tested users: distinct visitors that saw a test this month. */
export type TestedUsers = {
  __typename?: 'TestedUsers';
  count: Scalars['Int']['output'];
  /** How many the plan includes; null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** A range split by one dimension, most visitors first. */
export type TrafficBreakdown = {
  __typename?: 'TrafficBreakdown';
  dimension: Dimension;
  range: ReportRange;
  rows: Array<BreakdownRow>;
  /** How many values the dimension has in the range. */
  totalCount: Scalars['Int']['output'];
  /** Visitors of the whole range, for shares. */
  visitors: Scalars['Float']['output'];
};

/** Whether anything was ever measured. */
export type TrafficCheck = {
  __typename?: 'TrafficCheck';
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** Page views since the project began, people only. */
  pageviewTotal: Scalars['Int']['output'];
};

/** One question about a range; each field asks its own. */
export type TrafficReport = {
  __typename?: 'TrafficReport';
  /** Counts by weekday and hour. */
  activeHours?: Maybe<ActiveHours>;
  /** Notes that members left on the charts in this range. */
  annotations?: Maybe<Array<Annotation>>;
  /** The range split by one dimension, most visitors first. */
  breakdown?: Maybe<TrafficBreakdown>;
  /** One metric over time. Without an interval, one that suits the range. */
  series?: Maybe<TrafficSeries>;
  /** The totals. */
  summary?: Maybe<TrafficSummary>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportActiveHoursArgs = {
  metric?: InputMaybe<Metric>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportBreakdownArgs = {
  dimension: Dimension;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportSeriesArgs = {
  interval?: InputMaybe<Interval>;
  metric: Metric;
};

/** One metric over time. */
export type TrafficSeries = {
  __typename?: 'TrafficSeries';
  interval: Interval;
  metric: Metric;
  points: Array<SeriesPoint>;
  range: ReportRange;
};

/** The totals of a range, of the compared one, and how they went. */
export type TrafficSummary = {
  __typename?: 'TrafficSummary';
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<MetricValues>;
  range: ReportRange;
  /** One entry an interval of the range, oldest first. */
  sparkline: Array<MetricValues>;
  totals: MetricValues;
};

/** How long the trial or plan still runs. */
export type Trial = {
  __typename?: 'Trial';
  /** Days until it ends; over 1000 for a lifetime deal, 0 or less once it has ended. */
  daysToExpire: Scalars['Int']['output'];
  /** Trial (1 to 999 days left) or Lifetime (over 1000). */
  label?: Maybe<TrialLabel>;
};

/** How the time that is left is called. */
export type TrialLabel =
  | 'LIFETIME'
  | 'TRIAL';

export type UpdateBrandInput = {
  /** A host name such as cdn.example.com. */
  cdnDomain?: InputMaybe<Scalars['String']['input']>;
  /** Begins with https://. */
  cssUrl?: InputMaybe<Scalars['String']['input']>;
  /** A host name such as stats.example.com; null hides the brand and keeps it. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** ISO 639. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 280 characters. */
  loginText?: InputMaybe<Scalars['String']['input']>;
  /** `#rrggbb`. */
  mainColor?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  ssoClientId?: InputMaybe<Scalars['String']['input']>;
  /** Written only; leave it out to keep the one that is set. */
  ssoClientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Host name of the provider. */
  ssoDomain?: InputMaybe<Scalars['String']['input']>;
  /** The sign-in page leads to the provider at once. */
  ssoIsForced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Members may sign in by the company's own provider. */
  ssoIsOn?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateBrandPayload = {
  __typename?: 'UpdateBrandPayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

export type UpdateCompanyInput = {
  /** Host name of the company's own brand; null takes it away. */
  customDomain?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCompanyPayload = {
  __typename?: 'UpdateCompanyPayload';
  company?: Maybe<Company>;
  problem?: Maybe<Problem>;
};

export type UpdateManagedCompanyInput = {
  /** Days from now until the plan ends, at most 999; null: no end. */
  daysLeft?: InputMaybe<Scalars['Int']['input']>;
  /** Page views a month on top of the plan. */
  extraPageviews?: InputMaybe<Scalars['Int']['input']>;
  /** Sessions a month on top of the plan. */
  extraSessions?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  isSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of one of `ServicePortal.companyPlans`. */
  planCode?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateManagedCompanyPayload = {
  __typename?: 'UpdateManagedCompanyPayload';
  company?: Maybe<ManagedCompany>;
  problem?: Maybe<Problem>;
};

export type UpdateMemberInput = {
  id: Scalars['ID']['input'];
  /** The only projects that the member sees; empty: all. */
  projects?: InputMaybe<Array<Scalars['ID']['input']>>;
  role?: InputMaybe<Role>;
};

export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  member?: Maybe<TeamMember>;
  problem?: Maybe<Problem>;
};

export type UpdateProfileInput = {
  language?: InputMaybe<Language>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether promotional mails are wanted. */
  wantsPromotions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  problem?: Maybe<Problem>;
  /** The user after the change. */
  user?: Maybe<User>;
};

export type UpdateProjectInput = {
  /** Host names that may send events; empty: any. */
  allowedWebsites?: InputMaybe<Array<Scalars['String']['input']>>;
  features?: InputMaybe<Array<Feature>>;
  id: Scalars['ID']['input'];
  /** A paused project is neither measured nor shown. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the zone whose days the reports use. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  problem?: Maybe<Problem>;
  project?: Maybe<Project>;
};

export type UpdateSegmentInput = {
  conditions?: InputMaybe<Array<Array<FilterConditionInput>>>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSegmentPayload = {
  __typename?: 'UpdateSegmentPayload';
  problem?: Maybe<Problem>;
  segment?: Maybe<Segment>;
};

export type UpdateShareLinkInput = {
  /** Block the link, or open it again. */
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};

export type UpdateShareLinkPayload = {
  __typename?: 'UpdateShareLinkPayload';
  link?: Maybe<ShareLink>;
  problem?: Maybe<Problem>;
};

export type UploadBrandImageInput = {
  /** The file in base64: PNG, JPEG, WebP or plain SVG of at most 64 KB; null takes the picture away. */
  image?: InputMaybe<Scalars['String']['input']>;
  kind: BrandImageKind;
};

export type UploadBrandImagePayload = {
  __typename?: 'UploadBrandImagePayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

/** What the company used since the first of the month, UTC. */
export type Usage = {
  __typename?: 'Usage';
  /** What to warn of, if anything. */
  alert?: Maybe<UsageAlert>;
  pageviews: Scalars['Int']['output'];
  sessions: Scalars['Int']['output'];
};

/** A warning about what was used. */
export type UsageAlert = {
  __typename?: 'UsageAlert';
  kind: UsageAlertKind;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** What a usage alert warns of. */
export type UsageAlertKind =
  /** At this pace they will be. */
  | 'ESTIMATE'
  /** The month's sessions are used up. */
  | 'FULL';

/** What all the companies used on a day. */
export type UsageDay = {
  __typename?: 'UsageDay';
  /** Day in UTC, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Page views of people. */
  pageviews: Scalars['Int']['output'];
  /** Sessions with a page view. */
  sessions: Scalars['Int']['output'];
};

/** A person with a password: a member of a company. */
export type User = Node & {
  __typename?: 'User';
  /** Address of the user's picture; a generated one where none is stored. */
  avatarUrl: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Language of the app, ISO 639. */
  language: Scalars['String']['output'];
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  role: Role;
  /** The host's number for the user. */
  userId: Scalars['Int']['output'];
  /** Whether promotional mails are wanted. */
  wantsPromotions: Scalars['Boolean']['output'];
};

/** One thing that is remembered about a user; `value` is null until it is set. */
export type UserAttribute = Node & {
  __typename?: 'UserAttribute';
  id: Scalars['ID']['output'];
  key: AttributeKey;
  value?: Maybe<Scalars['String']['output']>;
};

/** What a verification link has led to. */
export type VerificationStatus =
  /** The account can't be used for now, or the link is unknown. */
  | 'DELETED'
  /** The account works: sign in with the password that was chosen. */
  | 'VERIFIED';

export type VerifyEmailInput = {
  /** `verify_id` of the mail's link. */
  verifyId: Scalars['String']['input'];
};

export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  problem?: Maybe<Problem>;
  status?: Maybe<VerificationStatus>;
};

/** Whoever is asking, and everything that is theirs to see. */
export type Viewer = {
  __typename?: 'Viewer';
  /** What the viewer's role, plan and brand allow of a feature. */
  access?: Maybe<Access>;
  /** Null where the viewer acts for nobody but themselves. */
  acting?: Maybe<Acting>;
  /** Null but for owners and admins of white-label companies and agencies. */
  agency?: Maybe<Agency>;
  /** A remembered attribute of the user; its value is null until it is set. */
  attribute?: Maybe<UserAttribute>;
  /** The company's audit log, newest first. */
  auditLog?: Maybe<AuditEntryConnection>;
  /** The company of the viewer; null for share links and nobody. */
  company?: Maybe<Company>;
  /** Invitations that can still be followed, newest first. */
  invitations?: Maybe<InvitationConnection>;
  /** An unpaid account that has been suspended; hides the date picker. */
  isSuspended?: Maybe<Scalars['Boolean']['output']>;
  kind: ViewerKind;
  /** Every project of the company, the paused ones too, in alphabetical order; for those who settle them. */
  managedProjects?: Maybe<ProjectConnection>;
  /** The company's plan with what was bought on top. */
  plan?: Maybe<Plan>;
  /** One plan by its code. */
  planByCode?: Maybe<Plan>;
  /** The plans on sale. */
  plans?: Maybe<Array<Plan>>;
  /** The project with this global id or number; without one, the first active project. Null where the viewer has none. */
  project?: Maybe<Project>;
  /** The projects that the viewer may see, in alphabetical order. */
  projects?: Maybe<ProjectConnection>;
  /** Null but for owners and admins of the operator and of white-label companies. */
  servicePortal?: Maybe<ServicePortal>;
  /** When the session began and ends; null without one. */
  session?: Maybe<SessionInfo>;
  /** What the link allows; null for everybody who does not hold one. */
  share?: Maybe<ShareGrant>;
  /** The people of the company, the most powerful first. */
  teamMembers?: Maybe<TeamMemberConnection>;
  testedUsers?: Maybe<TestedUsers>;
  trial?: Maybe<Trial>;
  usage?: Maybe<Usage>;
  /** The signed-in user; null for share links and nobody. */
  user?: Maybe<User>;
  /** Owner and Admin settle the company, its team and its projects. */
  viewerCanManageCompany?: Maybe<Scalars['Boolean']['output']>;
  /** Only Owner and Admin see the list of all projects. */
  viewerCanManageProjects?: Maybe<Scalars['Boolean']['output']>;
  /** Owner, Admin and User may change things; Viewer and share links may not. */
  viewerCanWrite?: Maybe<Scalars['Boolean']['output']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerAccessArgs = {
  feature: Feature;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerAttributeArgs = {
  key: AttributeKey;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  module?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerManagedProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerPlanByCodeArgs = {
  planId: Scalars['Int']['input'];
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerProjectArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerTeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Who is asking. */
export type ViewerKind =
  /** A signed-in member of a company. */
  | 'MEMBER'
  /** Nobody is signed in. */
  | 'NOBODY'
  /** The holder of a share link. */
  | 'SHARE'
  /** An internal tool with an API key or a jwt of the host. */
  | 'TOOL';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info?: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info?: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AnnotationSource & { __typename: 'Annotation' } )
    | ( AuditEntrySource & { __typename: 'AuditEntry' } )
    | ( CompanySource & { __typename: 'Company' } )
    | ( InvitationSource & { __typename: 'Invitation' } )
    | ( ManagedCompanySource & { __typename: 'ManagedCompany' } )
    | ( ProjectSource & { __typename: 'Project' } )
    | ( SegmentSource & { __typename: 'Segment' } )
    | ( ShareLinkSource & { __typename: 'ShareLink' } )
    | ( TeamMemberSource & { __typename: 'TeamMember' } )
    | ( UserSource & { __typename: 'User' } )
    | ( UserAttributeSource & { __typename: 'UserAttribute' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Access: ResolverTypeWrapper<Access>;
  AccessState: AccessState;
  Acting: ResolverTypeWrapper<Acting>;
  ActiveHours: ResolverTypeWrapper<ActiveHours>;
  Agency: ResolverTypeWrapper<AgencySource>;
  Annotation: ResolverTypeWrapper<AnnotationSource>;
  AppVersion: ResolverTypeWrapper<AppVersion>;
  AttributeKey: AttributeKey;
  AuditEntry: ResolverTypeWrapper<AuditEntrySource>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AuditEntryEdge']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  BilledTo: BilledTo;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BrandDomain: ResolverTypeWrapper<BrandDomain>;
  BrandImageKind: BrandImageKind;
  BrandKind: BrandKind;
  BrandSso: ResolverTypeWrapper<BrandSso>;
  BreakdownRow: ResolverTypeWrapper<BreakdownRow>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  CheckDomainPayload: ResolverTypeWrapper<CheckDomainPayload>;
  Company: ResolverTypeWrapper<CompanySource>;
  CompanyState: CompanyState;
  Comparison: Comparison;
  CreateAnnotationInput: CreateAnnotationInput;
  CreateAnnotationPayload: ResolverTypeWrapper<Omit<CreateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversTypes['Annotation']> }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ProjectEdge']> }>;
  CreateSegmentInput: CreateSegmentInput;
  CreateSegmentPayload: ResolverTypeWrapper<Omit<CreateSegmentPayload, 'edge'> & { edge?: Maybe<ResolversTypes['SegmentEdge']> }>;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<Omit<CreateShareLinkPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ShareLinkEdge']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAnnotationInput: DeleteAnnotationInput;
  DeleteAnnotationPayload: ResolverTypeWrapper<DeleteAnnotationPayload>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeleteSegmentInput: DeleteSegmentInput;
  DeleteSegmentPayload: ResolverTypeWrapper<DeleteSegmentPayload>;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: ResolverTypeWrapper<DeleteShareLinkPayload>;
  Demo: ResolverTypeWrapper<Demo>;
  DemoAccount: ResolverTypeWrapper<DemoAccount>;
  Dimension: Dimension;
  DomainCheck: ResolverTypeWrapper<DomainCheck>;
  DomainState: DomainState;
  EmailCheck: ResolverTypeWrapper<EmailCheck>;
  EnterCompanyInput: EnterCompanyInput;
  EnterCompanyPayload: ResolverTypeWrapper<Omit<EnterCompanyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ErrorCode: ErrorCode;
  EventSource: EventSource;
  EventSummary: ResolverTypeWrapper<EventSummary>;
  Feature: Feature;
  FilterCondition: ResolverTypeWrapper<FilterCondition>;
  FilterConditionInput: FilterConditionInput;
  FilterCriteria: FilterCriteria;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterInput: FilterInput;
  FilterOperator: FilterOperator;
  FilterValue: ResolverTypeWrapper<FilterValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HostHealth: ResolverTypeWrapper<HostHealth>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Installation: ResolverTypeWrapper<Installation>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interval: Interval;
  Invitation: ResolverTypeWrapper<InvitationSource>;
  InvitationConnection: ResolverTypeWrapper<Omit<InvitationConnection, 'edges'> & { edges: Array<ResolversTypes['InvitationEdge']> }>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InviteClientInput: InviteClientInput;
  InviteClientPayload: ResolverTypeWrapper<Omit<InviteClientPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ManagedCompanyEdge']> }>;
  InviteMemberInput: InviteMemberInput;
  InviteMemberPayload: ResolverTypeWrapper<Omit<InviteMemberPayload, 'edge'> & { edge?: Maybe<ResolversTypes['InvitationEdge']> }>;
  JoinOffer: ResolverTypeWrapper<JoinOffer>;
  JoinTeamInput: JoinTeamInput;
  JoinTeamPayload: ResolverTypeWrapper<JoinTeamPayload>;
  Language: Language;
  LeaveCompanyPayload: ResolverTypeWrapper<Omit<LeaveCompanyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LocalMoment: ResolverTypeWrapper<Scalars['LocalMoment']['output']>;
  ManagedCompany: ResolverTypeWrapper<ManagedCompanySource>;
  ManagedCompanyConnection: ResolverTypeWrapper<Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversTypes['ManagedCompanyEdge']> }>;
  ManagedCompanyEdge: ResolverTypeWrapper<Omit<ManagedCompanyEdge, 'node'> & { node: ResolversTypes['ManagedCompany'] }>;
  MemberStatus: MemberStatus;
  Metric: Metric;
  MetricValues: ResolverTypeWrapper<MetricValues>;
  MonthlyTraffic: ResolverTypeWrapper<MonthlyTraffic>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: ResolverTypeWrapper<OpenShareLinkPayload>;
  OwnBrand: ResolverTypeWrapper<OwnBrand>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PingStatus: ResolverTypeWrapper<PingStatus>;
  Plan: ResolverTypeWrapper<Plan>;
  PlanChoice: ResolverTypeWrapper<PlanChoice>;
  PortalMessage: ResolverTypeWrapper<PortalMessage>;
  PresenceState: PresenceState;
  Problem: ResolverTypeWrapper<Problem>;
  Project: ResolverTypeWrapper<ProjectSource>;
  ProjectConnection: ResolverTypeWrapper<Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeInput: RangeInput;
  RangePreset: RangePreset;
  Realtime: ResolverTypeWrapper<Realtime>;
  RealtimeCount: ResolverTypeWrapper<RealtimeCount>;
  RealtimeEvent: ResolverTypeWrapper<RealtimeEvent>;
  RealtimeMinute: ResolverTypeWrapper<RealtimeMinute>;
  RealtimeVisitor: ResolverTypeWrapper<RealtimeVisitor>;
  RecordActionInput: RecordActionInput;
  RecordActionPayload: ResolverTypeWrapper<Omit<RecordActionPayload, 'entry'> & { entry?: Maybe<ResolversTypes['AuditEntry']> }>;
  RejectedField: ResolverTypeWrapper<RejectedField>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  ReportRange: ResolverTypeWrapper<ReportRange>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: ResolverTypeWrapper<RevokeInvitationPayload>;
  Role: Role;
  Segment: ResolverTypeWrapper<SegmentSource>;
  SegmentConnection: ResolverTypeWrapper<Omit<SegmentConnection, 'edges'> & { edges: Array<ResolversTypes['SegmentEdge']> }>;
  SegmentEdge: ResolverTypeWrapper<Omit<SegmentEdge, 'node'> & { node: ResolversTypes['Segment'] }>;
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: ResolverTypeWrapper<SendSupportMessagePayload>;
  SeriesPoint: ResolverTypeWrapper<SeriesPoint>;
  ServicePortal: ResolverTypeWrapper<ServicePortalSource>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  SetUserAttributeInput: SetUserAttributeInput;
  SetUserAttributePayload: ResolverTypeWrapper<Omit<SetUserAttributePayload, 'attribute'> & { attribute?: Maybe<ResolversTypes['UserAttribute']> }>;
  ShareGrant: ResolverTypeWrapper<ShareGrantSource>;
  ShareLink: ResolverTypeWrapper<ShareLinkSource>;
  ShareLinkConnection: ResolverTypeWrapper<Omit<ShareLinkConnection, 'edges'> & { edges: Array<ResolversTypes['ShareLinkEdge']> }>;
  ShareLinkEdge: ResolverTypeWrapper<Omit<ShareLinkEdge, 'node'> & { node: ResolversTypes['ShareLink'] }>;
  ShareModule: ShareModule;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<SignUpPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TeamMember: ResolverTypeWrapper<TeamMemberSource>;
  TeamMemberConnection: ResolverTypeWrapper<Omit<TeamMemberConnection, 'edges'> & { edges: Array<ResolversTypes['TeamMemberEdge']> }>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TestedUsers: ResolverTypeWrapper<TestedUsers>;
  TrafficBreakdown: ResolverTypeWrapper<TrafficBreakdown>;
  TrafficCheck: ResolverTypeWrapper<TrafficCheck>;
  TrafficReport: ResolverTypeWrapper<TrafficReportSource>;
  TrafficSeries: ResolverTypeWrapper<TrafficSeries>;
  TrafficSummary: ResolverTypeWrapper<TrafficSummary>;
  Trial: ResolverTypeWrapper<Trial>;
  TrialLabel: TrialLabel;
  UpdateBrandInput: UpdateBrandInput;
  UpdateBrandPayload: ResolverTypeWrapper<UpdateBrandPayload>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  UpdateManagedCompanyInput: UpdateManagedCompanyInput;
  UpdateManagedCompanyPayload: ResolverTypeWrapper<Omit<UpdateManagedCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['ManagedCompany']> }>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: ResolverTypeWrapper<Omit<UpdateMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['TeamMember']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  UpdateSegmentInput: UpdateSegmentInput;
  UpdateSegmentPayload: ResolverTypeWrapper<Omit<UpdateSegmentPayload, 'segment'> & { segment?: Maybe<ResolversTypes['Segment']> }>;
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: ResolverTypeWrapper<Omit<UpdateShareLinkPayload, 'link'> & { link?: Maybe<ResolversTypes['ShareLink']> }>;
  UploadBrandImageInput: UploadBrandImageInput;
  UploadBrandImagePayload: ResolverTypeWrapper<UploadBrandImagePayload>;
  Usage: ResolverTypeWrapper<UsageSource>;
  UsageAlert: ResolverTypeWrapper<UsageAlert>;
  UsageAlertKind: UsageAlertKind;
  UsageDay: ResolverTypeWrapper<UsageDay>;
  User: ResolverTypeWrapper<UserSource>;
  UserAttribute: ResolverTypeWrapper<UserAttributeSource>;
  VerificationStatus: VerificationStatus;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  ViewerKind: ViewerKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Access: Access;
  Acting: Acting;
  ActiveHours: ActiveHours;
  Agency: AgencySource;
  Annotation: AnnotationSource;
  AppVersion: AppVersion;
  AuditEntry: AuditEntrySource;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BrandDomain: BrandDomain;
  BrandSso: BrandSso;
  BreakdownRow: BreakdownRow;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CheckDomainPayload: CheckDomainPayload;
  Company: CompanySource;
  CreateAnnotationInput: CreateAnnotationInput;
  CreateAnnotationPayload: Omit<CreateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversParentTypes['Annotation']> };
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ProjectEdge']> };
  CreateSegmentInput: CreateSegmentInput;
  CreateSegmentPayload: Omit<CreateSegmentPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['SegmentEdge']> };
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: Omit<CreateShareLinkPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ShareLinkEdge']> };
  DateTime: Scalars['DateTime']['output'];
  DeleteAnnotationInput: DeleteAnnotationInput;
  DeleteAnnotationPayload: DeleteAnnotationPayload;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  DeleteSegmentInput: DeleteSegmentInput;
  DeleteSegmentPayload: DeleteSegmentPayload;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: DeleteShareLinkPayload;
  Demo: Demo;
  DemoAccount: DemoAccount;
  DomainCheck: DomainCheck;
  EmailCheck: EmailCheck;
  EnterCompanyInput: EnterCompanyInput;
  EnterCompanyPayload: Omit<EnterCompanyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EventSummary: EventSummary;
  FilterCondition: FilterCondition;
  FilterConditionInput: FilterConditionInput;
  FilterGroup: FilterGroup;
  FilterInput: FilterInput;
  FilterValue: FilterValue;
  Float: Scalars['Float']['output'];
  HostHealth: HostHealth;
  ID: Scalars['ID']['output'];
  Installation: Installation;
  Int: Scalars['Int']['output'];
  Invitation: InvitationSource;
  InvitationConnection: Omit<InvitationConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvitationEdge']> };
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InviteClientInput: InviteClientInput;
  InviteClientPayload: Omit<InviteClientPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ManagedCompanyEdge']> };
  InviteMemberInput: InviteMemberInput;
  InviteMemberPayload: Omit<InviteMemberPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['InvitationEdge']> };
  JoinOffer: JoinOffer;
  JoinTeamInput: JoinTeamInput;
  JoinTeamPayload: JoinTeamPayload;
  LeaveCompanyPayload: Omit<LeaveCompanyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LocalMoment: Scalars['LocalMoment']['output'];
  ManagedCompany: ManagedCompanySource;
  ManagedCompanyConnection: Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversParentTypes['ManagedCompanyEdge']> };
  ManagedCompanyEdge: Omit<ManagedCompanyEdge, 'node'> & { node: ResolversParentTypes['ManagedCompany'] };
  MetricValues: MetricValues;
  MonthlyTraffic: MonthlyTraffic;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: OpenShareLinkPayload;
  OwnBrand: OwnBrand;
  PageInfo: PageInfo;
  PingStatus: PingStatus;
  Plan: Plan;
  PlanChoice: PlanChoice;
  PortalMessage: PortalMessage;
  Problem: Problem;
  Project: ProjectSource;
  ProjectConnection: Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  Query: Record<PropertyKey, never>;
  RangeInput: RangeInput;
  Realtime: Realtime;
  RealtimeCount: RealtimeCount;
  RealtimeEvent: RealtimeEvent;
  RealtimeMinute: RealtimeMinute;
  RealtimeVisitor: RealtimeVisitor;
  RecordActionInput: RecordActionInput;
  RecordActionPayload: Omit<RecordActionPayload, 'entry'> & { entry?: Maybe<ResolversParentTypes['AuditEntry']> };
  RejectedField: RejectedField;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  ReportRange: ReportRange;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: RevokeInvitationPayload;
  Segment: SegmentSource;
  SegmentConnection: Omit<SegmentConnection, 'edges'> & { edges: Array<ResolversParentTypes['SegmentEdge']> };
  SegmentEdge: Omit<SegmentEdge, 'node'> & { node: ResolversParentTypes['Segment'] };
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: SendSupportMessagePayload;
  SeriesPoint: SeriesPoint;
  ServicePortal: ServicePortalSource;
  SessionInfo: SessionInfo;
  SetUserAttributeInput: SetUserAttributeInput;
  SetUserAttributePayload: Omit<SetUserAttributePayload, 'attribute'> & { attribute?: Maybe<ResolversParentTypes['UserAttribute']> };
  ShareGrant: ShareGrantSource;
  ShareLink: ShareLinkSource;
  ShareLinkConnection: Omit<ShareLinkConnection, 'edges'> & { edges: Array<ResolversParentTypes['ShareLinkEdge']> };
  ShareLinkEdge: Omit<ShareLinkEdge, 'node'> & { node: ResolversParentTypes['ShareLink'] };
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: Omit<SignOutPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignUpInput: SignUpInput;
  SignUpPayload: SignUpPayload;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TeamMember: TeamMemberSource;
  TeamMemberConnection: Omit<TeamMemberConnection, 'edges'> & { edges: Array<ResolversParentTypes['TeamMemberEdge']> };
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TestedUsers: TestedUsers;
  TrafficBreakdown: TrafficBreakdown;
  TrafficCheck: TrafficCheck;
  TrafficReport: TrafficReportSource;
  TrafficSeries: TrafficSeries;
  TrafficSummary: TrafficSummary;
  Trial: Trial;
  UpdateBrandInput: UpdateBrandInput;
  UpdateBrandPayload: UpdateBrandPayload;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  UpdateManagedCompanyInput: UpdateManagedCompanyInput;
  UpdateManagedCompanyPayload: Omit<UpdateManagedCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['ManagedCompany']> };
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: Omit<UpdateMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['TeamMember']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  UpdateSegmentInput: UpdateSegmentInput;
  UpdateSegmentPayload: Omit<UpdateSegmentPayload, 'segment'> & { segment?: Maybe<ResolversParentTypes['Segment']> };
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: Omit<UpdateShareLinkPayload, 'link'> & { link?: Maybe<ResolversParentTypes['ShareLink']> };
  UploadBrandImageInput: UploadBrandImageInput;
  UploadBrandImagePayload: UploadBrandImagePayload;
  Usage: UsageSource;
  UsageAlert: UsageAlert;
  UsageDay: UsageDay;
  User: UserSource;
  UserAttribute: UserAttributeSource;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: VerifyEmailPayload;
  Viewer: ViewerSource;
};

export type DeferDirectiveArgs = {
  if?: Maybe<Scalars['Boolean']['input']>;
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = Context, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StreamDirectiveArgs = {
  if?: Maybe<Scalars['Boolean']['input']>;
  initialCount?: Maybe<Scalars['Int']['input']>;
  label?: Maybe<Scalars['String']['input']>;
};

export type StreamDirectiveResolver<Result, Parent, ContextType = Context, Args = StreamDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccessState'], ParentType, ContextType>;
};

export type ActingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Acting'] = ResolversParentTypes['Acting']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActiveHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveHours'] = ResolversParentTypes['ActiveHours']> = {
  grid?: Resolver<Array<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  clientPlans?: Resolver<Maybe<Array<ResolversTypes['PlanChoice']>>, ParentType, ContextType>;
  clients?: Resolver<Maybe<ResolversTypes['ManagedCompanyConnection']>, ParentType, ContextType, Partial<AgencyClientsArgs>>;
};

export type AnnotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Annotation'] = ResolversParentTypes['Annotation']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppVersion'] = ResolversParentTypes['AppVersion']> = {
  force?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  cssUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faviconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BrandKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandDomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandDomain'] = ResolversParentTypes['BrandDomain']> = {
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dns?: Resolver<ResolversTypes['DomainCheck'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandSsoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandSso'] = ResolversParentTypes['BrandSso']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BreakdownRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownRow'] = ResolversParentTypes['BreakdownRow']> = {
  averageDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  previousVisitors?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scrollDepth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CheckDomainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckDomainPayload'] = ResolversParentTypes['CheckDomainPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAnnotationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAnnotationPayload'] = ResolversParentTypes['CreateAnnotationPayload']> = {
  annotation?: Resolver<Maybe<ResolversTypes['Annotation']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSegmentPayload'] = ResolversParentTypes['CreateSegmentPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['SegmentEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['ShareLinkEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAnnotationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnnotationPayload'] = ResolversParentTypes['DeleteAnnotationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSegmentPayload'] = ResolversParentTypes['DeleteSegmentPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteShareLinkPayload'] = ResolversParentTypes['DeleteShareLinkPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DemoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Demo'] = ResolversParentTypes['Demo']> = {
  accounts?: Resolver<Array<ResolversTypes['DemoAccount']>, ParentType, ContextType>;
  outboxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoAccount'] = ResolversParentTypes['DemoAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type DomainCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DomainCheck'] = ResolversParentTypes['DomainCheck']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DomainState'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmailCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailCheck'] = ResolversParentTypes['EmailCheck']> = {
  isDisposable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EnterCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnterCompanyPayload'] = ResolversParentTypes['EnterCompanyPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EventSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSummary'] = ResolversParentTypes['EventSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EventSource'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCondition'] = ResolversParentTypes['FilterCondition']> = {
  criteria?: Resolver<ResolversTypes['FilterCriteria'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['FilterOperator'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = {
  conditions?: Resolver<Array<ResolversTypes['FilterCondition']>, ParentType, ContextType>;
};

export type FilterValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HostHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostHealth'] = ResolversParentTypes['HostHealth']> = {
  accepted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lagMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  logBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mailsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rejectedByField?: Resolver<Array<ResolversTypes['RejectedField']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  storedEvents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  turnedAway?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  installedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showBanner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};

export type InviteClientPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteClientPayload'] = ResolversParentTypes['InviteClientPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['ManagedCompanyEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type InviteMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMemberPayload'] = ResolversParentTypes['InviteMemberPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JoinOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinOffer'] = ResolversParentTypes['JoinOffer']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type JoinTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinTeamPayload'] = ResolversParentTypes['JoinTeamPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type LeaveCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveCompanyPayload'] = ResolversParentTypes['LeaveCompanyPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export interface LocalMomentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalMoment'], any> {
  name: 'LocalMoment';
}

export type ManagedCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedCompany'] = ResolversParentTypes['ManagedCompany']> = {
  billedTo?: Resolver<ResolversTypes['BilledTo'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extraPageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extraSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageviewLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projectLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CompanyState'], ParentType, ContextType>;
  viewerCanEnter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSuspend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManagedCompanyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedCompanyConnection'] = ResolversParentTypes['ManagedCompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ManagedCompanyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedCompanyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedCompanyEdge'] = ResolversParentTypes['ManagedCompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ManagedCompany'], ParentType, ContextType>;
};

export type MetricValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricValues'] = ResolversParentTypes['MetricValues']> = {
  averageDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  engagedTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pagesPerSession?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MonthlyTrafficResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyTraffic'] = ResolversParentTypes['MonthlyTraffic']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkDomain?: Resolver<ResolversTypes['CheckDomainPayload'], ParentType, ContextType>;
  createAnnotation?: Resolver<ResolversTypes['CreateAnnotationPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnotationArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createSegment?: Resolver<ResolversTypes['CreateSegmentPayload'], ParentType, ContextType, RequireFields<MutationCreateSegmentArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  deleteAnnotation?: Resolver<ResolversTypes['DeleteAnnotationPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnotationArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteSegment?: Resolver<ResolversTypes['DeleteSegmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteSegmentArgs, 'input'>>;
  deleteShareLink?: Resolver<ResolversTypes['DeleteShareLinkPayload'], ParentType, ContextType, RequireFields<MutationDeleteShareLinkArgs, 'input'>>;
  enterCompany?: Resolver<ResolversTypes['EnterCompanyPayload'], ParentType, ContextType, RequireFields<MutationEnterCompanyArgs, 'input'>>;
  inviteClient?: Resolver<ResolversTypes['InviteClientPayload'], ParentType, ContextType, RequireFields<MutationInviteClientArgs, 'input'>>;
  inviteMember?: Resolver<ResolversTypes['InviteMemberPayload'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  joinTeam?: Resolver<ResolversTypes['JoinTeamPayload'], ParentType, ContextType, RequireFields<MutationJoinTeamArgs, 'input'>>;
  leaveCompany?: Resolver<ResolversTypes['LeaveCompanyPayload'], ParentType, ContextType>;
  openShareLink?: Resolver<ResolversTypes['OpenShareLinkPayload'], ParentType, ContextType, RequireFields<MutationOpenShareLinkArgs, 'input'>>;
  recordAction?: Resolver<ResolversTypes['RecordActionPayload'], ParentType, ContextType, RequireFields<MutationRecordActionArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['RevokeInvitationPayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  sendSupportMessage?: Resolver<ResolversTypes['SendSupportMessagePayload'], ParentType, ContextType, RequireFields<MutationSendSupportMessageArgs, 'input'>>;
  setUserAttribute?: Resolver<ResolversTypes['SetUserAttributePayload'], ParentType, ContextType, RequireFields<MutationSetUserAttributeArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  updateBrand?: Resolver<ResolversTypes['UpdateBrandPayload'], ParentType, ContextType, RequireFields<MutationUpdateBrandArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateManagedCompany?: Resolver<ResolversTypes['UpdateManagedCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateManagedCompanyArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateSegment?: Resolver<ResolversTypes['UpdateSegmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateSegmentArgs, 'input'>>;
  updateShareLink?: Resolver<ResolversTypes['UpdateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationUpdateShareLinkArgs, 'input'>>;
  uploadBrandImage?: Resolver<ResolversTypes['UploadBrandImagePayload'], ParentType, ContextType, RequireFields<MutationUploadBrandImageArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Annotation' | 'AuditEntry' | 'Company' | 'Invitation' | 'ManagedCompany' | 'Project' | 'Segment' | 'ShareLink' | 'TeamMember' | 'User' | 'UserAttribute', ParentType, ContextType>;
};

export type OpenShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenShareLinkPayload'] = ResolversParentTypes['OpenShareLinkPayload']> = {
  module?: Resolver<Maybe<ResolversTypes['ShareModule']>, ParentType, ContextType>;
  passwordNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnBrand'] = ResolversParentTypes['OwnBrand']> = {
  cdnDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dns?: Resolver<ResolversTypes['DomainCheck'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faviconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sso?: Resolver<ResolversTypes['BrandSso'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PingStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingStatus'] = ResolversParentTypes['PingStatus']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidPlan?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  additionalPageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChoice'] = ResolversParentTypes['PlanChoice']> = {
  planCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortalMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalMessage'] = ResolversParentTypes['PortalMessage']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  allowedWebsites?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['EventSummary']>>, ParentType, ContextType, Partial<ProjectEventsArgs>>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  filterValues?: Resolver<Maybe<Array<ResolversTypes['FilterValue']>>, ParentType, ContextType, RequireFields<ProjectFilterValuesArgs, 'contains' | 'criteria'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monthlyTraffic?: Resolver<Maybe<Array<ResolversTypes['MonthlyTraffic']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviewLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviewMonthly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviewTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  realtime?: Resolver<Maybe<ResolversTypes['Realtime']>, ParentType, ContextType>;
  segments?: Resolver<Maybe<ResolversTypes['SegmentConnection']>, ParentType, ContextType, Partial<ProjectSegmentsArgs>>;
  shareLinks?: Resolver<Maybe<ResolversTypes['ShareLinkConnection']>, ParentType, ContextType, Partial<ProjectShareLinksArgs>>;
  snippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  traffic?: Resolver<Maybe<ResolversTypes['TrafficReport']>, ParentType, ContextType, RequireFields<ProjectTrafficArgs, 'range'>>;
  trafficCheck?: Resolver<Maybe<ResolversTypes['TrafficCheck']>, ParentType, ContextType>;
  viewerCanAnnotate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanShare?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  widgetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appVersion?: Resolver<Maybe<ResolversTypes['AppVersion']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  demo?: Resolver<Maybe<ResolversTypes['Demo']>, ParentType, ContextType>;
  emailCheck?: Resolver<Maybe<ResolversTypes['EmailCheck']>, ParentType, ContextType, RequireFields<QueryEmailCheckArgs, 'email'>>;
  joinOffer?: Resolver<Maybe<ResolversTypes['JoinOffer']>, ParentType, ContextType, RequireFields<QueryJoinOfferArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RealtimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Realtime'] = ResolversParentTypes['Realtime']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['RealtimeCount']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['RealtimeCount']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['RealtimeEvent']>, ParentType, ContextType>;
  idle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['RealtimeCount']>, ParentType, ContextType>;
  pageviewsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perMinute?: Resolver<Array<ResolversTypes['RealtimeMinute']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['RealtimeCount']>, ParentType, ContextType>;
  visitors?: Resolver<Array<ResolversTypes['RealtimeVisitor']>, ParentType, ContextType>;
};

export type RealtimeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealtimeCount'] = ResolversParentTypes['RealtimeCount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RealtimeEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealtimeEvent'] = ResolversParentTypes['RealtimeEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RealtimeMinuteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealtimeMinute'] = ResolversParentTypes['RealtimeMinute']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usualMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RealtimeVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealtimeVisitor'] = ResolversParentTypes['RealtimeVisitor']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PresenceState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordActionPayload'] = ResolversParentTypes['RecordActionPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RejectedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectedField'] = ResolversParentTypes['RejectedField']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ReportRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRange'] = ResolversParentTypes['ReportRange']> = {
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  previousEndDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
  previousStartDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  sentToEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RevokeInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitationPayload'] = ResolversParentTypes['RevokeInvitationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Segment'] = ResolversParentTypes['Segment']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SegmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegmentConnection'] = ResolversParentTypes['SegmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SegmentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SegmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegmentEdge'] = ResolversParentTypes['SegmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Segment'], ParentType, ContextType>;
};

export type SendSupportMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSupportMessagePayload'] = ResolversParentTypes['SendSupportMessagePayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SeriesPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeriesPoint'] = ResolversParentTypes['SeriesPoint']> = {
  at?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ServicePortalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePortal'] = ResolversParentTypes['ServicePortal']> = {
  companies?: Resolver<Maybe<ResolversTypes['ManagedCompanyConnection']>, ParentType, ContextType, Partial<ServicePortalCompaniesArgs>>;
  companyPlans?: Resolver<Maybe<Array<ResolversTypes['PlanChoice']>>, ParentType, ContextType>;
  domains?: Resolver<Maybe<Array<ResolversTypes['BrandDomain']>>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['HostHealth']>, ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportMessages?: Resolver<Maybe<Array<ResolversTypes['PortalMessage']>>, ParentType, ContextType>;
  usageByDay?: Resolver<Maybe<Array<ResolversTypes['UsageDay']>>, ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNewUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetUserAttributePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserAttributePayload'] = ResolversParentTypes['SetUserAttributePayload']> = {
  attribute?: Resolver<Maybe<ResolversTypes['UserAttribute']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ShareGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareGrant'] = ResolversParentTypes['ShareGrant']> = {
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  freeRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['ShareModule'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  module?: Resolver<ResolversTypes['ShareModule'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkConnection'] = ResolversParentTypes['ShareLinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShareLinkEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShareLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkEdge'] = ResolversParentTypes['ShareLinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  sentToEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  installation?: SubscriptionResolver<Maybe<ResolversTypes['Installation']>, "installation", ParentType, ContextType, RequireFields<SubscriptionInstallationArgs, 'project'>>;
  ping?: SubscriptionResolver<Maybe<ResolversTypes['PingStatus']>, "ping", ParentType, ContextType>;
  realtime?: SubscriptionResolver<Maybe<ResolversTypes['Realtime']>, "realtime", ParentType, ContextType, RequireFields<SubscriptionRealtimeArgs, 'project'>>;
  usage?: SubscriptionResolver<Maybe<ResolversTypes['Usage']>, "usage", ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberConnection'] = ResolversParentTypes['TeamMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberEdge'] = ResolversParentTypes['TeamMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type TestedUsersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestedUsers'] = ResolversParentTypes['TestedUsers']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TrafficBreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficBreakdown'] = ResolversParentTypes['TrafficBreakdown']> = {
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BreakdownRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TrafficCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficCheck'] = ResolversParentTypes['TrafficCheck']> = {
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pageviewTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrafficReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficReport'] = ResolversParentTypes['TrafficReport']> = {
  activeHours?: Resolver<Maybe<ResolversTypes['ActiveHours']>, ParentType, ContextType, RequireFields<TrafficReportActiveHoursArgs, 'metric'>>;
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  breakdown?: Resolver<Maybe<ResolversTypes['TrafficBreakdown']>, ParentType, ContextType, RequireFields<TrafficReportBreakdownArgs, 'dimension' | 'limit' | 'offset'>>;
  series?: Resolver<Maybe<ResolversTypes['TrafficSeries']>, ParentType, ContextType, RequireFields<TrafficReportSeriesArgs, 'metric'>>;
  summary?: Resolver<Maybe<ResolversTypes['TrafficSummary']>, ParentType, ContextType>;
};

export type TrafficSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficSeries'] = ResolversParentTypes['TrafficSeries']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SeriesPoint']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
};

export type TrafficSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficSummary'] = ResolversParentTypes['TrafficSummary']> = {
  previous?: Resolver<Maybe<ResolversTypes['MetricValues']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sparkline?: Resolver<Array<ResolversTypes['MetricValues']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['MetricValues'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  daysToExpire?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['TrialLabel']>, ParentType, ContextType>;
};

export type UpdateBrandPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBrandPayload'] = ResolversParentTypes['UpdateBrandPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateManagedCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateManagedCompanyPayload'] = ResolversParentTypes['UpdateManagedCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['ManagedCompany']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberPayload'] = ResolversParentTypes['UpdateMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type UpdateSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSegmentPayload'] = ResolversParentTypes['UpdateSegmentPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  segment?: Resolver<Maybe<ResolversTypes['Segment']>, ParentType, ContextType>;
};

export type UpdateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShareLinkPayload'] = ResolversParentTypes['UpdateShareLinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UploadBrandImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadBrandImagePayload'] = ResolversParentTypes['UploadBrandImagePayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Usage'] = ResolversParentTypes['Usage']> = {
  alert?: Resolver<Maybe<ResolversTypes['UsageAlert']>, ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsageAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageAlert'] = ResolversParentTypes['UsageAlert']> = {
  kind?: Resolver<ResolversTypes['UsageAlertKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsageDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageDay'] = ResolversParentTypes['UsageDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatarUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantsPromotions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAttribute'] = ResolversParentTypes['UserAttribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['AttributeKey'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['VerificationStatus']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType, RequireFields<ViewerAccessArgs, 'feature'>>;
  acting?: Resolver<Maybe<ResolversTypes['Acting']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['UserAttribute']>, ParentType, ContextType, RequireFields<ViewerAttributeArgs, 'key'>>;
  auditLog?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, Partial<ViewerAuditLogArgs>>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, Partial<ViewerInvitationsArgs>>;
  isSuspended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  managedProjects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ViewerManagedProjectsArgs>>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planByCode?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<ViewerPlanByCodeArgs, 'planId'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, Partial<ViewerProjectArgs>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ViewerProjectsArgs>>;
  servicePortal?: Resolver<Maybe<ResolversTypes['ServicePortal']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['ShareGrant']>, ParentType, ContextType>;
  teamMembers?: Resolver<Maybe<ResolversTypes['TeamMemberConnection']>, ParentType, ContextType, Partial<ViewerTeamMembersArgs>>;
  testedUsers?: Resolver<Maybe<ResolversTypes['TestedUsers']>, ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  viewerCanManageCompany?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanManageProjects?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanWrite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Access?: AccessResolvers<ContextType>;
  Acting?: ActingResolvers<ContextType>;
  ActiveHours?: ActiveHoursResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  Annotation?: AnnotationResolvers<ContextType>;
  AppVersion?: AppVersionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandDomain?: BrandDomainResolvers<ContextType>;
  BrandSso?: BrandSsoResolvers<ContextType>;
  BreakdownRow?: BreakdownRowResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckDomainPayload?: CheckDomainPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CreateAnnotationPayload?: CreateAnnotationPayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  CreateSegmentPayload?: CreateSegmentPayloadResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAnnotationPayload?: DeleteAnnotationPayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
  DeleteSegmentPayload?: DeleteSegmentPayloadResolvers<ContextType>;
  DeleteShareLinkPayload?: DeleteShareLinkPayloadResolvers<ContextType>;
  Demo?: DemoResolvers<ContextType>;
  DemoAccount?: DemoAccountResolvers<ContextType>;
  DomainCheck?: DomainCheckResolvers<ContextType>;
  EmailCheck?: EmailCheckResolvers<ContextType>;
  EnterCompanyPayload?: EnterCompanyPayloadResolvers<ContextType>;
  EventSummary?: EventSummaryResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  HostHealth?: HostHealthResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  InviteClientPayload?: InviteClientPayloadResolvers<ContextType>;
  InviteMemberPayload?: InviteMemberPayloadResolvers<ContextType>;
  JoinOffer?: JoinOfferResolvers<ContextType>;
  JoinTeamPayload?: JoinTeamPayloadResolvers<ContextType>;
  LeaveCompanyPayload?: LeaveCompanyPayloadResolvers<ContextType>;
  LocalMoment?: GraphQLScalarType;
  ManagedCompany?: ManagedCompanyResolvers<ContextType>;
  ManagedCompanyConnection?: ManagedCompanyConnectionResolvers<ContextType>;
  ManagedCompanyEdge?: ManagedCompanyEdgeResolvers<ContextType>;
  MetricValues?: MetricValuesResolvers<ContextType>;
  MonthlyTraffic?: MonthlyTrafficResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenShareLinkPayload?: OpenShareLinkPayloadResolvers<ContextType>;
  OwnBrand?: OwnBrandResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PingStatus?: PingStatusResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanChoice?: PlanChoiceResolvers<ContextType>;
  PortalMessage?: PortalMessageResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Realtime?: RealtimeResolvers<ContextType>;
  RealtimeCount?: RealtimeCountResolvers<ContextType>;
  RealtimeEvent?: RealtimeEventResolvers<ContextType>;
  RealtimeMinute?: RealtimeMinuteResolvers<ContextType>;
  RealtimeVisitor?: RealtimeVisitorResolvers<ContextType>;
  RecordActionPayload?: RecordActionPayloadResolvers<ContextType>;
  RejectedField?: RejectedFieldResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  ReportRange?: ReportRangeResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  Segment?: SegmentResolvers<ContextType>;
  SegmentConnection?: SegmentConnectionResolvers<ContextType>;
  SegmentEdge?: SegmentEdgeResolvers<ContextType>;
  SendSupportMessagePayload?: SendSupportMessagePayloadResolvers<ContextType>;
  SeriesPoint?: SeriesPointResolvers<ContextType>;
  ServicePortal?: ServicePortalResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  SetUserAttributePayload?: SetUserAttributePayloadResolvers<ContextType>;
  ShareGrant?: ShareGrantResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkConnection?: ShareLinkConnectionResolvers<ContextType>;
  ShareLinkEdge?: ShareLinkEdgeResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  TestedUsers?: TestedUsersResolvers<ContextType>;
  TrafficBreakdown?: TrafficBreakdownResolvers<ContextType>;
  TrafficCheck?: TrafficCheckResolvers<ContextType>;
  TrafficReport?: TrafficReportResolvers<ContextType>;
  TrafficSeries?: TrafficSeriesResolvers<ContextType>;
  TrafficSummary?: TrafficSummaryResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  UpdateBrandPayload?: UpdateBrandPayloadResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateManagedCompanyPayload?: UpdateManagedCompanyPayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateSegmentPayload?: UpdateSegmentPayloadResolvers<ContextType>;
  UpdateShareLinkPayload?: UpdateShareLinkPayloadResolvers<ContextType>;
  UploadBrandImagePayload?: UploadBrandImagePayloadResolvers<ContextType>;
  Usage?: UsageResolvers<ContextType>;
  UsageAlert?: UsageAlertResolvers<ContextType>;
  UsageDay?: UsageDayResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAttribute?: UserAttributeResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  stream?: StreamDirectiveResolver<any, any, ContextType>;
};
