import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProjectNode } from '../graph/project.ts';
import type { ViewerSource, UserSource, UserAttributeSource } from '../domains/account/account.sources.ts';
import type { NotificationSource } from '../domains/account/notifications.sources.ts';
import type { AcquisitionReportSource } from '../domains/acquisition/acquisition.sources.ts';
import type { VisitorSource, VisitorSessionSource, VisitorActionSource } from '../domains/audience/visitors.sources.ts';
import type { UsageSource } from '../domains/billing/billing.sources.ts';
import type { BillingSource, InvoiceSource } from '../domains/billing/payment.sources.ts';
import type { CompanySource } from '../domains/company/company.sources.ts';
import type { AgencySource, ServicePortalSource, ManagedCompanySource } from '../domains/company/portal.sources.ts';
import type { EventReportSource } from '../domains/events/events.sources.ts';
import type { EventRuleSource } from '../domains/events/rules.sources.ts';
import type { TestSource } from '../domains/experiments/experiments.sources.ts';
import type { CommentSource } from '../domains/feedback/feedback.sources.ts';
import type { FlagSource } from '../domains/flags/flags.sources.ts';
import type { FunnelSource } from '../domains/funnels/funnels.sources.ts';
import type { GoalSource, GoalReportSource } from '../domains/goals/goals.sources.ts';
import type { ApiKeySource, ApiRequestSource } from '../domains/integrations/keys.sources.ts';
import type { WebhookSource, WebhookDeliverySource } from '../domains/integrations/webhooks.sources.ts';
import type { VisitorMapSource } from '../domains/places/places.sources.ts';
import type { ProjectSource } from '../domains/projects/projects.sources.ts';
import type { RecommendationSource } from '../domains/recommendations/recommendations.sources.ts';
import type { RetentionReportSource } from '../domains/retention/retention.sources.ts';
import type { SegmentSource } from '../domains/segments/segments.sources.ts';
import type { ShareGrantSource, ShareLinkSource } from '../domains/share/share.sources.ts';
import type { TeamMemberSource, InvitationSource } from '../domains/team/team.sources.ts';
import type { AnnotationSource, AuditEntrySource } from '../domains/timeline/timeline.sources.ts';
import type { MonthlyChartSource } from '../domains/traffic/monthly.sources.ts';
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
  /**
   * The values of a message's placeholders: an object of names to texts and numbers. A day is `YYYY-MM-DD`, an hour of it
   * `YYYY-MM-DDTHH:00`.
   */
  MessageParams: { input: Readonly<Record<string, string | number>>; output: Readonly<Record<string, string | number>>; }
};

/** What the viewer's role, plan, brand and project allow of a feature. */
export type Access = {
  __typename?: 'Access';
  /** What to tell the user where the state is UPGRADE. */
  message?: Maybe<Scalars['String']['output']>;
  /** Names the message, as in `Problem`; set with it. */
  reason?: Maybe<Scalars['String']['output']>;
  state: AccessState;
};

/** Whether a feature is open to the viewer. */
export type AccessState =
  | 'ALLOWED'
  /** Not shown at all. */
  | 'HIDDEN'
  /** Shown, with `message`; another plan opens it. */
  | 'UPGRADE';

/** How finely visits are told apart by where they came from; each level lies within those before it. */
export type AcquisitionLevel =
  /** utm_campaign. */
  | 'CAMPAIGN'
  | 'CHANNEL'
  /** The page that was entered by. */
  | 'LANDING'
  /** utm_source, or else the referring host. */
  | 'SOURCE';

/** Sessions of one value over time. */
export type AcquisitionLine = {
  __typename?: 'AcquisitionLine';
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** One an interval. */
  values: Array<Scalars['Float']['output']>;
};

/** One question about where visits came from; each field asks its own. */
export type AcquisitionReport = {
  __typename?: 'AcquisitionReport';
  /** The notes of the range that the viewer may see, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** What was done in the range that can change its numbers: the newest 50, oldest first; none for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** Why visits got their channel. */
  rules?: Maybe<ChannelRules>;
  /** Over time. Without an interval, one that suits the range. */
  series?: Maybe<AcquisitionSeries>;
  /** Split by one level. */
  table?: Maybe<AcquisitionTable>;
};


/** One question about where visits came from; each field asks its own. */
export type AcquisitionReportSeriesArgs = {
  interval?: InputMaybe<Interval>;
  level?: InputMaybe<AcquisitionLevel>;
};


/** One question about where visits came from; each field asks its own. */
export type AcquisitionReportTableArgs = {
  level?: InputMaybe<AcquisitionLevel>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  model?: InputMaybe<AttributionModel>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Visits of one value. Rates are shares from 0 to 1, null where there is nothing to divide by. */
export type AcquisitionRow = {
  __typename?: 'AcquisitionRow';
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Conversions divided by sessions. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Credited by the model: sessions in which the goal, or without one a purchase, happened. Linear credits are no whole numbers. */
  conversions: Scalars['Float']['output'];
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** Visitors in the compared range. */
  previousVisitors?: Maybe<Scalars['Float']['output']>;
  /** Credited by the model, in the table's currency. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** Sessions over time by where they came from. */
export type AcquisitionSeries = {
  __typename?: 'AcquisitionSeries';
  interval: Interval;
  /** The last interval is not over yet. */
  isPartial: Scalars['Boolean']['output'];
  /** The seven largest, the largest first. */
  lines: Array<AcquisitionLine>;
  /** What all smaller ones have together, one an interval. */
  rest: Array<Scalars['Float']['output']>;
  /** Starts of the intervals, oldest first; those that have not begun are left out. */
  times: Array<Scalars['LocalMoment']['output']>;
};

/** Visits by where they came from. */
export type AcquisitionTable = {
  __typename?: 'AcquisitionTable';
  /** ISO 4217; the project's, or where it has none the one of most conversions. Others are left out. Empty where nothing was paid. */
  currency: Scalars['String']['output'];
  /** Whose conversions these are; null: of any goal, and purchases. */
  goal?: Maybe<CountedGoal>;
  /** For API clients. */
  level: AcquisitionLevel;
  model: AttributionModel;
  range: ReportRange;
  /** Most visitors first. */
  rows: Array<AcquisitionRow>;
  /** How many values there are. */
  totalCount: Scalars['Int']['output'];
  /** All rows together. */
  totals: AcquisitionRow;
};

/** Only visits of these values; an empty text is where it is unknown. */
export type AcquisitionWithinInput = {
  channel?: InputMaybe<Scalars['String']['input']>;
  /** The page that was entered by. */
  landing?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};

/** An own property of an event, as text. */
export type ActionProperty = {
  __typename?: 'ActionProperty';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Counts by weekday and hour on the clock that was asked for: the project's, whose time zone is told, or the visitors'. */
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

/** Somebody who works in the same company. */
export type ActiveMember = {
  __typename?: 'ActiveMember';
  /** For API clients. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** For API clients. */
  role: Role;
  /** The host's number for the user. */
  userId: Scalars['Int']['output'];
};

/** What kind of address a request came from, as the API host saw it. */
export type AddressKind =
  | 'IPV4'
  | 'IPV6'
  /** The host's own machine; so is the gateway's, where both run on one. */
  | 'LOOPBACK'
  | 'PRIVATE';

/** What the company has earned in money by companies that came through its link. */
export type Affiliate = {
  __typename?: 'Affiliate';
  /** Openings of the link, once a day for each browser. */
  clicks: Scalars['Int']['output'];
  /** US dollars earned in all. */
  earned: Scalars['Int']['output'];
  /** The link to hand on. */
  linkUrl: Scalars['String']['output'];
  /** US dollars for each company that pays. */
  offer: Scalars['Int']['output'];
  /** US dollars that were sent. */
  paidOut: Scalars['Int']['output'];
  /** Of these, companies that pay. */
  paying: Scalars['Int']['output'];
  /** Companies that signed up through it. */
  signUps: Scalars['Int']['output'];
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
  color: NoteColor;
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** The day or hour that it stands at, or begins at. */
  date: Scalars['LocalMoment']['output'];
  /** The day or hour up to which it stands, inclusive; null: it stands at one. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the page that it is about; empty: none in particular. */
  page: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** Names the note within the timeline of its project: `note-4`. */
  timelineKey: Scalars['String']['output'];
  visibility: NoteVisibility;
};

/** On which side of the usual a day lies. */
export type Anomaly =
  | 'HIGH'
  | 'LOW';

/** A key with which a company's own programs ask. The key itself is answered once, when it is made. */
export type ApiKey = Node & {
  __typename?: 'ApiKey';
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who made it; the key can do no more than that member. */
  createdBy: Scalars['String']['output'];
  /** Null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The first letters of the key; empty where they are not known. */
  keyStart: Scalars['String']['output'];
  /** To the minute; null: never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  lastUsedFrom?: Maybe<AddressKind>;
  name: Scalars['String']['output'];
  /** The role of that member. For API clients. */
  role: Role;
  scopes: Array<ApiScope>;
};

/** A page of keys. */
export type ApiKeyConnection = {
  __typename?: 'ApiKeyConnection';
  edges: Array<ApiKeyEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ApiKeyEdge = {
  __typename?: 'ApiKeyEdge';
  cursor: Scalars['String']['output'];
  node: ApiKey;
};

/** One call of the API host that was made with a key. A GraphQL operation makes several, under one request id. */
export type ApiRequest = Node & {
  __typename?: 'ApiRequest';
  at: Scalars['DateTime']['output'];
  from: AddressKind;
  id: Scalars['ID']['output'];
  keyName: Scalars['String']['output'];
  /** HTTP method. */
  method: Scalars['String']['output'];
  /** Milliseconds until the answer was ready. */
  ms: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  requestId: Scalars['String']['output'];
  /** HTTP status. */
  status: Scalars['Int']['output'];
};

/** A page of the request log. */
export type ApiRequestConnection = {
  __typename?: 'ApiRequestConnection';
  edges: Array<ApiRequestEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ApiRequestEdge = {
  __typename?: 'ApiRequestEdge';
  cursor: Scalars['String']['output'];
  node: ApiRequest;
};

/** What an API key may do, within what the role of the member who made it allows. */
export type ApiScope =
  /** The company, its people, plan, usage, links and log. */
  | 'READ_ACCOUNT'
  /** Whatever a share link could show, of all projects. */
  | 'READ_REPORTS'
  /** Everything that the member who made the key may do. */
  | 'WRITE_ALL'
  /** Make, change and delete projects, with their notes and share links. */
  | 'WRITE_PROJECTS';

/** The version of the product that the host runs. */
export type AppVersion = {
  __typename?: 'AppVersion';
  /** Whether a page that runs an older one must reload. */
  force: Scalars['Boolean']['output'];
  version: Scalars['String']['output'];
};

export type ArchiveEventRuleInput = {
  id: Scalars['ID']['input'];
};

export type ArchiveEventRulePayload = {
  __typename?: 'ArchiveEventRulePayload';
  eventRule?: Maybe<EventRule>;
  problem?: Maybe<Problem>;
};

export type ArchiveGoalInput = {
  id: Scalars['ID']['input'];
};

export type ArchiveGoalPayload = {
  __typename?: 'ArchiveGoalPayload';
  goal?: Maybe<Goal>;
  problem?: Maybe<Problem>;
};

/** What is remembered about a user. */
export type AttributeKey =
  /** Which quickstart steps are done, as JSON: step title to 0 or 1, and closeStatus. */
  | 'INSIGHT'
  /** Why the user did not upgrade. */
  | 'REASON_NO_UPGRADE'
  /** What a new user wants to do and does for a living, as JSON: goal and role; both empty where they were skipped. */
  | 'WELCOME';

/** Which visit is credited with a conversion; visits count up to 90 days before it. */
export type AttributionModel =
  /** The visitor's first. */
  | 'FIRST'
  /** The one that converted. */
  | 'LAST'
  /** All of them, in equal parts. */
  | 'LINEAR';

/** Something that a member did. For API clients. */
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

/** The ways of sessions through pages and events, column by column. */
export type BehaviorFlow = {
  __typename?: 'BehaviorFlow';
  /** How many columns were asked for. */
  columns: Scalars['Int']['output'];
  /** Whose conversions were counted; null where the project has no default goal and none was asked for. */
  goal?: Maybe<CountedGoal>;
  links: Array<FlowLink>;
  nodes: Array<FlowNode>;
  range: ReportRange;
  /** Sessions whose ways are told. */
  sessions: Scalars['Float']['output'];
};

/** Who pays for a client's plan. */
export type BilledTo =
  | 'AGENCY'
  | 'CLIENT';

/** What the company pays, for its owners and admins. */
export type Billing = Node & {
  __typename?: 'Billing';
  card?: Maybe<PaymentCard>;
  /** What choosing this plan would do. */
  change?: Maybe<PlanChange>;
  id: Scalars['ID']['output'];
  /** Newest first. */
  invoices?: Maybe<InvoiceConnection>;
  /** Payments are tests: no money moves. */
  isTest?: Maybe<Scalars['Boolean']['output']>;
  /** The plans that can be bought, the cheapest first. */
  offers?: Maybe<Array<PlanOffer>>;
  /** Null: the company pays for nothing. */
  subscription?: Maybe<PlanSubscription>;
  /** Days by which the trial can still be extended; null: not, or not any more. */
  trialDays?: Maybe<Scalars['Int']['output']>;
  /** When the trial, or what a code has opened, ends. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};


/** What the company pays, for its owners and admins. */
export type BillingChangeArgs = {
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};


/** What the company pays, for its owners and admins. */
export type BillingInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** How often a plan is paid for. */
export type BillingCycle =
  | 'MONTH'
  | 'YEAR';

/** Doors of the billing portal. */
export type BillingPortalPage =
  | 'HOME'
  | 'INVOICE'
  | 'UPDATE';

/** Screens of billing, as menus show them. */
export type BillingScreen =
  | 'EXTEND_TRIALS'
  /** The invoices, through the billing portal. */
  | 'INVOICES'
  | 'PAYMENT'
  | 'SUBSCRIPTION';

/** What a rule compares. */
export type BlockKind =
  /** One address, IPv4 or IPv6, or a CIDR range. */
  | 'ADDRESS'
  /** A part of the user agent, whatever the case. */
  | 'AGENT'
  /** An ISO 3166 code. */
  | 'COUNTRY'
  /** Every address of a host name, looked up again every 5 minutes. */
  | 'HOSTNAME'
  /** A path, with `*` for any characters. */
  | 'PAGE';

/** What a rule would have done to the last 30 days. */
export type BlockPreview = {
  __typename?: 'BlockPreview';
  /** Of a host name: what it resolves to. */
  addresses: Array<Scalars['String']['output']>;
  /** All events of people in those days. */
  events: Scalars['Int']['output'];
  /** False where the past can't be compared: the rule would count from now on. */
  isCountable: Scalars['Boolean']['output'];
  /** Events of people that it matches. */
  matchedEvents: Scalars['Int']['output'];
  /** Events that came without a trace of their address, so that no rule on addresses matches them. */
  untracedEvents: Scalars['Int']['output'];
};

/** By which events of a project are thrown away as they come in. */
export type BlockRule = {
  __typename?: 'BlockRule';
  /** Of a host name: what it resolved to last. */
  addresses: Array<Scalars['String']['output']>;
  /** The host's number for the rule. */
  blockRuleId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who made it. */
  createdBy: Scalars['String']['output'];
  /** Events that it threw away since it was made; a few seconds late. */
  droppedEvents: Scalars['Float']['output'];
  kind: BlockKind;
  /** What the rule is for, in its maker's words; may be empty. */
  label: Scalars['String']['output'];
  lastDroppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a host name: why it does not resolve right now; the addresses before stay in force. */
  resolveProblem?: Maybe<Scalars['String']['output']>;
  /** What is compared: an address, a name, a word, a code or a path. */
  value: Scalars['String']['output'];
};

/** A content security policy that keeps the tracking code out. */
export type BlockingPolicy = {
  __typename?: 'BlockingPolicy';
  /** The whole policy with our host added. */
  corrected: Scalars['String']['output'];
  /** The directive that refuses it. */
  directive: Scalars['String']['output'];
  /** It stands in a meta element of the page rather than in a header. */
  isMeta: Scalars['Boolean']['output'];
  /** The first request that browsers refuse. */
  rejectedUrl: Scalars['String']['output'];
};

/** How the product is called and looks under the host name that the browser shows. */
export type Brand = {
  __typename?: 'Brand';
  /** Host name from which the tracker is loaded; null: the product's own. For API clients. */
  cdnDomain?: Maybe<Scalars['String']['output']>;
  /** Address of a style sheet of the brand's own. */
  cssUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the favicon. */
  faviconUrl?: Maybe<Scalars['String']['output']>;
  /** Which of the product's brands it is. */
  kind: BrandKind;
  /** Language that the brand asks for, ISO 639. For API clients. */
  language?: Maybe<Scalars['String']['output']>;
  /** A sentence of the brand's own for the sign-in page. */
  loginText?: Maybe<Scalars['String']['output']>;
  /** Address of the logo; null: the name is shown. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`; the app corrects it where contrast would fall below 4.5:1. */
  mainColor: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Set where the company behind the host name has an identity provider of its own. */
  sso?: Maybe<SsoOffer>;
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

/** Something that happened in a session before an error. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  path: Scalars['String']['output'];
  /** What was clicked, the title of the page, the event's name. */
  text: Scalars['String']['output'];
  /** The kind of event, such as `pageview` or `click`. */
  type: Scalars['String']['output'];
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
  /** ISO 3166 code of the country that a region or city is in, empty where unknown; null of what is no known place. */
  country?: Maybe<Scalars['String']['output']>;
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  /** Visitors in the compared range. */
  previousVisitors?: Maybe<Scalars['Float']['output']>;
  /** The region that a city is in, empty where unknown; null of what is no known city. */
  region?: Maybe<Scalars['String']['output']>;
  /** Mean of the deepest scroll of each page view, 0 to 1; only for pages. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
  sessions: Scalars['Float']['output'];
  /** What members call the event; null: it goes by its name, or is none. For API clients. */
  title?: Maybe<Scalars['String']['output']>;
  visitors: Scalars['Float']['output'];
};

export type BuyPlanInput = {
  /** Left out: the card that is kept, or the provider's own page. */
  card?: InputMaybe<CardInput>;
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};

export type BuyPlanPayload = {
  __typename?: 'BuyPlanPayload';
  billing?: Maybe<Billing>;
  /** The invoice's unguessable id. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
  /** A page of the payment provider's where the payment is finished; null: it is done. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CancelSubscriptionInput = {
  /** What was missing; for whoever makes the product better. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelSubscriptionPayload = {
  __typename?: 'CancelSubscriptionPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
};

/** A card as it was typed; only its brand and last four digits are kept. */
export type CardInput = {
  /** The security code. */
  cvc: Scalars['String']['input'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['input'];
  /** Four digits. */
  expYear: Scalars['Int']['input'];
  /** The name on it. */
  holder: Scalars['String']['input'];
  /** With or without spaces. */
  number: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  /** Proves who asks; may be guessed 10 times in 15 minutes. */
  currentPassword: Scalars['String']['input'];
  /** The new address; a mail to it asks to confirm the change. */
  email: Scalars['String']['input'];
};

export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  problem?: Maybe<Problem>;
  /** The user, whose `pendingEmail` waits for its mail's link. */
  user?: Maybe<User>;
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

export type ChangeSubscriptionInput = {
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};

export type ChangeSubscriptionPayload = {
  __typename?: 'ChangeSubscriptionPayload';
  billing?: Maybe<Billing>;
  /** The invoice's unguessable id, where something was charged. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A value that an entry of the timeline changed. */
export type ChangedField = {
  __typename?: 'ChangedField';
  after?: Maybe<Scalars['String']['output']>;
  /** As text; null: there was none. Secrets are masked. */
  before?: Maybe<Scalars['String']['output']>;
  /** As the host names it, such as `goal_value`. */
  field: Scalars['String']['output'];
};

/** A rule by which visits get their channel. */
export type ChannelRule = {
  __typename?: 'ChannelRule';
  channel: Scalars['String']['output'];
  /** Its place and name, such as `07 paid search`. */
  rule: Scalars['String']['output'];
  /** How many of the range it decided. */
  sessions: Scalars['Float']['output'];
  /** In words. */
  when: Scalars['String']['output'];
};

/** Why visits got their channel. */
export type ChannelRules = {
  __typename?: 'ChannelRules';
  clickIds: Array<ClickIdCount>;
  /** In the order in which they are asked; the first that fits decides. */
  rules: Array<ChannelRule>;
};

/** A month beside the same month of the year before. */
export type ChartMonth = {
  __typename?: 'ChartMonth';
  counts: MonthCounts;
  /** The month is not over yet. */
  isPartial: Scalars['Boolean']['output'];
  /** YYYY-MM */
  month: Scalars['String']['output'];
  /** A year earlier; beside the running month only until the same moment. */
  previous: MonthCounts;
};

export type CheckDomainPayload = {
  __typename?: 'CheckDomainPayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

export type CheckEventRuleInput = {
  /** Address of the page to look at, of one of the project's websites where it names any; https:// may be left out. */
  page: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** A CSS selector, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  /** Scrolling and time have nothing to show. */
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose words hold the event's value. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type CheckEventRulePayload = {
  __typename?: 'CheckEventRulePayload';
  /** Whoever opens it sees on the page what the rule matches. */
  address?: Maybe<Scalars['String']['output']>;
  /** Until when that is so. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  problem?: Maybe<Problem>;
};

export type CheckWebsiteInput = {
  project: Scalars['ID']['input'];
  /** Address of a page; https:// may be left out. */
  url: Scalars['String']['input'];
};

export type CheckWebsitePayload = {
  __typename?: 'CheckWebsitePayload';
  check?: Maybe<WebsiteCheck>;
  problem?: Maybe<Problem>;
};

/** Sessions that came with an ad's click id of one kind. */
export type ClickIdCount = {
  __typename?: 'ClickIdCount';
  /** Such as `gclid`. */
  name: Scalars['String']['output'];
  sessions: Scalars['Float']['output'];
};

/** What a visitor wrote about a page. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** ISO 3166 code; empty where it is unknown. */
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Kind of device that it was written on. */
  device: Scalars['String']['output'];
  /** Address that the visitor left. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the page that it is about, as the reports of traffic name it. */
  path: Scalars['String']['output'];
  /** From 1, worst, to 5, best; null without one. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** The visit in which it was written; null where the sender was no tracker. For API clients. */
  sessionId?: Maybe<Scalars['String']['output']>;
  status: FeedbackStatus;
  /** What members filed it under. For API clients. */
  tags: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  /** The page that it is about. */
  url: Scalars['String']['output'];
  /** Whoever wrote it; null where the sender was no tracker. */
  visitorId?: Maybe<Scalars['String']['output']>;
};

/** A page of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  edges: Array<CommentEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** The comments of one day. */
export type CommentDay = {
  __typename?: 'CommentDay';
  /** How many there are. */
  comments: Scalars['Int']['output'];
  /** YYYY-MM-DD, by the project's time zone. */
  day: Scalars['String']['output'];
  /** Mean of the ratings, 1 to 5; null without any. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** Those with a rating. For API clients. */
  rated: Scalars['Int']['output'];
};

export type CommentEdge = {
  __typename?: 'CommentEdge';
  cursor: Scalars['String']['output'];
  node: Comment;
};

/** The comments on one page. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** How many there are. */
  comments: Scalars['Int']['output'];
  /** Mean of the ratings, 1 to 5; null without any. */
  mean?: Maybe<Scalars['Float']['output']>;
  path: Scalars['String']['output'];
  /** Those with a rating. */
  rated: Scalars['Int']['output'];
};

/** How many comments are in each status. */
export type CommentStatusCounts = {
  __typename?: 'CommentStatusCounts';
  /** Put away. For API clients. */
  archived: Scalars['Int']['output'];
  /** Nothing is left to do. For API clients. */
  done: Scalars['Int']['output'];
  /** Nobody has looked at them yet. */
  new: Scalars['Int']['output'];
  /** Somebody works on them. */
  open: Scalars['Int']['output'];
};

/** How many comments there are, and how good their ratings. */
export type CommentTotals = {
  __typename?: 'CommentTotals';
  /** How many there are. */
  comments: Scalars['Int']['output'];
  /** Mean of the ratings, 1 to 5; null without any. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** Those with a rating. */
  rated: Scalars['Int']['output'];
};

/** A word, and in how many comments it is. */
export type CommentWord = {
  __typename?: 'CommentWord';
  /** How many there are. */
  comments: Scalars['Int']['output'];
  /** In small letters. */
  word: Scalars['String']['output'];
};

/** The company of the viewer. */
export type Company = Node & {
  __typename?: 'Company';
  /** The host's number for the company. For API clients. */
  companyId: Scalars['Int']['output'];
  /** Host name under which the company's own brand appears. */
  customDomain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The company's public key. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The plan that the company has bought. For API clients. */
  plan?: Maybe<Plan>;
};

/** How a company stands. */
export type CompanyState =
  | 'FREE'
  | 'PAID'
  /** Its members see nothing but why. */
  | 'SUSPENDED'
  /** On a plan that has an end. */
  | 'TRIAL'
  /** The last charge failed; it is tried again. */
  | 'UNPAID';

/** What a range is compared with. */
export type Comparison =
  /** The same length of time just before. */
  | 'PREVIOUS_PERIOD'
  /** The same days a year earlier. */
  | 'PREVIOUS_YEAR';

export type ConfirmEmailInput = {
  /** Of the mail's link `/confirm-email/{token}`. */
  token: Scalars['String']['input'];
};

export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The address from now on; null where a problem is answered. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A visit in which the goal was reached. */
export type ConvertedVisit = {
  __typename?: 'ConvertedVisit';
  /** When it was reached first in the visit. */
  at: Scalars['DateTime']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** The first page of the visit. */
  entryPath: Scalars['String']['output'];
  /** Pages that were shown up to then. */
  pages: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  /** In the currency that the report names. */
  revenue: Scalars['Float']['output'];
  sessionId: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

export type CountReferralVisitInput = {
  /** What stands at the end of the link. */
  ref: Scalars['String']['input'];
  /** What this browser is known by, so that it is counted once a day; 8 to 100 characters. Without one every visit counts. */
  visitor?: InputMaybe<Scalars['String']['input']>;
};

export type CountReferralVisitPayload = {
  __typename?: 'CountReferralVisitPayload';
  /** Who sent the visitor; null where nobody has that code. */
  companyName?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** Whose conversions a report counts. */
export type CountedGoal = {
  __typename?: 'CountedGoal';
  /** Of the project's goal; null where an event is counted by its name. */
  key?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type CreateAnnotationInput = {
  color?: InputMaybe<NoteColor>;
  date: Scalars['LocalMoment']['input'];
  /** Inclusive, not before the date; without it the note stands at the date alone. */
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  /** Path of the page that it is about. */
  page?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  /** 1 to 500 characters. */
  text: Scalars['String']['input'];
  visibility?: InputMaybe<NoteVisibility>;
};

export type CreateAnnotationPayload = {
  __typename?: 'CreateAnnotationPayload';
  annotation?: Maybe<Annotation>;
  problem?: Maybe<Problem>;
};

export type CreateApiKeyInput = {
  /** Days until it stops working, 1 to 3660; leave out for never. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 80 characters; no two keys have the same. */
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  edge?: Maybe<ApiKeyEdge>;
  /** The key itself; answered this once. */
  key?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type CreateBlockRuleInput = {
  /** Also delete what matches in the last 30 days, soon after and for good. */
  appliesToPast?: InputMaybe<Scalars['Boolean']['input']>;
  kind: BlockKind;
  /** At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  /** An address or range, a host name, 4 characters of a user agent or more, a country's code, or a path. */
  value: Scalars['String']['input'];
};

export type CreateBlockRulePayload = {
  __typename?: 'CreateBlockRulePayload';
  problem?: Maybe<Problem>;
  /** The project with its rules after the change. */
  project?: Maybe<Project>;
};

export type CreateErrorRuleInput = {
  part: IgnorePart;
  project: Scalars['ID']['input'];
  /** 2 to 200 characters. */
  words: Scalars['String']['input'];
};

export type CreateErrorRulePayload = {
  __typename?: 'CreateErrorRulePayload';
  /** The new rule's number. */
  errorRuleId?: Maybe<Scalars['Int']['output']>;
  problem?: Maybe<Problem>;
};

export type CreateEventRuleInput = {
  eventName: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** A CSS selector; percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose words hold the event's value. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type CreateEventRulePayload = {
  __typename?: 'CreateEventRulePayload';
  eventRule?: Maybe<EventRule>;
  problem?: Maybe<Problem>;
};

export type CreateGoalInput = {
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Small letters, digits, - and _; made of the name where it is left out. */
  key?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  purpose: GoalPurpose;
  rule: GoalRuleInput;
};

export type CreateGoalPayload = {
  __typename?: 'CreateGoalPayload';
  goal?: Maybe<Goal>;
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
  /** Let the holder save tables and charts as files; true unless told otherwise. */
  allowDownload?: InputMaybe<Scalars['Boolean']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Let the holder choose another range. */
  freeRange?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one thing to share, of modules whose screens show one (EVENTS: `name/purchase`); others are shared whole. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  module: ShareModule;
  /** At least 4 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  range: RangeInput;
  /** Take names of note authors, names in event properties, and e-mail addresses out of what the holder sees. */
  redactPersonalData?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  edge?: Maybe<ShareLinkEdge>;
  problem?: Maybe<Problem>;
  /** The whole address; answered this once. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CreateWebhookInput = {
  events: Array<EventKind>;
  /** Begins with https://, and leads to a public address. */
  url: Scalars['String']['input'];
};

export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  edge?: Maybe<WebhookEdge>;
  problem?: Maybe<Problem>;
  /** Signs what is sent; answered this once. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** The days of a range. */
export type DailyTraffic = {
  __typename?: 'DailyTraffic';
  /** Whose conversions these are; null: none is counted. */
  goal?: Maybe<CountedGoal>;
  range: ReportRange;
  rows: Array<DayRow>;
  /** Of the whole range: not the sum of its days, as one visitor comes on several. For API clients. */
  totals: MetricValues;
};

/** One day of traffic. */
export type DayRow = {
  __typename?: 'DayRow';
  /** The day is far from what is usual; null: it is not, is not over, or nothing is known to compare with. */
  anomaly?: Maybe<Anomaly>;
  /** Mean length of a session in seconds; null without sessions. */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions with one page view, no interaction and under 10 seconds, 0 to 1; null without sessions. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the chosen goal event happened. */
  conversions: Scalars['Float']['output'];
  /** YYYY-MM-DD */
  day: Scalars['String']['output'];
  /** Visitors in their first visit ever to the project. */
  newVisitors: Scalars['Float']['output'];
  pageviews: Scalars['Float']['output'];
  /** The day is not over yet. */
  partial: Scalars['Boolean']['output'];
  /** All other visitors. */
  returningVisitors: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  /** What is usual for the weekday; null where fewer than 4 such days are known. */
  usual?: Maybe<UsualDay>;
  visitors: Scalars['Float']['output'];
};

/** So many visitors needed at most so much; the last one has no end. */
export type DelayBucket = {
  __typename?: 'DelayBucket';
  /** Seconds, or visits; null: without an end. */
  upTo?: Maybe<Scalars['Int']['output']>;
  visitors: Scalars['Int']['output'];
};

export type DeleteAccountInput = {
  /** Where the account has a password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The user's own address, typed once more. */
  email: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The account is closed, and the session with it. */
  isDeleted: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
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

export type DeleteBlockRuleInput = {
  /** The host's number for the rule. */
  blockRuleId: Scalars['Int']['input'];
  project: Scalars['ID']['input'];
};

export type DeleteBlockRulePayload = {
  __typename?: 'DeleteBlockRulePayload';
  problem?: Maybe<Problem>;
  /** The project with its rules after the change. */
  project?: Maybe<Project>;
};

export type DeleteErrorRuleInput = {
  errorRuleId: Scalars['Int']['input'];
  project: Scalars['ID']['input'];
};

export type DeleteErrorRulePayload = {
  __typename?: 'DeleteErrorRulePayload';
  errorRuleId?: Maybe<Scalars['Int']['output']>;
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

export type DeleteSourceMapInput = {
  project: Scalars['ID']['input'];
  sourceMapId: Scalars['Int']['input'];
};

export type DeleteSourceMapPayload = {
  __typename?: 'DeleteSourceMapPayload';
  problem?: Maybe<Problem>;
  sourceMapId?: Maybe<Scalars['Int']['output']>;
};

export type DeleteVisitorInput = {
  id: Scalars['ID']['input'];
};

export type DeleteVisitorPayload = {
  __typename?: 'DeleteVisitorPayload';
  /** How many events are gone. */
  deletedEvents?: Maybe<Scalars['Int']['output']>;
  /** The id of the visitor that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteWebhookInput = {
  id: Scalars['ID']['input'];
};

export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The id of the webhook that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** How far a delivery has come. */
export type DeliveryState =
  /** Answered with 2xx. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** Not tried yet, or to be tried again. */
  | 'WAITING';

/** The accounts of a demo host; null elsewhere. */
export type Demo = {
  __typename?: 'Demo';
  accounts: Array<DemoAccount>;
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

/** The least change of the goal's rate that a test of two halves would show with the traffic of the last days. */
export type DetectableChange = {
  __typename?: 'DetectableChange';
  /** Relative, such as 0.09, at 95 % confidence and a power of 80 %; null: not within reach. */
  change?: Maybe<Scalars['Float']['output']>;
  /** Those of them who reached the goal. For API clients. */
  convertedVisitors: Scalars['Int']['output'];
  /** Days looked back on, and that the test would take. */
  days: Scalars['Int']['output'];
  /** Visitors of these days, of both halves together. For API clients. */
  visitors: Scalars['Int']['output'];
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

/** A record of the domain name system. */
export type DnsRecord = {
  __typename?: 'DnsRecord';
  name: Scalars['String']['output'];
  type: DnsRecordType;
  value: Scalars['String']['output'];
};

/** What a DNS record does for a domain. */
export type DnsRecordType =
  /** Leads the host name to the product. */
  | 'CNAME'
  /** Holds the company's verification code. */
  | 'TXT';

/** Whether a host name is proved to be the company's. Until it is, it has no effect anywhere. */
export type DomainCheck = {
  __typename?: 'DomainCheck';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the verification ends unless a check passes before; null while checks pass. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the last check found; empty before the first. */
  findings: Array<ServerMessage>;
  isVerified: Scalars['Boolean']['output'];
  /** To create where the domain is managed; empty where no check is needed, and for host names of others. */
  records: Array<DnsRecord>;
  /** Result of the last check; a verified host name whose checks fail stays verified for some days. */
  state: DomainState;
};

/** Result of a domain check. */
export type DomainState =
  /** A record is missing or has another value. */
  | 'FAILED'
  /** All records are there. */
  | 'OK'
  /** Not checked yet, or DNS did not answer. */
  | 'PENDING';

/** One day of an effect. */
export type EffectDay = {
  __typename?: 'EffectDay';
  /** YYYY-MM-DD */
  day: Scalars['String']['output'];
  /** Null for days that are not over, and for rates without sessions. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** How far two sides lie apart, and how sure that is. */
export type EffectDifference = {
  __typename?: 'EffectDifference';
  /** Upper end of the 95 % interval of the difference. */
  high: Scalars['Float']['output'];
  /** Lower end of the 95 % interval of the difference. */
  low: Scalars['Float']['output'];
  /** Two-sided p: Welch's t for counts of days, two proportions for rates. */
  p: Scalars['Float']['output'];
  /** After minus before. */
  value: Scalars['Float']['output'];
};

/** What can be compared before and after a day. */
export type EffectMetric =
  | 'BOUNCE_RATE'
  | 'CONVERSION_RATE'
  | 'PAGEVIEWS'
  | 'SESSIONS'
  | 'VISITORS';

/** The days before a day, or those after it. */
export type EffectSide = {
  __typename?: 'EffectSide';
  /** Whole days that are over. */
  days: Scalars['Int']['output'];
  /** Inclusive. */
  endDate: Scalars['String']['output'];
  /** YYYY-MM-DD; empty where no day is over. */
  startDate: Scalars['String']['output'];
  /** Mean of a day, or the share of all sessions from 0 to 1; null without any. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** What can be told of an address before it signs up; never whether it has an account. */
export type EmailCheck = {
  __typename?: 'EmailCheck';
  /** It belongs to a disposable mail service, which can't sign up. */
  isDisposable: Scalars['Boolean']['output'];
};

export type EndImpersonationPayload = {
  __typename?: 'EndImpersonationPayload';
  problem?: Maybe<Problem>;
  viewer?: Maybe<Viewer>;
};

export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  problem?: Maybe<Problem>;
  /** Where the viewer is still signed in: here. */
  sessions?: Maybe<Array<MemberSession>>;
};

export type EndSessionInput = {
  sessionId: Scalars['String']['input'];
};

export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  problem?: Maybe<Problem>;
  /** Where the viewer is still signed in. */
  sessions?: Maybe<Array<MemberSession>>;
};

/** A page and how much it is used; null where nothing was reported. */
export type EngagedPage = {
  __typename?: 'EngagedPage';
  /** Mean seconds in use of a page view. */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Page views that reported reading. */
  pageviews: Scalars['Float']['output'];
  path: Scalars['String']['output'];
  /** Mean of the deepest scroll of each page view, 0 to 1. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
};

/** How much visits are used. */
export type EngagementReport = {
  __typename?: 'EngagementReport';
  /** Pages on which people clicked in anger or in vain. */
  friction: Array<FrictionPage>;
  /** Sessions by page views. */
  pages: Array<EngagementStep>;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<EngagementTotals>;
  range: ReportRange;
  /** Visitors by sessions in the range. */
  returns: Array<EngagementStep>;
  /** Page views by percent of the page that was seen. */
  scroll: Array<EngagementStep>;
  /** Page views by seconds that the page was visible and in use. */
  time: Array<EngagementStep>;
  /** Most time in use first. */
  topPages: Array<EngagedPage>;
  totals: EngagementTotals;
};

/** How many lie in one step of a distribution. */
export type EngagementStep = {
  __typename?: 'EngagementStep';
  /** How many. */
  count: Scalars['Float']['output'];
  /** What belongs here is at least this and less than the next step. */
  from: Scalars['Float']['output'];
};

/** Totals of engagement; null where there is nothing to divide by. */
export type EngagementTotals = {
  __typename?: 'EngagementTotals';
  /** Of the sessions that began in the range: those of 10 seconds or longer, with two page views or more, or with a conversion. */
  engagedSessions: Scalars['Float']['output'];
  /** Seconds that pages were visible and in use, per session that began in the range. */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Engaged sessions divided by the sessions that began in the range, 0 to 1. */
  engagementRate?: Maybe<Scalars['Float']['output']>;
  /** Page views divided by sessions. */
  pagesPerSession?: Maybe<Scalars['Float']['output']>;
  /** Share of visitors with more than one session in the range, 0 to 1. */
  returningShare?: Maybe<Scalars['Float']['output']>;
  /** Mean of the deepest scroll of each page view, 0 to 1. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
  /** For API clients. */
  sessions: Scalars['Float']['output'];
};

/** Whose a group of errors is. */
export type ErrorAssignee = {
  __typename?: 'ErrorAssignee';
  name: Scalars['String']['output'];
  /** The host's number of the member. */
  userId: Scalars['Int']['output'];
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

/** What an error costs: conversion with it and without it. */
export type ErrorConversion = {
  __typename?: 'ErrorConversion';
  /** With minus without; null where too little is known. */
  difference?: Maybe<EffectDifference>;
  withError: ErrorConversionSide;
  withoutError: ErrorConversionSide;
};

/** Sessions, and how many of them converted. */
export type ErrorConversionSide = {
  __typename?: 'ErrorConversionSide';
  /** Sessions in which the goal event happened. */
  converted: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
};

/** One group of errors in detail. */
export type ErrorDetail = {
  __typename?: 'ErrorDetail';
  /** The 20 events before that occurrence in its session, oldest first. */
  breadcrumbs: Array<Breadcrumb>;
  browsers: Array<ErrorSplit>;
  /** Null without a goal. */
  conversion?: Maybe<ErrorConversion>;
  /** The stack by the source maps of the release, innermost call first; empty where no map is known for any of its calls. */
  frames: Array<ErrorFrame>;
  group: ErrorGroup;
  /** Newest first. */
  instances: Array<ErrorInstance>;
  /** The occurrence that was asked for; the oldest where there are fewer. */
  occurrence: ErrorOccurrence;
  pages: Array<ErrorSplit>;
  /** The groups that are counted as it, its own included; empty where nothing was merged into it. */
  parts: Array<ErrorPart>;
  /** Releases of the site; the empty one is where none was told. */
  releases: Array<ErrorSplit>;
  /** Of that occurrence; empty where the browser does not tell. */
  stack: Scalars['String']['output'];
  systems: Array<ErrorSplit>;
};

/** What the errors of a range are, whatever the kinds and releases asked for; most occurrences first, at most 30 each. */
export type ErrorFacets = {
  __typename?: 'ErrorFacets';
  browsers: Array<ErrorSplit>;
  kinds: Array<ErrorKindCount>;
  pages: Array<ErrorSplit>;
  releases: Array<ErrorSplit>;
  systems: Array<ErrorSplit>;
};

/** One call of a stack. */
export type ErrorFrame = {
  __typename?: 'ErrorFrame';
  /** Null where no source map is known. */
  original?: Maybe<OriginalPlace>;
  /** As the browser tells it. */
  text: Scalars['String']['output'];
};

/** Errors with the same message at the same place. */
export type ErrorGroup = {
  __typename?: 'ErrorGroup';
  /** Whose it is; null: nobody's. */
  assignee?: Maybe<ErrorAssignee>;
  /** Occurrences in the range. */
  count: Scalars['Float']['output'];
  /** Names the group within its project: 16 hexadecimal digits. */
  errorId: Scalars['String']['output'];
  /** The release of the site in which it was first seen, ever; empty where none was told. */
  firstRelease: Scalars['String']['output'];
  /** Ever, whatever the range. */
  firstSeen: Scalars['DateTime']['output'];
  /** It was resolved, and happened again. */
  isRegression: Scalars['Boolean']['output'];
  kind: ErrorKind;
  /** The release in which it was last seen, ever. */
  lastRelease: Scalars['String']['output'];
  /** In the range. */
  lastSeen: Scalars['DateTime']['output'];
  /** The words of the newest occurrence. */
  message: Scalars['String']['output'];
  /** File, line and column where it was thrown; empty where the browser does not tell. */
  place: Scalars['String']['output'];
  /** The later release in which it came back; empty where it did not, or no release says so. */
  regressionRelease: Scalars['String']['output'];
  /** Sessions in which it happened. */
  sessions: Scalars['Float']['output'];
  /** When it comes back; null unless it is snoozed. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Occurrences in 30 equal parts of the range as far as it has gone, oldest first. */
  sparkline: Array<Scalars['Float']['output']>;
  state: ErrorState;
  /** Such as `TypeError`, or `HTTP 503`. */
  type: Scalars['String']['output'];
  visitors: Scalars['Float']['output'];
};

/** One occurrence of an error. */
export type ErrorInstance = {
  __typename?: 'ErrorInstance';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Empty where it is unknown. */
  browser: Scalars['String']['output'];
  /** ISO 3166 code; empty where it is unknown. */
  country: Scalars['String']['output'];
  /** Empty where it is unknown. */
  device: Scalars['String']['output'];
  /** Names the occurrence. */
  eventId: Scalars['String']['output'];
  /** Empty where it is unknown. */
  os: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** The session in which it happened. */
  sessionId: Scalars['String']['output'];
  /** Whom it happened to. */
  visitorId: Scalars['String']['output'];
};

/** What went wrong: in a script, in a promise, in the page's own words, on the way to a server. */
export type ErrorKind =
  /** The page told its console: `console.error`. */
  | 'CONSOLE'
  /** A request got no answer or a status from 500 on, or a file did not load. */
  | 'NETWORK'
  /** A promise was rejected, and nothing caught it. */
  | 'REJECTION'
  /** A script threw, and nothing caught it. */
  | 'SCRIPT';

/** How often errors of one kind happened. */
export type ErrorKindCount = {
  __typename?: 'ErrorKindCount';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  kind: ErrorKind;
};

/** The error log of a range. */
export type ErrorLog = {
  __typename?: 'ErrorLog';
  /** All sessions, for shares. */
  allSessions: Scalars['Float']['output'];
  byState: ErrorStateCounts;
  /** Occurrences of all groups. */
  errors: Scalars['Float']['output'];
  /** What the list may be narrowed by. */
  facets: ErrorFacets;
  /** Most occurrences first. */
  groups: Array<ErrorGroup>;
  range: ReportRange;
  /** Sessions with any error. */
  sessions: Scalars['Float']['output'];
  /** How many groups fit the states and words. */
  totalCount: Scalars['Int']['output'];
};

/** The occurrence of an error that is looked at. */
export type ErrorOccurrence = {
  __typename?: 'ErrorOccurrence';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Empty where it is unknown. */
  browser: Scalars['String']['output'];
  /** ISO 3166 code; empty where it is unknown. */
  country: Scalars['String']['output'];
  /** Empty where it is unknown. */
  device: Scalars['String']['output'];
  /** Names the occurrence. For API clients. */
  eventId: Scalars['String']['output'];
  /** How many are newer. */
  index: Scalars['Int']['output'];
  /** Empty where it is unknown. */
  os: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Of the site; empty where none was told. */
  release: Scalars['String']['output'];
  /** Whom it happened to. */
  visitorId: Scalars['String']['output'];
};

/** A group of errors that is counted as another one, or that one itself. */
export type ErrorPart = {
  __typename?: 'ErrorPart';
  /** Occurrences in the range. */
  count: Scalars['Float']['output'];
  /** Names the group as it was stored. */
  errorId: Scalars['String']['output'];
  /** The words of its newest occurrence in the range; empty where there is none. */
  message: Scalars['String']['output'];
  /** Such as `TypeError`, or `HTTP 503`. */
  type: Scalars['String']['output'];
};

/** Errors with these words are not counted anywhere. */
export type ErrorRule = {
  __typename?: 'ErrorRule';
  createdAt: Scalars['DateTime']['output'];
  /** The member's name. */
  createdBy: Scalars['String']['output'];
  /** The host's number of it. */
  errorRuleId: Scalars['Int']['output'];
  /** Occurrences of the last 30 days that it hides. */
  hidden: Scalars['Float']['output'];
  part: IgnorePart;
  /** Found in it, whatever the case. */
  words: Scalars['String']['output'];
};

/** What a rule would hide of the last 30 days. */
export type ErrorRulePreview = {
  __typename?: 'ErrorRulePreview';
  /** All occurrences that are counted now. */
  counted: Scalars['Float']['output'];
  /** Groups with such occurrences. */
  groups: Scalars['Float']['output'];
  /** Occurrences that are counted now. */
  hidden: Scalars['Float']['output'];
};

/** How often an error happened with one value. */
export type ErrorSplit = {
  __typename?: 'ErrorSplit';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
};

/** What members decided about a group of errors. */
export type ErrorState =
  | 'IGNORED'
  | 'RESOLVED'
  /** Put away until a day. */
  | 'SNOOZED'
  /** Nobody has decided, or it happened again after it was resolved. */
  | 'UNRESOLVED';

/** How many groups are in each state. */
export type ErrorStateCounts = {
  __typename?: 'ErrorStateCounts';
  /** Groups that nobody wants to hear of. */
  ignored: Scalars['Int']['output'];
  /** Groups that did not happen again. */
  resolved: Scalars['Int']['output'];
  /** Groups that are put away for a time. */
  snoozed: Scalars['Int']['output'];
  /** Groups that need somebody. */
  unresolved: Scalars['Int']['output'];
};

/** How often an event happened, and to how many people. */
export type EventCounts = {
  __typename?: 'EventCounts';
  count: Scalars['Int']['output'];
  visitors: Scalars['Int']['output'];
};

/** What became of an event in a range. */
export type EventFacts = {
  __typename?: 'EventFacts';
  /** HOUR in ranges of up to two days, otherwise DAY. */
  interval: Interval;
  /** False: the project never received this event, in any range. */
  isKnown: Scalars['Boolean']['output'];
  /** The last point is not over yet. */
  isPartial: Scalars['Boolean']['output'];
  /** What members call it; null for a property of events. */
  naming?: Maybe<EventNaming>;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<EventTotals>;
  range: ReportRange;
  series: Array<EventPoint>;
  split: Array<EventSplitRow>;
  totals: EventTotals;
};

/** What webhooks are told of. */
export type EventKind =
  /** A visitor left feedback on a page. */
  | 'FEEDBACK_CREATED'
  /** An invitation was followed. */
  | 'MEMBER_JOINED'
  | 'MEMBER_REMOVED'
  | 'PROJECT_CREATED'
  | 'PROJECT_DELETED'
  /** A share link was made. */
  | 'SHARE_CREATED'
  /** A trial ends within three days. */
  | 'TRIAL_ENDING'
  /** The month's sessions are used up. */
  | 'USAGE_FULL'
  /** 80 % of the month's sessions are used. */
  | 'USAGE_HIGH';

/** The events of a range by name, most frequent first. */
export type EventList = {
  __typename?: 'EventList';
  range: ReportRange;
  rows: Array<EventSummary>;
  /** Those of other pages included. */
  totalCount: Scalars['Int']['output'];
};

/** What members call an event; the events themselves stay as they came. */
export type EventNaming = {
  __typename?: 'EventNaming';
  /** Null: it goes by its own. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Left out of lists and flows; what counts by it goes on. */
  isHidden: Scalars['Boolean']['output'];
  /** The event that it is counted as. */
  mergedInto?: Maybe<Scalars['String']['output']>;
  /** The events that are counted as this one. */
  mergedNames: Array<Scalars['String']['output']>;
  /** As the events carry it. */
  name: Scalars['String']['output'];
};

/** One interval of an event's series. */
export type EventPoint = {
  __typename?: 'EventPoint';
  /** Start of the interval. */
  at: Scalars['LocalMoment']['output'];
  count: Scalars['Int']['output'];
  /** The same interval of the compared range. */
  previous?: Maybe<Scalars['Int']['output']>;
};

/** A property of an event. */
export type EventProperty = {
  __typename?: 'EventProperty';
  /** Events that had it. For API clients. */
  count: Scalars['Int']['output'];
  /** Different values. */
  distinct: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The 10 most frequent. */
  values: Array<EventPropertyValue>;
};

/** A value of a property, as text. */
export type EventPropertyValue = {
  __typename?: 'EventPropertyValue';
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

/** An event over a range; each field asks the host once, facts once for each split. */
export type EventReport = {
  __typename?: 'EventReport';
  /** The notes of the range that the viewer may see, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** What was done in the range that can change its numbers: the newest 50, oldest first; none for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** Totals, the series and a break-down. */
  facts?: Maybe<EventFacts>;
  /** As they came, newest first. */
  newest?: Maybe<Array<HappenedEvent>>;
  /** The properties that it carried, most frequent first. */
  properties?: Maybe<Array<EventProperty>>;
};


/** An event over a range; each field asks the host once, facts once for each split. */
export type EventReportFactsArgs = {
  split?: EventSplit;
};


/** An event over a range; each field asks the host once, facts once for each split. */
export type EventReportNewestArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** An event that the tracker makes of what visitors do, without a line of code on the site. */
export type EventRule = Node & {
  __typename?: 'EventRule';
  /** Name of the member who made it. */
  author: Scalars['String']['output'];
  /** Events that it made within the last 30 days. */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The host's number, which addresses of the app carry. */
  eventConfigId: Scalars['Int']['output'];
  /** Name of the event that it makes. */
  eventName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  status: EventRuleStatus;
  /** A CSS selector; percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['output'];
  trigger: EventTrigger;
  /** The page; empty: every page. */
  url: Scalars['String']['output'];
  /** CSS selector of the element whose words hold the event's value; empty: it has none. */
  valueFrom: Scalars['String']['output'];
};

/** A page of event rules. */
export type EventRuleConnection = {
  __typename?: 'EventRuleConnection';
  edges: Array<EventRuleEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EventRuleEdge = {
  __typename?: 'EventRuleEdge';
  cursor: Scalars['String']['output'];
  node: EventRule;
};

/** How often a page saw something. */
export type EventRulePage = {
  __typename?: 'EventRulePage';
  count: Scalars['Int']['output'];
  path: Scalars['String']['output'];
};

/** How often a rule would have been met lately. */
export type EventRulePreview = {
  __typename?: 'EventRulePreview';
  /** Days looked back on. */
  days: Scalars['Int']['output'];
  /** null: what is stored can't tell. */
  matches?: Maybe<Scalars['Int']['output']>;
  pages: Array<EventRulePage>;
  visitors: Scalars['Int']['output'];
};

/** A preview, or what is wrong with the rule. */
export type EventRulePreviewAnswer = {
  __typename?: 'EventRulePreviewAnswer';
  preview?: Maybe<EventRulePreview>;
  problem?: Maybe<Problem>;
};

export type EventRulePreviewInput = {
  /** A CSS selector; percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** How an event rule stands. */
export type EventRuleStatus =
  | 'ACTIVE'
  /** It makes no events any more; those that it made stay. */
  | 'ARCHIVED'
  | 'PAUSED';

/** How an event came to be. */
export type EventSource =
  /** Sent by the site's own code. */
  | 'CODE'
  /** Made by an event rule. */
  | 'RULE'
  /** Seen by the tracker itself. */
  | 'TRACKER';

/** What an event can be split by. */
export type EventSplit =
  | 'BROWSER'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  | 'OS'
  | 'PAGE';

/** A part of an event's break-down. */
export type EventSplitRow = {
  __typename?: 'EventSplitRow';
  count: Scalars['Int']['output'];
  /** As stored; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** For API clients. */
  visitors: Scalars['Int']['output'];
};

/** An event by name. */
export type EventSummary = {
  __typename?: 'EventSummary';
  count: Scalars['Int']['output'];
  /** What members call it; null: it goes by its own name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Ever, whatever the filters; only in a list of a range. */
  firstSeen?: Maybe<Scalars['DateTime']['output']>;
  isHidden: Scalars['Boolean']['output'];
  lastSeen: Scalars['DateTime']['output'];
  /** The events that are counted as this one. */
  mergedNames: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** In the compared range; null without a comparison. */
  previous?: Maybe<EventCounts>;
  source: EventSource;
  /** Counts of 30 equal parts of the range, oldest first; only in a list of a range. */
  trend?: Maybe<Array<Scalars['Int']['output']>>;
  visitors: Scalars['Int']['output'];
};

/** The events that came last. */
export type EventTail = {
  __typename?: 'EventTail';
  /** When it was read. For API clients. */
  at: Scalars['DateTime']['output'];
  /** At most 100 of the last 30 minutes, newest first; hidden ones are left out. */
  events: Array<TailedEvent>;
};

/** How often an event happened, and in how many visits. */
export type EventTotals = {
  __typename?: 'EventTotals';
  /** All sessions of the range. */
  allSessions: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  /** Sessions in which it happened. */
  sessions: Scalars['Int']['output'];
  /** Sum of the events' own values. */
  value: Scalars['Float']['output'];
  visitors: Scalars['Int']['output'];
};

/** What makes the tracker tell of an event. */
export type EventTrigger =
  /** An element is clicked, or something inside it. */
  | 'CLICK'
  /** A JavaScript expression becomes true on the page, once a page. It is code on visitors' pages: only Owner and Admin set, change, show or resume one. */
  | 'CONDITION'
  /** The pointer rests on an element, or something inside it, once a page; a finger never does. */
  | 'HOVER'
  /** A field is changed; what is typed is never read. */
  | 'INPUT'
  /** So many percent of the page were seen, once a page. */
  | 'SCROLL'
  /** A form is sent. */
  | 'SUBMIT'
  /** The page was open for so many seconds. */
  | 'TIMER'
  /** An element comes into sight, once a page. */
  | 'VISIBLE';

/** Where a member is held whose plan has ended. */
export type ExpiredPlan = {
  __typename?: 'ExpiredPlan';
  /** The pages that stay open; nothing else is answered to such a member either. */
  paths: Array<Scalars['String']['output']>;
  /** Where every other address leads. */
  startPath: Scalars['String']['output'];
};

export type ExtendTrialPayload = {
  __typename?: 'ExtendTrialPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
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

/** What visitors said of a project's pages. */
export type FeedbackReport = {
  __typename?: 'FeedbackReport';
  /** Newest first. */
  comments: Array<Comment>;
  /** Every day of the range, oldest first. */
  days: Array<CommentDay>;
  /** The oldest comments of the range, where there are too many to look at. */
  leftOut: Scalars['Int']['output'];
  /** Most comments first, at most 50. */
  pages: Array<CommentPage>;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<CommentTotals>;
  range: ReportRange;
  sentiment: SentimentCounts;
  status: CommentStatusCounts;
  totals: CommentTotals;
  /** In most comments first, at most 40; words that say nothing alone are left out (English and German). */
  words: Array<CommentWord>;
};

/** What became of a comment. */
export type FeedbackStatus =
  | 'ARCHIVED'
  | 'DONE'
  | 'NEW'
  | 'OPEN';

/** One condition of a filter. */
export type FilterCondition = {
  __typename?: 'FilterCondition';
  criteria: FilterCriteria;
  /** Which one a keyed criterion looks at; null where the criterion has no key. */
  key?: Maybe<Scalars['String']['output']>;
  operator: FilterOperator;
  /** Empty with EXISTS and EXISTS_NOT. */
  value: Scalars['String']['output'];
};

export type FilterConditionInput = {
  criteria: FilterCriteria;
  /** Needed with QUERYPARAM and ATTRIBUTE, and with nothing else: the name of the query parameter or attribute. */
  key?: InputMaybe<Scalars['String']['input']>;
  operator: FilterOperator;
  /** Not needed for EXISTS and EXISTS_NOT. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a filter looks at. */
export type FilterCriteria =
  /** Visitors of whom the site said this with identify; the key is the name of the attribute. Not for holders of a link. */
  | 'ATTRIBUTE'
  | 'BROWSER'
  | 'CITY'
  | 'COUNTRY'
  /** 1 Monday to 7 Sunday, by the project's clock. */
  | 'DAYOFWEEK'
  | 'DEVICE'
  /** Sessions in which this event happened. */
  | 'EVENT'
  | 'EXIT_PAGE'
  /** Sessions in which this goal was reached: the key of a goal of the project, or the name of an event. */
  | 'GOAL'
  /** 0 to 23, by the project's clock. */
  | 'HOUROFDAY'
  | 'LANDING_PAGE'
  | 'LANG'
  | 'OS'
  | 'PAGE'
  /** Page views of the range that were visible and in use for so long: seconds. */
  | 'PAGE_TIME'
  /** Events at addresses with this query parameter; the key is its name. */
  | 'QUERYPARAM'
  | 'REF_HOST'
  | 'REF_PAGE'
  | 'REGION'
  /** Page views of the range of which so much was in sight: percent of the page. */
  | 'SCROLL_DEPTH'
  /** Sessions with so many page views in the range. */
  | 'SESSION_PAGEVIEWS'
  /** The channel. */
  | 'SOURCE'
  /** Who sent the visitor, by name where it is known: Google, Facebook; otherwise the UTM source or the referring host. */
  | 'SOURCE_NAME'
  | 'UTM_CAMPAIGN'
  | 'UTM_CONTENT'
  | 'UTM_MEDIUM'
  | 'UTM_SOURCE'
  | 'UTM_TERM'
  /** 1 Monday to 7 Sunday, by the visitor's own clock; by the project's where that is not known. */
  | 'VISITOR_DAYOFWEEK'
  /** 0 to 23, by the visitor's own clock; by the project's where that is not known. */
  | 'VISITOR_HOUROFDAY'
  /** The visits of one visitor: the visitor's id, a UUID. Takes IS and IS_NOT. */
  | 'VISITOR_ID'
  /** Visitors with so many sessions in the range, whatever else the filter asks. */
  | 'VISITOR_SESSIONS'
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
  /** Of numbers only, both ends included: the value is two numbers with a comma, such as 2,5. */
  | 'BETWEEN'
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
  /** What members call it, of a goal or an event; null: it goes by its value. */
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  visitors: Scalars['Float']['output'];
};

/** The first session of a project that was recorded. */
export type FirstRecording = {
  __typename?: 'FirstRecording';
  /** Where its visitor was. */
  location?: Maybe<Scalars['String']['output']>;
  /** Id of the session; null until there is one. */
  session?: Maybe<Scalars['String']['output']>;
};

/** A switch in a project's own code. For API clients. */
export type Flag = Node & {
  __typename?: 'Flag';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How the code calls it. */
  key: Scalars['String']['output'];
  status: FlagStatus;
  /** What it holds: boolean, string, number or json. */
  valueType: FlagType;
};

/** A page of flags. */
export type FlagConnection = {
  __typename?: 'FlagConnection';
  edges: Array<FlagEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FlagEdge = {
  __typename?: 'FlagEdge';
  cursor: Scalars['String']['output'];
  node: Flag;
};

/** Whether a flag is served. */
export type FlagStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'OFF'
  | 'ON';

/** What a flag holds. */
export type FlagType =
  | 'BOOLEAN'
  | 'JSON'
  | 'NUMBER'
  | 'STRING';

/** A stop in the middle of its neighbours. */
export type FlowAround = {
  __typename?: 'FlowAround';
  /** Most often first; exits are apart. */
  after: Array<FlowNeighbour>;
  /** Most often first; entries are apart. */
  before: Array<FlowNeighbour>;
  /** Times that it was the first of a session. */
  entries: Scalars['Float']['output'];
  /** Times that it was the last of a session. */
  exits: Scalars['Float']['output'];
  /** Times that a session came back to it. */
  loops: Scalars['Float']['output'];
  range: ReportRange;
  /** In how many sessions. */
  sessions: Scalars['Float']['output'];
  /** How often it came in a way; the same one twice in a row is one time. */
  times: Scalars['Float']['output'];
};

/** What a step of a way is. */
export type FlowKind =
  | 'EVENT'
  | 'PAGE';

/** Sessions that went from one node to one of the next column. */
export type FlowLink = {
  __typename?: 'FlowLink';
  /** Place of the first node in the list of nodes. */
  from: Scalars['Int']['output'];
  sessions: Scalars['Float']['output'];
  /** Place of the second node in the list of nodes. */
  to: Scalars['Int']['output'];
};

/** What comes next to a stop, and how often; or all rare ones of that side together. */
export type FlowNeighbour = {
  __typename?: 'FlowNeighbour';
  /** Null: all rarer ones. */
  kind?: Maybe<FlowKind>;
  /** The path, the rule that groups it, or the name of the event; empty for all rarer ones. */
  name: Scalars['String']['output'];
  /** How often it came next to the stop. */
  times: Scalars['Float']['output'];
  /** What members call the event; null for all others. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A stop in one column, or all rare ones of the column together. */
export type FlowNode = {
  __typename?: 'FlowNode';
  /** From 0; where an end is asked for it stands in the last column. */
  column: Scalars['Int']['output'];
  /** Sessions in which the goal event happened at this step or later; 0 without a goal. */
  converted: Scalars['Float']['output'];
  /** Sessions that went no further than here; 0 with an end. */
  dropped: Scalars['Float']['output'];
  /** Null: the rest of the column. */
  kind?: Maybe<FlowKind>;
  /** The path, the rule that groups it, or the name of the event; empty for the rest of the column. */
  name: Scalars['String']['output'];
  sessions: Scalars['Float']['output'];
  /** What members call the event; null: it goes by its own name, or is none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A step of a way. */
export type FlowStopInput = {
  kind: FlowKind;
  /** The path (or the rule that groups it), or the name of the event. */
  name: Scalars['String']['input'];
};

/** How often something happened. */
export type FrictionCount = {
  __typename?: 'FrictionCount';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  /** Sessions in which it happened. */
  sessions: Scalars['Float']['output'];
};

/** What got in people's way in one range. */
export type FrictionFigures = {
  __typename?: 'FrictionFigures';
  /** Clicks on what looks clickable, after which nothing happened. */
  dead: FrictionCount;
  /** Script errors. */
  errors: FrictionCount;
  /** 75th percentile of the largest contentful paint, in milliseconds; null: nothing was measured. */
  lcp?: Maybe<Scalars['Float']['output']>;
  /** Pages with at least 10 measured page loads: only those can be slow. */
  measuredPages: Scalars['Float']['output'];
  /** Three or more clicks within a second on one spot. */
  rage: FrictionCount;
  /** Pages whose largest contentful paint took longer than 2.5 seconds for one of four page loads or more. */
  slowPages: Scalars['Float']['output'];
};

/** A page on which people got stuck. */
export type FrictionPage = {
  __typename?: 'FrictionPage';
  /** Dead clicks: on what looks clickable, and nothing happened. */
  dead: Scalars['Float']['output'];
  path: Scalars['String']['output'];
  /** Rage clicks: three or more within a second on one spot. */
  rage: Scalars['Float']['output'];
  /** Sessions in which either happened. */
  sessions: Scalars['Float']['output'];
};

/** What got in people's way, and before. */
export type FrictionReport = {
  __typename?: 'FrictionReport';
  now: FrictionFigures;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<FrictionFigures>;
  /** For API clients. */
  range: ReportRange;
};

/** A way through a project's pages and events, step by step. For API clients. */
export type Funnel = Node & {
  __typename?: 'Funnel';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  stepCount: Scalars['Int']['output'];
  /** Seconds within which all of it must happen. */
  window: Scalars['Int']['output'];
};

/** A page of funnels. */
export type FunnelConnection = {
  __typename?: 'FunnelConnection';
  edges: Array<FunnelEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FunnelEdge = {
  __typename?: 'FunnelEdge';
  cursor: Scalars['String']['output'];
  node: Funnel;
};

/** What counts as a conversion. Read out of the events that are stored already, wherever they can tell. */
export type Goal = Node & {
  __typename?: 'Goal';
  /** Name of the member who made it. For API clients. */
  author: Scalars['String']['output'];
  /** Only the page itself can tell, so that it counts from then on; null: the stored events tell the past as well. */
  countsSince?: Maybe<Scalars['DateTime']['output']>;
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** The page on which it must happen; empty: any. */
  elementUrl: Scalars['String']['output'];
  /** The host's number, which addresses of the app carry. */
  goalProfileId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Nothing counts by it any more; what counted by it can still be read. */
  isArchived: Scalars['Boolean']['output'];
  /** Counts wherever no other goal is chosen. */
  isDefault: Scalars['Boolean']['output'];
  /** Names the goal in addresses and in the site's code; it never changes. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  purpose: GoalPurpose;
  report?: Maybe<GoalReport>;
  type: GoalType;
  usedIn: Array<GoalUse>;
  /** What the type looks for. */
  value: Scalars['String']['output'];
};


/** What counts as a conversion. Read out of the events that are stored already, wherever they can tell. */
export type GoalReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  range: RangeInput;
};

/** A page of goals. */
export type GoalConnection = {
  __typename?: 'GoalConnection';
  /** Code of the money that revenue is in: the project's, or where it has none that of most of it; null: neither. */
  currency?: Maybe<Scalars['String']['output']>;
  edges: Array<GoalEdge>;
  pageInfo: PageInfo;
  /** The days of the standings; null where none are asked for. */
  range?: Maybe<ReportRange>;
  totalCount: Scalars['Int']['output'];
};

/** What lies between a visitor's first visit ever and the first conversion of the range. */
export type GoalDelay = {
  __typename?: 'GoalDelay';
  /** Seconds. */
  median?: Maybe<Scalars['Float']['output']>;
  /** Seconds. For API clients. */
  p90?: Maybe<Scalars['Float']['output']>;
  /** By seconds. */
  times: Array<DelayBucket>;
  /** By visits, the one with the conversion included. */
  visits: Array<DelayBucket>;
};

export type GoalEdge = {
  __typename?: 'GoalEdge';
  cursor: Scalars['String']['output'];
  node: Goal;
  /** Only where a range is asked for. */
  standing?: Maybe<GoalStanding>;
};

/** A page, and how often the goal was reached on it or after it. */
export type GoalPage = {
  __typename?: 'GoalPage';
  conversions: Scalars['Int']['output'];
  /** Empty: the goal was reached on the first page of the visit. */
  path: Scalars['String']['output'];
};

/** What a rule would have counted lately. */
export type GoalPreview = {
  __typename?: 'GoalPreview';
  conversions: Scalars['Int']['output'];
  /** Visitors who reached it. */
  convertedVisitors: Scalars['Int']['output'];
  /** Days looked back on. */
  days: Scalars['Int']['output'];
  /** The pages on which it was reached, most frequent first. */
  pages: Array<GoalPage>;
  /** false: only the tracker can tell, from when the goal is saved. */
  readsPast: Scalars['Boolean']['output'];
  sessions: Scalars['Int']['output'];
  visits: Array<ConvertedVisit>;
};

/** A preview, or what is wrong with the rule. */
export type GoalPreviewAnswer = {
  __typename?: 'GoalPreviewAnswer';
  preview?: Maybe<GoalPreview>;
  problem?: Maybe<Problem>;
};

/** What a goal is good for. */
export type GoalPurpose =
  | 'ENGAGE'
  | 'GENERATE'
  | 'SELL';

/** A goal over a range. All fields but the visits together ask the host once. */
export type GoalReport = {
  __typename?: 'GoalReport';
  /** Code of the money that revenue is in: the project's, or where it has none that of most of it; null: neither. */
  currency?: Maybe<Scalars['String']['output']>;
  delay?: Maybe<GoalDelay>;
  detectable?: Maybe<DetectableChange>;
  /** The pages that were shown last before the one on which the goal was reached, most frequent first. */
  pagesBefore?: Maybe<Array<GoalPage>>;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<GoalTotals>;
  range?: Maybe<ReportRange>;
  totals?: Maybe<GoalTotals>;
  /** The traffic of the same range, with this goal's conversions. */
  traffic?: Maybe<TrafficReport>;
  /** The visits in which it was reached, newest first. */
  visits?: Maybe<Array<ConvertedVisit>>;
};


/** A goal over a range. All fields but the visits together ask the host once. */
export type GoalReportVisitsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** What is looked for in the events. */
export type GoalRuleInput = {
  elementUrl?: InputMaybe<Scalars['String']['input']>;
  type: GoalType;
  value: Scalars['String']['input'];
};

/** How a goal did in a range. */
export type GoalStanding = {
  __typename?: 'GoalStanding';
  /** Of all sessions, 0 to 1. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which it was reached. */
  conversions: Scalars['Int']['output'];
  /** Within the last 90 days; null: not once. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the currency that the list names; null where the goal carries no money. */
  revenue?: Maybe<Scalars['Float']['output']>;
};

/** How many reached a goal, of how many. */
export type GoalTotals = {
  __typename?: 'GoalTotals';
  /** Sessions in which the goal was reached. */
  conversions: Scalars['Int']['output'];
  /** Visitors who reached it. */
  convertedVisitors: Scalars['Int']['output'];
  /** In the currency that the report names. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
  /** For API clients. */
  visitors: Scalars['Int']['output'];
};

/** How a goal is reached. */
export type GoalType =
  /** A click on what a CSS selector finds, or on something inside it. */
  | 'CLICK_ON_ELEMENT'
  /** A click on something with these words. */
  | 'CLICK_ON_TEXT'
  /** A visit lasts so many seconds. */
  | 'DURATION'
  /** Something that a CSS selector finds comes into sight. */
  | 'ELEMENT_APPEARS'
  /** An event of this name happens. */
  | 'EVENT'
  /** A click on a link to another site whose address contains the value. */
  | 'EXTERNAL_LINK'
  /** A form that a CSS selector finds is sent. */
  | 'FORM_SUBMIT'
  /** A page whose address contains the value. */
  | 'PAGEVIEW'
  /** Exactly this page. */
  | 'PAGEVIEW_EXACT'
  /** A page whose address fits a regular expression. */
  | 'PAGEVIEW_REGEX'
  /** A page whose address fits a pattern with `*`. */
  | 'PAGEVIEW_WILDCARD'
  /** An event of this name carries a value. */
  | 'REVENUE'
  /** The site's own code says so. */
  | 'SCRIPT'
  /** So many percent of a page were seen. */
  | 'SCROLLING';

/** What counts by a goal. */
export type GoalUse = {
  __typename?: 'GoalUse';
  kind: GoalUseKind;
  name: Scalars['String']['output'];
};

/** What can count by a goal. */
export type GoalUseKind =
  | 'FUNNEL'
  /** A saved filter of visits that reached the goal, or did not. */
  | 'SEGMENT'
  | 'TEST';

/** A path and how often it was shown. */
export type GroupedPath = {
  __typename?: 'GroupedPath';
  pageviews: Scalars['Float']['output'];
  path: Scalars['String']['output'];
};

/** Which paths a rule of grouping fits. */
export type GroupingPreview = {
  __typename?: 'GroupingPreview';
  /** Most page views first, at most 20. */
  paths: Array<GroupedPath>;
  /** How many paths it fits. */
  totalCount: Scalars['Int']['output'];
};

/** An event as it came. */
export type HappenedEvent = {
  __typename?: 'HappenedEvent';
  at: Scalars['DateTime']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** As the sender made it. */
  eventId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** As JSON; empty without any. */
  props: Scalars['String']['output'];
  value: Scalars['Float']['output'];
  visitorId: Scalars['String']['output'];
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

/** What is counted of an hour. */
export type HourCounts = {
  __typename?: 'HourCounts';
  /** Sessions in which the chosen goal event happened. */
  conversions: Scalars['Float']['output'];
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** One hour of the day over all days of a range. */
export type HourRow = {
  __typename?: 'HourRow';
  /** Sessions in which the chosen goal event happened. */
  conversions: Scalars['Float']['output'];
  /** 0 to 23 on the wall clock that was asked for. */
  hour: Scalars['Int']['output'];
  pageviews: Scalars['Float']['output'];
  /** The same hour of the compared range; null without a comparison. */
  previous?: Maybe<HourCounts>;
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** The hours of the day; totals are not their sum, as one visitor comes at several hours. */
export type HourlyTraffic = {
  __typename?: 'HourlyTraffic';
  /** Whose conversions these are; null: none is counted. */
  goal?: Maybe<CountedGoal>;
  /** Totals of the compared range; null without a comparison. For API clients. */
  previous?: Maybe<HourCounts>;
  range: ReportRange;
  rows: Array<HourRow>;
  totals: HourCounts;
  /** Sessions whose visitors' clock is unknown, told by the project's; null by the project's clock. */
  unknownClocks?: Maybe<Scalars['Float']['output']>;
};

/** What of an error a rule looks at. */
export type IgnorePart =
  /** The file that it comes from: the first place of its stack. */
  | 'FILE'
  /** The words of its message. */
  | 'MESSAGE';

export type ImpersonateOwnerInput = {
  /** Of a ManagedCompany. */
  id: Scalars['ID']['input'];
};

export type ImpersonateOwnerPayload = {
  __typename?: 'ImpersonateOwnerPayload';
  problem?: Maybe<Problem>;
  viewer?: Maybe<Viewer>;
};

/** Who signs in as somebody else, and until when. */
export type Impersonation = {
  __typename?: 'Impersonation';
  companyName: Scalars['String']['output'];
  /** After this the own account is back. */
  endsAt: Scalars['DateTime']['output'];
  /** The member whose account it is. */
  memberName: Scalars['String']['output'];
};

/** Whether the tracker has been seen on the site. */
export type Installation = {
  __typename?: 'Installation';
  /** When the first report came. For API clients. */
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
  /** The same whether the address has an account or not; its link goes to the address by mail. */
  edge?: Maybe<InvitationEdge>;
  problem?: Maybe<Problem>;
};

/** What was charged, or should have been. Amounts are in the currency's smallest unit. */
export type Invoice = Node & {
  __typename?: 'Invoice';
  /** The company's name at that time. */
  billedTo: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Last segment of its public address `/invoice/{invoiceId}`; can't be guessed. */
  invoiceId: Scalars['String']['output'];
  /** No money has moved. */
  isTest: Scalars['Boolean']['output'];
  lines: Array<InvoiceLine>;
  /** What people call it: INV-0007. */
  number: Scalars['String']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Such as `Visa 4242`; null where nothing was charged to a card. */
  paidWith?: Maybe<Scalars['String']['output']>;
  /** When it ended. */
  periodEnd: Scalars['DateTime']['output'];
  /** When the period that was paid for began. */
  periodStart: Scalars['DateTime']['output'];
  status: InvoiceStatus;
  /** The sum of the lines. */
  subtotal: Scalars['Int']['output'];
  /** What came on top of it. */
  tax: Scalars['Int']['output'];
  /** Percent. */
  taxRate: Scalars['Float']['output'];
  total: Scalars['Int']['output'];
};

/** A page of invoices. */
export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  edges: Array<InvoiceEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  cursor: Scalars['String']['output'];
  node: Invoice;
};

/** One line of an invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** Less than 0 for a credit. */
  amount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** Whether an invoice is paid. */
export type InvoiceStatus =
  /** The charge has failed and is tried again. */
  | 'OPEN'
  | 'PAID'
  /** Nobody has to pay it any more. */
  | 'VOID';

/** What an invitation offers to whoever holds its link. */
export type JoinOffer = {
  __typename?: 'JoinOffer';
  companyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The address has an account with another company, which must give it up before it can join. */
  hasAccount: Scalars['Boolean']['output'];
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

export type MailSnippetInput = {
  email: Scalars['String']['input'];
  /** Words of one's own to the reader, at most 1,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
};

export type MailSnippetPayload = {
  __typename?: 'MailSnippetPayload';
  /** Whom the mail is written to. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** The mails that the link in one of them stops. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** The address, mostly hidden. */
  email: Scalars['String']['output'];
  /** Mails of this kind are sent. */
  isOn: Scalars['Boolean']['output'];
  kind: NotificationKind;
};

/** A company as those see it who look after it. */
export type ManagedCompany = Node & {
  __typename?: 'ManagedCompany';
  /** For API clients. */
  billedTo: BilledTo;
  /** The host's number for the company. */
  companyId: Scalars['Int']['output'];
  /** For API clients. */
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
  /** For API clients. */
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Of the owner, or of whoever was invited. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** Null while nobody has joined. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** How many page views a month the plan allows, extras included; null: no limit. For API clients. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views of this month, UTC. */
  pageviews: Scalars['Int']['output'];
  /** Code of its plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
  projectCount: Scalars['Int']['output'];
  /** How many projects the plan allows; null: no limit. For API clients. */
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

/** A browser in which the viewer is signed in. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** Browser and system in words, such as `Chrome on Windows`. */
  device: Scalars['String']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Names the session; nobody can sign in with it. */
  sessionId: Scalars['String']['output'];
  signedInAt: Scalars['DateTime']['output'];
};

/** Whether a member can sign in. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DISABLED'
  /** The address is not verified yet. */
  | 'UNVERIFIED';

export type MergeErrorsInput = {
  /** The group that stays. */
  errorId: Scalars['String']['input'];
  /** The groups that are counted as it from now on, with whatever was merged into them; 1 to 100. */
  merged: Array<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
};

export type MergeErrorsPayload = {
  __typename?: 'MergeErrorsPayload';
  /** The group that stayed. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A messenger of somebody else's, in which members can write to the people behind the product. */
export type Messaging = {
  __typename?: 'Messaging';
  /** Names the workspace that messages go to; public. */
  appId: Scalars['String']['output'];
  person: MessagingPerson;
  /** Address of its script. */
  scriptUrl: Scalars['String']['output'];
};

/** Whom the messenger is told that it talks to. */
export type MessagingPerson = {
  __typename?: 'MessagingPerson';
  companyId: Scalars['Int']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** Proves the number of the member to the messenger: HMAC-SHA-256 in hex. Null where no secret is set. */
  identity?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Code of the company's plan. */
  planId: Scalars['Int']['output'];
  role: Role;
  userId: Scalars['Int']['output'];
};

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
   * Mean time from the first to the last event of the visits that began in the range or interval.
   *
   * Seconds. A visit counts as a whole, also where it goes on after the range.
   */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /**
   * Share of bounces among the visits that began in the range or interval: one page view, no interaction and under 10 seconds.
   *
   * 0 to 1. A visit counts as a whole, also where it goes on after the range; one that began before it is left out.
   */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /**
   * Conversions divided by sessions.
   *
   * 0 to 1. For API clients.
   */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the chosen goal was reached, or the chosen event happened, in the range or interval. */
  conversions: Scalars['Float']['output'];
  /**
   * Mean time that pages were visible and in use, of the visits that began in the range or interval.
   *
   * Seconds. A visit counts as a whole, also where it goes on after the range. For API clients.
   */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Page views divided by sessions. */
  pagesPerSession?: Maybe<Scalars['Float']['output']>;
  /** Pages shown, those of single-page apps included. */
  pageviews: Scalars['Float']['output'];
  /**
   * Visits with a page view in the range or interval. A visit ends after 30 minutes of inactivity, when the visitor comes back through another campaign, or after 24 hours; midnight does not end it.
   *
   * A visit that goes on in several hours or days is a session of each; it is one session of the range.
   */
  sessions: Scalars['Float']['output'];
  /** Browsers with any event in the range or interval. */
  visitors: Scalars['Float']['output'];
};

/** What a month had. */
export type MonthCounts = {
  __typename?: 'MonthCounts';
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** The last months, oldest first. */
export type MonthlyChart = {
  __typename?: 'MonthlyChart';
  /** The notes of its months that the viewer may see, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** What was done in its months that can change its numbers: the newest 50, oldest first; none for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  months: Array<ChartMonth>;
  /** Whose months these are. */
  timezone: Scalars['String']['output'];
};

/** One month of traffic. For API clients. */
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
  /** Put a rule into the archive: it makes no events any more. */
  archiveEventRule: ArchiveEventRulePayload;
  /** Put a goal into the archive: nothing counts by it any more. */
  archiveGoal: ArchiveGoalPayload;
  /** Begin a subscription. Buying what the company has already charges nothing. */
  buyPlan: BuyPlanPayload;
  /** Do not renew the subscription when its period ends. */
  cancelSubscription: CancelSubscriptionPayload;
  /** Ask for a mail to a new address, whose link changes the address. */
  changeEmail: ChangeEmailPayload;
  /** Choose a new password; the current one proves who asks. */
  changePassword: ChangePasswordPayload;
  /** Choose another plan or cycle: a larger one begins at once, a smaller one when the period ends. */
  changeSubscription: ChangeSubscriptionPayload;
  /** Check the DNS records of the brand's host name; a check that passes verifies it. */
  checkDomain: CheckDomainPayload;
  /** See on a page what a rule matches, before it is saved or after. */
  checkEventRule: CheckEventRulePayload;
  /** Fetch a page as a visitor would, and say whether the project's tracking code works on it. */
  checkWebsite: CheckWebsitePayload;
  /** Open the link of a mail to a new address; opening it again answers the same. */
  confirmEmail: ConfirmEmailPayload;
  /** Count an opening of a referral link. */
  countReferralVisit: CountReferralVisitPayload;
  /** Leave a note on the charts of a project. */
  createAnnotation: CreateAnnotationPayload;
  /** Make a key. Owners and admins who are signed in: a key can't make another. */
  createApiKey: CreateApiKeyPayload;
  /** Add a rule; it is in force within 10 seconds. */
  createBlockRule: CreateBlockRulePayload;
  /** Ignore errors with these words from now on, the past included. */
  createErrorRule: CreateErrorRulePayload;
  /** Let the tracker make events of what visitors do. */
  createEventRule: CreateEventRulePayload;
  /** Say what counts as a conversion. */
  createGoal: CreateGoalPayload;
  /** Add a project, within what the plan includes. */
  createProject: CreateProjectPayload;
  /** Save a filter under a name. */
  createSegment: CreateSegmentPayload;
  /** Make a link that shows one module of a project. */
  createShareLink: CreateShareLinkPayload;
  /** Tell an address of events. Owners and admins who are signed in. */
  createWebhook: CreateWebhookPayload;
  /** Close one's own account; the last owner of a company can't. */
  deleteAccount: DeleteAccountPayload;
  /** Take a note off the charts. */
  deleteAnnotation: DeleteAnnotationPayload;
  /** Take a rule back; events count again within 10 seconds. */
  deleteBlockRule: DeleteBlockRulePayload;
  /** Count the errors again that a rule hid. */
  deleteErrorRule: DeleteErrorRulePayload;
  /** Delete a project for good. */
  deleteProject: DeleteProjectPayload;
  /** Forget a saved filter; addresses that carry the filter itself go on working. */
  deleteSegment: DeleteSegmentPayload;
  /** Remove a link for good. */
  deleteShareLink: DeleteShareLinkPayload;
  /** Take a source map away. */
  deleteSourceMap: DeleteSourceMapPayload;
  /**
   * Forget a visitor for good: events, attributes, comments and tags. What an open tab still sends of the running visit is
   * thrown away; the first visit that begins afterwards is a new one.
   */
  deleteVisitor: DeleteVisitorPayload;
  /** Take a webhook away; what still waits for it is not delivered. */
  deleteWebhook: DeleteWebhookPayload;
  /** Back to the viewer's own account. */
  endImpersonation: EndImpersonationPayload;
  /** Sign the viewer out everywhere but here. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Sign the viewer out in one other browser. */
  endSession: EndSessionPayload;
  /** Try the whole product again, once, on a free plan. */
  extendTrial: ExtendTrialPayload;
  /** Sign in as the owner of a company that the viewer looks after, for an hour. */
  impersonateOwner: ImpersonateOwnerPayload;
  /** Make a client's company and invite its owner by mail. */
  inviteClient: InviteClientPayload;
  /** Invite an address into the company by mail. Inviting it again ends its earlier link. */
  inviteMember: InviteMemberPayload;
  /** Make the account that an invitation offers; the link is used up. */
  joinTeam: JoinTeamPayload;
  /** Mail the tracking code to whoever can put it on the site. */
  mailSnippet: MailSnippetPayload;
  /** Count groups of errors as another one; it can be undone. */
  mergeErrors: MergeErrorsPayload;
  /** Says that the variant of an experiment is on the screen. Counted once for each company, however often it is said. */
  noteExposure: NoteExposurePayload;
  /** Where the company manages what it pays for; a problem NOT_FOUND where it pays for nothing. */
  openBillingPortal: OpenBillingPortalPayload;
  /** Look into the demo without an account: as its viewer, who can change nothing. */
  openDemo: OpenDemoPayload;
  /** Become the holder of a share link. Unknown, blocked, expired and deleted links look alike. */
  openShareLink: OpenShareLinkPayload;
  /** Count what a rule would have thrown away; changes nothing. */
  previewBlockRule: PreviewBlockRulePayload;
  /** Count what a rule would hide; changes nothing. */
  previewErrorRule: PreviewErrorRulePayload;
  /** Mark news as read. */
  readNotifications: ReadNotificationsPayload;
  /**
   * Write what the viewer did into the audit log. What the host records itself (of goals, events, errors, a project's
   * settings, visitors) it refuses as INVALID, and of the role Viewer all but `switch_project` and `hide_upgrade_alert`.
   */
  recordAction: RecordActionPayload;
  /** Use a code that opens a plan or adds days; each works once. */
  redeemCode: RedeemCodePayload;
  /** Close a member's account. The last owner stays. */
  removeMember: RemoveMemberPayload;
  /** Send an event again, tried once. */
  repeatDelivery: RepeatDeliveryPayload;
  /** Ask for a mail with a link that sets a new password; it works once, for 60 minutes. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Set a new password with a mail's link. */
  resetPassword: ResetPasswordPayload;
  /** Renew the subscription after all. */
  resumeSubscription: ResumeSubscriptionPayload;
  /** Take a key back; it stops working within 2 seconds. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Take an invitation back; its link stops working. */
  revokeInvitation: RevokeInvitationPayload;
  /** Pay with another card from now on; a charge that has failed is tried again at once. */
  saveCard: SaveCardPayload;
  /** Write to the people who run the product; their answer goes to the viewer's address. */
  sendSupportMessage: SendSupportMessagePayload;
  /** Send a `ping`, tried once. */
  sendTestDelivery: SendTestDeliveryPayload;
  /** Show a picture of one's own. */
  setAvatar: SetAvatarPayload;
  /** Say what became of a comment. */
  setCommentStatus: SetCommentStatusPayload;
  /** Resolve, ignore, snooze or take up again a group of errors, or say whose it is. */
  setErrorState: SetErrorStatePayload;
  /** Stop the mails of a kind by a mail's link, without signing in; or take that back. */
  setMailSubscription: SetMailSubscriptionPayload;
  /** Set the company's own words in a language. For API clients. */
  setTranslation: SetTranslationPayload;
  /** Remember an attribute of the user. */
  setUserAttribute: SetUserAttributePayload;
  /** Sign in with e-mail and password; sets the session cookie. */
  signIn: SignInPayload;
  /** End the session, here and on its live sockets. */
  signOut: SignOutPayload;
  /** Begin with a company: the link of a mail makes it, with its owner, a 15-day trial and its first project. The same response for every address. */
  signUp: SignUpPayload;
  /** Put tags on visitors and take others off. */
  tagVisitors: TagVisitorsPayload;
  /** Make a group of errors that was merged one of its own again. */
  unmergeErrors: UnmergeErrorsPayload;
  /** Put a note in other words, or at another time. */
  updateAnnotation: UpdateAnnotationPayload;
  /** Change the brand of the viewer's company; what is left out stays, null takes away. */
  updateBrand: UpdateBrandPayload;
  /** Rename the company, or set the host name of its brand; what is left out stays. */
  updateCompany: UpdateCompanyPayload;
  /** Name an event, hide it, or count it as another one; what is left out stays. */
  updateEvent: UpdateEventPayload;
  /** Change a rule, pause it, or let it go on; what is left out stays. */
  updateEventRule: UpdateEventRulePayload;
  /** Change a goal, or take it back from the archive; what is left out stays. */
  updateGoal: UpdateGoalPayload;
  /** Change a company's plan, trial, limits or state; what is left out stays. */
  updateManagedCompany: UpdateManagedCompanyPayload;
  /** Change a member's role or projects; what is left out stays. */
  updateMember: UpdateMemberPayload;
  /** Choose what the viewer is told, and where. */
  updateNotificationSettings: UpdateNotificationSettingsPayload;
  /** Change one's own name, language or mails; what is left out stays. */
  updateProfile: UpdateProfilePayload;
  /** Rename, pause, resume or set up a project; what is left out stays. */
  updateProject: UpdateProjectPayload;
  /** Mark a recommendation as read, unread or dismissed, for everybody in the company. */
  updateRecommendation: UpdateRecommendationPayload;
  /** Rename a saved filter, or put another filter under its name; what is left out stays. For API clients. */
  updateSegment: UpdateSegmentPayload;
  /** Block a link, open it again, or move its expiry. */
  updateShareLink: UpdateShareLinkPayload;
  /** Change a webhook; what is left out stays. */
  updateWebhook: UpdateWebhookPayload;
  /** Set or take away a picture of the brand. */
  uploadBrandImage: UploadBrandImagePayload;
  /** Open a verification mail's link: it makes the company and the account. Opening it again answers the same. */
  verifyEmail: VerifyEmailPayload;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationArchiveEventRuleArgs = {
  input: ArchiveEventRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationArchiveGoalArgs = {
  input: ArchiveGoalInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationBuyPlanArgs = {
  input: BuyPlanInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCheckEventRuleArgs = {
  input: CheckEventRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCheckWebsiteArgs = {
  input: CheckWebsiteInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCountReferralVisitArgs = {
  input: CountReferralVisitInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateAnnotationArgs = {
  input: CreateAnnotationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateBlockRuleArgs = {
  input: CreateBlockRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateErrorRuleArgs = {
  input: CreateErrorRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateEventRuleArgs = {
  input: CreateEventRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationCreateGoalArgs = {
  input: CreateGoalInput;
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
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteAnnotationArgs = {
  input: DeleteAnnotationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteBlockRuleArgs = {
  input: DeleteBlockRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteErrorRuleArgs = {
  input: DeleteErrorRuleInput;
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
export type MutationDeleteSourceMapArgs = {
  input: DeleteSourceMapInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteVisitorArgs = {
  input: DeleteVisitorInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationImpersonateOwnerArgs = {
  input: ImpersonateOwnerInput;
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
export type MutationMailSnippetArgs = {
  input: MailSnippetInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationMergeErrorsArgs = {
  input: MergeErrorsInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationNoteExposureArgs = {
  input: NoteExposureInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationOpenBillingPortalArgs = {
  input: OpenBillingPortalInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationOpenShareLinkArgs = {
  input: OpenShareLinkInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationPreviewBlockRuleArgs = {
  input: PreviewBlockRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationPreviewErrorRuleArgs = {
  input: PreviewErrorRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationReadNotificationsArgs = {
  input: ReadNotificationsInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRecordActionArgs = {
  input: RecordActionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRedeemCodeArgs = {
  input: RedeemCodeInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRepeatDeliveryArgs = {
  input: RepeatDeliveryInput;
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
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSaveCardArgs = {
  input: SaveCardInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSendSupportMessageArgs = {
  input: SendSupportMessageInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSendTestDeliveryArgs = {
  input: SendTestDeliveryInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetCommentStatusArgs = {
  input: SetCommentStatusInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetErrorStateArgs = {
  input: SetErrorStateInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetMailSubscriptionArgs = {
  input: SetMailSubscriptionInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationSetTranslationArgs = {
  input: SetTranslationInput;
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
export type MutationTagVisitorsArgs = {
  input: TagVisitorsInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUnmergeErrorsArgs = {
  input: UnmergeErrorsInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateAnnotationArgs = {
  input: UpdateAnnotationInput;
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
export type MutationUpdateEventArgs = {
  input: UpdateEventInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateEventRuleArgs = {
  input: UpdateEventRuleInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUpdateGoalArgs = {
  input: UpdateGoalInput;
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
export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
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
export type MutationUpdateRecommendationArgs = {
  input: UpdateRecommendationInput;
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
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationUploadBrandImageArgs = {
  input: UploadBrandImageInput;
};


/** What changes something. A refusal that is to be expected is data in the payload's `problem`. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** What a subscription becomes when its period ends. */
export type NextPeriod = {
  __typename?: 'NextPeriod';
  /** What it costs, before tax. */
  amount: Scalars['Int']['output'];
  cycle: BillingCycle;
  planId: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
};

/** Everything that can be fetched again by its id. */
export type Node = {
  /** Global: unique over all types. */
  id: Scalars['ID']['output'];
};

/** What a note is drawn in. */
export type NoteColor =
  | 'AMBER'
  | 'BLUE'
  | 'GREEN'
  | 'GREY'
  | 'PURPLE'
  | 'RED';

export type NoteExposureInput = {
  /** Name of the experiment whose variant is shown. */
  experiment: Scalars['String']['input'];
};

export type NoteExposurePayload = {
  __typename?: 'NoteExposurePayload';
  /** What is shown. */
  enrolment?: Maybe<OwnExperiment>;
  problem?: Maybe<Problem>;
};

/** Who sees a note. */
export type NoteVisibility =
  /** Everybody of the company. */
  | 'COMPANY'
  /** Everybody of the company, and whoever holds a share link of the charts. */
  | 'LINK'
  /** Its author alone. */
  | 'ME';

/** Something that a member was told in the app. */
export type Notification = Node & {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** For API clients. */
  kind: NotificationKind;
  /** Where in the app there is more to see. */
  path?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A page of news. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  node: Notification;
};

/** Kinds of news that members are told. */
export type NotificationKind =
  /** A visitor said something of a page. All but viewers. */
  | 'FEEDBACK_RECEIVED'
  /** Somebody followed an invitation. Owners and admins. */
  | 'MEMBER_JOINED'
  /** Owners and admins. */
  | 'PROJECT_CREATED'
  /** Owners and admins. */
  | 'SHARE_LINK_CREATED'
  /** A trial ends within three days. Owners and admins. */
  | 'TRIAL_ENDING'
  /** 80 % or all of the month's sessions are used. Owners and admins. */
  | 'USAGE_ALERT'
  /** The week's numbers of the member's projects. */
  | 'WEEKLY_DIGEST';

/** Where a member is told of a kind of news. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** It is told behind the bell of the app. */
  inApp: Scalars['Boolean']['output'];
  kind: NotificationKind;
  /** It is told by mail. */
  mail: Scalars['Boolean']['output'];
};

export type NotificationSettingInput = {
  /** It is told behind the bell of the app. */
  inApp: Scalars['Boolean']['input'];
  kind: NotificationKind;
  /** It is told by mail. */
  mail: Scalars['Boolean']['input'];
};

/** What a member is told, and where. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** On which the weekly digest goes out, at 6:00 UTC: 1 Monday to 7 Sunday. */
  digestDay: Scalars['Int']['output'];
  /** The kinds that the member's role hears of. */
  settings: Array<NotificationSetting>;
};

export type OpenBillingPortalInput = {
  page: BillingPortalPage;
};

export type OpenBillingPortalPayload = {
  __typename?: 'OpenBillingPortalPayload';
  problem?: Maybe<Problem>;
  /** An address, or a path of the app. */
  url?: Maybe<Scalars['String']['output']>;
};

export type OpenDemoPayload = {
  __typename?: 'OpenDemoPayload';
  problem?: Maybe<Problem>;
  /** The viewer after the demo was opened; unchanged where a problem is answered. */
  viewer?: Maybe<Viewer>;
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

/** Where a call stands in the sources. */
export type OriginalPlace = {
  __typename?: 'OriginalPlace';
  /** Counted from 1. */
  column: Scalars['Int']['output'];
  /** Counted from 1. */
  line: Scalars['Int']['output'];
  /** Lines around it; empty where the map holds no sources. */
  lines: Array<SourceLine>;
  /** The function's name; empty where nobody knows it. */
  name: Scalars['String']['output'];
  /** The source file. */
  source: Scalars['String']['output'];
};

/** All projects of the company beside each other. */
export type Overview = {
  __typename?: 'Overview';
  /** Last day of the range, inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  /** One row a project that the viewer may see, each on its project's own clock. */
  rows: Array<OverviewRow>;
  /** First day of the range. */
  startDate: Scalars['LocalMoment']['output'];
};

/** The numbers of one project in the overview. */
export type OverviewRow = {
  __typename?: 'OverviewRow';
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<MetricValues>;
  project: Project;
  /** Visitors of each interval of the range that is over, oldest first; until two are over also of the running one. */
  sparkline: Array<Scalars['Float']['output']>;
  totals: MetricValues;
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

/** One of the product's own experiments, and the variant of it that the viewer's company sees. */
export type OwnExperiment = {
  __typename?: 'OwnExperiment';
  /** Its name, such as `plans_period`. */
  experiment: Scalars['String']['output'];
  /** What to show, such as `year`. */
  variant: Scalars['String']['output'];
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

/** A project's page views, counted this moment. For API clients. */
export type PageviewCounts = {
  __typename?: 'PageviewCounts';
  /** Since the first of the month. */
  monthly: Scalars['Int']['output'];
  /** Since the project began. */
  total: Scalars['Int']['output'];
};

/** The card that is charged; nothing more of it is kept. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Such as Visa. */
  brand: Scalars['String']['output'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['output'];
  /** Four digits. */
  expYear: Scalars['Int']['output'];
  /** The name on it, where it is known. */
  holder?: Maybe<Scalars['String']['output']>;
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** What the speed of pages is split by. */
export type PerformanceDimension =
  | 'BROWSER'
  | 'COUNTRY'
  | 'DEVICE'
  | 'PAGE';

/** How fast pages were. */
export type PerformanceReport = {
  __typename?: 'PerformanceReport';
  interval: Interval;
  range: ReportRange;
  /** Those with the most page loads first. */
  rows: Array<PerformanceRow>;
  /** One vital over time. */
  series: Array<VitalPoint>;
  /** How many values the dimension has in the range. */
  total: Scalars['Int']['output'];
  vitals: Array<VitalRow>;
};

/** The 75th percentile of each vital for one value of a dimension; null below 10 measurements. */
export type PerformanceRow = {
  __typename?: 'PerformanceRow';
  /** No unit. */
  cls?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds. */
  fcp?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds. */
  inp?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds. */
  lcp?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds. */
  load?: Maybe<Scalars['Float']['output']>;
  /** Page loads that were measured. */
  loads: Scalars['Float']['output'];
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** Milliseconds. */
  ttfb?: Maybe<Scalars['Float']['output']>;
};

/** One answer of the session check. */
export type PingStatus = {
  __typename?: 'PingStatus';
  /** The session has ended: sign in again. */
  ended: Scalars['Boolean']['output'];
  /** Failures in a row; more than 3 end the session. For API clients. */
  failures: Scalars['Int']['output'];
  /** What to tell the user; set once `ended` is true. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the host answered, and the session stands. */
  ok: Scalars['Boolean']['output'];
  /** The plan of this moment; when it changes, the app reloads. */
  paidPlan?: Maybe<Scalars['Int']['output']>;
  /** Names the message, as in `Problem`; set with it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The role of this moment; when it changes, the app reloads. */
  role?: Maybe<Role>;
};

/** Whom the licence of data wants to be named. */
export type PlaceCredit = {
  __typename?: 'PlaceCredit';
  /** A sentence, in its own words. */
  text: Scalars['String']['output'];
  /** Where it leads. */
  url: Scalars['String']['output'];
};

/** How finely places are told apart. */
export type PlaceLevel =
  | 'CITY'
  | 'COUNTRY'
  | 'REGION';

/** Visits from one place. */
export type PlaceRow = {
  __typename?: 'PlaceRow';
  /** ISO 3166-1 code of a country, or the name of a region or city; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<PlaceValues>;
  /** Of a city; null of other places. Two cities of the same name are two rows. */
  region?: Maybe<Scalars['String']['output']>;
  values: PlaceValues;
};

/** What regions and cities are told by. */
export type PlaceSource = {
  __typename?: 'PlaceSource';
  /** To be shown wherever regions or cities are. */
  credits: Array<PlaceCredit>;
  /** New visits get regions and cities; without a city database they have countries alone. */
  hasCities: Scalars['Boolean']['output'];
};

/** Visits by place. */
export type PlaceTable = {
  __typename?: 'PlaceTable';
  /** ISO 4217; the project's, or where it has none the one of most conversions. Others are left out. Empty where nothing was paid. */
  currency: Scalars['String']['output'];
  range: ReportRange;
  /** Most visitors first. */
  rows: Array<PlaceRow>;
  totals: PlaceValues;
};

/** The numbers of a place. Rates are shares from 0 to 1, null where there is nothing to divide by. */
export type PlaceValues = {
  __typename?: 'PlaceValues';
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Conversions divided by sessions. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the goal, or without one a purchase, happened. */
  conversions: Scalars['Float']['output'];
  /** In the map's currency. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
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

/** What choosing a plan would do; nothing happens. Amounts are in the currency's smallest unit. */
export type PlanChange = {
  __typename?: 'PlanChange';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Charged at once. */
  dueNow: Scalars['Int']['output'];
  /** When the other plan begins. */
  effectiveAt: Scalars['DateTime']['output'];
  kind: PlanChangeKind;
  lines: Array<InvoiceLine>;
  /** The next charge, before tax and credit. */
  nextAmount: Scalars['Int']['output'];
  /** When the next charge is; null: there is none. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** What comes on top of the lines. */
  tax: Scalars['Int']['output'];
};

/** What kind of change choosing a plan is. */
export type PlanChangeKind =
  /** The same plan, paid in another cycle. */
  | 'CYCLE'
  /** A smaller plan, when the period ends. */
  | 'DOWNGRADE'
  /** A free plan. */
  | 'END'
  /** Nothing changes; takes a change that waits back. */
  | 'KEEP'
  /** The first payment. */
  | 'START'
  /** A larger plan, at once. */
  | 'UPGRADE';

/** A plan to choose. */
export type PlanChoice = {
  __typename?: 'PlanChoice';
  /** Code of the plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
};

/** A plan that can be bought under the brand that the browser shows. Amounts are in the currency's smallest unit. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Codes of what it includes beyond its limits. */
  features: Array<Scalars['String']['output']>;
  /** Whether the company has this plan. */
  isCurrent: Scalars['Boolean']['output'];
  /** Price of a month; 0: free. */
  monthlyPrice: Scalars['Int']['output'];
  plan: Plan;
  /** Whom it is for. */
  tagline: Scalars['String']['output'];
  /** Tested users a month; null: no limit. */
  testedUsers?: Maybe<Scalars['Int']['output']>;
  /** How many websites; null: no limit. */
  websites?: Maybe<Scalars['Int']['output']>;
  /** Price of a year; 0: free. */
  yearlyPrice: Scalars['Int']['output'];
};

/** What somebody who settles the account may do about its plan. */
export type PlanPrompt =
  /** Go on trying for a while: free plans only. */
  | 'EXTEND_TRIAL'
  /** Choose a plan that is paid for. */
  | 'UPGRADE';

/** What a company pays for. Amounts are in the currency's smallest unit. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  /** Price of the running period, before tax. */
  amount: Scalars['Int']['output'];
  /** Left over from a larger plan; the next charges are less by it. */
  credit: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  cycle: BillingCycle;
  /** Cancelled: it runs to the end of the period and is not renewed. */
  endsAtPeriodEnd: Scalars['Boolean']['output'];
  /** What the next period is for; null once it is cancelled. */
  next?: Maybe<NextPeriod>;
  /** When it ends, and the next charge is. */
  periodEnd: Scalars['DateTime']['output'];
  /** When the running period began. For API clients. */
  periodStart: Scalars['DateTime']['output'];
  planId: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
  status: SubscriptionStatus;
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

/** What a visitor on the site does. */
export type PresenceState =
  /** Did something within the last 30 seconds. */
  | 'ACTIVE'
  /** The page is visible; nothing was done for 30 seconds. */
  | 'IDLE';

export type PreviewBlockRuleInput = {
  kind: BlockKind;
  project: Scalars['ID']['input'];
  /** As for a new rule. */
  value: Scalars['String']['input'];
};

export type PreviewBlockRulePayload = {
  __typename?: 'PreviewBlockRulePayload';
  preview?: Maybe<BlockPreview>;
  problem?: Maybe<Problem>;
};

export type PreviewErrorRuleInput = {
  part: IgnorePart;
  project: Scalars['ID']['input'];
  /** 2 to 200 characters. */
  words: Scalars['String']['input'];
};

export type PreviewErrorRulePayload = {
  __typename?: 'PreviewErrorRulePayload';
  preview?: Maybe<ErrorRulePreview>;
  problem?: Maybe<Problem>;
};

/** Why a mutation was refused; the expected refusals are data. */
export type Problem = {
  __typename?: 'Problem';
  code: ErrorCode;
  /** The input field that is wrong, where one is. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who asked: what is wrong and what to do. */
  message: Scalars['String']['output'];
  /** The values in the message; set with `reason`. Errors carry them in `extensions.params`. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /**
   * Names the message, such as `goals.tooMany`: a client says it in its own language by it. Null where the API host named
   * none. Errors carry it in `extensions.reason`.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** Seconds after which another try may work; set where there were too many. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A website that is measured; the wire calls it a widget. */
export type Project = Node & {
  __typename?: 'Project';
  acquisition: ProjectAcquisition;
  /** Host names that may send events; empty: any. */
  allowedWebsites?: Maybe<Array<Scalars['String']['output']>>;
  audience: ProjectAudience;
  blocking: ProjectBlocking;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  events: ProjectEvents;
  /** For API clients. */
  experiments: ProjectExperiments;
  features: Array<Feature>;
  feedback: ProjectFeedback;
  flags: ProjectFlags;
  /** For API clients. */
  funnels: ProjectFunnels;
  goals: ProjectGoals;
  id: Scalars['ID']['output'];
  installation: ProjectInstallation;
  /** Only an active project is measured and shown. */
  isActive: Scalars['Boolean']['output'];
  /** The public key in the tracker's snippet. For API clients. */
  key?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Page views a month that the project may have; null: no limit of its own. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views since the first of the month. */
  pageviewMonthly?: Maybe<Scalars['Int']['output']>;
  /** Page views since the project began. */
  pageviewTotal?: Maybe<Scalars['Int']['output']>;
  /** For API clients. */
  pageviewsNow?: Maybe<PageviewCounts>;
  places: ProjectPlaces;
  /** Whether the plan has room for one more. For API clients. */
  quota?: Maybe<Quota>;
  recommendations: ProjectRecommendations;
  retention: ProjectRetention;
  segments: ProjectSegments;
  setting?: Maybe<ProjectSetting>;
  share: ProjectShare;
  /** The line of HTML that puts the tracker on a page. */
  snippet?: Maybe<Scalars['String']['output']>;
  timeline: ProjectTimeline;
  /** IANA name of the zone whose days the reports use; null: the zone of whoever asks. */
  timezone?: Maybe<Scalars['String']['output']>;
  traffic: ProjectTraffic;
  /** The viewer may leave notes on this project's charts. */
  viewerCanAnnotate?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer may make share links of this project. */
  viewerCanShare?: Maybe<Scalars['Boolean']['output']>;
  /** The host's number for the project. */
  widgetId: Scalars['Int']['output'];
};


/** A website that is measured; the wire calls it a widget. */
export type ProjectQuotaArgs = {
  for: QuotaResource;
};

/** Where a project's visits came from. */
export type ProjectAcquisition = {
  __typename?: 'ProjectAcquisition';
  /** Where visits came from. */
  report?: Maybe<AcquisitionReport>;
  /** The newest visits that came this way, each with the rule that decided. */
  visits?: Maybe<TracedVisits>;
};


/** Where a project's visits came from. */
export type ProjectAcquisitionReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
  within?: InputMaybe<AcquisitionWithinInput>;
};


/** Where a project's visits came from. */
export type ProjectAcquisitionVisitsArgs = {
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  rule?: InputMaybe<Scalars['String']['input']>;
  within?: InputMaybe<AcquisitionWithinInput>;
};

/** A project's visitors, now and in a range. */
export type ProjectAudience = {
  __typename?: 'ProjectAudience';
  /** Who is on the site right now. */
  realtime?: Maybe<Realtime>;
  /** The tags that visitors of the project have, most used first. */
  tags?: Maybe<Array<VisitorTag>>;
  /** One visitor by the random id of the browser; null where nothing is held on any such. */
  visitor?: Maybe<Visitor>;
  /** Visitors seen in a range. */
  visitors?: Maybe<VisitorConnection>;
};


/** A project's visitors, now and in a range. */
export type ProjectAudienceVisitorArgs = {
  visitorId: Scalars['String']['input'];
};


/** A project's visitors, now and in a range. */
export type ProjectAudienceVisitorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<FilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  goal?: InputMaybe<Scalars['String']['input']>;
  isAscending?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<VisitorKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<VisitorOrder>;
  range: RangeInput;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** What a project throws away before it is stored. */
export type ProjectBlocking = {
  __typename?: 'ProjectBlocking';
  /** Rules by which events are thrown away, newest first. */
  rules?: Maybe<Array<BlockRule>>;
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

/** A project's events, their reports, and the rules that make them. */
export type ProjectEvents = {
  __typename?: 'ProjectEvents';
  /** The events of a range: how often, to how many people, and how each went. */
  list?: Maybe<EventList>;
  /** The events of the last 90 days, most frequent first: what can be chosen by name. */
  recent?: Maybe<Array<EventSummary>>;
  /** One event by its name, or all events with a property of one value, over a range. */
  report?: Maybe<EventReport>;
  /** One event rule by the host's number; null where the project has none such. */
  rule?: Maybe<EventRule>;
  /** How often a rule that is not saved yet would have been met in the last 30 days. */
  rulePreview?: Maybe<EventRulePreviewAnswer>;
  /** The event rules of the project by name, archived ones included. */
  rules?: Maybe<EventRuleConnection>;
  /** Name of the function that the tracker gives to pages, for the calls of the site's own code. */
  trackerFunction: Scalars['String']['output'];
};


/** A project's events, their reports, and the rules that make them. */
export type ProjectEventsListArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
};


/** A project's events, their reports, and the rules that make them. */
export type ProjectEventsReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  key: Scalars['String']['input'];
  range: RangeInput;
  value: Scalars['String']['input'];
};


/** A project's events, their reports, and the rules that make them. */
export type ProjectEventsRuleArgs = {
  eventConfigId: Scalars['Int']['input'];
};


/** A project's events, their reports, and the rules that make them. */
export type ProjectEventsRulePreviewArgs = {
  rule: EventRulePreviewInput;
};


/** A project's events, their reports, and the rules that make them. */
export type ProjectEventsRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's tests of all families. */
export type ProjectExperiments = {
  __typename?: 'ProjectExperiments';
  /** Newest first; of one family where it is named. For API clients. */
  list?: Maybe<TestConnection>;
};


/** A project's tests of all families. */
export type ProjectExperimentsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  family?: InputMaybe<TestFamily>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What visitors of a project said. */
export type ProjectFeedback = {
  __typename?: 'ProjectFeedback';
  /** Newest first; from 100 days ago to tomorrow without a range. For API clients. */
  comments?: Maybe<CommentConnection>;
  /** What visitors said of pages. Whatever narrows it narrows all of its numbers. */
  report?: Maybe<FeedbackReport>;
};


/** What visitors of a project said. */
export type ProjectFeedbackCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<RangeInput>;
};


/** What visitors of a project said. */
export type ProjectFeedbackReportArgs = {
  compare?: InputMaybe<Comparison>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['String']['input']>;
  range?: InputMaybe<RangeInput>;
  sentiment?: InputMaybe<Sentiment>;
  status?: InputMaybe<FeedbackStatus>;
  word?: InputMaybe<Scalars['String']['input']>;
};

/** A project's feature flags. */
export type ProjectFlags = {
  __typename?: 'ProjectFlags';
  /** The viewer's brand and company have feature flags, and this project has some. */
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Newest first; archived ones are left out. For API clients. */
  list?: Maybe<FlagConnection>;
};


/** A project's feature flags. */
export type ProjectFlagsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's funnels. */
export type ProjectFunnels = {
  __typename?: 'ProjectFunnels';
  /** Newest first. For API clients. */
  list?: Maybe<FunnelConnection>;
};


/** A project's funnels. */
export type ProjectFunnelsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's goals: what counts as a conversion. */
export type ProjectGoals = {
  __typename?: 'ProjectGoals';
  /** One goal by the host's number; null where the project has none such. */
  goal?: Maybe<Goal>;
  /** The goals of the project by name; archived ones only where asked for. */
  list?: Maybe<GoalConnection>;
  /** What a goal that is not saved yet would have counted in the last 7 days. */
  preview?: Maybe<GoalPreviewAnswer>;
};


/** A project's goals: what counts as a conversion. */
export type ProjectGoalsGoalArgs = {
  goalProfileId: Scalars['Int']['input'];
};


/** A project's goals: what counts as a conversion. */
export type ProjectGoalsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<RangeInput>;
};


/** A project's goals: what counts as a conversion. */
export type ProjectGoalsPreviewArgs = {
  rule: GoalRuleInput;
};

/** Whether a project is measured, and since when. */
export type ProjectInstallation = {
  __typename?: 'ProjectInstallation';
  /** Fields are null until something was recorded. */
  firstRecording?: Maybe<FirstRecording>;
  /** Whether the tracker has been seen on the site. */
  status?: Maybe<Installation>;
  /** Whether anything was ever measured. */
  trafficCheck?: Maybe<TrafficCheck>;
};

/** Where in the world a project's visits came from. */
export type ProjectPlaces = {
  __typename?: 'ProjectPlaces';
  /** Where in the world visits came from. */
  map?: Maybe<VisitorMap>;
  /** What regions and cities are told by. */
  source?: Maybe<PlaceSource>;
};


/** Where in the world a project's visits came from. */
export type ProjectPlacesMapArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
};

/** What is recommended for a project. */
export type ProjectRecommendations = {
  __typename?: 'ProjectRecommendations';
  /** What the rules have found and nobody has dismissed, weightiest first; empty where they are switched off. */
  list?: Maybe<RecommendationConnection>;
  status?: Maybe<RecommendationStatus>;
  /** How many recommendations nobody has read. For API clients. */
  unreadCount?: Maybe<Scalars['Int']['output']>;
};


/** What is recommended for a project. */
export type ProjectRecommendationsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Which visitors of a project come back. */
export type ProjectRetention = {
  __typename?: 'ProjectRetention';
  /** Who comes back. The filters choose visits in which somebody started; a return counts however it came about. */
  report?: Maybe<RetentionReport>;
  /** Who stands behind a cell, newest first. */
  visitors?: Maybe<RetentionVisitors>;
};


/** Which visitors of a project come back. */
export type ProjectRetentionReportArgs = {
  columns?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<FilterInput>;
  period?: InputMaybe<RetentionPeriod>;
  range: RangeInput;
  return?: InputMaybe<RetentionActInput>;
  start?: InputMaybe<RetentionActInput>;
};


/** Which visitors of a project come back. */
export type ProjectRetentionVisitorsArgs = {
  cohort: Scalars['LocalMoment']['input'];
  filters?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
  period?: InputMaybe<RetentionPeriod>;
  range: RangeInput;
  return?: InputMaybe<RetentionActInput>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  start?: InputMaybe<RetentionActInput>;
};

/** A project's saved filters, and the values that a filter can name. */
export type ProjectSegments = {
  __typename?: 'ProjectSegments';
  /** Values of a criterion seen in the last 90 days that contain a text; of a keyed criterion without key, its keys. */
  filterValues?: Maybe<Array<FilterValue>>;
  /** The saved filters of the project, by name. */
  list?: Maybe<SegmentConnection>;
};


/** A project's saved filters, and the values that a filter can name. */
export type ProjectSegmentsFilterValuesArgs = {
  contains?: InputMaybe<Scalars['String']['input']>;
  criteria: FilterCriteria;
  key?: InputMaybe<Scalars['String']['input']>;
};


/** A project's saved filters, and the values that a filter can name. */
export type ProjectSegmentsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** How a project measures. */
export type ProjectSetting = {
  __typename?: 'ProjectSetting';
  /** Nothing of a visitor's address is kept; its country is looked up by its network. */
  anonymisesAddresses: Scalars['Boolean']['output'];
  /** Of values that name none, ISO 4217; null: they have none. */
  currency?: Maybe<Scalars['String']['output']>;
  /** A new address in a single-page app is a page view. */
  followsSinglePageApps: Scalars['Boolean']['output'];
  /** A default document makes no other page: /prices/index.html is the page /prices/. */
  ignoresDefaultDocument: Scalars['Boolean']['output'];
  /** Upper and lower case make no other page: /Prices is the page /prices. */
  ignoresPathCase: Scalars['Boolean']['output'];
  /** A slash at the end makes no other page: /prices/ is the page /prices. */
  ignoresTrailingSlash: Scalars['Boolean']['output'];
  /** The words of clicked elements are kept. */
  keepsText: Scalars['Boolean']['output'];
  /** Query parameters whose values make another page, in the order in which they are part of its path. */
  pageParameters: Array<Scalars['String']['output']>;
  /** Browsers that send Do Not Track are not tracked. Global Privacy Control is always obeyed. */
  respectsDoNotTrack: Scalars['Boolean']['output'];
  /** Events that are older are deleted; null: none is. */
  retentionDays?: Maybe<Scalars['Int']['output']>;
};

/** What is left out stays; null takes a currency or a number of days away. */
export type ProjectSettingInput = {
  /** Keep nothing of a visitor's address. */
  anonymisesAddresses?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 4217, such as EUR. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Count a new address in a single-page app as a page view. */
  followsSinglePageApps?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /prices/index.html and /prices/ as one page. Applies to page views from now on. */
  ignoresDefaultDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /Prices and /prices as one page. Applies to page views from now on. */
  ignoresPathCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /prices/ and /prices as one page. Applies to page views from now on. */
  ignoresTrailingSlash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keep the words of clicked elements. */
  keepsText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names of query parameters whose values make another page, at most 10. Applies to page views from now on. */
  pageParameters?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Do not track browsers that send Do Not Track. */
  respectsDoNotTrack?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 30 to 3650. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's links for viewers without an account. */
export type ProjectShare = {
  __typename?: 'ProjectShare';
  /** The links that were made of this project, newest first. */
  links?: Maybe<ShareLinkConnection>;
  /** What the holder of such a link would see of the project; nothing is made. */
  preview?: Maybe<SharePreview>;
};


/** A project's links for viewers without an account. */
export type ProjectShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  module?: InputMaybe<ShareModule>;
};


/** A project's links for viewers without an account. */
export type ProjectSharePreviewArgs = {
  allowDownload?: InputMaybe<Scalars['Boolean']['input']>;
  freeRange?: InputMaybe<Scalars['Boolean']['input']>;
  itemId?: InputMaybe<Scalars['String']['input']>;
  module: ShareModule;
  redactPersonalData?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What happened in a project: notes and the audit log. */
export type ProjectTimeline = {
  __typename?: 'ProjectTimeline';
  /** Notes and the audit log as one list. */
  list?: Maybe<Timeline>;
};


/** What happened in a project: notes and the audit log. */
export type ProjectTimelineListArgs = {
  contains?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<TimelineKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  userId?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's page views and sessions. */
export type ProjectTraffic = {
  __typename?: 'ProjectTraffic';
  /** A metric before and after a day. */
  effect?: Maybe<TrafficEffect>;
  /** Month by month, year on year. */
  monthlyChart?: Maybe<MonthlyChart>;
  /** The last 13 months, oldest first. For API clients. */
  months?: Maybe<Array<MonthlyTraffic>>;
  /** Reports over page views and sessions of a range. */
  report?: Maybe<TrafficReport>;
};


/** A project's page views and sessions. */
export type ProjectTrafficEffectArgs = {
  date: Scalars['LocalMoment']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  metric?: InputMaybe<EffectMetric>;
};


/** A project's page views and sessions. */
export type ProjectTrafficMonthlyChartArgs = {
  filters?: InputMaybe<FilterInput>;
  months?: InputMaybe<Scalars['Int']['input']>;
};


/** A project's page views and sessions. */
export type ProjectTrafficReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
};

/** What anybody may ask; what is answered depends on who does. */
export type Query = {
  __typename?: 'Query';
  /** The version that the host runs; null where it does not say. */
  appVersion?: Maybe<AppVersion>;
  /** How the product looks under this host name; `kind` shows another of its own brands, whatever the name. */
  brand?: Maybe<Brand>;
  /** Set on a host that runs the demo. */
  demo?: Maybe<Demo>;
  /** Whether an address belongs to a disposable mail service. */
  emailCheck?: Maybe<EmailCheck>;
  /** The invoice with this unguessable id; null where there is none. */
  invoice?: Maybe<Invoice>;
  /** What the invitation with this token offers; null where it is unknown, used, expired or taken back. */
  joinOffer?: Maybe<JoinOffer>;
  /** Which mails the link with this token stops; null where it is unknown. */
  mailSubscription?: Maybe<MailSubscription>;
  /** Anything with a global id; null where the id is unknown, malformed or of another company. */
  node?: Maybe<Node>;
  /** Several at once, in the order of the ids; null for each that `node` has none for or that the viewer may not see. For API clients. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** Where a developer on the host's machine reads the mails that it keeps; null where it sends them. */
  outboxUrl?: Maybe<Scalars['String']['output']>;
  /** How to sign in without a password; null while the host does not say. */
  signInMethods?: Maybe<SignInMethods>;
  /** The plan that a sign-up with this code or name begins on; null where it is not on sale. */
  signUpPlan?: Maybe<SignUpPlan>;
  /** Where somebody with this address signs in through their company: a path of this origin; null where no company has set that up. */
  ssoAddress?: Maybe<Scalars['String']['output']>;
  /** Whoever is asking: a member, an internal tool, the holder of a share link, or nobody. */
  viewer?: Maybe<Viewer>;
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryBrandArgs = {
  kind?: InputMaybe<BrandKind>;
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryEmailCheckArgs = {
  email: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryInvoiceArgs = {
  id: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryJoinOfferArgs = {
  token: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QueryMailSubscriptionArgs = {
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


/** What anybody may ask; what is answered depends on who does. */
export type QuerySignUpPlanArgs = {
  plan: Scalars['String']['input'];
};


/** What anybody may ask; what is answered depends on who does. */
export type QuerySsoAddressArgs = {
  email: Scalars['String']['input'];
};

/** How many of something a project has, and may have. For API clients. */
export type Quota = {
  __typename?: 'Quota';
  /** Null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** What to tell whoever wants one more; null while there is room. */
  message?: Maybe<Scalars['String']['output']>;
  /** The values in the message; set with it. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** Names the message, as in `Problem`; set with it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Archived ones count, those that were deleted do not. */
  used: Scalars['Int']['output'];
};

/** What plans limit the number of. */
export type QuotaResource =
  | 'AB_TESTS'
  | 'FUNNELS'
  | 'PERSONALISATIONS';

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

export type ReadNotificationsInput = {
  /** The newest that was seen; older ones count as read too. */
  upTo: Scalars['ID']['input'];
};

export type ReadNotificationsPayload = {
  __typename?: 'ReadNotificationsPayload';
  problem?: Maybe<Problem>;
  /** The viewer, who has less to read now. */
  viewer?: Maybe<Viewer>;
};

/** Who is on the site right now, and what happened in the last 30 minutes. */
export type Realtime = {
  __typename?: 'Realtime';
  /** Visitors who did something within the last 30 seconds: with the idle ones, those who are online now. */
  active: Scalars['Int']['output'];
  /** Instant of this reading. */
  at: Scalars['DateTime']['output'];
  /** Requests by bots in the last 30 minutes; they count nowhere else. */
  bots: Scalars['Int']['output'];
  countries: Array<RealtimeCount>;
  devices: Array<RealtimeCount>;
  /** Newest first, at most 50. */
  events: Array<RealtimeEvent>;
  /** Visitors whose page is visible, while nothing was done for 30 seconds. */
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
  /** For API clients. */
  channel: Scalars['String']['output'];
  /** Empty where unknown. */
  city: Scalars['String']['output'];
  /** ISO 3166 code; empty where unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  eventId: Scalars['String']['output'];
  /** Degrees north, to a tenth; null where no more than the country is known. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Degrees east, to a tenth; null where no more than the country is known. */
  lon?: Maybe<Scalars['Float']['output']>;
  /** The event's name, or the page's title. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Host that the visit came from; empty where there is none. */
  refHost: Scalars['String']['output'];
  /** Empty where unknown. */
  region: Scalars['String']['output'];
  /** For API clients. */
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
  /** Page views by bots; they count nowhere else. For API clients. */
  bots: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  /** Most page views in this minute of the last four weeks. */
  usualMax?: Maybe<Scalars['Float']['output']>;
  /** Fewest page views in this minute of the last four weeks; null without history. */
  usualMin?: Maybe<Scalars['Float']['output']>;
  /** For API clients. */
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
  /** The last event of any visit of the visitor. For API clients. */
  lastSeen: Scalars['DateTime']['output'];
  /** In the last 30 minutes. */
  pageviews: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  /** For API clients. */
  sessionId: Scalars['String']['output'];
  /** Start of the visit, as the browser reported it. */
  since: Scalars['DateTime']['output'];
  state: PresenceState;
  /** For API clients. */
  title: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

/** Something worth looking at, found in a project's traffic of the last 28 days by a rule that names its evidence. */
export type Recommendation = Node & {
  __typename?: 'Recommendation';
  /** What was found, with its numbers, and what to do. */
  body: Scalars['String']['output'];
  /** When it was found first. */
  createdAt: Scalars['DateTime']['output'];
  /** The numbers that it rests on. For API clients. */
  evidence: Array<RecommendationEvidence>;
  /** The part of the product that shows more of it. For API clients. */
  feature: Feature;
  id: Scalars['ID']['output'];
  /** Address in the app, with the filters set. */
  link: Scalars['String']['output'];
  /** Words of the link. */
  linkText: Scalars['String']['output'];
  /** What found it. For API clients. */
  rule: RecommendationRule;
  /** How many sessions are concerned; the list is ordered by it. For API clients. */
  sessions: Scalars['Int']['output'];
  state: RecommendationState;
  title: Scalars['String']['output'];
};

/** A page of recommendations. */
export type RecommendationConnection = {
  __typename?: 'RecommendationConnection';
  edges: Array<RecommendationEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RecommendationEdge = {
  __typename?: 'RecommendationEdge';
  cursor: Scalars['String']['output'];
  node: Recommendation;
};

/** One number of a recommendation's evidence. For API clients. */
export type RecommendationEvidence = {
  __typename?: 'RecommendationEvidence';
  /** What was counted. */
  label: Scalars['String']['output'];
  /** As people read it: with its unit. */
  value: Scalars['String']['output'];
};

/** What looks at the traffic. */
export type RecommendationRule =
  /** A page on which scripts fail. */
  | 'ERROR_PAGE'
  /** A landing page after which visitors leave far more often than after the others. */
  | 'HIGH_EXIT'
  /** Phones convert less often than desktops. */
  | 'MOBILE_GAP'
  /** An address that leads nowhere. */
  | 'NOT_FOUND'
  /** An element that is clicked again and again. */
  | 'RAGE'
  /** A page whose main part appears late. */
  | 'SLOW_PAGE';

/** What the company made of a recommendation. */
export type RecommendationState =
  | 'DISMISSED'
  | 'READ'
  | 'UNREAD';

/** How a project stands with recommendations. */
export type RecommendationStatus = {
  __typename?: 'RecommendationStatus';
  /** Bought on top of the plan. For API clients. */
  hasAddOn: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  /** How many nobody has read. */
  unreadCount: Scalars['Int']['output'];
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

export type RedeemCodeInput = {
  /** As it was given: case, spaces and dashes do not matter. */
  code: Scalars['String']['input'];
};

export type RedeemCodePayload = {
  __typename?: 'RedeemCodePayload';
  billing?: Maybe<Billing>;
  /** How long the code lasts; null: for life. */
  days?: Maybe<Scalars['Int']['output']>;
  problem?: Maybe<Problem>;
};

/** What the company has earned in sessions by companies that came through its link. */
export type ReferAndEarn = {
  __typename?: 'ReferAndEarn';
  /** Openings of the link, once a day for each browser. */
  clicks: Scalars['Int']['output'];
  /** Sessions a month earned in all. */
  earnedSessions: Scalars['Int']['output'];
  /** The link to hand on. */
  linkUrl: Scalars['String']['output'];
  /** Sessions a month that can be earned in all. */
  mostSessions: Scalars['Int']['output'];
  /** US dollars for each company that pays. For API clients. */
  offer: Scalars['Int']['output'];
  /** Sessions a month for each company that proves its address. */
  sessionsEach: Scalars['Int']['output'];
  /** Companies that signed up through it. */
  signUps: Scalars['Int']['output'];
  /** Of these, companies that have proved their address. */
  verified: Scalars['Int']['output'];
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

export type RepeatDeliveryInput = {
  /** Of the delivery whose event is to be sent again. */
  id: Scalars['ID']['input'];
};

export type RepeatDeliveryPayload = {
  __typename?: 'RepeatDeliveryPayload';
  edge?: Maybe<WebhookDeliveryEdge>;
  problem?: Maybe<Problem>;
};

/** By whose clock hours and weekdays are told. The days of the range are the project's either way. */
export type ReportClock =
  /** The clock of the project's time zone. */
  | 'PROJECT'
  /** Each visitor's own, as their browser told it; the project's where it did not. */
  | 'VISITOR';

/** The range that a report answered for. */
export type ReportRange = {
  __typename?: 'ReportRange';
  /** Inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  /** For API clients. */
  previousEndDate?: Maybe<Scalars['LocalMoment']['output']>;
  previousStartDate?: Maybe<Scalars['LocalMoment']['output']>;
  startDate: Scalars['LocalMoment']['output'];
  /** Whose days these are. */
  timezone: Scalars['String']['output'];
};

/** How a request with a key ended. */
export type RequestOutcome =
  /** A fault of the host: status 5xx. */
  | 'FAILED'
  | 'OK'
  /** The request was wrong or not allowed: status 4xx. */
  | 'REFUSED';

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

export type ResumeSubscriptionPayload = {
  __typename?: 'ResumeSubscriptionPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
};

export type RetentionActInput = {
  kind: RetentionActKind;
  /** The path (an asterisk stands for any text) the event's name or the goal's key; only with PAGE, EVENT and GOAL. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody can have done. */
export type RetentionActKind =
  /** Sent an event of this name. */
  | 'EVENT'
  /** Reached a goal. */
  | 'GOAL'
  /** Saw a page. */
  | 'PAGE'
  /** Bought something. */
  | 'PURCHASE'
  /** Came at all. */
  | 'VISIT';

/** How many of a cohort came back in one period. */
export type RetentionCell = {
  __typename?: 'RetentionCell';
  /** Upper end of the share's 95 percent interval after Wilson. */
  high?: Maybe<Scalars['Float']['output']>;
  /** The period is not over, or the range of a link ends in it: the number can still grow. */
  isPartial: Scalars['Boolean']['output'];
  /** Lower end of the share's 95 percent interval after Wilson. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Visitors divided by size, 0 to 1; null where there is nobody. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Of so many. */
  size: Scalars['Float']['output'];
  /** Those who came back. */
  visitors: Scalars['Float']['output'];
};

/** The visitors who started in one period. For API clients. */
export type RetentionCohort = {
  __typename?: 'RetentionCohort';
  /** One a period that has begun; the first is the cohort's own. */
  cells: Array<RetentionCell>;
  /** Inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  /** How many visitors started. */
  size: Scalars['Float']['output'];
  startDate: Scalars['LocalMoment']['output'];
};

/** What visitors can be told apart by: how their first start was. */
export type RetentionDimension =
  | 'BROWSER'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  | 'LANG'
  | 'OS';

/** How long a cohort's periods are; weeks begin on Monday. */
export type RetentionPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** One question about who comes back; each field asks its own. */
export type RetentionReport = {
  __typename?: 'RetentionReport';
  /** The eight largest values of a dimension. */
  split?: Maybe<Array<RetentionSplitRow>>;
  /** Cohort by cohort. */
  table?: Maybe<RetentionTable>;
};


/** One question about who comes back; each field asks its own. */
export type RetentionReportSplitArgs = {
  by: RetentionDimension;
};

/** A line of the table. */
export type RetentionRow = {
  __typename?: 'RetentionRow';
  /** One a period that has begun. */
  cells: Array<RetentionCell>;
  /** Inclusive; null: all of them together. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  /** How many visitors started. */
  size: Scalars['Float']['output'];
  /** The day on which the cohort's period begins; null: all of them together. */
  startDate?: Maybe<Scalars['LocalMoment']['output']>;
};

/** One value of a dimension: all its cohorts together. */
export type RetentionSplitRow = {
  __typename?: 'RetentionSplitRow';
  cells: Array<RetentionCell>;
  /** The value; empty where it is unknown. */
  name: Scalars['String']['output'];
  /** How many visitors started. */
  size: Scalars['Float']['output'];
};

/**
 * Visitors by the period of their first start in the range, each of them counted once, and how many of them returned in
 * the periods after it, up to now.
 */
export type RetentionTable = {
  __typename?: 'RetentionTable';
  /** Oldest first. For API clients. */
  cohorts: Array<RetentionCohort>;
  /** All cohorts together, each weighing as much as it has visitors; only periods that are over. For API clients. */
  mean: Array<RetentionCell>;
  period: RetentionPeriod;
  range: ReportRange;
  /** The mean and then each cohort, as a table has them. */
  rows: Array<RetentionRow>;
  /** How many visitors all cohorts have. */
  visitors: Scalars['Float']['output'];
};

/** A visitor behind a cell, and what was done in the cell's period. */
export type RetentionVisitor = {
  __typename?: 'RetentionVisitor';
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  /** ISO 3166-1 code; empty where it is unknown. */
  country: Scalars['String']['output'];
  /** desktop, mobile or tablet. */
  device: Scalars['String']['output'];
  lastSeen: Scalars['DateTime']['output'];
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  /** The visitor's own id. */
  visitorId: Scalars['ID']['output'];
};

/** The newest visitors of a cell. */
export type RetentionVisitors = {
  __typename?: 'RetentionVisitors';
  rows: Array<RetentionVisitor>;
  totalCount: Scalars['Int']['output'];
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  /** The id of the key that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
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

export type SaveCardInput = {
  /** Left out where the provider has its own page. */
  card?: InputMaybe<CardInput>;
};

export type SaveCardPayload = {
  __typename?: 'SaveCardPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
  /** A page of the payment provider's; null: it is done. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A saved filter of a project. */
export type Segment = Node & {
  __typename?: 'Segment';
  /** Name of the member who saved it. For API clients. */
  author: Scalars['String']['output'];
  /** For API clients. */
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

export type SendTestDeliveryInput = {
  /** Of the webhook. */
  id: Scalars['ID']['input'];
};

export type SendTestDeliveryPayload = {
  __typename?: 'SendTestDeliveryPayload';
  edge?: Maybe<WebhookDeliveryEdge>;
  problem?: Maybe<Problem>;
};

/** What a rating says: 4 and 5 are positive, 3 is neutral, 1 and 2 are negative. */
export type Sentiment =
  | 'NEGATIVE'
  | 'NEUTRAL'
  | 'POSITIVE';

/** How many comments are of each sentiment, by their rating alone. */
export type SentimentCounts = {
  __typename?: 'SentimentCounts';
  /** With a rating of 1 or 2. */
  negative: Scalars['Int']['output'];
  /** With a rating of 3. */
  neutral: Scalars['Int']['output'];
  /** With a rating of 4 or 5. */
  positive: Scalars['Int']['output'];
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

/** A text that the servers say to a person. */
export type ServerMessage = {
  __typename?: 'ServerMessage';
  /** In English. */
  message: Scalars['String']['output'];
  /** The values in the message; set with `reason`. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** Names the message, as in `Problem`; null for texts from before messages had reasons. */
  reason?: Maybe<Scalars['String']['output']>;
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
  /** The user came into the demo without an account: everything can be looked at, nothing changed. */
  isReadOnly: Scalars['Boolean']['output'];
  /** Instant of the sign-in. For API clients. */
  signedInAt: Scalars['DateTime']['output'];
};

export type SetAvatarInput = {
  /** PNG, JPEG or WebP as base64, at most 64 KB and 1024 pixels a side; null takes the picture away. */
  image?: InputMaybe<Scalars['String']['input']>;
};

export type SetAvatarPayload = {
  __typename?: 'SetAvatarPayload';
  problem?: Maybe<Problem>;
  /** The user with the picture. */
  user?: Maybe<User>;
};

export type SetCommentStatusInput = {
  /** The comment. */
  id: Scalars['ID']['input'];
  status: FeedbackStatus;
};

export type SetCommentStatusPayload = {
  __typename?: 'SetCommentStatusPayload';
  comment?: Maybe<Comment>;
  problem?: Maybe<Problem>;
};

export type SetErrorStateInput = {
  /** The member whose the error is from now on; 0: nobody's. Without it, it stays whose it is. */
  assignee?: InputMaybe<Scalars['Int']['input']>;
  /** The group. */
  errorId: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** 1 to 365, with SNOOZED. */
  snoozeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Without it the state stays. */
  state?: InputMaybe<ErrorState>;
};

export type SetErrorStatePayload = {
  __typename?: 'SetErrorStatePayload';
  /** The group that was changed. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type SetMailSubscriptionInput = {
  isOn: Scalars['Boolean']['input'];
  /** The last segment of the link in a mail. */
  token: Scalars['String']['input'];
};

export type SetMailSubscriptionPayload = {
  __typename?: 'SetMailSubscriptionPayload';
  problem?: Maybe<Problem>;
  subscription?: Maybe<MailSubscription>;
};

export type SetTranslationInput = {
  /** All of the company's words, at most 2000; what is left out is taken back. */
  entries: Array<TranslationEntryInput>;
  language: Scalars['String']['input'];
};

export type SetTranslationPayload = {
  __typename?: 'SetTranslationPayload';
  problem?: Maybe<Problem>;
  translation?: Maybe<Translation>;
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
  /** The holder may save tables and charts as files. */
  canDownload: Scalars['Boolean']['output'];
  endDate: Scalars['LocalMoment']['output'];
  /** The holder may choose another range. */
  freeRange: Scalars['Boolean']['output'];
  /** The one thing that is shared; empty for a whole module. For API clients. */
  itemId: Scalars['String']['output'];
  /** For API clients. */
  module: ShareModule;
  project?: Maybe<Project>;
  /** Names and e-mail addresses are taken out of what the holder sees. For API clients. */
  redactsPersonalData: Scalars['Boolean']['output'];
  startDate: Scalars['LocalMoment']['output'];
};

/** A link that shows one module of a project to whoever holds it. */
export type ShareLink = Node & {
  __typename?: 'ShareLink';
  /** The holder may save tables and charts as files. */
  canDownload: Scalars['Boolean']['output'];
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
  /** What it shows a part of; null where the viewer no longer sees the project. */
  project?: Maybe<Project>;
  /** Names and e-mail addresses are taken out of what the holder sees. */
  redactsPersonalData: Scalars['Boolean']['output'];
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

/**
 * What a share link shows. Each description is the module's name in the app, and the module in a sentence; an area adds its
 * own with `extend enum ShareModule`.
 */
export type ShareModule =
  /** Test results: the test's results */
  | 'ABRESULT'
  /** Test: the test */
  | 'ABTEST'
  /** Acquisition: the acquisition report */
  | 'ACQUISITION'
  /** Traffic: the traffic report */
  | 'ANALYTICS'
  /** Dashboard: the dashboard */
  | 'DASHBOARD'
  /** Event: the event report */
  | 'EVENTS'
  /** Feedback: the feedback */
  | 'FEEDBACK'
  /** Form: the form's results */
  | 'FORM'
  /** Funnel: the funnel */
  | 'FUNNEL'
  /** Map: the map */
  | 'MAP'
  /** Retention: the retention report */
  | 'RETENTION'
  /** Survey: the survey's results */
  | 'SURVEY';

/**
 * Something that the holder of a share link finds, or does not. The descriptions are the labels in the app; an area adds its
 * own part with `extend enum SharePart`.
 */
export type SharePart =
  /** Profiles and notifications */
  | 'ACCOUNTS'
  /** Acquisition report */
  | 'ACQUISITION'
  /** Plan, usage and invoices */
  | 'BILLING'
  /** Making changes */
  | 'CHANGES'
  /** Downloads */
  | 'DOWNLOADS'
  /** Event report: totals, properties and latest events */
  | 'EVENT'
  /** Event names and counts */
  | 'EVENTS'
  /** Event rules */
  | 'EVENT_RULES'
  /** Feedback */
  | 'FEEDBACK'
  /** Filter values */
  | 'FILTERS'
  /** Feature flags */
  | 'FLAGS'
  /** Funnels */
  | 'FUNNELS'
  /** Goals */
  | 'GOALS'
  /** API keys and webhooks */
  | 'KEYS'
  /** Visitor map */
  | 'MAP'
  /** Monthly comparison */
  | 'MONTHS'
  /** Other date ranges */
  | 'OTHER_DAYS'
  /** Other projects */
  | 'OTHER_PROJECTS'
  /** Names and email addresses */
  | 'PEOPLE'
  /** Visitors online now */
  | 'REALTIME'
  /** Recommendations */
  | 'RECOMMENDATIONS'
  /** Recordings */
  | 'RECORDINGS'
  /** Retention report */
  | 'RETENTION'
  /** Segments */
  | 'SEGMENTS'
  /** Settings, keys and tracking code */
  | 'SETTINGS'
  /** Share links */
  | 'SHARE_LINKS'
  /** Company members */
  | 'TEAM'
  /** Tests */
  | 'TESTS'
  /** Timeline */
  | 'TIMELINE'
  /** Traffic: metrics, pages, sources, locations and devices */
  | 'TRAFFIC'
  /** Individual visitors and their sessions */
  | 'VISITORS';

/** What a link with these options would open, read from the rules that judge its holder. */
export type SharePreview = {
  __typename?: 'SharePreview';
  leftOut: Array<SharePart>;
  shown: Array<SharePart>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** The ways to sign in without a password that are set up here. */
export type SignInMethods = {
  __typename?: 'SignInMethods';
  /** With a GitHub account. */
  github: Scalars['Boolean']['output'];
  /** With a Google account. */
  google: Scalars['Boolean']['output'];
  /** Enterprise sign-in by an address; `ssoAddress` tells whether a company has set it up. */
  sso: Scalars['Boolean']['output'];
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
  offer?: InputMaybe<SignUpOffer>;
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

/** What the page promised that a sign-up came through. */
export type SignUpOffer =
  /** A plan without an end. */
  | 'LIFETIME_DEAL'
  /** The shop plan. */
  | 'SHOP';

export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  problem?: Maybe<Problem>;
  /** Where a mail went: it verifies a new address, and tells the owner of an account how to go on. Null where a problem is answered. */
  sentToEmail?: Maybe<Scalars['String']['output']>;
};

/** A plan that a sign-up link names. */
export type SignUpPlan = {
  __typename?: 'SignUpPlan';
  name: Scalars['String']['output'];
  /** Days before it has to be paid for; null: it costs nothing. */
  trialDays?: Maybe<Scalars['Int']['output']>;
};

/** A line of a source file. */
export type SourceLine = {
  __typename?: 'SourceLine';
  /** Counted from 1. */
  line: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** A source map by which stacks are read. It is sent by POST to /error-log/source-map of the gateway or, from a build, to /error-log/sourcemap of the API host. */
export type SourceMap = {
  __typename?: 'SourceMap';
  /** Its size in bytes. */
  bytes: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The member's name. */
  createdBy: Scalars['String']['output'];
  /** The script's path, without its site. */
  file: Scalars['String']['output'];
  /** The release of the site that it belongs to; empty where the site names none. */
  release: Scalars['String']['output'];
  /** The host's number of it. */
  sourceMapId: Scalars['Int']['output'];
  /** Source files in it. */
  sources: Scalars['Int']['output'];
};

/** How the people of a brand's company sign in. */
export type SsoOffer = {
  __typename?: 'SsoOffer';
  /** The sign-in page is skipped: everybody is sent to the company's identity provider. */
  isForced: Scalars['Boolean']['output'];
};

/** What is told as it happens, over graphql-ws or server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The events that come in, about every second while anybody watches. */
  eventTail?: Maybe<EventTail>;
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
export type SubscriptionEventTailArgs = {
  project: Scalars['ID']['input'];
};


/** What is told as it happens, over graphql-ws or server-sent events. */
export type SubscriptionInstallationArgs = {
  project: Scalars['ID']['input'];
};


/** What is told as it happens, over graphql-ws or server-sent events. */
export type SubscriptionPingArgs = {
  isStrict?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What is told as it happens, over graphql-ws or server-sent events. */
export type SubscriptionRealtimeArgs = {
  project: Scalars['ID']['input'];
};

/** Whether a subscription is paid. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'ENDED'
  /** A charge has failed and is tried again. */
  | 'PAST_DUE';

export type TagVisitorsInput = {
  /** 1 to 40 characters each; a visitor has at most 20. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 500 visitors of one project. */
  ids: Array<Scalars['ID']['input']>;
  /** Those that are not there are none the worse for it. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TagVisitorsPayload = {
  __typename?: 'TagVisitorsPayload';
  problem?: Maybe<Problem>;
  /** Those that were tagged; somebody who has been forgotten meanwhile is left out. */
  visitors?: Maybe<Array<Visitor>>;
};

/** An event as it came. */
export type TailedEvent = {
  __typename?: 'TailedEvent';
  at: Scalars['DateTime']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** What members call it; null: it goes by its own name. */
  displayName?: Maybe<Scalars['String']['output']>;
  eventId: Scalars['String']['output'];
  /** The one that it is counted as. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** As JSON; empty without any. */
  props: Scalars['String']['output'];
  /** For API clients. */
  source: EventSource;
  visitorId: Scalars['String']['output'];
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
  /** The host's number for the user. For API clients. */
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

/** A test of a project: A/B, A/A, experiment, deploy or personalisation. For API clients. */
export type Test = Node & {
  __typename?: 'Test';
  createdAt: Scalars['DateTime']['output'];
  family: TestFamily;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Counts the tests of the project from 1. */
  number: Scalars['Int']['output'];
  status: TestStatus;
  /** The page that is tested. */
  url: Scalars['String']['output'];
};

/** A page of tests. */
export type TestConnection = {
  __typename?: 'TestConnection';
  edges: Array<TestEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TestEdge = {
  __typename?: 'TestEdge';
  cursor: Scalars['String']['output'];
  node: Test;
};

/** The families of tests. */
export type TestFamily =
  | 'AATEST'
  | 'ABTEST'
  | 'DEPLOY'
  | 'EXPERIMENT'
  | 'PERSONALIZE';

/** How far a test is. */
export type TestStatus =
  | 'COMPLETED'
  | 'DRAFT'
  | 'LIVE'
  | 'PAUSED'
  | 'SCHEDULED';

/** Monthly tested users: distinct visitors that saw a test this month. */
export type TestedUsers = {
  __typename?: 'TestedUsers';
  count: Scalars['Int']['output'];
  /** How many the plan includes; null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** Everything of a range that can change a project's numbers. */
export type Timeline = {
  __typename?: 'Timeline';
  /** Newest first. */
  entries: Array<TimelineEntry>;
  /** Who noted or did anything in the range, whatever the filters. */
  people: Array<TimelinePerson>;
  range: ReportRange;
  /** How many entries fit the filters. */
  totalCount: Scalars['Int']['output'];
};

/** A note, or something that was done. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** From what to what, where values were changed; null among the marks of a chart. */
  changed?: Maybe<Array<ChangedField>>;
  /** Of a note; null of all that is none. */
  color?: Maybe<NoteColor>;
  createdAt: Scalars['DateTime']['output'];
  /** The day or hour that it stands at, on the wall clock of the project's time zone. */
  date: Scalars['LocalMoment']['output'];
  /** The note, to take it off the charts; null where the viewer may not, and for all that is no note. */
  deletableId?: Maybe<Scalars['ID']['output']>;
  /** More about what was done; empty for notes. */
  description: Scalars['String']['output'];
  /** Up to where a note stands, inclusive; null: at one day or hour. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  /** Names the entry within the timeline: `note-4`, `done-7`. */
  key: Scalars['String']['output'];
  kind: TimelineKind;
  /** The note itself, to change it; null where the viewer may not, and for all that is no note. */
  note?: Maybe<Annotation>;
  /** What it was done to, as the host numbers it; empty where nothing is named. */
  subject: Scalars['String']['output'];
  /** The note's words; of what was done the part of the product and the action, such as `flag.changed`. */
  text: Scalars['String']['output'];
  userName: Scalars['String']['output'];
};

/** What an entry of the timeline is about. */
export type TimelineKind =
  | 'BILLING'
  | 'FLAG'
  | 'NOTE'
  | 'OTHER'
  | 'PROJECT'
  | 'TEAM'
  | 'TEST';

/** Somebody who noted or did something. */
export type TimelinePerson = {
  __typename?: 'TimelinePerson';
  name: Scalars['String']['output'];
  /** The host's number of the member. */
  userId: Scalars['Int']['output'];
};

/** A visit, and the rule that decided its channel. */
export type TracedVisit = {
  __typename?: 'TracedVisit';
  channel: Scalars['String']['output'];
  facts: Array<VisitFact>;
  /** The goal, or without one a purchase, happened in it. */
  hasConverted: Scalars['Boolean']['output'];
  /** The page that was entered by. */
  landing: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  /** Such as `04 paid search`; empty where none is known. */
  rule: Scalars['String']['output'];
  /** The session's own id. */
  sessionId: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** The visitor's own id. */
  visitorId: Scalars['ID']['output'];
};

/** The newest visits of a channel or a rule. */
export type TracedVisits = {
  __typename?: 'TracedVisits';
  rows: Array<TracedVisit>;
  totalCount: Scalars['Int']['output'];
};

/** A range split by one dimension, most visitors first. */
export type TrafficBreakdown = {
  __typename?: 'TrafficBreakdown';
  dimension: Dimension;
  /** Whose conversions these are: the one asked for, or the project's default goal; null: none is counted. */
  goal?: Maybe<CountedGoal>;
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

/** What a day changed. The day itself counts on neither side. */
export type TrafficEffect = {
  __typename?: 'TrafficEffect';
  after: EffectSide;
  before: EffectSide;
  /** After minus before; null where too little is known to say anything. */
  difference?: Maybe<EffectDifference>;
  /** Each day of both sides and the day itself. */
  series: Array<EffectDay>;
  /** For API clients. */
  timezone: Scalars['String']['output'];
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
  /** What was done in the range that can change its numbers: the newest 50, oldest first; none for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** Each day of the range, oldest first. */
  daily?: Maybe<DailyTraffic>;
  /** How much visits are used, and where people get stuck. */
  engagement?: Maybe<EngagementReport>;
  /** One group of errors; null where it did not happen in the range. */
  errorDetail?: Maybe<ErrorDetail>;
  /** Errors in groups. */
  errorLog?: Maybe<ErrorLog>;
  /** Which errors are not counted, newest rule first. */
  errorRules?: Maybe<Array<ErrorRule>>;
  /** Which ways people take. */
  flow?: Maybe<BehaviorFlow>;
  /** What comes just before and just after one page or event. */
  flowAround?: Maybe<FlowAround>;
  /** What gets in people's way: clicks in anger and in vain, script errors, slow pages. */
  friction?: Maybe<FrictionReport>;
  /** Which paths of the range a rule of grouping would make one step. */
  groupingPreview?: Maybe<GroupingPreview>;
  /** The 24 hours of the day, added up over the days of the range. */
  hourly?: Maybe<HourlyTraffic>;
  /** How fast pages were for those who opened them. */
  performance?: Maybe<PerformanceReport>;
  /** One metric over time. Without an interval, one that suits the range. */
  series?: Maybe<TrafficSeries>;
  /** The source maps of the project, newest first. */
  sourceMaps?: Maybe<Array<SourceMap>>;
  /** The totals. */
  summary?: Maybe<TrafficSummary>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportActiveHoursArgs = {
  clock?: InputMaybe<ReportClock>;
  metric?: InputMaybe<Metric>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportBreakdownArgs = {
  dimension: Dimension;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportEngagementArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportErrorDetailArgs = {
  errorId: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  occurrence?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportErrorLogArgs = {
  assignee?: InputMaybe<Scalars['Int']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<ErrorKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  releases?: InputMaybe<Array<Scalars['String']['input']>>;
  states?: InputMaybe<Array<ErrorState>>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportFlowArgs = {
  converted?: InputMaybe<Scalars['Boolean']['input']>;
  end?: InputMaybe<FlowStopInput>;
  events?: InputMaybe<Scalars['Boolean']['input']>;
  exclude?: InputMaybe<Array<FlowStopInput>>;
  grouping?: InputMaybe<Array<Scalars['String']['input']>>;
  start?: InputMaybe<FlowStopInput>;
  steps?: InputMaybe<Scalars['Int']['input']>;
  through?: InputMaybe<Array<FlowStopInput>>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportFlowAroundArgs = {
  events?: InputMaybe<Scalars['Boolean']['input']>;
  exclude?: InputMaybe<Array<FlowStopInput>>;
  grouping?: InputMaybe<Array<Scalars['String']['input']>>;
  stop: FlowStopInput;
};


/** One question about a range; each field asks its own. */
export type TrafficReportGroupingPreviewArgs = {
  rule: Scalars['String']['input'];
};


/** One question about a range; each field asks its own. */
export type TrafficReportHourlyArgs = {
  clock?: InputMaybe<ReportClock>;
  weekday?: InputMaybe<Scalars['Int']['input']>;
};


/** One question about a range; each field asks its own. */
export type TrafficReportPerformanceArgs = {
  dimension?: InputMaybe<PerformanceDimension>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  vital?: InputMaybe<VitalName>;
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
  /** For API clients. */
  range: ReportRange;
};

/** The totals of a range, of the compared one, and how they went. */
export type TrafficSummary = {
  __typename?: 'TrafficSummary';
  /** Whose conversions these are: the one asked for, or the project's default goal; null: none is counted. */
  goal?: Maybe<CountedGoal>;
  /** Of the compared range; null without a comparison. */
  previous?: Maybe<MetricValues>;
  range: ReportRange;
  /** One entry an interval of the range that is over, oldest first; until two are over also the running one. */
  sparkline: Array<MetricValues>;
  totals: MetricValues;
};

/** The company's own words in place of the product's, in one language. */
export type Translation = {
  __typename?: 'Translation';
  entries: Array<TranslationEntry>;
  /** ISO 639. For API clients. */
  language: Scalars['String']['output'];
};

/** One text of the product, and what the company says instead. */
export type TranslationEntry = {
  __typename?: 'TranslationEntry';
  /** The product's own text, in English. */
  english: Scalars['String']['output'];
  /** The company's words; placeholders such as `{name}` stand in both. */
  words: Scalars['String']['output'];
};

export type TranslationEntryInput = {
  /** The product's own text, in English; at most 1000 characters. */
  english: Scalars['String']['input'];
  /** What is said instead; empty takes it back. */
  words: Scalars['String']['input'];
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

export type UnmergeErrorsInput = {
  /** The group that is to be one of its own again. */
  errorId: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type UnmergeErrorsPayload = {
  __typename?: 'UnmergeErrorsPayload';
  /** The group that was separated. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type UpdateAnnotationInput = {
  color: NoteColor;
  date: Scalars['LocalMoment']['input'];
  /** Inclusive, not before the date; without it the note stands at the date alone. */
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  /** The note. */
  id: Scalars['ID']['input'];
  /** Path of the page that it is about; empty: none in particular. */
  page: Scalars['String']['input'];
  /** 1 to 500 characters. */
  text: Scalars['String']['input'];
  /** ME only by its author. */
  visibility: NoteVisibility;
};

export type UpdateAnnotationPayload = {
  __typename?: 'UpdateAnnotationPayload';
  annotation?: Maybe<Annotation>;
  problem?: Maybe<Problem>;
};

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

export type UpdateEventInput = {
  /** Up to 100 characters; empty: it goes by its own name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: it stands for itself again. */
  isSeparate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count it as this one wherever events are read. */
  mergedInto?: InputMaybe<Scalars['String']['input']>;
  /** As the events carry it. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type UpdateEventPayload = {
  __typename?: 'UpdateEventPayload';
  naming?: Maybe<EventNaming>;
  problem?: Maybe<Problem>;
};

export type UpdateEventRuleInput = {
  eventName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Pauses the rule, or lets it go on. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** A CSS selector; percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target?: InputMaybe<Scalars['String']['input']>;
  trigger?: InputMaybe<EventTrigger>;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose words hold the event's value; empty: none. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateEventRulePayload = {
  __typename?: 'UpdateEventRulePayload';
  eventRule?: Maybe<EventRule>;
  problem?: Maybe<Problem>;
};

export type UpdateGoalInput = {
  id: Scalars['ID']['input'];
  /** false takes the goal back from the archive. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  purpose?: InputMaybe<GoalPurpose>;
  rule?: InputMaybe<GoalRuleInput>;
};

export type UpdateGoalPayload = {
  __typename?: 'UpdateGoalPayload';
  goal?: Maybe<Goal>;
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

export type UpdateNotificationSettingsInput = {
  /** 1 Monday to 7 Sunday. */
  digestDay?: InputMaybe<Scalars['Int']['input']>;
  /** Kinds that are left out stay. */
  settings?: InputMaybe<Array<NotificationSettingInput>>;
};

export type UpdateNotificationSettingsPayload = {
  __typename?: 'UpdateNotificationSettingsPayload';
  problem?: Maybe<Problem>;
  settings?: Maybe<NotificationSettings>;
};

export type UpdateProfileInput = {
  language?: InputMaybe<Language>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** IANA name; null: that of the browser. */
  timezone?: InputMaybe<Scalars['String']['input']>;
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
  setting?: InputMaybe<ProjectSettingInput>;
  /** IANA name of the zone whose days the reports use. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  problem?: Maybe<Problem>;
  project?: Maybe<Project>;
};

export type UpdateRecommendationInput = {
  id: Scalars['ID']['input'];
  state: RecommendationState;
};

export type UpdateRecommendationPayload = {
  __typename?: 'UpdateRecommendationPayload';
  problem?: Maybe<Problem>;
  recommendation?: Maybe<Recommendation>;
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

export type UpdateWebhookInput = {
  events?: InputMaybe<Array<EventKind>>;
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  problem?: Maybe<Problem>;
  webhook?: Maybe<Webhook>;
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
  /** What the month's page views come to at the pace so far. */
  expectedPageviews: Scalars['Int']['output'];
  /** What the month's sessions come to at the pace so far. */
  expectedSessions: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  sessions: Scalars['Int']['output'];
};

/** A warning about what was used. */
export type UsageAlert = {
  __typename?: 'UsageAlert';
  kind: UsageAlertKind;
  /** The sentence to show. */
  message: Scalars['String']['output'];
  /** The values in the message. */
  params: Scalars['MessageParams']['output'];
  /** Names the message, as in `Problem`. */
  reason: Scalars['String']['output'];
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
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** Whether the picture is one that the user chose. */
  hasOwnPicture: Scalars['Boolean']['output'];
  /** Whether the account has a password; those that sign in elsewhere may have none. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Language of the app, ISO 639. */
  language: Scalars['String']['output'];
  /** For API clients. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** A new address that waits for its mail's link to be opened. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  role: Role;
  /** IANA name of the time zone that the user chose; null: that of the browser. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** The host's number for the user. For API clients. */
  userId: Scalars['Int']['output'];
  /** Whether promotional mails are wanted. */
  wantsPromotions: Scalars['Boolean']['output'];
};

/** One thing that is remembered about a user; `value` is null until it is set. */
export type UserAttribute = Node & {
  __typename?: 'UserAttribute';
  id: Scalars['ID']['output'];
  /** For API clients. */
  key: AttributeKey;
  value?: Maybe<Scalars['String']['output']>;
};

/** Visitors of the same weekday in the 8 weeks before a day. */
export type UsualDay = {
  __typename?: 'UsualDay';
  /** 3 standard deviations above the mean. */
  high: Scalars['Float']['output'];
  /** 3 standard deviations below the mean, at least 0. */
  low: Scalars['Float']['output'];
  /** Mean of those days. */
  mean: Scalars['Float']['output'];
  /** How many of the 8 days are known. */
  weeks: Scalars['Int']['output'];
};

/** What a verification link has led to. */
export type VerificationStatus =
  /** The account can't be used for now, or the link is unknown or older than 7 days. */
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
  /** The members of the company whose accounts work, by name. */
  activeMembers?: Maybe<Array<ActiveMember>>;
  /** The company's part in the affiliate programme. */
  affiliate?: Maybe<Affiliate>;
  /** Null but for owners and admins of white-label companies and agencies. */
  agency?: Maybe<Agency>;
  /** The company's keys that were not revoked, newest first. */
  apiKeys?: Maybe<ApiKeyConnection>;
  /** What was asked with the company's keys in the last 14 days, newest first. */
  apiRequests?: Maybe<ApiRequestConnection>;
  /** A remembered attribute of the user; its value is null until it is set. */
  attribute?: Maybe<UserAttribute>;
  /** The company's audit log, newest first. For API clients. */
  auditLog?: Maybe<AuditEntryConnection>;
  billing?: Maybe<Billing>;
  /** The screens of billing that the viewer's role, plan and brand open. */
  billingScreens?: Maybe<Array<BillingScreen>>;
  /** Owners and admins of a plan that takes part in the referral programme. */
  canSeeAffiliate?: Maybe<Scalars['Boolean']['output']>;
  /** The company of the viewer; null for share links and nobody. */
  company?: Maybe<Company>;
  /** The address that the viewer's requests come from, for rules on it; null where it can't be told. */
  currentAddress?: Maybe<Scalars['String']['output']>;
  /** Set while the company's plan has ended: only these pages are open. Null: all are. */
  expiredPlan?: Maybe<ExpiredPlan>;
  /** Owners and admins of a plan that is paid by subscription. */
  hasSubscription?: Maybe<Scalars['Boolean']['output']>;
  /** Null where the viewer acts for nobody but themselves. */
  impersonation?: Maybe<Impersonation>;
  /** Invitations that can still be followed, newest first. */
  invitations?: Maybe<InvitationConnection>;
  /** An unpaid account that has been suspended; hides the date picker. */
  isSuspended?: Maybe<Scalars['Boolean']['output']>;
  /** The company takes part in the product's own experiments. For API clients. */
  isTestEligible?: Maybe<Scalars['Boolean']['output']>;
  kind: ViewerKind;
  /** The start page is the overview of all projects instead of one project's dashboard. */
  landsOnOverview?: Maybe<Scalars['Boolean']['output']>;
  /** Every project of the company, the paused ones too, in alphabetical order; for those who settle them. */
  managedProjects?: Maybe<ProjectConnection>;
  /** Set where a messenger is configured: for members under the product's own names, not for visitors of the demo, not under a customer's brand, and not while somebody acts for another. */
  messaging?: Maybe<Messaging>;
  /** What the viewer is told, and where. */
  notificationSettings?: Maybe<NotificationSettings>;
  /** The viewer's news of the last 90 days, newest first. */
  notifications?: Maybe<NotificationConnection>;
  /** The numbers of all projects; only for plans that land on the overview. */
  overview?: Maybe<Overview>;
  /** The product's own experiments that the company takes part in. Empty where it takes part in none: show what is usual. */
  ownExperiments?: Maybe<Array<OwnExperiment>>;
  /** How many charges have failed in a row; above 0 the payment must be updated. */
  paymentRetries?: Maybe<Scalars['Int']['output']>;
  /** The company's plan with what was bought on top. */
  plan?: Maybe<Plan>;
  /** One plan by its code. For API clients. */
  planByCode?: Maybe<Plan>;
  /** What to offer beside the days that are left, the first one first; empty for those who can't settle the account. */
  planPrompts?: Maybe<Array<PlanPrompt>>;
  /** The plans on sale. For API clients. */
  plans?: Maybe<Array<Plan>>;
  /** The project with this global id or number; without one, the first active project. Null where the viewer has none. */
  project?: Maybe<Project>;
  /** The projects that the viewer may see, in alphabetical order. */
  projects?: Maybe<ProjectConnection>;
  /** The company's part in the programme for free sessions. */
  referAndEarn?: Maybe<ReferAndEarn>;
  /** Null but for owners and admins of the operator and of white-label companies. */
  servicePortal?: Maybe<ServicePortal>;
  /** When the session began and ends; null without one. */
  session?: Maybe<SessionInfo>;
  /** Where the viewer is signed in, newest sign-in first; at most 100. */
  sessions?: Maybe<Array<MemberSession>>;
  /** What the link allows; null for everybody who does not hold one. */
  share?: Maybe<ShareGrant>;
  /** The share links of every project that the viewer sees, newest first. */
  shareLinks?: Maybe<ShareLinkConnection>;
  /** The account menu and the project switcher say which role one has. */
  showsRoleNames?: Maybe<Scalars['Boolean']['output']>;
  /** The people of the company, the most powerful first. */
  teamMembers?: Maybe<TeamMemberConnection>;
  testedUsers?: Maybe<TestedUsers>;
  /** The company's own words in a language; without one, in the viewer's. */
  translation?: Maybe<Translation>;
  trial?: Maybe<Trial>;
  /** How much of it was not read yet. */
  unreadNotifications?: Maybe<Scalars['Int']['output']>;
  usage?: Maybe<Usage>;
  /** The signed-in user; null for share links and nobody. */
  user?: Maybe<User>;
  /** Owner and Admin settle the company, its team and its projects. */
  viewerCanManageCompany?: Maybe<Scalars['Boolean']['output']>;
  /** Only Owner and Admin see the list of all projects. */
  viewerCanManageProjects?: Maybe<Scalars['Boolean']['output']>;
  /** Owners and admins of the product's own company and of white-label companies look after other companies. */
  viewerCanOpenServicePortal?: Maybe<Scalars['Boolean']['output']>;
  /** Only the product's own company sees how its recommendations fare. For API clients. */
  viewerCanSeeRecommendationDashboard?: Maybe<Scalars['Boolean']['output']>;
  /** Owners and admins are shown recommendations beside every screen. */
  viewerCanSeeRecommendations?: Maybe<Scalars['Boolean']['output']>;
  /** Whether what the company used this month is shown: to everybody but the role Viewer. */
  viewerCanSeeUsage?: Maybe<Scalars['Boolean']['output']>;
  /** Autopilot belongs to the optimise brand. For API clients. */
  viewerCanUseAutopilot?: Maybe<Scalars['Boolean']['output']>;
  /** The A/B testing brand has feature flags, for companies up to number 13856. For API clients. */
  viewerCanUseFeatureFlags?: Maybe<Scalars['Boolean']['output']>;
  /** Owner, Admin and User may change things; Viewer and share links may not. */
  viewerCanWrite?: Maybe<Scalars['Boolean']['output']>;
  /** Owner and Admin may write code that runs on visitors' pages, such as the condition of an event rule. */
  viewerCanWriteCode?: Maybe<Scalars['Boolean']['output']>;
  /** The company's webhooks, newest first. */
  webhooks?: Maybe<WebhookConnection>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerAccessArgs = {
  feature: Feature;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerApiRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<RequestOutcome>;
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
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerOverviewArgs = {
  compare?: InputMaybe<Comparison>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
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
export type ViewerShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerTeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerTranslationArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking, and everything that is theirs to see. */
export type ViewerWebhooksArgs = {
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

/** What a visit said of where it came from. */
export type VisitFact = {
  __typename?: 'VisitFact';
  /** Such as `utm_medium`. */
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A browser seen on the site, and whose it is as far as the site has said so. */
export type Visitor = Node & {
  __typename?: 'Visitor';
  /** What the site has said of the visitor, by key. */
  attributes?: Maybe<Array<VisitorAttribute>>;
  browser: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** What the visitor has said of pages, newest first. */
  comments?: Maybe<Array<Comment>>;
  /** ISO 3166 code of the newest visit; empty where unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** Of the attribute `email`; empty where unknown. */
  email: Scalars['String']['output'];
  /** The first event of the first visit. */
  firstSeen: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last event of any visit: the end of the newest one. */
  lastSeen: Scalars['DateTime']['output'];
  /** Of the attribute `name`, or of `first_name` and `last_name`; empty where unknown. */
  name: Scalars['String']['output'];
  os: Scalars['String']['output'];
  region: Scalars['String']['output'];
  /** All visits, newest first. */
  sessions?: Maybe<VisitorSessionConnection>;
  /** What members have put on the visitor, by the alphabet. */
  tags: Array<Scalars['String']['output']>;
  totals?: Maybe<VisitorTotals>;
  /** The site's own id of the visitor; empty where it has named none. */
  userId: Scalars['String']['output'];
  /** The random id that the browser was given. */
  visitorId: Scalars['String']['output'];
};


/** A browser seen on the site, and whose it is as far as the site has said so. */
export type VisitorSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that a visitor did. */
export type VisitorAction = Node & {
  __typename?: 'VisitorAction';
  at: Scalars['DateTime']['output'];
  /** ISO 4217 code of the value; empty where there is none. */
  currency: Scalars['String']['output'];
  /** Of a page view: seconds in which the page was visible and used. */
  engagedTime: Scalars['Float']['output'];
  eventId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Of an error. */
  message: Scalars['String']['output'];
  /** What it is called: of a page view the title, of a click the words on the element; of feedback what was said. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  properties: Array<ActionProperty>;
  /** Number of the test that was seen; null of everything else. */
  testId?: Maybe<Scalars['Int']['output']>;
  /** pageview, event, click, rage, dead, outbound, error, identify, exposure, feedback, ... */
  type: Scalars['String']['output'];
  /** Of an event that has one. */
  value?: Maybe<Scalars['Float']['output']>;
  /** The arm of that test. */
  variantId: Scalars['String']['output'];
};

/** A page of actions, oldest first. */
export type VisitorActionConnection = {
  __typename?: 'VisitorActionConnection';
  edges: Array<VisitorActionEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type VisitorActionEdge = {
  __typename?: 'VisitorActionEdge';
  cursor: Scalars['String']['output'];
  node: VisitorAction;
};

/** Something that the site has said of a visitor; the newest value of each counts. */
export type VisitorAttribute = {
  __typename?: 'VisitorAttribute';
  at: Scalars['DateTime']['output'];
  key: Scalars['String']['output'];
  /** As text, whatever kind of value it is. */
  value: Scalars['String']['output'];
};

/** A page of visitors. */
export type VisitorConnection = {
  __typename?: 'VisitorConnection';
  /** ISO 4217 code that revenue is in; null where nothing was paid. */
  currency?: Maybe<Scalars['String']['output']>;
  edges: Array<VisitorEdge>;
  pageInfo: PageInfo;
  /** Page views of all of them, as far as the filters choose them. */
  pageviewCount: Scalars['Int']['output'];
  range: ReportRange;
  /** Sessions of all of them, as far as the filters choose them. */
  sessionCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type VisitorEdge = {
  __typename?: 'VisitorEdge';
  cursor: Scalars['String']['output'];
  node: Visitor;
  numbers: VisitorNumbers;
};

/** Which visitors a list is of. */
export type VisitorKind =
  | 'ALL'
  /** Those whose e-mail address is known. */
  | 'CONTACT'
  /** Those whom the site has named with `identify`. */
  | 'USERS';

/** One question about where in the world visits came from; each field asks its own. */
export type VisitorMap = {
  __typename?: 'VisitorMap';
  /** Country by country. */
  countries?: Maybe<PlaceTable>;
  /** The regions or cities of one country. */
  places?: Maybe<PlaceTable>;
};


/** One question about where in the world visits came from; each field asks its own. */
export type VisitorMapPlacesArgs = {
  country: Scalars['String']['input'];
  level: PlaceLevel;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
};

/** What a visitor did in the range of a list. */
export type VisitorNumbers = {
  __typename?: 'VisitorNumbers';
  /** Sessions in which the goal event happened; null without a goal. */
  conversions?: Maybe<Scalars['Int']['output']>;
  /** The site's own events. */
  events: Scalars['Int']['output'];
  /** The last event of any visit in the range. */
  lastSeen: Scalars['DateTime']['output'];
  pageviews: Scalars['Int']['output'];
  /** Sum of the values of the goal event, without a goal of `purchase`, as far as they are in the list's currency. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
};

/** What a list of visitors is sorted by. */
export type VisitorOrder =
  | 'CONVERSIONS'
  | 'EVENTS'
  /** The visitor's first session. */
  | 'FIRST_SEEN'
  /** The last event in the range. */
  | 'LAST_SEEN'
  | 'PAGEVIEWS'
  | 'REVENUE'
  | 'SESSIONS';

/** A visit of a visitor. */
export type VisitorSession = Node & {
  __typename?: 'VisitorSession';
  /** What was done, in time order: no heartbeats, scroll reports or measurements. */
  actions?: Maybe<VisitorActionConnection>;
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** ISO 3166 code; empty where unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** The last event so far, leaving a page included. */
  endedAt: Scalars['DateTime']['output'];
  /** Time in which pages were visible and used, in seconds. For API clients. */
  engagedTime: Scalars['Float']['output'];
  /** Path of the first page. */
  entryPath: Scalars['String']['output'];
  /** Script errors. */
  errors: Scalars['Int']['output'];
  /** The site's own events. */
  events: Scalars['Int']['output'];
  /** Path of the last page. */
  exitPath: Scalars['String']['output'];
  /** Rage and dead clicks. */
  frictions: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** For API clients. */
  os: Scalars['String']['output'];
  pageviews: Scalars['Int']['output'];
  /** Host that the visit came from; empty where there is none. */
  refHost: Scalars['String']['output'];
  region: Scalars['String']['output'];
  /** For API clients. */
  sessionId: Scalars['String']['output'];
  /** The first event. An average duration in reports is that from the first to the last event. */
  startedAt: Scalars['DateTime']['output'];
};


/** A visit of a visitor. */
export type VisitorSessionActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of visits, newest first. */
export type VisitorSessionConnection = {
  __typename?: 'VisitorSessionConnection';
  edges: Array<VisitorSessionEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type VisitorSessionEdge = {
  __typename?: 'VisitorSessionEdge';
  cursor: Scalars['String']['output'];
  node: VisitorSession;
};

/** A tag, and how many visitors have it. */
export type VisitorTag = {
  __typename?: 'VisitorTag';
  /** As members wrote it. */
  tag: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** What a visitor has done over all visits. */
export type VisitorTotals = {
  __typename?: 'VisitorTotals';
  /** ISO 4217 code; null where nothing was paid. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Time in which pages were visible and used, in seconds. */
  engagedTime: Scalars['Float']['output'];
  /** Script errors. */
  errors: Scalars['Int']['output'];
  /** The site's own events. */
  events: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  /** Sum of the values of `purchase` events that are in `currency`. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
};

/**
 * A web vital: largest contentful paint, interaction to next paint, layout shift, first contentful paint, first byte. Or
 * the load time: until the page and everything on it was there.
 */
export type VitalName =
  | 'CLS'
  | 'FCP'
  | 'INP'
  | 'LCP'
  | 'LOAD'
  | 'TTFB';

/** A web vital in one interval; null where it was not measured. */
export type VitalPoint = {
  __typename?: 'VitalPoint';
  /** Median. */
  p50?: Maybe<Scalars['Float']['output']>;
  /** 75th percentile. */
  p75?: Maybe<Scalars['Float']['output']>;
  /** The interval is not over yet. */
  partial: Scalars['Boolean']['output'];
  /** Start of the interval. */
  t: Scalars['LocalMoment']['output'];
};

/** One web vital over a range. Milliseconds; CLS has no unit. Shares are 0 to 1. Null: nothing was measured. */
export type VitalRow = {
  __typename?: 'VitalRow';
  /** Share of measurements that are good. */
  good?: Maybe<Scalars['Float']['output']>;
  /** Up to here it is good; null, and the shares as well, where no limits are agreed on: the load time. */
  goodTo?: Maybe<Scalars['Float']['output']>;
  /** How often it was measured. */
  measured: Scalars['Float']['output'];
  name: VitalName;
  /** Share of measurements between good and poor. */
  needsWork?: Maybe<Scalars['Float']['output']>;
  /** Median. */
  p50?: Maybe<Scalars['Float']['output']>;
  /** Three of four page loads were this fast or faster. */
  p75?: Maybe<Scalars['Float']['output']>;
  /** 95 of 100 page loads were this fast or faster. */
  p95?: Maybe<Scalars['Float']['output']>;
  /** Share of measurements that are poor. */
  poor?: Maybe<Scalars['Float']['output']>;
  /** Beyond this it is poor. */
  poorFrom?: Maybe<Scalars['Float']['output']>;
  /** The 75th percentile of the compared range; null without a comparison. */
  previousP75?: Maybe<Scalars['Float']['output']>;
};

/** An address of the company's own that is told of events. What is sent is signed with a secret that is answered once. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who set it up. */
  createdBy: Scalars['String']['output'];
  /** What was sent to it in the last 30 days, newest first. */
  deliveries?: Maybe<WebhookDeliveryConnection>;
  events: Array<EventKind>;
  id: Scalars['ID']['output'];
  /** Switched off, it is told nothing. */
  isActive: Scalars['Boolean']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** How the newest delivery stands; null: nothing was delivered yet. */
  lastState?: Maybe<DeliveryState>;
  url: Scalars['String']['output'];
};


/** An address of the company's own that is told of events. What is sent is signed with a secret that is answered once. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of webhooks. */
export type WebhookConnection = {
  __typename?: 'WebhookConnection';
  edges: Array<WebhookEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** One event on its way to one address. */
export type WebhookDelivery = Node & {
  __typename?: 'WebhookDelivery';
  /** What the last attempt was answered, at most 2,000 characters. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How often it was tried so far. */
  attempts: Scalars['Int']['output'];
  /** What is sent, to the letter. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** As it stands in the body, such as project.created; ping where the test button sent it. */
  event: Scalars['String']['output'];
  /** Of the event; the same when it is delivered again. For API clients. */
  eventId: Scalars['String']['output'];
  /** Why there was no answer. */
  failure?: Maybe<ServerMessage>;
  id: Scalars['ID']['output'];
  /** For API clients. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Milliseconds that the last attempt took. */
  ms?: Maybe<Scalars['Int']['output']>;
  state: DeliveryState;
  /** HTTP status of the last attempt; null where there was no answer. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  edges: Array<WebhookDeliveryEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  cursor: Scalars['String']['output'];
  node: WebhookDelivery;
};

export type WebhookEdge = {
  __typename?: 'WebhookEdge';
  cursor: Scalars['String']['output'];
  node: Webhook;
};

/** What was found on a page of a website. */
export type WebsiteCheck = {
  __typename?: 'WebsiteCheck';
  /** What the site is built with, such as WordPress; null where nothing gives it away. */
  cms?: Maybe<Scalars['String']['output']>;
  /** Set where the verdict is CSP_BLOCKS. */
  contentPolicy?: Maybe<BlockingPolicy>;
  /** Where redirects led to. */
  finalUrl: Scalars['String']['output'];
  /** What stands there instead: the other key, the other tracker's host, the host that is refused, or why nothing came. */
  found?: Maybe<Scalars['String']['output']>;
  /** Whether this project's is. For API clients. */
  hasKey: Scalars['Boolean']['output'];
  /** Whether any project's tracking code is in it. For API clients. */
  hasSnippet: Scalars['Boolean']['output'];
  /** Whether a page came. For API clients. */
  isReachable: Scalars['Boolean']['output'];
  /** HTTP status; null where there was no answer. */
  status?: Maybe<Scalars['Int']['output']>;
  verdict: WebsiteVerdict;
};

/** What is the matter with a page, worst first. */
export type WebsiteVerdict =
  /** The page's Content-Security-Policy keeps the tracking code out. */
  | 'CSP_BLOCKS'
  /** The address leads to a file, and no page. */
  | 'NOT_A_PAGE'
  /** The tracking code is not in it. */
  | 'NO_SNIPPET'
  /** The tracking code is there and may send. */
  | 'OK'
  /** Visits of the page's host are refused, as it is not among the project's websites. */
  | 'OTHER_DOMAIN'
  /** The tracking code is loaded from elsewhere. */
  | 'OTHER_TRACKER'
  /** The tracking code is not in it, but a tag manager is, which may bring it along. */
  | 'TAG_MANAGER'
  /** It did not answer, or not with a page that is there. */
  | 'UNREACHABLE'
  /** The tracking code carries the key of another project. */
  | 'WRONG_KEY';



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
    | ( ApiKeySource & { __typename: 'ApiKey' } )
    | ( ApiRequestSource & { __typename: 'ApiRequest' } )
    | ( AuditEntrySource & { __typename: 'AuditEntry' } )
    | ( BillingSource & { __typename: 'Billing' } )
    | ( CommentSource & { __typename: 'Comment' } )
    | ( CompanySource & { __typename: 'Company' } )
    | ( EventRuleSource & { __typename: 'EventRule' } )
    | ( FlagSource & { __typename: 'Flag' } )
    | ( FunnelSource & { __typename: 'Funnel' } )
    | ( GoalSource & { __typename: 'Goal' } )
    | ( InvitationSource & { __typename: 'Invitation' } )
    | ( InvoiceSource & { __typename: 'Invoice' } )
    | ( ManagedCompanySource & { __typename: 'ManagedCompany' } )
    | ( NotificationSource & { __typename: 'Notification' } )
    | ( ProjectSource & { __typename: 'Project' } )
    | ( RecommendationSource & { __typename: 'Recommendation' } )
    | ( SegmentSource & { __typename: 'Segment' } )
    | ( ShareLinkSource & { __typename: 'ShareLink' } )
    | ( TeamMemberSource & { __typename: 'TeamMember' } )
    | ( TestSource & { __typename: 'Test' } )
    | ( UserSource & { __typename: 'User' } )
    | ( UserAttributeSource & { __typename: 'UserAttribute' } )
    | ( VisitorSource & { __typename: 'Visitor' } )
    | ( VisitorActionSource & { __typename: 'VisitorAction' } )
    | ( VisitorSessionSource & { __typename: 'VisitorSession' } )
    | ( WebhookSource & { __typename: 'Webhook' } )
    | ( WebhookDeliverySource & { __typename: 'WebhookDelivery' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Access: ResolverTypeWrapper<Access>;
  AccessState: AccessState;
  AcquisitionLevel: AcquisitionLevel;
  AcquisitionLine: ResolverTypeWrapper<AcquisitionLine>;
  AcquisitionReport: ResolverTypeWrapper<AcquisitionReportSource>;
  AcquisitionRow: ResolverTypeWrapper<AcquisitionRow>;
  AcquisitionSeries: ResolverTypeWrapper<AcquisitionSeries>;
  AcquisitionTable: ResolverTypeWrapper<AcquisitionTable>;
  AcquisitionWithinInput: AcquisitionWithinInput;
  ActionProperty: ResolverTypeWrapper<ActionProperty>;
  ActiveHours: ResolverTypeWrapper<ActiveHours>;
  ActiveMember: ResolverTypeWrapper<ActiveMember>;
  AddressKind: AddressKind;
  Affiliate: ResolverTypeWrapper<Affiliate>;
  Agency: ResolverTypeWrapper<AgencySource>;
  Annotation: ResolverTypeWrapper<AnnotationSource>;
  Anomaly: Anomaly;
  ApiKey: ResolverTypeWrapper<ApiKeySource>;
  ApiKeyConnection: ResolverTypeWrapper<Omit<ApiKeyConnection, 'edges'> & { edges: Array<ResolversTypes['ApiKeyEdge']> }>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiRequest: ResolverTypeWrapper<ApiRequestSource>;
  ApiRequestConnection: ResolverTypeWrapper<Omit<ApiRequestConnection, 'edges'> & { edges: Array<ResolversTypes['ApiRequestEdge']> }>;
  ApiRequestEdge: ResolverTypeWrapper<Omit<ApiRequestEdge, 'node'> & { node: ResolversTypes['ApiRequest'] }>;
  ApiScope: ApiScope;
  AppVersion: ResolverTypeWrapper<AppVersion>;
  ArchiveEventRuleInput: ArchiveEventRuleInput;
  ArchiveEventRulePayload: ResolverTypeWrapper<Omit<ArchiveEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversTypes['EventRule']> }>;
  ArchiveGoalInput: ArchiveGoalInput;
  ArchiveGoalPayload: ResolverTypeWrapper<Omit<ArchiveGoalPayload, 'goal'> & { goal?: Maybe<ResolversTypes['Goal']> }>;
  AttributeKey: AttributeKey;
  AttributionModel: AttributionModel;
  AuditEntry: ResolverTypeWrapper<AuditEntrySource>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AuditEntryEdge']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  BehaviorFlow: ResolverTypeWrapper<BehaviorFlow>;
  BilledTo: BilledTo;
  Billing: ResolverTypeWrapper<BillingSource>;
  BillingCycle: BillingCycle;
  BillingPortalPage: BillingPortalPage;
  BillingScreen: BillingScreen;
  BlockKind: BlockKind;
  BlockPreview: ResolverTypeWrapper<BlockPreview>;
  BlockRule: ResolverTypeWrapper<BlockRule>;
  BlockingPolicy: ResolverTypeWrapper<BlockingPolicy>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BrandDomain: ResolverTypeWrapper<BrandDomain>;
  BrandImageKind: BrandImageKind;
  BrandKind: BrandKind;
  BrandSso: ResolverTypeWrapper<BrandSso>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  BreakdownRow: ResolverTypeWrapper<BreakdownRow>;
  BuyPlanInput: BuyPlanInput;
  BuyPlanPayload: ResolverTypeWrapper<Omit<BuyPlanPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  CancelSubscriptionInput: CancelSubscriptionInput;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  CardInput: CardInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<Omit<ChangeEmailPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangeSubscriptionPayload: ResolverTypeWrapper<Omit<ChangeSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  ChannelRule: ResolverTypeWrapper<ChannelRule>;
  ChannelRules: ResolverTypeWrapper<ChannelRules>;
  ChartMonth: ResolverTypeWrapper<ChartMonth>;
  CheckDomainPayload: ResolverTypeWrapper<CheckDomainPayload>;
  CheckEventRuleInput: CheckEventRuleInput;
  CheckEventRulePayload: ResolverTypeWrapper<CheckEventRulePayload>;
  CheckWebsiteInput: CheckWebsiteInput;
  CheckWebsitePayload: ResolverTypeWrapper<CheckWebsitePayload>;
  ClickIdCount: ResolverTypeWrapper<ClickIdCount>;
  Comment: ResolverTypeWrapper<CommentSource>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: Array<ResolversTypes['CommentEdge']> }>;
  CommentDay: ResolverTypeWrapper<CommentDay>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentPage: ResolverTypeWrapper<CommentPage>;
  CommentStatusCounts: ResolverTypeWrapper<CommentStatusCounts>;
  CommentTotals: ResolverTypeWrapper<CommentTotals>;
  CommentWord: ResolverTypeWrapper<CommentWord>;
  Company: ResolverTypeWrapper<CompanySource>;
  CompanyState: CompanyState;
  Comparison: Comparison;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ConvertedVisit: ResolverTypeWrapper<ConvertedVisit>;
  CountReferralVisitInput: CountReferralVisitInput;
  CountReferralVisitPayload: ResolverTypeWrapper<CountReferralVisitPayload>;
  CountedGoal: ResolverTypeWrapper<CountedGoal>;
  CreateAnnotationInput: CreateAnnotationInput;
  CreateAnnotationPayload: ResolverTypeWrapper<Omit<CreateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversTypes['Annotation']> }>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: ResolverTypeWrapper<Omit<CreateApiKeyPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ApiKeyEdge']> }>;
  CreateBlockRuleInput: CreateBlockRuleInput;
  CreateBlockRulePayload: ResolverTypeWrapper<Omit<CreateBlockRulePayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  CreateErrorRuleInput: CreateErrorRuleInput;
  CreateErrorRulePayload: ResolverTypeWrapper<CreateErrorRulePayload>;
  CreateEventRuleInput: CreateEventRuleInput;
  CreateEventRulePayload: ResolverTypeWrapper<Omit<CreateEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversTypes['EventRule']> }>;
  CreateGoalInput: CreateGoalInput;
  CreateGoalPayload: ResolverTypeWrapper<Omit<CreateGoalPayload, 'goal'> & { goal?: Maybe<ResolversTypes['Goal']> }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ProjectEdge']> }>;
  CreateSegmentInput: CreateSegmentInput;
  CreateSegmentPayload: ResolverTypeWrapper<Omit<CreateSegmentPayload, 'edge'> & { edge?: Maybe<ResolversTypes['SegmentEdge']> }>;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<Omit<CreateShareLinkPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ShareLinkEdge']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'edge'> & { edge?: Maybe<ResolversTypes['WebhookEdge']> }>;
  DailyTraffic: ResolverTypeWrapper<DailyTraffic>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayRow: ResolverTypeWrapper<DayRow>;
  DelayBucket: ResolverTypeWrapper<DelayBucket>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteAnnotationInput: DeleteAnnotationInput;
  DeleteAnnotationPayload: ResolverTypeWrapper<DeleteAnnotationPayload>;
  DeleteBlockRuleInput: DeleteBlockRuleInput;
  DeleteBlockRulePayload: ResolverTypeWrapper<Omit<DeleteBlockRulePayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  DeleteErrorRuleInput: DeleteErrorRuleInput;
  DeleteErrorRulePayload: ResolverTypeWrapper<DeleteErrorRulePayload>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeleteSegmentInput: DeleteSegmentInput;
  DeleteSegmentPayload: ResolverTypeWrapper<DeleteSegmentPayload>;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: ResolverTypeWrapper<DeleteShareLinkPayload>;
  DeleteSourceMapInput: DeleteSourceMapInput;
  DeleteSourceMapPayload: ResolverTypeWrapper<DeleteSourceMapPayload>;
  DeleteVisitorInput: DeleteVisitorInput;
  DeleteVisitorPayload: ResolverTypeWrapper<DeleteVisitorPayload>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  DeliveryState: DeliveryState;
  Demo: ResolverTypeWrapper<Demo>;
  DemoAccount: ResolverTypeWrapper<DemoAccount>;
  DetectableChange: ResolverTypeWrapper<DetectableChange>;
  Dimension: Dimension;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DnsRecordType: DnsRecordType;
  DomainCheck: ResolverTypeWrapper<DomainCheck>;
  DomainState: DomainState;
  EffectDay: ResolverTypeWrapper<EffectDay>;
  EffectDifference: ResolverTypeWrapper<EffectDifference>;
  EffectMetric: EffectMetric;
  EffectSide: ResolverTypeWrapper<EffectSide>;
  EmailCheck: ResolverTypeWrapper<EmailCheck>;
  EndImpersonationPayload: ResolverTypeWrapper<Omit<EndImpersonationPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  EngagedPage: ResolverTypeWrapper<EngagedPage>;
  EngagementReport: ResolverTypeWrapper<EngagementReport>;
  EngagementStep: ResolverTypeWrapper<EngagementStep>;
  EngagementTotals: ResolverTypeWrapper<EngagementTotals>;
  ErrorAssignee: ResolverTypeWrapper<ErrorAssignee>;
  ErrorCode: ErrorCode;
  ErrorConversion: ResolverTypeWrapper<ErrorConversion>;
  ErrorConversionSide: ResolverTypeWrapper<ErrorConversionSide>;
  ErrorDetail: ResolverTypeWrapper<ErrorDetail>;
  ErrorFacets: ResolverTypeWrapper<ErrorFacets>;
  ErrorFrame: ResolverTypeWrapper<ErrorFrame>;
  ErrorGroup: ResolverTypeWrapper<ErrorGroup>;
  ErrorInstance: ResolverTypeWrapper<ErrorInstance>;
  ErrorKind: ErrorKind;
  ErrorKindCount: ResolverTypeWrapper<ErrorKindCount>;
  ErrorLog: ResolverTypeWrapper<ErrorLog>;
  ErrorOccurrence: ResolverTypeWrapper<ErrorOccurrence>;
  ErrorPart: ResolverTypeWrapper<ErrorPart>;
  ErrorRule: ResolverTypeWrapper<ErrorRule>;
  ErrorRulePreview: ResolverTypeWrapper<ErrorRulePreview>;
  ErrorSplit: ResolverTypeWrapper<ErrorSplit>;
  ErrorState: ErrorState;
  ErrorStateCounts: ResolverTypeWrapper<ErrorStateCounts>;
  EventCounts: ResolverTypeWrapper<EventCounts>;
  EventFacts: ResolverTypeWrapper<EventFacts>;
  EventKind: EventKind;
  EventList: ResolverTypeWrapper<EventList>;
  EventNaming: ResolverTypeWrapper<EventNaming>;
  EventPoint: ResolverTypeWrapper<EventPoint>;
  EventProperty: ResolverTypeWrapper<EventProperty>;
  EventPropertyValue: ResolverTypeWrapper<EventPropertyValue>;
  EventReport: ResolverTypeWrapper<EventReportSource>;
  EventRule: ResolverTypeWrapper<EventRuleSource>;
  EventRuleConnection: ResolverTypeWrapper<Omit<EventRuleConnection, 'edges'> & { edges: Array<ResolversTypes['EventRuleEdge']> }>;
  EventRuleEdge: ResolverTypeWrapper<Omit<EventRuleEdge, 'node'> & { node: ResolversTypes['EventRule'] }>;
  EventRulePage: ResolverTypeWrapper<EventRulePage>;
  EventRulePreview: ResolverTypeWrapper<EventRulePreview>;
  EventRulePreviewAnswer: ResolverTypeWrapper<EventRulePreviewAnswer>;
  EventRulePreviewInput: EventRulePreviewInput;
  EventRuleStatus: EventRuleStatus;
  EventSource: EventSource;
  EventSplit: EventSplit;
  EventSplitRow: ResolverTypeWrapper<EventSplitRow>;
  EventSummary: ResolverTypeWrapper<EventSummary>;
  EventTail: ResolverTypeWrapper<EventTail>;
  EventTotals: ResolverTypeWrapper<EventTotals>;
  EventTrigger: EventTrigger;
  ExpiredPlan: ResolverTypeWrapper<ExpiredPlan>;
  ExtendTrialPayload: ResolverTypeWrapper<Omit<ExtendTrialPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  Feature: Feature;
  FeedbackReport: ResolverTypeWrapper<Omit<FeedbackReport, 'comments'> & { comments: Array<ResolversTypes['Comment']> }>;
  FeedbackStatus: FeedbackStatus;
  FilterCondition: ResolverTypeWrapper<FilterCondition>;
  FilterConditionInput: FilterConditionInput;
  FilterCriteria: FilterCriteria;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterInput: FilterInput;
  FilterOperator: FilterOperator;
  FilterValue: ResolverTypeWrapper<FilterValue>;
  FirstRecording: ResolverTypeWrapper<FirstRecording>;
  Flag: ResolverTypeWrapper<FlagSource>;
  FlagConnection: ResolverTypeWrapper<Omit<FlagConnection, 'edges'> & { edges: Array<ResolversTypes['FlagEdge']> }>;
  FlagEdge: ResolverTypeWrapper<Omit<FlagEdge, 'node'> & { node: ResolversTypes['Flag'] }>;
  FlagStatus: FlagStatus;
  FlagType: FlagType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FlowAround: ResolverTypeWrapper<FlowAround>;
  FlowKind: FlowKind;
  FlowLink: ResolverTypeWrapper<FlowLink>;
  FlowNeighbour: ResolverTypeWrapper<FlowNeighbour>;
  FlowNode: ResolverTypeWrapper<FlowNode>;
  FlowStopInput: FlowStopInput;
  FrictionCount: ResolverTypeWrapper<FrictionCount>;
  FrictionFigures: ResolverTypeWrapper<FrictionFigures>;
  FrictionPage: ResolverTypeWrapper<FrictionPage>;
  FrictionReport: ResolverTypeWrapper<FrictionReport>;
  Funnel: ResolverTypeWrapper<FunnelSource>;
  FunnelConnection: ResolverTypeWrapper<Omit<FunnelConnection, 'edges'> & { edges: Array<ResolversTypes['FunnelEdge']> }>;
  FunnelEdge: ResolverTypeWrapper<Omit<FunnelEdge, 'node'> & { node: ResolversTypes['Funnel'] }>;
  Goal: ResolverTypeWrapper<GoalSource>;
  GoalConnection: ResolverTypeWrapper<Omit<GoalConnection, 'edges'> & { edges: Array<ResolversTypes['GoalEdge']> }>;
  GoalDelay: ResolverTypeWrapper<GoalDelay>;
  GoalEdge: ResolverTypeWrapper<Omit<GoalEdge, 'node'> & { node: ResolversTypes['Goal'] }>;
  GoalPage: ResolverTypeWrapper<GoalPage>;
  GoalPreview: ResolverTypeWrapper<GoalPreview>;
  GoalPreviewAnswer: ResolverTypeWrapper<GoalPreviewAnswer>;
  GoalPurpose: GoalPurpose;
  GoalReport: ResolverTypeWrapper<GoalReportSource>;
  GoalRuleInput: GoalRuleInput;
  GoalStanding: ResolverTypeWrapper<GoalStanding>;
  GoalTotals: ResolverTypeWrapper<GoalTotals>;
  GoalType: GoalType;
  GoalUse: ResolverTypeWrapper<GoalUse>;
  GoalUseKind: GoalUseKind;
  GroupedPath: ResolverTypeWrapper<GroupedPath>;
  GroupingPreview: ResolverTypeWrapper<GroupingPreview>;
  HappenedEvent: ResolverTypeWrapper<HappenedEvent>;
  HostHealth: ResolverTypeWrapper<HostHealth>;
  HourCounts: ResolverTypeWrapper<HourCounts>;
  HourRow: ResolverTypeWrapper<HourRow>;
  HourlyTraffic: ResolverTypeWrapper<HourlyTraffic>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IgnorePart: IgnorePart;
  ImpersonateOwnerInput: ImpersonateOwnerInput;
  ImpersonateOwnerPayload: ResolverTypeWrapper<Omit<ImpersonateOwnerPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Impersonation: ResolverTypeWrapper<Impersonation>;
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
  Invoice: ResolverTypeWrapper<InvoiceSource>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversTypes['InvoiceEdge']> }>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoiceStatus: InvoiceStatus;
  JoinOffer: ResolverTypeWrapper<JoinOffer>;
  JoinTeamInput: JoinTeamInput;
  JoinTeamPayload: ResolverTypeWrapper<JoinTeamPayload>;
  Language: Language;
  LocalMoment: ResolverTypeWrapper<Scalars['LocalMoment']['output']>;
  MailSnippetInput: MailSnippetInput;
  MailSnippetPayload: ResolverTypeWrapper<MailSnippetPayload>;
  MailSubscription: ResolverTypeWrapper<MailSubscription>;
  ManagedCompany: ResolverTypeWrapper<ManagedCompanySource>;
  ManagedCompanyConnection: ResolverTypeWrapper<Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversTypes['ManagedCompanyEdge']> }>;
  ManagedCompanyEdge: ResolverTypeWrapper<Omit<ManagedCompanyEdge, 'node'> & { node: ResolversTypes['ManagedCompany'] }>;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  MemberStatus: MemberStatus;
  MergeErrorsInput: MergeErrorsInput;
  MergeErrorsPayload: ResolverTypeWrapper<MergeErrorsPayload>;
  MessageParams: ResolverTypeWrapper<Scalars['MessageParams']['output']>;
  Messaging: ResolverTypeWrapper<Messaging>;
  MessagingPerson: ResolverTypeWrapper<MessagingPerson>;
  Metric: Metric;
  MetricValues: ResolverTypeWrapper<MetricValues>;
  MonthCounts: ResolverTypeWrapper<MonthCounts>;
  MonthlyChart: ResolverTypeWrapper<MonthlyChartSource>;
  MonthlyTraffic: ResolverTypeWrapper<MonthlyTraffic>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextPeriod: ResolverTypeWrapper<NextPeriod>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NoteColor: NoteColor;
  NoteExposureInput: NoteExposureInput;
  NoteExposurePayload: ResolverTypeWrapper<NoteExposurePayload>;
  NoteVisibility: NoteVisibility;
  Notification: ResolverTypeWrapper<NotificationSource>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  NotificationSetting: ResolverTypeWrapper<NotificationSetting>;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: ResolverTypeWrapper<NotificationSettings>;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: ResolverTypeWrapper<OpenBillingPortalPayload>;
  OpenDemoPayload: ResolverTypeWrapper<Omit<OpenDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: ResolverTypeWrapper<OpenShareLinkPayload>;
  OriginalPlace: ResolverTypeWrapper<OriginalPlace>;
  Overview: ResolverTypeWrapper<Omit<Overview, 'rows'> & { rows: Array<ResolversTypes['OverviewRow']> }>;
  OverviewRow: ResolverTypeWrapper<Omit<OverviewRow, 'project'> & { project: ResolversTypes['Project'] }>;
  OwnBrand: ResolverTypeWrapper<OwnBrand>;
  OwnExperiment: ResolverTypeWrapper<OwnExperiment>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageviewCounts: ResolverTypeWrapper<PageviewCounts>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PerformanceDimension: PerformanceDimension;
  PerformanceReport: ResolverTypeWrapper<PerformanceReport>;
  PerformanceRow: ResolverTypeWrapper<PerformanceRow>;
  PingStatus: ResolverTypeWrapper<PingStatus>;
  PlaceCredit: ResolverTypeWrapper<PlaceCredit>;
  PlaceLevel: PlaceLevel;
  PlaceRow: ResolverTypeWrapper<PlaceRow>;
  PlaceSource: ResolverTypeWrapper<PlaceSource>;
  PlaceTable: ResolverTypeWrapper<PlaceTable>;
  PlaceValues: ResolverTypeWrapper<PlaceValues>;
  Plan: ResolverTypeWrapper<Plan>;
  PlanChange: ResolverTypeWrapper<PlanChange>;
  PlanChangeKind: PlanChangeKind;
  PlanChoice: ResolverTypeWrapper<PlanChoice>;
  PlanOffer: ResolverTypeWrapper<PlanOffer>;
  PlanPrompt: PlanPrompt;
  PlanSubscription: ResolverTypeWrapper<PlanSubscription>;
  PortalMessage: ResolverTypeWrapper<PortalMessage>;
  PresenceState: PresenceState;
  PreviewBlockRuleInput: PreviewBlockRuleInput;
  PreviewBlockRulePayload: ResolverTypeWrapper<PreviewBlockRulePayload>;
  PreviewErrorRuleInput: PreviewErrorRuleInput;
  PreviewErrorRulePayload: ResolverTypeWrapper<PreviewErrorRulePayload>;
  Problem: ResolverTypeWrapper<Problem>;
  Project: ResolverTypeWrapper<ProjectSource>;
  ProjectAcquisition: ResolverTypeWrapper<ProjectNode>;
  ProjectAudience: ResolverTypeWrapper<ProjectNode>;
  ProjectBlocking: ResolverTypeWrapper<ProjectNode>;
  ProjectConnection: ResolverTypeWrapper<Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectEvents: ResolverTypeWrapper<ProjectNode>;
  ProjectExperiments: ResolverTypeWrapper<ProjectNode>;
  ProjectFeedback: ResolverTypeWrapper<ProjectNode>;
  ProjectFlags: ResolverTypeWrapper<ProjectNode>;
  ProjectFunnels: ResolverTypeWrapper<ProjectNode>;
  ProjectGoals: ResolverTypeWrapper<ProjectNode>;
  ProjectInstallation: ResolverTypeWrapper<ProjectNode>;
  ProjectPlaces: ResolverTypeWrapper<ProjectNode>;
  ProjectRecommendations: ResolverTypeWrapper<ProjectNode>;
  ProjectRetention: ResolverTypeWrapper<ProjectNode>;
  ProjectSegments: ResolverTypeWrapper<ProjectNode>;
  ProjectSetting: ResolverTypeWrapper<ProjectSetting>;
  ProjectSettingInput: ProjectSettingInput;
  ProjectShare: ResolverTypeWrapper<ProjectNode>;
  ProjectTimeline: ResolverTypeWrapper<ProjectNode>;
  ProjectTraffic: ResolverTypeWrapper<ProjectNode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quota: ResolverTypeWrapper<Quota>;
  QuotaResource: QuotaResource;
  RangeInput: RangeInput;
  RangePreset: RangePreset;
  ReadNotificationsInput: ReadNotificationsInput;
  ReadNotificationsPayload: ResolverTypeWrapper<Omit<ReadNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Realtime: ResolverTypeWrapper<Realtime>;
  RealtimeCount: ResolverTypeWrapper<RealtimeCount>;
  RealtimeEvent: ResolverTypeWrapper<RealtimeEvent>;
  RealtimeMinute: ResolverTypeWrapper<RealtimeMinute>;
  RealtimeVisitor: ResolverTypeWrapper<RealtimeVisitor>;
  Recommendation: ResolverTypeWrapper<RecommendationSource>;
  RecommendationConnection: ResolverTypeWrapper<Omit<RecommendationConnection, 'edges'> & { edges: Array<ResolversTypes['RecommendationEdge']> }>;
  RecommendationEdge: ResolverTypeWrapper<Omit<RecommendationEdge, 'node'> & { node: ResolversTypes['Recommendation'] }>;
  RecommendationEvidence: ResolverTypeWrapper<RecommendationEvidence>;
  RecommendationRule: RecommendationRule;
  RecommendationState: RecommendationState;
  RecommendationStatus: ResolverTypeWrapper<RecommendationStatus>;
  RecordActionInput: RecordActionInput;
  RecordActionPayload: ResolverTypeWrapper<Omit<RecordActionPayload, 'entry'> & { entry?: Maybe<ResolversTypes['AuditEntry']> }>;
  RedeemCodeInput: RedeemCodeInput;
  RedeemCodePayload: ResolverTypeWrapper<Omit<RedeemCodePayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  ReferAndEarn: ResolverTypeWrapper<ReferAndEarn>;
  RejectedField: ResolverTypeWrapper<RejectedField>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RepeatDeliveryInput: RepeatDeliveryInput;
  RepeatDeliveryPayload: ResolverTypeWrapper<Omit<RepeatDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversTypes['WebhookDeliveryEdge']> }>;
  ReportClock: ReportClock;
  ReportRange: ResolverTypeWrapper<ReportRange>;
  RequestOutcome: RequestOutcome;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResumeSubscriptionPayload: ResolverTypeWrapper<Omit<ResumeSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  RetentionActInput: RetentionActInput;
  RetentionActKind: RetentionActKind;
  RetentionCell: ResolverTypeWrapper<RetentionCell>;
  RetentionCohort: ResolverTypeWrapper<RetentionCohort>;
  RetentionDimension: RetentionDimension;
  RetentionPeriod: RetentionPeriod;
  RetentionReport: ResolverTypeWrapper<RetentionReportSource>;
  RetentionRow: ResolverTypeWrapper<RetentionRow>;
  RetentionSplitRow: ResolverTypeWrapper<RetentionSplitRow>;
  RetentionTable: ResolverTypeWrapper<RetentionTable>;
  RetentionVisitor: ResolverTypeWrapper<RetentionVisitor>;
  RetentionVisitors: ResolverTypeWrapper<RetentionVisitors>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: ResolverTypeWrapper<RevokeApiKeyPayload>;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: ResolverTypeWrapper<RevokeInvitationPayload>;
  Role: Role;
  SaveCardInput: SaveCardInput;
  SaveCardPayload: ResolverTypeWrapper<Omit<SaveCardPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  Segment: ResolverTypeWrapper<SegmentSource>;
  SegmentConnection: ResolverTypeWrapper<Omit<SegmentConnection, 'edges'> & { edges: Array<ResolversTypes['SegmentEdge']> }>;
  SegmentEdge: ResolverTypeWrapper<Omit<SegmentEdge, 'node'> & { node: ResolversTypes['Segment'] }>;
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: ResolverTypeWrapper<SendSupportMessagePayload>;
  SendTestDeliveryInput: SendTestDeliveryInput;
  SendTestDeliveryPayload: ResolverTypeWrapper<Omit<SendTestDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversTypes['WebhookDeliveryEdge']> }>;
  Sentiment: Sentiment;
  SentimentCounts: ResolverTypeWrapper<SentimentCounts>;
  SeriesPoint: ResolverTypeWrapper<SeriesPoint>;
  ServerMessage: ResolverTypeWrapper<ServerMessage>;
  ServicePortal: ResolverTypeWrapper<ServicePortalSource>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  SetAvatarInput: SetAvatarInput;
  SetAvatarPayload: ResolverTypeWrapper<Omit<SetAvatarPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetCommentStatusInput: SetCommentStatusInput;
  SetCommentStatusPayload: ResolverTypeWrapper<Omit<SetCommentStatusPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  SetErrorStateInput: SetErrorStateInput;
  SetErrorStatePayload: ResolverTypeWrapper<SetErrorStatePayload>;
  SetMailSubscriptionInput: SetMailSubscriptionInput;
  SetMailSubscriptionPayload: ResolverTypeWrapper<SetMailSubscriptionPayload>;
  SetTranslationInput: SetTranslationInput;
  SetTranslationPayload: ResolverTypeWrapper<SetTranslationPayload>;
  SetUserAttributeInput: SetUserAttributeInput;
  SetUserAttributePayload: ResolverTypeWrapper<Omit<SetUserAttributePayload, 'attribute'> & { attribute?: Maybe<ResolversTypes['UserAttribute']> }>;
  ShareGrant: ResolverTypeWrapper<ShareGrantSource>;
  ShareLink: ResolverTypeWrapper<ShareLinkSource>;
  ShareLinkConnection: ResolverTypeWrapper<Omit<ShareLinkConnection, 'edges'> & { edges: Array<ResolversTypes['ShareLinkEdge']> }>;
  ShareLinkEdge: ResolverTypeWrapper<Omit<ShareLinkEdge, 'node'> & { node: ResolversTypes['ShareLink'] }>;
  ShareModule: ShareModule;
  SharePart: SharePart;
  SharePreview: ResolverTypeWrapper<SharePreview>;
  SignInInput: SignInInput;
  SignInMethods: ResolverTypeWrapper<SignInMethods>;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignUpInput: SignUpInput;
  SignUpOffer: SignUpOffer;
  SignUpPayload: ResolverTypeWrapper<SignUpPayload>;
  SignUpPlan: ResolverTypeWrapper<SignUpPlan>;
  SourceLine: ResolverTypeWrapper<SourceLine>;
  SourceMap: ResolverTypeWrapper<SourceMap>;
  SsoOffer: ResolverTypeWrapper<SsoOffer>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionStatus: SubscriptionStatus;
  TagVisitorsInput: TagVisitorsInput;
  TagVisitorsPayload: ResolverTypeWrapper<Omit<TagVisitorsPayload, 'visitors'> & { visitors?: Maybe<Array<ResolversTypes['Visitor']>> }>;
  TailedEvent: ResolverTypeWrapper<TailedEvent>;
  TeamMember: ResolverTypeWrapper<TeamMemberSource>;
  TeamMemberConnection: ResolverTypeWrapper<Omit<TeamMemberConnection, 'edges'> & { edges: Array<ResolversTypes['TeamMemberEdge']> }>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  Test: ResolverTypeWrapper<TestSource>;
  TestConnection: ResolverTypeWrapper<Omit<TestConnection, 'edges'> & { edges: Array<ResolversTypes['TestEdge']> }>;
  TestEdge: ResolverTypeWrapper<Omit<TestEdge, 'node'> & { node: ResolversTypes['Test'] }>;
  TestFamily: TestFamily;
  TestStatus: TestStatus;
  TestedUsers: ResolverTypeWrapper<TestedUsers>;
  Timeline: ResolverTypeWrapper<Omit<Timeline, 'entries'> & { entries: Array<ResolversTypes['TimelineEntry']> }>;
  TimelineEntry: ResolverTypeWrapper<Omit<TimelineEntry, 'note'> & { note?: Maybe<ResolversTypes['Annotation']> }>;
  TimelineKind: TimelineKind;
  TimelinePerson: ResolverTypeWrapper<TimelinePerson>;
  TracedVisit: ResolverTypeWrapper<TracedVisit>;
  TracedVisits: ResolverTypeWrapper<TracedVisits>;
  TrafficBreakdown: ResolverTypeWrapper<TrafficBreakdown>;
  TrafficCheck: ResolverTypeWrapper<TrafficCheck>;
  TrafficEffect: ResolverTypeWrapper<TrafficEffect>;
  TrafficReport: ResolverTypeWrapper<TrafficReportSource>;
  TrafficSeries: ResolverTypeWrapper<TrafficSeries>;
  TrafficSummary: ResolverTypeWrapper<TrafficSummary>;
  Translation: ResolverTypeWrapper<Translation>;
  TranslationEntry: ResolverTypeWrapper<TranslationEntry>;
  TranslationEntryInput: TranslationEntryInput;
  Trial: ResolverTypeWrapper<Trial>;
  TrialLabel: TrialLabel;
  UnmergeErrorsInput: UnmergeErrorsInput;
  UnmergeErrorsPayload: ResolverTypeWrapper<UnmergeErrorsPayload>;
  UpdateAnnotationInput: UpdateAnnotationInput;
  UpdateAnnotationPayload: ResolverTypeWrapper<Omit<UpdateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversTypes['Annotation']> }>;
  UpdateBrandInput: UpdateBrandInput;
  UpdateBrandPayload: ResolverTypeWrapper<UpdateBrandPayload>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  UpdateEventInput: UpdateEventInput;
  UpdateEventPayload: ResolverTypeWrapper<UpdateEventPayload>;
  UpdateEventRuleInput: UpdateEventRuleInput;
  UpdateEventRulePayload: ResolverTypeWrapper<Omit<UpdateEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversTypes['EventRule']> }>;
  UpdateGoalInput: UpdateGoalInput;
  UpdateGoalPayload: ResolverTypeWrapper<Omit<UpdateGoalPayload, 'goal'> & { goal?: Maybe<ResolversTypes['Goal']> }>;
  UpdateManagedCompanyInput: UpdateManagedCompanyInput;
  UpdateManagedCompanyPayload: ResolverTypeWrapper<Omit<UpdateManagedCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['ManagedCompany']> }>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: ResolverTypeWrapper<Omit<UpdateMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['TeamMember']> }>;
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsPayload: ResolverTypeWrapper<UpdateNotificationSettingsPayload>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  UpdateRecommendationInput: UpdateRecommendationInput;
  UpdateRecommendationPayload: ResolverTypeWrapper<Omit<UpdateRecommendationPayload, 'recommendation'> & { recommendation?: Maybe<ResolversTypes['Recommendation']> }>;
  UpdateSegmentInput: UpdateSegmentInput;
  UpdateSegmentPayload: ResolverTypeWrapper<Omit<UpdateSegmentPayload, 'segment'> & { segment?: Maybe<ResolversTypes['Segment']> }>;
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: ResolverTypeWrapper<Omit<UpdateShareLinkPayload, 'link'> & { link?: Maybe<ResolversTypes['ShareLink']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  UploadBrandImageInput: UploadBrandImageInput;
  UploadBrandImagePayload: ResolverTypeWrapper<UploadBrandImagePayload>;
  Usage: ResolverTypeWrapper<UsageSource>;
  UsageAlert: ResolverTypeWrapper<UsageAlert>;
  UsageAlertKind: UsageAlertKind;
  UsageDay: ResolverTypeWrapper<UsageDay>;
  User: ResolverTypeWrapper<UserSource>;
  UserAttribute: ResolverTypeWrapper<UserAttributeSource>;
  UsualDay: ResolverTypeWrapper<UsualDay>;
  VerificationStatus: VerificationStatus;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  ViewerKind: ViewerKind;
  VisitFact: ResolverTypeWrapper<VisitFact>;
  Visitor: ResolverTypeWrapper<VisitorSource>;
  VisitorAction: ResolverTypeWrapper<VisitorActionSource>;
  VisitorActionConnection: ResolverTypeWrapper<Omit<VisitorActionConnection, 'edges'> & { edges: Array<ResolversTypes['VisitorActionEdge']> }>;
  VisitorActionEdge: ResolverTypeWrapper<Omit<VisitorActionEdge, 'node'> & { node: ResolversTypes['VisitorAction'] }>;
  VisitorAttribute: ResolverTypeWrapper<VisitorAttribute>;
  VisitorConnection: ResolverTypeWrapper<Omit<VisitorConnection, 'edges'> & { edges: Array<ResolversTypes['VisitorEdge']> }>;
  VisitorEdge: ResolverTypeWrapper<Omit<VisitorEdge, 'node'> & { node: ResolversTypes['Visitor'] }>;
  VisitorKind: VisitorKind;
  VisitorMap: ResolverTypeWrapper<VisitorMapSource>;
  VisitorNumbers: ResolverTypeWrapper<VisitorNumbers>;
  VisitorOrder: VisitorOrder;
  VisitorSession: ResolverTypeWrapper<VisitorSessionSource>;
  VisitorSessionConnection: ResolverTypeWrapper<Omit<VisitorSessionConnection, 'edges'> & { edges: Array<ResolversTypes['VisitorSessionEdge']> }>;
  VisitorSessionEdge: ResolverTypeWrapper<Omit<VisitorSessionEdge, 'node'> & { node: ResolversTypes['VisitorSession'] }>;
  VisitorTag: ResolverTypeWrapper<VisitorTag>;
  VisitorTotals: ResolverTypeWrapper<VisitorTotals>;
  VitalName: VitalName;
  VitalPoint: ResolverTypeWrapper<VitalPoint>;
  VitalRow: ResolverTypeWrapper<VitalRow>;
  Webhook: ResolverTypeWrapper<WebhookSource>;
  WebhookConnection: ResolverTypeWrapper<Omit<WebhookConnection, 'edges'> & { edges: Array<ResolversTypes['WebhookEdge']> }>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliverySource>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebsiteCheck: ResolverTypeWrapper<WebsiteCheck>;
  WebsiteVerdict: WebsiteVerdict;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Access: Access;
  AcquisitionLine: AcquisitionLine;
  AcquisitionReport: AcquisitionReportSource;
  AcquisitionRow: AcquisitionRow;
  AcquisitionSeries: AcquisitionSeries;
  AcquisitionTable: AcquisitionTable;
  AcquisitionWithinInput: AcquisitionWithinInput;
  ActionProperty: ActionProperty;
  ActiveHours: ActiveHours;
  ActiveMember: ActiveMember;
  Affiliate: Affiliate;
  Agency: AgencySource;
  Annotation: AnnotationSource;
  ApiKey: ApiKeySource;
  ApiKeyConnection: Omit<ApiKeyConnection, 'edges'> & { edges: Array<ResolversParentTypes['ApiKeyEdge']> };
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiRequest: ApiRequestSource;
  ApiRequestConnection: Omit<ApiRequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['ApiRequestEdge']> };
  ApiRequestEdge: Omit<ApiRequestEdge, 'node'> & { node: ResolversParentTypes['ApiRequest'] };
  AppVersion: AppVersion;
  ArchiveEventRuleInput: ArchiveEventRuleInput;
  ArchiveEventRulePayload: Omit<ArchiveEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversParentTypes['EventRule']> };
  ArchiveGoalInput: ArchiveGoalInput;
  ArchiveGoalPayload: Omit<ArchiveGoalPayload, 'goal'> & { goal?: Maybe<ResolversParentTypes['Goal']> };
  AuditEntry: AuditEntrySource;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  BehaviorFlow: BehaviorFlow;
  Billing: BillingSource;
  BlockPreview: BlockPreview;
  BlockRule: BlockRule;
  BlockingPolicy: BlockingPolicy;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BrandDomain: BrandDomain;
  BrandSso: BrandSso;
  Breadcrumb: Breadcrumb;
  BreakdownRow: BreakdownRow;
  BuyPlanInput: BuyPlanInput;
  BuyPlanPayload: Omit<BuyPlanPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  CancelSubscriptionInput: CancelSubscriptionInput;
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  CardInput: CardInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangeSubscriptionPayload: Omit<ChangeSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  ChangedField: ChangedField;
  ChannelRule: ChannelRule;
  ChannelRules: ChannelRules;
  ChartMonth: ChartMonth;
  CheckDomainPayload: CheckDomainPayload;
  CheckEventRuleInput: CheckEventRuleInput;
  CheckEventRulePayload: CheckEventRulePayload;
  CheckWebsiteInput: CheckWebsiteInput;
  CheckWebsitePayload: CheckWebsitePayload;
  ClickIdCount: ClickIdCount;
  Comment: CommentSource;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommentEdge']> };
  CommentDay: CommentDay;
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentPage: CommentPage;
  CommentStatusCounts: CommentStatusCounts;
  CommentTotals: CommentTotals;
  CommentWord: CommentWord;
  Company: CompanySource;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ConvertedVisit: ConvertedVisit;
  CountReferralVisitInput: CountReferralVisitInput;
  CountReferralVisitPayload: CountReferralVisitPayload;
  CountedGoal: CountedGoal;
  CreateAnnotationInput: CreateAnnotationInput;
  CreateAnnotationPayload: Omit<CreateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversParentTypes['Annotation']> };
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: Omit<CreateApiKeyPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ApiKeyEdge']> };
  CreateBlockRuleInput: CreateBlockRuleInput;
  CreateBlockRulePayload: Omit<CreateBlockRulePayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  CreateErrorRuleInput: CreateErrorRuleInput;
  CreateErrorRulePayload: CreateErrorRulePayload;
  CreateEventRuleInput: CreateEventRuleInput;
  CreateEventRulePayload: Omit<CreateEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversParentTypes['EventRule']> };
  CreateGoalInput: CreateGoalInput;
  CreateGoalPayload: Omit<CreateGoalPayload, 'goal'> & { goal?: Maybe<ResolversParentTypes['Goal']> };
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ProjectEdge']> };
  CreateSegmentInput: CreateSegmentInput;
  CreateSegmentPayload: Omit<CreateSegmentPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['SegmentEdge']> };
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: Omit<CreateShareLinkPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ShareLinkEdge']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['WebhookEdge']> };
  DailyTraffic: DailyTraffic;
  DateTime: Scalars['DateTime']['output'];
  DayRow: DayRow;
  DelayBucket: DelayBucket;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteAnnotationInput: DeleteAnnotationInput;
  DeleteAnnotationPayload: DeleteAnnotationPayload;
  DeleteBlockRuleInput: DeleteBlockRuleInput;
  DeleteBlockRulePayload: Omit<DeleteBlockRulePayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  DeleteErrorRuleInput: DeleteErrorRuleInput;
  DeleteErrorRulePayload: DeleteErrorRulePayload;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  DeleteSegmentInput: DeleteSegmentInput;
  DeleteSegmentPayload: DeleteSegmentPayload;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: DeleteShareLinkPayload;
  DeleteSourceMapInput: DeleteSourceMapInput;
  DeleteSourceMapPayload: DeleteSourceMapPayload;
  DeleteVisitorInput: DeleteVisitorInput;
  DeleteVisitorPayload: DeleteVisitorPayload;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: DeleteWebhookPayload;
  Demo: Demo;
  DemoAccount: DemoAccount;
  DetectableChange: DetectableChange;
  DnsRecord: DnsRecord;
  DomainCheck: DomainCheck;
  EffectDay: EffectDay;
  EffectDifference: EffectDifference;
  EffectSide: EffectSide;
  EmailCheck: EmailCheck;
  EndImpersonationPayload: Omit<EndImpersonationPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  EngagedPage: EngagedPage;
  EngagementReport: EngagementReport;
  EngagementStep: EngagementStep;
  EngagementTotals: EngagementTotals;
  ErrorAssignee: ErrorAssignee;
  ErrorConversion: ErrorConversion;
  ErrorConversionSide: ErrorConversionSide;
  ErrorDetail: ErrorDetail;
  ErrorFacets: ErrorFacets;
  ErrorFrame: ErrorFrame;
  ErrorGroup: ErrorGroup;
  ErrorInstance: ErrorInstance;
  ErrorKindCount: ErrorKindCount;
  ErrorLog: ErrorLog;
  ErrorOccurrence: ErrorOccurrence;
  ErrorPart: ErrorPart;
  ErrorRule: ErrorRule;
  ErrorRulePreview: ErrorRulePreview;
  ErrorSplit: ErrorSplit;
  ErrorStateCounts: ErrorStateCounts;
  EventCounts: EventCounts;
  EventFacts: EventFacts;
  EventList: EventList;
  EventNaming: EventNaming;
  EventPoint: EventPoint;
  EventProperty: EventProperty;
  EventPropertyValue: EventPropertyValue;
  EventReport: EventReportSource;
  EventRule: EventRuleSource;
  EventRuleConnection: Omit<EventRuleConnection, 'edges'> & { edges: Array<ResolversParentTypes['EventRuleEdge']> };
  EventRuleEdge: Omit<EventRuleEdge, 'node'> & { node: ResolversParentTypes['EventRule'] };
  EventRulePage: EventRulePage;
  EventRulePreview: EventRulePreview;
  EventRulePreviewAnswer: EventRulePreviewAnswer;
  EventRulePreviewInput: EventRulePreviewInput;
  EventSplitRow: EventSplitRow;
  EventSummary: EventSummary;
  EventTail: EventTail;
  EventTotals: EventTotals;
  ExpiredPlan: ExpiredPlan;
  ExtendTrialPayload: Omit<ExtendTrialPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  FeedbackReport: Omit<FeedbackReport, 'comments'> & { comments: Array<ResolversParentTypes['Comment']> };
  FilterCondition: FilterCondition;
  FilterConditionInput: FilterConditionInput;
  FilterGroup: FilterGroup;
  FilterInput: FilterInput;
  FilterValue: FilterValue;
  FirstRecording: FirstRecording;
  Flag: FlagSource;
  FlagConnection: Omit<FlagConnection, 'edges'> & { edges: Array<ResolversParentTypes['FlagEdge']> };
  FlagEdge: Omit<FlagEdge, 'node'> & { node: ResolversParentTypes['Flag'] };
  Float: Scalars['Float']['output'];
  FlowAround: FlowAround;
  FlowLink: FlowLink;
  FlowNeighbour: FlowNeighbour;
  FlowNode: FlowNode;
  FlowStopInput: FlowStopInput;
  FrictionCount: FrictionCount;
  FrictionFigures: FrictionFigures;
  FrictionPage: FrictionPage;
  FrictionReport: FrictionReport;
  Funnel: FunnelSource;
  FunnelConnection: Omit<FunnelConnection, 'edges'> & { edges: Array<ResolversParentTypes['FunnelEdge']> };
  FunnelEdge: Omit<FunnelEdge, 'node'> & { node: ResolversParentTypes['Funnel'] };
  Goal: GoalSource;
  GoalConnection: Omit<GoalConnection, 'edges'> & { edges: Array<ResolversParentTypes['GoalEdge']> };
  GoalDelay: GoalDelay;
  GoalEdge: Omit<GoalEdge, 'node'> & { node: ResolversParentTypes['Goal'] };
  GoalPage: GoalPage;
  GoalPreview: GoalPreview;
  GoalPreviewAnswer: GoalPreviewAnswer;
  GoalReport: GoalReportSource;
  GoalRuleInput: GoalRuleInput;
  GoalStanding: GoalStanding;
  GoalTotals: GoalTotals;
  GoalUse: GoalUse;
  GroupedPath: GroupedPath;
  GroupingPreview: GroupingPreview;
  HappenedEvent: HappenedEvent;
  HostHealth: HostHealth;
  HourCounts: HourCounts;
  HourRow: HourRow;
  HourlyTraffic: HourlyTraffic;
  ID: Scalars['ID']['output'];
  ImpersonateOwnerInput: ImpersonateOwnerInput;
  ImpersonateOwnerPayload: Omit<ImpersonateOwnerPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Impersonation: Impersonation;
  Installation: Installation;
  Int: Scalars['Int']['output'];
  Invitation: InvitationSource;
  InvitationConnection: Omit<InvitationConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvitationEdge']> };
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InviteClientInput: InviteClientInput;
  InviteClientPayload: Omit<InviteClientPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ManagedCompanyEdge']> };
  InviteMemberInput: InviteMemberInput;
  InviteMemberPayload: Omit<InviteMemberPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['InvitationEdge']> };
  Invoice: InvoiceSource;
  InvoiceConnection: Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvoiceEdge']> };
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  InvoiceLine: InvoiceLine;
  JoinOffer: JoinOffer;
  JoinTeamInput: JoinTeamInput;
  JoinTeamPayload: JoinTeamPayload;
  LocalMoment: Scalars['LocalMoment']['output'];
  MailSnippetInput: MailSnippetInput;
  MailSnippetPayload: MailSnippetPayload;
  MailSubscription: MailSubscription;
  ManagedCompany: ManagedCompanySource;
  ManagedCompanyConnection: Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversParentTypes['ManagedCompanyEdge']> };
  ManagedCompanyEdge: Omit<ManagedCompanyEdge, 'node'> & { node: ResolversParentTypes['ManagedCompany'] };
  MemberSession: MemberSession;
  MergeErrorsInput: MergeErrorsInput;
  MergeErrorsPayload: MergeErrorsPayload;
  MessageParams: Scalars['MessageParams']['output'];
  Messaging: Messaging;
  MessagingPerson: MessagingPerson;
  MetricValues: MetricValues;
  MonthCounts: MonthCounts;
  MonthlyChart: MonthlyChartSource;
  MonthlyTraffic: MonthlyTraffic;
  Mutation: Record<PropertyKey, never>;
  NextPeriod: NextPeriod;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NoteExposureInput: NoteExposureInput;
  NoteExposurePayload: NoteExposurePayload;
  Notification: NotificationSource;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSetting: NotificationSetting;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: NotificationSettings;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: OpenBillingPortalPayload;
  OpenDemoPayload: Omit<OpenDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: OpenShareLinkPayload;
  OriginalPlace: OriginalPlace;
  Overview: Omit<Overview, 'rows'> & { rows: Array<ResolversParentTypes['OverviewRow']> };
  OverviewRow: Omit<OverviewRow, 'project'> & { project: ResolversParentTypes['Project'] };
  OwnBrand: OwnBrand;
  OwnExperiment: OwnExperiment;
  PageInfo: PageInfo;
  PageviewCounts: PageviewCounts;
  PaymentCard: PaymentCard;
  PerformanceReport: PerformanceReport;
  PerformanceRow: PerformanceRow;
  PingStatus: PingStatus;
  PlaceCredit: PlaceCredit;
  PlaceRow: PlaceRow;
  PlaceSource: PlaceSource;
  PlaceTable: PlaceTable;
  PlaceValues: PlaceValues;
  Plan: Plan;
  PlanChange: PlanChange;
  PlanChoice: PlanChoice;
  PlanOffer: PlanOffer;
  PlanSubscription: PlanSubscription;
  PortalMessage: PortalMessage;
  PreviewBlockRuleInput: PreviewBlockRuleInput;
  PreviewBlockRulePayload: PreviewBlockRulePayload;
  PreviewErrorRuleInput: PreviewErrorRuleInput;
  PreviewErrorRulePayload: PreviewErrorRulePayload;
  Problem: Problem;
  Project: ProjectSource;
  ProjectAcquisition: ProjectNode;
  ProjectAudience: ProjectNode;
  ProjectBlocking: ProjectNode;
  ProjectConnection: Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectEvents: ProjectNode;
  ProjectExperiments: ProjectNode;
  ProjectFeedback: ProjectNode;
  ProjectFlags: ProjectNode;
  ProjectFunnels: ProjectNode;
  ProjectGoals: ProjectNode;
  ProjectInstallation: ProjectNode;
  ProjectPlaces: ProjectNode;
  ProjectRecommendations: ProjectNode;
  ProjectRetention: ProjectNode;
  ProjectSegments: ProjectNode;
  ProjectSetting: ProjectSetting;
  ProjectSettingInput: ProjectSettingInput;
  ProjectShare: ProjectNode;
  ProjectTimeline: ProjectNode;
  ProjectTraffic: ProjectNode;
  Query: Record<PropertyKey, never>;
  Quota: Quota;
  RangeInput: RangeInput;
  ReadNotificationsInput: ReadNotificationsInput;
  ReadNotificationsPayload: Omit<ReadNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Realtime: Realtime;
  RealtimeCount: RealtimeCount;
  RealtimeEvent: RealtimeEvent;
  RealtimeMinute: RealtimeMinute;
  RealtimeVisitor: RealtimeVisitor;
  Recommendation: RecommendationSource;
  RecommendationConnection: Omit<RecommendationConnection, 'edges'> & { edges: Array<ResolversParentTypes['RecommendationEdge']> };
  RecommendationEdge: Omit<RecommendationEdge, 'node'> & { node: ResolversParentTypes['Recommendation'] };
  RecommendationEvidence: RecommendationEvidence;
  RecommendationStatus: RecommendationStatus;
  RecordActionInput: RecordActionInput;
  RecordActionPayload: Omit<RecordActionPayload, 'entry'> & { entry?: Maybe<ResolversParentTypes['AuditEntry']> };
  RedeemCodeInput: RedeemCodeInput;
  RedeemCodePayload: Omit<RedeemCodePayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  ReferAndEarn: ReferAndEarn;
  RejectedField: RejectedField;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  RepeatDeliveryInput: RepeatDeliveryInput;
  RepeatDeliveryPayload: Omit<RepeatDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['WebhookDeliveryEdge']> };
  ReportRange: ReportRange;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResumeSubscriptionPayload: Omit<ResumeSubscriptionPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  RetentionActInput: RetentionActInput;
  RetentionCell: RetentionCell;
  RetentionCohort: RetentionCohort;
  RetentionReport: RetentionReportSource;
  RetentionRow: RetentionRow;
  RetentionSplitRow: RetentionSplitRow;
  RetentionTable: RetentionTable;
  RetentionVisitor: RetentionVisitor;
  RetentionVisitors: RetentionVisitors;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: RevokeApiKeyPayload;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: RevokeInvitationPayload;
  SaveCardInput: SaveCardInput;
  SaveCardPayload: Omit<SaveCardPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  Segment: SegmentSource;
  SegmentConnection: Omit<SegmentConnection, 'edges'> & { edges: Array<ResolversParentTypes['SegmentEdge']> };
  SegmentEdge: Omit<SegmentEdge, 'node'> & { node: ResolversParentTypes['Segment'] };
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: SendSupportMessagePayload;
  SendTestDeliveryInput: SendTestDeliveryInput;
  SendTestDeliveryPayload: Omit<SendTestDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['WebhookDeliveryEdge']> };
  SentimentCounts: SentimentCounts;
  SeriesPoint: SeriesPoint;
  ServerMessage: ServerMessage;
  ServicePortal: ServicePortalSource;
  SessionInfo: SessionInfo;
  SetAvatarInput: SetAvatarInput;
  SetAvatarPayload: Omit<SetAvatarPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetCommentStatusInput: SetCommentStatusInput;
  SetCommentStatusPayload: Omit<SetCommentStatusPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  SetErrorStateInput: SetErrorStateInput;
  SetErrorStatePayload: SetErrorStatePayload;
  SetMailSubscriptionInput: SetMailSubscriptionInput;
  SetMailSubscriptionPayload: SetMailSubscriptionPayload;
  SetTranslationInput: SetTranslationInput;
  SetTranslationPayload: SetTranslationPayload;
  SetUserAttributeInput: SetUserAttributeInput;
  SetUserAttributePayload: Omit<SetUserAttributePayload, 'attribute'> & { attribute?: Maybe<ResolversParentTypes['UserAttribute']> };
  ShareGrant: ShareGrantSource;
  ShareLink: ShareLinkSource;
  ShareLinkConnection: Omit<ShareLinkConnection, 'edges'> & { edges: Array<ResolversParentTypes['ShareLinkEdge']> };
  ShareLinkEdge: Omit<ShareLinkEdge, 'node'> & { node: ResolversParentTypes['ShareLink'] };
  SharePreview: SharePreview;
  SignInInput: SignInInput;
  SignInMethods: SignInMethods;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: Omit<SignOutPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignUpInput: SignUpInput;
  SignUpPayload: SignUpPayload;
  SignUpPlan: SignUpPlan;
  SourceLine: SourceLine;
  SourceMap: SourceMap;
  SsoOffer: SsoOffer;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TagVisitorsInput: TagVisitorsInput;
  TagVisitorsPayload: Omit<TagVisitorsPayload, 'visitors'> & { visitors?: Maybe<Array<ResolversParentTypes['Visitor']>> };
  TailedEvent: TailedEvent;
  TeamMember: TeamMemberSource;
  TeamMemberConnection: Omit<TeamMemberConnection, 'edges'> & { edges: Array<ResolversParentTypes['TeamMemberEdge']> };
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  Test: TestSource;
  TestConnection: Omit<TestConnection, 'edges'> & { edges: Array<ResolversParentTypes['TestEdge']> };
  TestEdge: Omit<TestEdge, 'node'> & { node: ResolversParentTypes['Test'] };
  TestedUsers: TestedUsers;
  Timeline: Omit<Timeline, 'entries'> & { entries: Array<ResolversParentTypes['TimelineEntry']> };
  TimelineEntry: Omit<TimelineEntry, 'note'> & { note?: Maybe<ResolversParentTypes['Annotation']> };
  TimelinePerson: TimelinePerson;
  TracedVisit: TracedVisit;
  TracedVisits: TracedVisits;
  TrafficBreakdown: TrafficBreakdown;
  TrafficCheck: TrafficCheck;
  TrafficEffect: TrafficEffect;
  TrafficReport: TrafficReportSource;
  TrafficSeries: TrafficSeries;
  TrafficSummary: TrafficSummary;
  Translation: Translation;
  TranslationEntry: TranslationEntry;
  TranslationEntryInput: TranslationEntryInput;
  Trial: Trial;
  UnmergeErrorsInput: UnmergeErrorsInput;
  UnmergeErrorsPayload: UnmergeErrorsPayload;
  UpdateAnnotationInput: UpdateAnnotationInput;
  UpdateAnnotationPayload: Omit<UpdateAnnotationPayload, 'annotation'> & { annotation?: Maybe<ResolversParentTypes['Annotation']> };
  UpdateBrandInput: UpdateBrandInput;
  UpdateBrandPayload: UpdateBrandPayload;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  UpdateEventInput: UpdateEventInput;
  UpdateEventPayload: UpdateEventPayload;
  UpdateEventRuleInput: UpdateEventRuleInput;
  UpdateEventRulePayload: Omit<UpdateEventRulePayload, 'eventRule'> & { eventRule?: Maybe<ResolversParentTypes['EventRule']> };
  UpdateGoalInput: UpdateGoalInput;
  UpdateGoalPayload: Omit<UpdateGoalPayload, 'goal'> & { goal?: Maybe<ResolversParentTypes['Goal']> };
  UpdateManagedCompanyInput: UpdateManagedCompanyInput;
  UpdateManagedCompanyPayload: Omit<UpdateManagedCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['ManagedCompany']> };
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: Omit<UpdateMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['TeamMember']> };
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsPayload: UpdateNotificationSettingsPayload;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  UpdateRecommendationInput: UpdateRecommendationInput;
  UpdateRecommendationPayload: Omit<UpdateRecommendationPayload, 'recommendation'> & { recommendation?: Maybe<ResolversParentTypes['Recommendation']> };
  UpdateSegmentInput: UpdateSegmentInput;
  UpdateSegmentPayload: Omit<UpdateSegmentPayload, 'segment'> & { segment?: Maybe<ResolversParentTypes['Segment']> };
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: Omit<UpdateShareLinkPayload, 'link'> & { link?: Maybe<ResolversParentTypes['ShareLink']> };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  UploadBrandImageInput: UploadBrandImageInput;
  UploadBrandImagePayload: UploadBrandImagePayload;
  Usage: UsageSource;
  UsageAlert: UsageAlert;
  UsageDay: UsageDay;
  User: UserSource;
  UserAttribute: UserAttributeSource;
  UsualDay: UsualDay;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: VerifyEmailPayload;
  Viewer: ViewerSource;
  VisitFact: VisitFact;
  Visitor: VisitorSource;
  VisitorAction: VisitorActionSource;
  VisitorActionConnection: Omit<VisitorActionConnection, 'edges'> & { edges: Array<ResolversParentTypes['VisitorActionEdge']> };
  VisitorActionEdge: Omit<VisitorActionEdge, 'node'> & { node: ResolversParentTypes['VisitorAction'] };
  VisitorAttribute: VisitorAttribute;
  VisitorConnection: Omit<VisitorConnection, 'edges'> & { edges: Array<ResolversParentTypes['VisitorEdge']> };
  VisitorEdge: Omit<VisitorEdge, 'node'> & { node: ResolversParentTypes['Visitor'] };
  VisitorMap: VisitorMapSource;
  VisitorNumbers: VisitorNumbers;
  VisitorSession: VisitorSessionSource;
  VisitorSessionConnection: Omit<VisitorSessionConnection, 'edges'> & { edges: Array<ResolversParentTypes['VisitorSessionEdge']> };
  VisitorSessionEdge: Omit<VisitorSessionEdge, 'node'> & { node: ResolversParentTypes['VisitorSession'] };
  VisitorTag: VisitorTag;
  VisitorTotals: VisitorTotals;
  VitalPoint: VitalPoint;
  VitalRow: VitalRow;
  Webhook: WebhookSource;
  WebhookConnection: Omit<WebhookConnection, 'edges'> & { edges: Array<ResolversParentTypes['WebhookEdge']> };
  WebhookDelivery: WebhookDeliverySource;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebsiteCheck: WebsiteCheck;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SharedDirectiveArgs = {
  feature?: Maybe<Feature>;
  path?: Maybe<Scalars['String']['input']>;
};

export type SharedDirectiveResolver<Result, Parent, ContextType = Context, Args = SharedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccessState'], ParentType, ContextType>;
};

export type AcquisitionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcquisitionLine'] = ResolversParentTypes['AcquisitionLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AcquisitionReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcquisitionReport'] = ResolversParentTypes['AcquisitionReport']> = {
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['ChannelRules']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['AcquisitionSeries']>, ParentType, ContextType, RequireFields<AcquisitionReportSeriesArgs, 'level'>>;
  table?: Resolver<Maybe<ResolversTypes['AcquisitionTable']>, ParentType, ContextType, RequireFields<AcquisitionReportTableArgs, 'level' | 'limit' | 'model' | 'offset'>>;
};

export type AcquisitionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcquisitionRow'] = ResolversParentTypes['AcquisitionRow']> = {
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousVisitors?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AcquisitionSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcquisitionSeries'] = ResolversParentTypes['AcquisitionSeries']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['AcquisitionLine']>, ParentType, ContextType>;
  rest?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
};

export type AcquisitionTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcquisitionTable'] = ResolversParentTypes['AcquisitionTable']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AcquisitionLevel'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['AttributionModel'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AcquisitionRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AcquisitionRow'], ParentType, ContextType>;
};

export type ActionPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionProperty'] = ResolversParentTypes['ActionProperty']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActiveHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveHours'] = ResolversParentTypes['ActiveHours']> = {
  grid?: Resolver<Array<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ActiveMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveMember'] = ResolversParentTypes['ActiveMember']> = {
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Affiliate'] = ResolversParentTypes['Affiliate']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paying?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  clientPlans?: Resolver<Maybe<Array<ResolversTypes['PlanChoice']>>, ParentType, ContextType>;
  clients?: Resolver<Maybe<ResolversTypes['ManagedCompanyConnection']>, ParentType, ContextType, Partial<AgencyClientsArgs>>;
};

export type AnnotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Annotation'] = ResolversParentTypes['Annotation']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['NoteColor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timelineKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['NoteVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyStart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedFrom?: Resolver<Maybe<ResolversTypes['AddressKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiRequest'] = ResolversParentTypes['ApiRequest']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['AddressKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiRequestConnection'] = ResolversParentTypes['ApiRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiRequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiRequestEdge'] = ResolversParentTypes['ApiRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiRequest'], ParentType, ContextType>;
};

export type AppVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppVersion'] = ResolversParentTypes['AppVersion']> = {
  force?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArchiveEventRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveEventRulePayload'] = ResolversParentTypes['ArchiveEventRulePayload']> = {
  eventRule?: Resolver<Maybe<ResolversTypes['EventRule']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ArchiveGoalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveGoalPayload'] = ResolversParentTypes['ArchiveGoalPayload']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
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

export type BehaviorFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BehaviorFlow'] = ResolversParentTypes['BehaviorFlow']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['FlowLink']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FlowNode']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType, RequireFields<BillingChangeArgs, 'cycle' | 'planId'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Maybe<ResolversTypes['InvoiceConnection']>, ParentType, ContextType, Partial<BillingInvoicesArgs>>;
  isTest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  offers?: Resolver<Maybe<Array<ResolversTypes['PlanOffer']>>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockPreview'] = ResolversParentTypes['BlockPreview']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCountable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untracedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockRule'] = ResolversParentTypes['BlockRule']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  blockRuleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  droppedEvents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDroppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolveProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockingPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockingPolicy'] = ResolversParentTypes['BlockingPolicy']> = {
  corrected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directive?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMeta?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  cdnDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faviconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BrandKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sso?: Resolver<Maybe<ResolversTypes['SsoOffer']>, ParentType, ContextType>;
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

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreakdownRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownRow'] = ResolversParentTypes['BreakdownRow']> = {
  averageDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  previousVisitors?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scrollDepth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BuyPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyPlanPayload'] = ResolversParentTypes['BuyPlanPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelSubscriptionPayload'] = ResolversParentTypes['CancelSubscriptionPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangeSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSubscriptionPayload'] = ResolversParentTypes['ChangeSubscriptionPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelRule'] = ResolversParentTypes['ChannelRule']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelRules'] = ResolversParentTypes['ChannelRules']> = {
  clickIds?: Resolver<Array<ResolversTypes['ClickIdCount']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['ChannelRule']>, ParentType, ContextType>;
};

export type ChartMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartMonth'] = ResolversParentTypes['ChartMonth']> = {
  counts?: Resolver<ResolversTypes['MonthCounts'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['MonthCounts'], ParentType, ContextType>;
};

export type CheckDomainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckDomainPayload'] = ResolversParentTypes['CheckDomainPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CheckEventRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckEventRulePayload'] = ResolversParentTypes['CheckEventRulePayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CheckWebsitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckWebsitePayload'] = ResolversParentTypes['CheckWebsitePayload']> = {
  check?: Resolver<Maybe<ResolversTypes['WebsiteCheck']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ClickIdCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickIdCount'] = ResolversParentTypes['ClickIdCount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FeedbackStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentDay'] = ResolversParentTypes['CommentDay']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentStatusCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentStatusCounts'] = ResolversParentTypes['CommentStatusCounts']> = {
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentTotals'] = ResolversParentTypes['CommentTotals']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentWord'] = ResolversParentTypes['CommentWord']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ConvertedVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvertedVisit'] = ResolversParentTypes['ConvertedVisit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountReferralVisitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountReferralVisitPayload'] = ResolversParentTypes['CountReferralVisitPayload']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CountedGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedGoal'] = ResolversParentTypes['CountedGoal']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAnnotationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAnnotationPayload'] = ResolversParentTypes['CreateAnnotationPayload']> = {
  annotation?: Resolver<Maybe<ResolversTypes['Annotation']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiKeyPayload'] = ResolversParentTypes['CreateApiKeyPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateBlockRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBlockRulePayload'] = ResolversParentTypes['CreateBlockRulePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type CreateErrorRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateErrorRulePayload'] = ResolversParentTypes['CreateErrorRulePayload']> = {
  errorRuleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateEventRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEventRulePayload'] = ResolversParentTypes['CreateEventRulePayload']> = {
  eventRule?: Resolver<Maybe<ResolversTypes['EventRule']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateGoalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGoalPayload'] = ResolversParentTypes['CreateGoalPayload']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType>;
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

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DailyTrafficResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyTraffic'] = ResolversParentTypes['DailyTraffic']> = {
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DayRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['MetricValues'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRow'] = ResolversParentTypes['DayRow']> = {
  anomaly?: Resolver<Maybe<ResolversTypes['Anomaly']>, ParentType, ContextType>;
  averageDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newVisitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returningVisitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['UsualDay']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DelayBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DelayBucket'] = ResolversParentTypes['DelayBucket']> = {
  upTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteAnnotationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnnotationPayload'] = ResolversParentTypes['DeleteAnnotationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteBlockRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBlockRulePayload'] = ResolversParentTypes['DeleteBlockRulePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type DeleteErrorRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteErrorRulePayload'] = ResolversParentTypes['DeleteErrorRulePayload']> = {
  errorRuleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type DeleteSourceMapPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSourceMapPayload'] = ResolversParentTypes['DeleteSourceMapPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  sourceMapId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeleteVisitorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteVisitorPayload'] = ResolversParentTypes['DeleteVisitorPayload']> = {
  deletedEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DemoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Demo'] = ResolversParentTypes['Demo']> = {
  accounts?: Resolver<Array<ResolversTypes['DemoAccount']>, ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoAccount'] = ResolversParentTypes['DemoAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type DetectableChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectableChange'] = ResolversParentTypes['DetectableChange']> = {
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  convertedVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DnsRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DnsRecord'] = ResolversParentTypes['DnsRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DnsRecordType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DomainCheck'] = ResolversParentTypes['DomainCheck']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['ServerMessage']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DnsRecord']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DomainState'], ParentType, ContextType>;
};

export type EffectDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectDay'] = ResolversParentTypes['EffectDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EffectDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectDifference'] = ResolversParentTypes['EffectDifference']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EffectSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectSide'] = ResolversParentTypes['EffectSide']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EmailCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailCheck'] = ResolversParentTypes['EmailCheck']> = {
  isDisposable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndImpersonationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndImpersonationPayload'] = ResolversParentTypes['EndImpersonationPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['MemberSession']>>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['MemberSession']>>, ParentType, ContextType>;
};

export type EngagedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagedPage'] = ResolversParentTypes['EngagedPage']> = {
  engagedTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scrollDepth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EngagementReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementReport'] = ResolversParentTypes['EngagementReport']> = {
  friction?: Resolver<Array<ResolversTypes['FrictionPage']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['EngagementStep']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['EngagementTotals']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['EngagementStep']>, ParentType, ContextType>;
  scroll?: Resolver<Array<ResolversTypes['EngagementStep']>, ParentType, ContextType>;
  time?: Resolver<Array<ResolversTypes['EngagementStep']>, ParentType, ContextType>;
  topPages?: Resolver<Array<ResolversTypes['EngagedPage']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['EngagementTotals'], ParentType, ContextType>;
};

export type EngagementStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementStep'] = ResolversParentTypes['EngagementStep']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EngagementTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementTotals'] = ResolversParentTypes['EngagementTotals']> = {
  engagedSessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  engagedTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  engagementRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pagesPerSession?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returningShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scrollDepth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ErrorAssigneeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorAssignee'] = ResolversParentTypes['ErrorAssignee']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorConversionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorConversion'] = ResolversParentTypes['ErrorConversion']> = {
  difference?: Resolver<Maybe<ResolversTypes['EffectDifference']>, ParentType, ContextType>;
  withError?: Resolver<ResolversTypes['ErrorConversionSide'], ParentType, ContextType>;
  withoutError?: Resolver<ResolversTypes['ErrorConversionSide'], ParentType, ContextType>;
};

export type ErrorConversionSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorConversionSide'] = ResolversParentTypes['ErrorConversionSide']> = {
  converted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ErrorDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorDetail'] = ResolversParentTypes['ErrorDetail']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  browsers?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['ErrorConversion']>, ParentType, ContextType>;
  frames?: Resolver<Array<ResolversTypes['ErrorFrame']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ErrorGroup'], ParentType, ContextType>;
  instances?: Resolver<Array<ResolversTypes['ErrorInstance']>, ParentType, ContextType>;
  occurrence?: Resolver<ResolversTypes['ErrorOccurrence'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ErrorPart']>, ParentType, ContextType>;
  releases?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
};

export type ErrorFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorFacets'] = ResolversParentTypes['ErrorFacets']> = {
  browsers?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ErrorKindCount']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  releases?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['ErrorSplit']>, ParentType, ContextType>;
};

export type ErrorFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorFrame'] = ResolversParentTypes['ErrorFrame']> = {
  original?: Resolver<Maybe<ResolversTypes['OriginalPlace']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorGroup'] = ResolversParentTypes['ErrorGroup']> = {
  assignee?: Resolver<Maybe<ResolversTypes['ErrorAssignee']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstRelease?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRegression?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErrorKind'], ParentType, ContextType>;
  lastRelease?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regressionRelease?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sparkline?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ErrorState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ErrorInstanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorInstance'] = ResolversParentTypes['ErrorInstance']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  os?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorKindCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorKindCount'] = ResolversParentTypes['ErrorKindCount']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErrorKind'], ParentType, ContextType>;
};

export type ErrorLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorLog'] = ResolversParentTypes['ErrorLog']> = {
  allSessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  byState?: Resolver<ResolversTypes['ErrorStateCounts'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ErrorFacets'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ErrorGroup']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorOccurrenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorOccurrence'] = ResolversParentTypes['ErrorOccurrence']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  os?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorPart'] = ResolversParentTypes['ErrorPart']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorRule'] = ResolversParentTypes['ErrorRule']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorRuleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['IgnorePart'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorRulePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorRulePreview'] = ResolversParentTypes['ErrorRulePreview']> = {
  counted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ErrorSplitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorSplit'] = ResolversParentTypes['ErrorSplit']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorStateCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorStateCounts'] = ResolversParentTypes['ErrorStateCounts']> = {
  ignored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snoozed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventCounts'] = ResolversParentTypes['EventCounts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventFacts'] = ResolversParentTypes['EventFacts']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  naming?: Resolver<Maybe<ResolversTypes['EventNaming']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['EventTotals']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['EventPoint']>, ParentType, ContextType>;
  split?: Resolver<Array<ResolversTypes['EventSplitRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['EventTotals'], ParentType, ContextType>;
};

export type EventListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventList'] = ResolversParentTypes['EventList']> = {
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EventSummary']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventNamingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventNaming'] = ResolversParentTypes['EventNaming']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPoint'] = ResolversParentTypes['EventPoint']> = {
  at?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EventPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventProperty'] = ResolversParentTypes['EventProperty']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distinct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['EventPropertyValue']>, ParentType, ContextType>;
};

export type EventPropertyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPropertyValue'] = ResolversParentTypes['EventPropertyValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventReport'] = ResolversParentTypes['EventReport']> = {
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['EventFacts']>, ParentType, ContextType, RequireFields<EventReportFactsArgs, 'split'>>;
  newest?: Resolver<Maybe<Array<ResolversTypes['HappenedEvent']>>, ParentType, ContextType, RequireFields<EventReportNewestArgs, 'limit' | 'offset'>>;
  properties?: Resolver<Maybe<Array<ResolversTypes['EventProperty']>>, ParentType, ContextType>;
};

export type EventRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRule'] = ResolversParentTypes['EventRule']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventConfigId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventRuleStatus'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['EventTrigger'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventRuleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRuleConnection'] = ResolversParentTypes['EventRuleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EventRuleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventRuleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRuleEdge'] = ResolversParentTypes['EventRuleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EventRule'], ParentType, ContextType>;
};

export type EventRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRulePage'] = ResolversParentTypes['EventRulePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventRulePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRulePreview'] = ResolversParentTypes['EventRulePreview']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['EventRulePage']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventRulePreviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRulePreviewAnswer'] = ResolversParentTypes['EventRulePreviewAnswer']> = {
  preview?: Resolver<Maybe<ResolversTypes['EventRulePreview']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type EventSplitRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSplitRow'] = ResolversParentTypes['EventSplitRow']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSummary'] = ResolversParentTypes['EventSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mergedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['EventCounts']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EventSource'], ParentType, ContextType>;
  trend?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventTailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventTail'] = ResolversParentTypes['EventTail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['TailedEvent']>, ParentType, ContextType>;
};

export type EventTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventTotals'] = ResolversParentTypes['EventTotals']> = {
  allSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpiredPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiredPlan'] = ResolversParentTypes['ExpiredPlan']> = {
  paths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtendTrialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtendTrialPayload'] = ResolversParentTypes['ExtendTrialPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type FeedbackReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackReport'] = ResolversParentTypes['FeedbackReport']> = {
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['CommentDay']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['CommentPage']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['CommentTotals']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['SentimentCounts'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatusCounts'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CommentTotals'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['CommentWord']>, ParentType, ContextType>;
};

export type FilterConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCondition'] = ResolversParentTypes['FilterCondition']> = {
  criteria?: Resolver<ResolversTypes['FilterCriteria'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['FilterOperator'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = {
  conditions?: Resolver<Array<ResolversTypes['FilterCondition']>, ParentType, ContextType>;
};

export type FilterValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FirstRecordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstRecording'] = ResolversParentTypes['FirstRecording']> = {
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Flag'] = ResolversParentTypes['Flag']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FlagStatus'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['FlagType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlagConnection'] = ResolversParentTypes['FlagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FlagEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlagEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlagEdge'] = ResolversParentTypes['FlagEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Flag'], ParentType, ContextType>;
};

export type FlowAroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowAround'] = ResolversParentTypes['FlowAround']> = {
  after?: Resolver<Array<ResolversTypes['FlowNeighbour']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['FlowNeighbour']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loops?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FlowLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowLink'] = ResolversParentTypes['FlowLink']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowNeighbourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowNeighbour'] = ResolversParentTypes['FlowNeighbour']> = {
  kind?: Resolver<Maybe<ResolversTypes['FlowKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowNode'] = ResolversParentTypes['FlowNode']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['FlowKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FrictionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionCount'] = ResolversParentTypes['FrictionCount']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FrictionFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionFigures'] = ResolversParentTypes['FrictionFigures']> = {
  dead?: Resolver<ResolversTypes['FrictionCount'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['FrictionCount'], ParentType, ContextType>;
  lcp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measuredPages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rage?: Resolver<ResolversTypes['FrictionCount'], ParentType, ContextType>;
  slowPages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FrictionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionPage'] = ResolversParentTypes['FrictionPage']> = {
  dead?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FrictionReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionReport'] = ResolversParentTypes['FrictionReport']> = {
  now?: Resolver<ResolversTypes['FrictionFigures'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['FrictionFigures']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
};

export type FunnelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Funnel'] = ResolversParentTypes['Funnel']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FunnelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelConnection'] = ResolversParentTypes['FunnelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FunnelEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelEdge'] = ResolversParentTypes['FunnelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Funnel'], ParentType, ContextType>;
};

export type GoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Goal'] = ResolversParentTypes['Goal']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  elementUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goalProfileId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['GoalPurpose'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['GoalReport']>, ParentType, ContextType, RequireFields<GoalReportArgs, 'range'>>;
  type?: Resolver<ResolversTypes['GoalType'], ParentType, ContextType>;
  usedIn?: Resolver<Array<ResolversTypes['GoalUse']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalConnection'] = ResolversParentTypes['GoalConnection']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['GoalEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['ReportRange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoalDelayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalDelay'] = ResolversParentTypes['GoalDelay']> = {
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['DelayBucket']>, ParentType, ContextType>;
  visits?: Resolver<Array<ResolversTypes['DelayBucket']>, ParentType, ContextType>;
};

export type GoalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalEdge'] = ResolversParentTypes['GoalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Goal'], ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['GoalStanding']>, ParentType, ContextType>;
};

export type GoalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalPage'] = ResolversParentTypes['GoalPage']> = {
  conversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoalPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalPreview'] = ResolversParentTypes['GoalPreview']> = {
  conversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  convertedVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['GoalPage']>, ParentType, ContextType>;
  readsPast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<Array<ResolversTypes['ConvertedVisit']>, ParentType, ContextType>;
};

export type GoalPreviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalPreviewAnswer'] = ResolversParentTypes['GoalPreviewAnswer']> = {
  preview?: Resolver<Maybe<ResolversTypes['GoalPreview']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type GoalReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalReport'] = ResolversParentTypes['GoalReport']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delay?: Resolver<Maybe<ResolversTypes['GoalDelay']>, ParentType, ContextType>;
  detectable?: Resolver<Maybe<ResolversTypes['DetectableChange']>, ParentType, ContextType>;
  pagesBefore?: Resolver<Maybe<Array<ResolversTypes['GoalPage']>>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['GoalTotals']>, ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['ReportRange']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['GoalTotals']>, ParentType, ContextType>;
  traffic?: Resolver<Maybe<ResolversTypes['TrafficReport']>, ParentType, ContextType>;
  visits?: Resolver<Maybe<Array<ResolversTypes['ConvertedVisit']>>, ParentType, ContextType, RequireFields<GoalReportVisitsArgs, 'limit' | 'offset'>>;
};

export type GoalStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalStanding'] = ResolversParentTypes['GoalStanding']> = {
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GoalTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalTotals'] = ResolversParentTypes['GoalTotals']> = {
  conversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  convertedVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoalUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalUse'] = ResolversParentTypes['GoalUse']> = {
  kind?: Resolver<ResolversTypes['GoalUseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupedPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedPath'] = ResolversParentTypes['GroupedPath']> = {
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupingPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupingPreview'] = ResolversParentTypes['GroupingPreview']> = {
  paths?: Resolver<Array<ResolversTypes['GroupedPath']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HappenedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HappenedEvent'] = ResolversParentTypes['HappenedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  props?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type HourCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourCounts'] = ResolversParentTypes['HourCounts']> = {
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HourRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourRow'] = ResolversParentTypes['HourRow']> = {
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['HourCounts']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HourlyTrafficResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourlyTraffic'] = ResolversParentTypes['HourlyTraffic']> = {
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['HourCounts']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HourRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['HourCounts'], ParentType, ContextType>;
  unknownClocks?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ImpersonateOwnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpersonateOwnerPayload'] = ResolversParentTypes['ImpersonateOwnerPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ImpersonationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  billedTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JoinOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinOffer'] = ResolversParentTypes['JoinOffer']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type JoinTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinTeamPayload'] = ResolversParentTypes['JoinTeamPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export interface LocalMomentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalMoment'], any> {
  name: 'LocalMoment';
}

export type MailSnippetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSnippetPayload'] = ResolversParentTypes['MailSnippetPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type MailSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
};

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

export type MemberSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MergeErrorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeErrorsPayload'] = ResolversParentTypes['MergeErrorsPayload']> = {
  errorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export interface MessageParamsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MessageParams'], any> {
  name: 'MessageParams';
}

export type MessagingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Messaging'] = ResolversParentTypes['Messaging']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['MessagingPerson'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessagingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagingPerson'] = ResolversParentTypes['MessagingPerson']> = {
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type MonthCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthCounts'] = ResolversParentTypes['MonthCounts']> = {
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MonthlyChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyChart'] = ResolversParentTypes['MonthlyChart']> = {
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ChartMonth']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyTrafficResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyTraffic'] = ResolversParentTypes['MonthlyTraffic']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  archiveEventRule?: Resolver<ResolversTypes['ArchiveEventRulePayload'], ParentType, ContextType, RequireFields<MutationArchiveEventRuleArgs, 'input'>>;
  archiveGoal?: Resolver<ResolversTypes['ArchiveGoalPayload'], ParentType, ContextType, RequireFields<MutationArchiveGoalArgs, 'input'>>;
  buyPlan?: Resolver<ResolversTypes['BuyPlanPayload'], ParentType, ContextType, RequireFields<MutationBuyPlanArgs, 'input'>>;
  cancelSubscription?: Resolver<ResolversTypes['CancelSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeSubscription?: Resolver<ResolversTypes['ChangeSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  checkDomain?: Resolver<ResolversTypes['CheckDomainPayload'], ParentType, ContextType>;
  checkEventRule?: Resolver<ResolversTypes['CheckEventRulePayload'], ParentType, ContextType, RequireFields<MutationCheckEventRuleArgs, 'input'>>;
  checkWebsite?: Resolver<ResolversTypes['CheckWebsitePayload'], ParentType, ContextType, RequireFields<MutationCheckWebsiteArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  countReferralVisit?: Resolver<ResolversTypes['CountReferralVisitPayload'], ParentType, ContextType, RequireFields<MutationCountReferralVisitArgs, 'input'>>;
  createAnnotation?: Resolver<ResolversTypes['CreateAnnotationPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnotationArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createBlockRule?: Resolver<ResolversTypes['CreateBlockRulePayload'], ParentType, ContextType, RequireFields<MutationCreateBlockRuleArgs, 'input'>>;
  createErrorRule?: Resolver<ResolversTypes['CreateErrorRulePayload'], ParentType, ContextType, RequireFields<MutationCreateErrorRuleArgs, 'input'>>;
  createEventRule?: Resolver<ResolversTypes['CreateEventRulePayload'], ParentType, ContextType, RequireFields<MutationCreateEventRuleArgs, 'input'>>;
  createGoal?: Resolver<ResolversTypes['CreateGoalPayload'], ParentType, ContextType, RequireFields<MutationCreateGoalArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createSegment?: Resolver<ResolversTypes['CreateSegmentPayload'], ParentType, ContextType, RequireFields<MutationCreateSegmentArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteAnnotation?: Resolver<ResolversTypes['DeleteAnnotationPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnotationArgs, 'input'>>;
  deleteBlockRule?: Resolver<ResolversTypes['DeleteBlockRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteBlockRuleArgs, 'input'>>;
  deleteErrorRule?: Resolver<ResolversTypes['DeleteErrorRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteErrorRuleArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteSegment?: Resolver<ResolversTypes['DeleteSegmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteSegmentArgs, 'input'>>;
  deleteShareLink?: Resolver<ResolversTypes['DeleteShareLinkPayload'], ParentType, ContextType, RequireFields<MutationDeleteShareLinkArgs, 'input'>>;
  deleteSourceMap?: Resolver<ResolversTypes['DeleteSourceMapPayload'], ParentType, ContextType, RequireFields<MutationDeleteSourceMapArgs, 'input'>>;
  deleteVisitor?: Resolver<ResolversTypes['DeleteVisitorPayload'], ParentType, ContextType, RequireFields<MutationDeleteVisitorArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  endImpersonation?: Resolver<ResolversTypes['EndImpersonationPayload'], ParentType, ContextType>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  extendTrial?: Resolver<ResolversTypes['ExtendTrialPayload'], ParentType, ContextType>;
  impersonateOwner?: Resolver<ResolversTypes['ImpersonateOwnerPayload'], ParentType, ContextType, RequireFields<MutationImpersonateOwnerArgs, 'input'>>;
  inviteClient?: Resolver<ResolversTypes['InviteClientPayload'], ParentType, ContextType, RequireFields<MutationInviteClientArgs, 'input'>>;
  inviteMember?: Resolver<ResolversTypes['InviteMemberPayload'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  joinTeam?: Resolver<ResolversTypes['JoinTeamPayload'], ParentType, ContextType, RequireFields<MutationJoinTeamArgs, 'input'>>;
  mailSnippet?: Resolver<ResolversTypes['MailSnippetPayload'], ParentType, ContextType, RequireFields<MutationMailSnippetArgs, 'input'>>;
  mergeErrors?: Resolver<ResolversTypes['MergeErrorsPayload'], ParentType, ContextType, RequireFields<MutationMergeErrorsArgs, 'input'>>;
  noteExposure?: Resolver<ResolversTypes['NoteExposurePayload'], ParentType, ContextType, RequireFields<MutationNoteExposureArgs, 'input'>>;
  openBillingPortal?: Resolver<ResolversTypes['OpenBillingPortalPayload'], ParentType, ContextType, RequireFields<MutationOpenBillingPortalArgs, 'input'>>;
  openDemo?: Resolver<ResolversTypes['OpenDemoPayload'], ParentType, ContextType>;
  openShareLink?: Resolver<ResolversTypes['OpenShareLinkPayload'], ParentType, ContextType, RequireFields<MutationOpenShareLinkArgs, 'input'>>;
  previewBlockRule?: Resolver<ResolversTypes['PreviewBlockRulePayload'], ParentType, ContextType, RequireFields<MutationPreviewBlockRuleArgs, 'input'>>;
  previewErrorRule?: Resolver<ResolversTypes['PreviewErrorRulePayload'], ParentType, ContextType, RequireFields<MutationPreviewErrorRuleArgs, 'input'>>;
  readNotifications?: Resolver<ResolversTypes['ReadNotificationsPayload'], ParentType, ContextType, RequireFields<MutationReadNotificationsArgs, 'input'>>;
  recordAction?: Resolver<ResolversTypes['RecordActionPayload'], ParentType, ContextType, RequireFields<MutationRecordActionArgs, 'input'>>;
  redeemCode?: Resolver<ResolversTypes['RedeemCodePayload'], ParentType, ContextType, RequireFields<MutationRedeemCodeArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  repeatDelivery?: Resolver<ResolversTypes['RepeatDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRepeatDeliveryArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resumeSubscription?: Resolver<ResolversTypes['ResumeSubscriptionPayload'], ParentType, ContextType>;
  revokeApiKey?: Resolver<ResolversTypes['RevokeApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['RevokeInvitationPayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  saveCard?: Resolver<ResolversTypes['SaveCardPayload'], ParentType, ContextType, RequireFields<MutationSaveCardArgs, 'input'>>;
  sendSupportMessage?: Resolver<ResolversTypes['SendSupportMessagePayload'], ParentType, ContextType, RequireFields<MutationSendSupportMessageArgs, 'input'>>;
  sendTestDelivery?: Resolver<ResolversTypes['SendTestDeliveryPayload'], ParentType, ContextType, RequireFields<MutationSendTestDeliveryArgs, 'input'>>;
  setAvatar?: Resolver<ResolversTypes['SetAvatarPayload'], ParentType, ContextType, RequireFields<MutationSetAvatarArgs, 'input'>>;
  setCommentStatus?: Resolver<ResolversTypes['SetCommentStatusPayload'], ParentType, ContextType, RequireFields<MutationSetCommentStatusArgs, 'input'>>;
  setErrorState?: Resolver<ResolversTypes['SetErrorStatePayload'], ParentType, ContextType, RequireFields<MutationSetErrorStateArgs, 'input'>>;
  setMailSubscription?: Resolver<ResolversTypes['SetMailSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationSetMailSubscriptionArgs, 'input'>>;
  setTranslation?: Resolver<ResolversTypes['SetTranslationPayload'], ParentType, ContextType, RequireFields<MutationSetTranslationArgs, 'input'>>;
  setUserAttribute?: Resolver<ResolversTypes['SetUserAttributePayload'], ParentType, ContextType, RequireFields<MutationSetUserAttributeArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  tagVisitors?: Resolver<ResolversTypes['TagVisitorsPayload'], ParentType, ContextType, RequireFields<MutationTagVisitorsArgs, 'input'>>;
  unmergeErrors?: Resolver<ResolversTypes['UnmergeErrorsPayload'], ParentType, ContextType, RequireFields<MutationUnmergeErrorsArgs, 'input'>>;
  updateAnnotation?: Resolver<ResolversTypes['UpdateAnnotationPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnotationArgs, 'input'>>;
  updateBrand?: Resolver<ResolversTypes['UpdateBrandPayload'], ParentType, ContextType, RequireFields<MutationUpdateBrandArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateEvent?: Resolver<ResolversTypes['UpdateEventPayload'], ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'input'>>;
  updateEventRule?: Resolver<ResolversTypes['UpdateEventRulePayload'], ParentType, ContextType, RequireFields<MutationUpdateEventRuleArgs, 'input'>>;
  updateGoal?: Resolver<ResolversTypes['UpdateGoalPayload'], ParentType, ContextType, RequireFields<MutationUpdateGoalArgs, 'input'>>;
  updateManagedCompany?: Resolver<ResolversTypes['UpdateManagedCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateManagedCompanyArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateRecommendation?: Resolver<ResolversTypes['UpdateRecommendationPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecommendationArgs, 'input'>>;
  updateSegment?: Resolver<ResolversTypes['UpdateSegmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateSegmentArgs, 'input'>>;
  updateShareLink?: Resolver<ResolversTypes['UpdateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationUpdateShareLinkArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  uploadBrandImage?: Resolver<ResolversTypes['UploadBrandImagePayload'], ParentType, ContextType, RequireFields<MutationUploadBrandImageArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
};

export type NextPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextPeriod'] = ResolversParentTypes['NextPeriod']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Annotation' | 'ApiKey' | 'ApiRequest' | 'AuditEntry' | 'Billing' | 'Comment' | 'Company' | 'EventRule' | 'Flag' | 'Funnel' | 'Goal' | 'Invitation' | 'Invoice' | 'ManagedCompany' | 'Notification' | 'Project' | 'Recommendation' | 'Segment' | 'ShareLink' | 'TeamMember' | 'Test' | 'User' | 'UserAttribute' | 'Visitor' | 'VisitorAction' | 'VisitorSession' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
};

export type NoteExposurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteExposurePayload'] = ResolversParentTypes['NoteExposurePayload']> = {
  enrolment?: Resolver<Maybe<ResolversTypes['OwnExperiment']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  inApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  digestDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType>;
};

export type OpenBillingPortalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBillingPortalPayload'] = ResolversParentTypes['OpenBillingPortalPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenDemoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenDemoPayload'] = ResolversParentTypes['OpenDemoPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type OpenShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenShareLinkPayload'] = ResolversParentTypes['OpenShareLinkPayload']> = {
  module?: Resolver<Maybe<ResolversTypes['ShareModule']>, ParentType, ContextType>;
  passwordNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OriginalPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OriginalPlace'] = ResolversParentTypes['OriginalPlace']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SourceLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OverviewRow']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
};

export type OverviewRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewRow'] = ResolversParentTypes['OverviewRow']> = {
  previous?: Resolver<Maybe<ResolversTypes['MetricValues']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  sparkline?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['MetricValues'], ParentType, ContextType>;
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

export type OwnExperimentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnExperiment'] = ResolversParentTypes['OwnExperiment']> = {
  experiment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageviewCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageviewCounts'] = ResolversParentTypes['PageviewCounts']> = {
  monthly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerformanceReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerformanceReport'] = ResolversParentTypes['PerformanceReport']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PerformanceRow']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['VitalPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vitals?: Resolver<Array<ResolversTypes['VitalRow']>, ParentType, ContextType>;
};

export type PerformanceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerformanceRow'] = ResolversParentTypes['PerformanceRow']> = {
  cls?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fcp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lcp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  load?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  loads?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ttfb?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PingStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingStatus'] = ResolversParentTypes['PingStatus']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidPlan?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type PlaceCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceCredit'] = ResolversParentTypes['PlaceCredit']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceRow'] = ResolversParentTypes['PlaceRow']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PlaceValues']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['PlaceValues'], ParentType, ContextType>;
};

export type PlaceSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceSource'] = ResolversParentTypes['PlaceSource']> = {
  credits?: Resolver<Array<ResolversTypes['PlaceCredit']>, ParentType, ContextType>;
  hasCities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceTable'] = ResolversParentTypes['PlaceTable']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PlaceRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PlaceValues'], ParentType, ContextType>;
};

export type PlaceValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceValues'] = ResolversParentTypes['PlaceValues']> = {
  bounceRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  additionalPageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChoice'] = ResolversParentTypes['PlanChoice']> = {
  planCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanOffer'] = ResolversParentTypes['PlanOffer']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testedUsers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearlyPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSubscription'] = ResolversParentTypes['PlanSubscription']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  endsAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextPeriod']>, ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
};

export type PortalMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalMessage'] = ResolversParentTypes['PortalMessage']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewBlockRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewBlockRulePayload'] = ResolversParentTypes['PreviewBlockRulePayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['BlockPreview']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type PreviewErrorRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewErrorRulePayload'] = ResolversParentTypes['PreviewErrorRulePayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['ErrorRulePreview']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  acquisition?: Resolver<ResolversTypes['ProjectAcquisition'], ParentType, ContextType>;
  allowedWebsites?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['ProjectAudience'], ParentType, ContextType>;
  blocking?: Resolver<ResolversTypes['ProjectBlocking'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['ProjectEvents'], ParentType, ContextType>;
  experiments?: Resolver<ResolversTypes['ProjectExperiments'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['ProjectFeedback'], ParentType, ContextType>;
  flags?: Resolver<ResolversTypes['ProjectFlags'], ParentType, ContextType>;
  funnels?: Resolver<ResolversTypes['ProjectFunnels'], ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['ProjectGoals'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installation?: Resolver<ResolversTypes['ProjectInstallation'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviewLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviewMonthly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviewTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageviewsNow?: Resolver<Maybe<ResolversTypes['PageviewCounts']>, ParentType, ContextType>;
  places?: Resolver<ResolversTypes['ProjectPlaces'], ParentType, ContextType>;
  quota?: Resolver<Maybe<ResolversTypes['Quota']>, ParentType, ContextType, RequireFields<ProjectQuotaArgs, 'for'>>;
  recommendations?: Resolver<ResolversTypes['ProjectRecommendations'], ParentType, ContextType>;
  retention?: Resolver<ResolversTypes['ProjectRetention'], ParentType, ContextType>;
  segments?: Resolver<ResolversTypes['ProjectSegments'], ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['ProjectSetting']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['ProjectShare'], ParentType, ContextType>;
  snippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['ProjectTimeline'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  traffic?: Resolver<ResolversTypes['ProjectTraffic'], ParentType, ContextType>;
  viewerCanAnnotate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanShare?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  widgetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectAcquisitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectAcquisition'] = ResolversParentTypes['ProjectAcquisition']> = {
  report?: Resolver<Maybe<ResolversTypes['AcquisitionReport']>, ParentType, ContextType, RequireFields<ProjectAcquisitionReportArgs, 'range'>>;
  visits?: Resolver<Maybe<ResolversTypes['TracedVisits']>, ParentType, ContextType, RequireFields<ProjectAcquisitionVisitsArgs, 'limit' | 'range'>>;
};

export type ProjectAudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectAudience'] = ResolversParentTypes['ProjectAudience']> = {
  realtime?: Resolver<Maybe<ResolversTypes['Realtime']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['VisitorTag']>>, ParentType, ContextType>;
  visitor?: Resolver<Maybe<ResolversTypes['Visitor']>, ParentType, ContextType, RequireFields<ProjectAudienceVisitorArgs, 'visitorId'>>;
  visitors?: Resolver<Maybe<ResolversTypes['VisitorConnection']>, ParentType, ContextType, RequireFields<ProjectAudienceVisitorsArgs, 'isAscending' | 'kind' | 'order' | 'range' | 'search'>>;
};

export type ProjectBlockingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectBlocking'] = ResolversParentTypes['ProjectBlocking']> = {
  rules?: Resolver<Maybe<Array<ResolversTypes['BlockRule']>>, ParentType, ContextType>;
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

export type ProjectEventsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEvents'] = ResolversParentTypes['ProjectEvents']> = {
  list?: Resolver<Maybe<ResolversTypes['EventList']>, ParentType, ContextType, RequireFields<ProjectEventsListArgs, 'hidden' | 'limit' | 'offset' | 'range'>>;
  recent?: Resolver<Maybe<Array<ResolversTypes['EventSummary']>>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['EventReport']>, ParentType, ContextType, RequireFields<ProjectEventsReportArgs, 'key' | 'range' | 'value'>>;
  rule?: Resolver<Maybe<ResolversTypes['EventRule']>, ParentType, ContextType, RequireFields<ProjectEventsRuleArgs, 'eventConfigId'>>;
  rulePreview?: Resolver<Maybe<ResolversTypes['EventRulePreviewAnswer']>, ParentType, ContextType, RequireFields<ProjectEventsRulePreviewArgs, 'rule'>>;
  rules?: Resolver<Maybe<ResolversTypes['EventRuleConnection']>, ParentType, ContextType, Partial<ProjectEventsRulesArgs>>;
  trackerFunction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectExperimentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectExperiments'] = ResolversParentTypes['ProjectExperiments']> = {
  list?: Resolver<Maybe<ResolversTypes['TestConnection']>, ParentType, ContextType, Partial<ProjectExperimentsListArgs>>;
};

export type ProjectFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFeedback'] = ResolversParentTypes['ProjectFeedback']> = {
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<ProjectFeedbackCommentsArgs>>;
  report?: Resolver<Maybe<ResolversTypes['FeedbackReport']>, ParentType, ContextType, RequireFields<ProjectFeedbackReportArgs, 'limit' | 'offset'>>;
};

export type ProjectFlagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFlags'] = ResolversParentTypes['ProjectFlags']> = {
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['FlagConnection']>, ParentType, ContextType, Partial<ProjectFlagsListArgs>>;
};

export type ProjectFunnelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFunnels'] = ResolversParentTypes['ProjectFunnels']> = {
  list?: Resolver<Maybe<ResolversTypes['FunnelConnection']>, ParentType, ContextType, Partial<ProjectFunnelsListArgs>>;
};

export type ProjectGoalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGoals'] = ResolversParentTypes['ProjectGoals']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType, RequireFields<ProjectGoalsGoalArgs, 'goalProfileId'>>;
  list?: Resolver<Maybe<ResolversTypes['GoalConnection']>, ParentType, ContextType, RequireFields<ProjectGoalsListArgs, 'archived'>>;
  preview?: Resolver<Maybe<ResolversTypes['GoalPreviewAnswer']>, ParentType, ContextType, RequireFields<ProjectGoalsPreviewArgs, 'rule'>>;
};

export type ProjectInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectInstallation'] = ResolversParentTypes['ProjectInstallation']> = {
  firstRecording?: Resolver<Maybe<ResolversTypes['FirstRecording']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  trafficCheck?: Resolver<Maybe<ResolversTypes['TrafficCheck']>, ParentType, ContextType>;
};

export type ProjectPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPlaces'] = ResolversParentTypes['ProjectPlaces']> = {
  map?: Resolver<Maybe<ResolversTypes['VisitorMap']>, ParentType, ContextType, RequireFields<ProjectPlacesMapArgs, 'range'>>;
  source?: Resolver<Maybe<ResolversTypes['PlaceSource']>, ParentType, ContextType>;
};

export type ProjectRecommendationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectRecommendations'] = ResolversParentTypes['ProjectRecommendations']> = {
  list?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, Partial<ProjectRecommendationsListArgs>>;
  status?: Resolver<Maybe<ResolversTypes['RecommendationStatus']>, ParentType, ContextType>;
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectRetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectRetention'] = ResolversParentTypes['ProjectRetention']> = {
  report?: Resolver<Maybe<ResolversTypes['RetentionReport']>, ParentType, ContextType, RequireFields<ProjectRetentionReportArgs, 'columns' | 'range'>>;
  visitors?: Resolver<Maybe<ResolversTypes['RetentionVisitors']>, ParentType, ContextType, RequireFields<ProjectRetentionVisitorsArgs, 'cohort' | 'limit' | 'offset' | 'range' | 'skip'>>;
};

export type ProjectSegmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectSegments'] = ResolversParentTypes['ProjectSegments']> = {
  filterValues?: Resolver<Maybe<Array<ResolversTypes['FilterValue']>>, ParentType, ContextType, RequireFields<ProjectSegmentsFilterValuesArgs, 'contains' | 'criteria'>>;
  list?: Resolver<Maybe<ResolversTypes['SegmentConnection']>, ParentType, ContextType, Partial<ProjectSegmentsListArgs>>;
};

export type ProjectSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectSetting'] = ResolversParentTypes['ProjectSetting']> = {
  anonymisesAddresses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followsSinglePageApps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignoresDefaultDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignoresPathCase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignoresTrailingSlash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageParameters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  respectsDoNotTrack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retentionDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectShare'] = ResolversParentTypes['ProjectShare']> = {
  links?: Resolver<Maybe<ResolversTypes['ShareLinkConnection']>, ParentType, ContextType, Partial<ProjectShareLinksArgs>>;
  preview?: Resolver<Maybe<ResolversTypes['SharePreview']>, ParentType, ContextType, RequireFields<ProjectSharePreviewArgs, 'allowDownload' | 'freeRange' | 'module' | 'redactPersonalData'>>;
};

export type ProjectTimelineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectTimeline'] = ResolversParentTypes['ProjectTimeline']> = {
  list?: Resolver<Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<ProjectTimelineListArgs, 'limit' | 'offset' | 'range'>>;
};

export type ProjectTrafficResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectTraffic'] = ResolversParentTypes['ProjectTraffic']> = {
  effect?: Resolver<Maybe<ResolversTypes['TrafficEffect']>, ParentType, ContextType, RequireFields<ProjectTrafficEffectArgs, 'date' | 'days' | 'metric'>>;
  monthlyChart?: Resolver<Maybe<ResolversTypes['MonthlyChart']>, ParentType, ContextType, RequireFields<ProjectTrafficMonthlyChartArgs, 'months'>>;
  months?: Resolver<Maybe<Array<ResolversTypes['MonthlyTraffic']>>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['TrafficReport']>, ParentType, ContextType, RequireFields<ProjectTrafficReportArgs, 'range'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appVersion?: Resolver<Maybe<ResolversTypes['AppVersion']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryBrandArgs>>;
  demo?: Resolver<Maybe<ResolversTypes['Demo']>, ParentType, ContextType>;
  emailCheck?: Resolver<Maybe<ResolversTypes['EmailCheck']>, ParentType, ContextType, RequireFields<QueryEmailCheckArgs, 'email'>>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  joinOffer?: Resolver<Maybe<ResolversTypes['JoinOffer']>, ParentType, ContextType, RequireFields<QueryJoinOfferArgs, 'token'>>;
  mailSubscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType, RequireFields<QueryMailSubscriptionArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  outboxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signInMethods?: Resolver<Maybe<ResolversTypes['SignInMethods']>, ParentType, ContextType>;
  signUpPlan?: Resolver<Maybe<ResolversTypes['SignUpPlan']>, ParentType, ContextType, RequireFields<QuerySignUpPlanArgs, 'plan'>>;
  ssoAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySsoAddressArgs, 'email'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuotaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quota'] = ResolversParentTypes['Quota']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadNotificationsPayload'] = ResolversParentTypes['ReadNotificationsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
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
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type RecommendationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['RecommendationEvidence']>, ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['Feature'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RecommendationRule'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecommendationState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationConnection'] = ResolversParentTypes['RecommendationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RecommendationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecommendationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationEdge'] = ResolversParentTypes['RecommendationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
};

export type RecommendationEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationEvidence'] = ResolversParentTypes['RecommendationEvidence']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationStatus'] = ResolversParentTypes['RecommendationStatus']> = {
  hasAddOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordActionPayload'] = ResolversParentTypes['RecordActionPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RedeemCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemCodePayload'] = ResolversParentTypes['RedeemCodePayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ReferAndEarnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferAndEarn'] = ResolversParentTypes['ReferAndEarn']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionsEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RejectedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectedField'] = ResolversParentTypes['RejectedField']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RepeatDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepeatDeliveryPayload'] = ResolversParentTypes['RepeatDeliveryPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
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

export type ResumeSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeSubscriptionPayload'] = ResolversParentTypes['ResumeSubscriptionPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RetentionCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionCell'] = ResolversParentTypes['RetentionCell']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RetentionCohortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionCohort'] = ResolversParentTypes['RetentionCohort']> = {
  cells?: Resolver<Array<ResolversTypes['RetentionCell']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
};

export type RetentionReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionReport'] = ResolversParentTypes['RetentionReport']> = {
  split?: Resolver<Maybe<Array<ResolversTypes['RetentionSplitRow']>>, ParentType, ContextType, RequireFields<RetentionReportSplitArgs, 'by'>>;
  table?: Resolver<Maybe<ResolversTypes['RetentionTable']>, ParentType, ContextType>;
};

export type RetentionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionRow'] = ResolversParentTypes['RetentionRow']> = {
  cells?: Resolver<Array<ResolversTypes['RetentionCell']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
};

export type RetentionSplitRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionSplitRow'] = ResolversParentTypes['RetentionSplitRow']> = {
  cells?: Resolver<Array<ResolversTypes['RetentionCell']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RetentionTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionTable'] = ResolversParentTypes['RetentionTable']> = {
  cohorts?: Resolver<Array<ResolversTypes['RetentionCohort']>, ParentType, ContextType>;
  mean?: Resolver<Array<ResolversTypes['RetentionCell']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['RetentionPeriod'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RetentionRow']>, ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RetentionVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionVisitor'] = ResolversParentTypes['RetentionVisitor']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RetentionVisitorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionVisitors'] = ResolversParentTypes['RetentionVisitors']> = {
  rows?: Resolver<Array<ResolversTypes['RetentionVisitor']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type RevokeInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitationPayload'] = ResolversParentTypes['RevokeInvitationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SaveCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCardPayload'] = ResolversParentTypes['SaveCardPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SendTestDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestDeliveryPayload'] = ResolversParentTypes['SendTestDeliveryPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SentimentCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentimentCounts'] = ResolversParentTypes['SentimentCounts']> = {
  negative?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neutral?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeriesPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeriesPoint'] = ResolversParentTypes['SeriesPoint']> = {
  at?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ServerMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServerMessage'] = ResolversParentTypes['ServerMessage']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAvatarPayload'] = ResolversParentTypes['SetAvatarPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetCommentStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCommentStatusPayload'] = ResolversParentTypes['SetCommentStatusPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SetErrorStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetErrorStatePayload'] = ResolversParentTypes['SetErrorStatePayload']> = {
  errorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type SetMailSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMailSubscriptionPayload'] = ResolversParentTypes['SetMailSubscriptionPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType>;
};

export type SetTranslationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTranslationPayload'] = ResolversParentTypes['SetTranslationPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type SetUserAttributePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserAttributePayload'] = ResolversParentTypes['SetUserAttributePayload']> = {
  attribute?: Resolver<Maybe<ResolversTypes['UserAttribute']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ShareGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareGrant'] = ResolversParentTypes['ShareGrant']> = {
  canDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  freeRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['ShareModule'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  redactsPersonalData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  canDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  redactsPersonalData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type SharePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharePreview'] = ResolversParentTypes['SharePreview']> = {
  leftOut?: Resolver<Array<ResolversTypes['SharePart']>, ParentType, ContextType>;
  shown?: Resolver<Array<ResolversTypes['SharePart']>, ParentType, ContextType>;
};

export type SignInMethodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInMethods'] = ResolversParentTypes['SignInMethods']> = {
  github?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type SignUpPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPlan'] = ResolversParentTypes['SignUpPlan']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SourceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceLine'] = ResolversParentTypes['SourceLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceMap'] = ResolversParentTypes['SourceMap']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceMapId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SsoOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoOffer'] = ResolversParentTypes['SsoOffer']> = {
  isForced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  eventTail?: SubscriptionResolver<Maybe<ResolversTypes['EventTail']>, "eventTail", ParentType, ContextType, RequireFields<SubscriptionEventTailArgs, 'project'>>;
  installation?: SubscriptionResolver<Maybe<ResolversTypes['Installation']>, "installation", ParentType, ContextType, RequireFields<SubscriptionInstallationArgs, 'project'>>;
  ping?: SubscriptionResolver<Maybe<ResolversTypes['PingStatus']>, "ping", ParentType, ContextType, RequireFields<SubscriptionPingArgs, 'isStrict'>>;
  realtime?: SubscriptionResolver<Maybe<ResolversTypes['Realtime']>, "realtime", ParentType, ContextType, RequireFields<SubscriptionRealtimeArgs, 'project'>>;
  usage?: SubscriptionResolver<Maybe<ResolversTypes['Usage']>, "usage", ParentType, ContextType>;
};

export type TagVisitorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagVisitorsPayload'] = ResolversParentTypes['TagVisitorsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<Array<ResolversTypes['Visitor']>>, ParentType, ContextType>;
};

export type TailedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TailedEvent'] = ResolversParentTypes['TailedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  props?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EventSource'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Test'] = ResolversParentTypes['Test']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['TestFamily'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TestStatus'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestConnection'] = ResolversParentTypes['TestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestEdge'] = ResolversParentTypes['TestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Test'], ParentType, ContextType>;
};

export type TestedUsersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestedUsers'] = ResolversParentTypes['TestedUsers']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TimelineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Timeline'] = ResolversParentTypes['Timeline']> = {
  entries?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['TimelinePerson']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  changed?: Resolver<Maybe<Array<ResolversTypes['ChangedField']>>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['NoteColor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  deletableId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalMoment']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Annotation']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelinePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelinePerson'] = ResolversParentTypes['TimelinePerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TracedVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TracedVisit'] = ResolversParentTypes['TracedVisit']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['VisitFact']>, ParentType, ContextType>;
  hasConverted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TracedVisitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TracedVisits'] = ResolversParentTypes['TracedVisits']> = {
  rows?: Resolver<Array<ResolversTypes['TracedVisit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrafficBreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficBreakdown'] = ResolversParentTypes['TrafficBreakdown']> = {
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BreakdownRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TrafficCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficCheck'] = ResolversParentTypes['TrafficCheck']> = {
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pageviewTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrafficEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficEffect'] = ResolversParentTypes['TrafficEffect']> = {
  after?: Resolver<ResolversTypes['EffectSide'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['EffectSide'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['EffectDifference']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['EffectDay']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrafficReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficReport'] = ResolversParentTypes['TrafficReport']> = {
  activeHours?: Resolver<Maybe<ResolversTypes['ActiveHours']>, ParentType, ContextType, RequireFields<TrafficReportActiveHoursArgs, 'clock' | 'metric'>>;
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  breakdown?: Resolver<Maybe<ResolversTypes['TrafficBreakdown']>, ParentType, ContextType, RequireFields<TrafficReportBreakdownArgs, 'dimension' | 'limit' | 'offset'>>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  daily?: Resolver<Maybe<ResolversTypes['DailyTraffic']>, ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['EngagementReport']>, ParentType, ContextType, RequireFields<TrafficReportEngagementArgs, 'limit' | 'offset'>>;
  errorDetail?: Resolver<Maybe<ResolversTypes['ErrorDetail']>, ParentType, ContextType, RequireFields<TrafficReportErrorDetailArgs, 'errorId' | 'limit' | 'occurrence' | 'offset'>>;
  errorLog?: Resolver<Maybe<ResolversTypes['ErrorLog']>, ParentType, ContextType, RequireFields<TrafficReportErrorLogArgs, 'limit' | 'offset'>>;
  errorRules?: Resolver<Maybe<Array<ResolversTypes['ErrorRule']>>, ParentType, ContextType>;
  flow?: Resolver<Maybe<ResolversTypes['BehaviorFlow']>, ParentType, ContextType, RequireFields<TrafficReportFlowArgs, 'events' | 'exclude' | 'grouping' | 'steps' | 'through'>>;
  flowAround?: Resolver<Maybe<ResolversTypes['FlowAround']>, ParentType, ContextType, RequireFields<TrafficReportFlowAroundArgs, 'events' | 'exclude' | 'grouping' | 'stop'>>;
  friction?: Resolver<Maybe<ResolversTypes['FrictionReport']>, ParentType, ContextType>;
  groupingPreview?: Resolver<Maybe<ResolversTypes['GroupingPreview']>, ParentType, ContextType, RequireFields<TrafficReportGroupingPreviewArgs, 'rule'>>;
  hourly?: Resolver<Maybe<ResolversTypes['HourlyTraffic']>, ParentType, ContextType, RequireFields<TrafficReportHourlyArgs, 'clock'>>;
  performance?: Resolver<Maybe<ResolversTypes['PerformanceReport']>, ParentType, ContextType, RequireFields<TrafficReportPerformanceArgs, 'dimension' | 'limit' | 'offset' | 'vital'>>;
  series?: Resolver<Maybe<ResolversTypes['TrafficSeries']>, ParentType, ContextType, RequireFields<TrafficReportSeriesArgs, 'metric'>>;
  sourceMaps?: Resolver<Maybe<Array<ResolversTypes['SourceMap']>>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['TrafficSummary']>, ParentType, ContextType>;
};

export type TrafficSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficSeries'] = ResolversParentTypes['TrafficSeries']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SeriesPoint']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
};

export type TrafficSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficSummary'] = ResolversParentTypes['TrafficSummary']> = {
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['MetricValues']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sparkline?: Resolver<Array<ResolversTypes['MetricValues']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['MetricValues'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  entries?: Resolver<Array<ResolversTypes['TranslationEntry']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationEntry'] = ResolversParentTypes['TranslationEntry']> = {
  english?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  daysToExpire?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['TrialLabel']>, ParentType, ContextType>;
};

export type UnmergeErrorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmergeErrorsPayload'] = ResolversParentTypes['UnmergeErrorsPayload']> = {
  errorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateAnnotationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAnnotationPayload'] = ResolversParentTypes['UpdateAnnotationPayload']> = {
  annotation?: Resolver<Maybe<ResolversTypes['Annotation']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateBrandPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBrandPayload'] = ResolversParentTypes['UpdateBrandPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEventPayload'] = ResolversParentTypes['UpdateEventPayload']> = {
  naming?: Resolver<Maybe<ResolversTypes['EventNaming']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateEventRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEventRulePayload'] = ResolversParentTypes['UpdateEventRulePayload']> = {
  eventRule?: Resolver<Maybe<ResolversTypes['EventRule']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateGoalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGoalPayload'] = ResolversParentTypes['UpdateGoalPayload']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType>;
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

export type UpdateNotificationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsPayload'] = ResolversParentTypes['UpdateNotificationSettingsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type UpdateRecommendationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRecommendationPayload'] = ResolversParentTypes['UpdateRecommendationPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
};

export type UpdateSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSegmentPayload'] = ResolversParentTypes['UpdateSegmentPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  segment?: Resolver<Maybe<ResolversTypes['Segment']>, ParentType, ContextType>;
};

export type UpdateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShareLinkPayload'] = ResolversParentTypes['UpdateShareLinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UploadBrandImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadBrandImagePayload'] = ResolversParentTypes['UploadBrandImagePayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['OwnBrand']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Usage'] = ResolversParentTypes['Usage']> = {
  alert?: Resolver<Maybe<ResolversTypes['UsageAlert']>, ParentType, ContextType>;
  expectedPageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsageAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageAlert'] = ResolversParentTypes['UsageAlert']> = {
  kind?: Resolver<ResolversTypes['UsageAlertKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['MessageParams'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  hasOwnPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type UsualDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualDay'] = ResolversParentTypes['UsualDay']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['VerificationStatus']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType, RequireFields<ViewerAccessArgs, 'feature'>>;
  activeMembers?: Resolver<Maybe<Array<ResolversTypes['ActiveMember']>>, ParentType, ContextType>;
  affiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, Partial<ViewerApiKeysArgs>>;
  apiRequests?: Resolver<Maybe<ResolversTypes['ApiRequestConnection']>, ParentType, ContextType, Partial<ViewerApiRequestsArgs>>;
  attribute?: Resolver<Maybe<ResolversTypes['UserAttribute']>, ParentType, ContextType, RequireFields<ViewerAttributeArgs, 'key'>>;
  auditLog?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, Partial<ViewerAuditLogArgs>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  billingScreens?: Resolver<Maybe<Array<ResolversTypes['BillingScreen']>>, ParentType, ContextType>;
  canSeeAffiliate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  currentAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiredPlan?: Resolver<Maybe<ResolversTypes['ExpiredPlan']>, ParentType, ContextType>;
  hasSubscription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, Partial<ViewerInvitationsArgs>>;
  isSuspended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTestEligible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  landsOnOverview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  managedProjects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ViewerManagedProjectsArgs>>;
  messaging?: Resolver<Maybe<ResolversTypes['Messaging']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, Partial<ViewerNotificationsArgs>>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType, RequireFields<ViewerOverviewArgs, 'range'>>;
  ownExperiments?: Resolver<Maybe<Array<ResolversTypes['OwnExperiment']>>, ParentType, ContextType>;
  paymentRetries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planByCode?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<ViewerPlanByCodeArgs, 'planId'>>;
  planPrompts?: Resolver<Maybe<Array<ResolversTypes['PlanPrompt']>>, ParentType, ContextType>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, Partial<ViewerProjectArgs>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ViewerProjectsArgs>>;
  referAndEarn?: Resolver<Maybe<ResolversTypes['ReferAndEarn']>, ParentType, ContextType>;
  servicePortal?: Resolver<Maybe<ResolversTypes['ServicePortal']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['MemberSession']>>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['ShareGrant']>, ParentType, ContextType>;
  shareLinks?: Resolver<Maybe<ResolversTypes['ShareLinkConnection']>, ParentType, ContextType, Partial<ViewerShareLinksArgs>>;
  showsRoleNames?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  teamMembers?: Resolver<Maybe<ResolversTypes['TeamMemberConnection']>, ParentType, ContextType, Partial<ViewerTeamMembersArgs>>;
  testedUsers?: Resolver<Maybe<ResolversTypes['TestedUsers']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['Translation']>, ParentType, ContextType, Partial<ViewerTranslationArgs>>;
  trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  viewerCanManageCompany?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanManageProjects?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanOpenServicePortal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanSeeRecommendationDashboard?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanSeeRecommendations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanSeeUsage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanUseAutopilot?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanUseFeatureFlags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanWrite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCanWriteCode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, Partial<ViewerWebhooksArgs>>;
};

export type VisitFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitFact'] = ResolversParentTypes['VisitFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  attributes?: Resolver<Maybe<Array<ResolversTypes['VisitorAttribute']>>, ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  os?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['VisitorSessionConnection']>, ParentType, ContextType, Partial<VisitorSessionsArgs>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['VisitorTotals']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitorActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorAction'] = ResolversParentTypes['VisitorAction']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engagedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['ActionProperty']>, ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitorActionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorActionConnection'] = ResolversParentTypes['VisitorActionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VisitorActionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorActionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorActionEdge'] = ResolversParentTypes['VisitorActionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VisitorAction'], ParentType, ContextType>;
};

export type VisitorAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorAttribute'] = ResolversParentTypes['VisitorAttribute']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorConnection'] = ResolversParentTypes['VisitorConnection']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['VisitorEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pageviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorEdge'] = ResolversParentTypes['VisitorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['VisitorNumbers'], ParentType, ContextType>;
};

export type VisitorMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorMap'] = ResolversParentTypes['VisitorMap']> = {
  countries?: Resolver<Maybe<ResolversTypes['PlaceTable']>, ParentType, ContextType>;
  places?: Resolver<Maybe<ResolversTypes['PlaceTable']>, ParentType, ContextType, RequireFields<VisitorMapPlacesArgs, 'country' | 'level' | 'limit' | 'offset'>>;
};

export type VisitorNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorNumbers'] = ResolversParentTypes['VisitorNumbers']> = {
  conversions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorSession'] = ResolversParentTypes['VisitorSession']> = {
  actions?: Resolver<Maybe<ResolversTypes['VisitorActionConnection']>, ParentType, ContextType, Partial<VisitorSessionActionsArgs>>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engagedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  entryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exitPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frictions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  os?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitorSessionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorSessionConnection'] = ResolversParentTypes['VisitorSessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VisitorSessionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorSessionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorSessionEdge'] = ResolversParentTypes['VisitorSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VisitorSession'], ParentType, ContextType>;
};

export type VisitorTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorTag'] = ResolversParentTypes['VisitorTag']> = {
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorTotals'] = ResolversParentTypes['VisitorTotals']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engagedTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VitalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VitalPoint'] = ResolversParentTypes['VitalPoint']> = {
  p50?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p75?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  t?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
};

export type VitalRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VitalRow'] = ResolversParentTypes['VitalRow']> = {
  good?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  goodTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['VitalName'], ParentType, ContextType>;
  needsWork?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p50?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p75?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p95?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poorFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previousP75?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, Partial<WebhookDeliveriesArgs>>;
  events?: Resolver<Array<ResolversTypes['EventKind']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastState?: Resolver<Maybe<ResolversTypes['DeliveryState']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['ServerMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebsiteCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebsiteCheck'] = ResolversParentTypes['WebsiteCheck']> = {
  cms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentPolicy?: Resolver<Maybe<ResolversTypes['BlockingPolicy']>, ParentType, ContextType>;
  finalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSnippet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['WebsiteVerdict'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Access?: AccessResolvers<ContextType>;
  AcquisitionLine?: AcquisitionLineResolvers<ContextType>;
  AcquisitionReport?: AcquisitionReportResolvers<ContextType>;
  AcquisitionRow?: AcquisitionRowResolvers<ContextType>;
  AcquisitionSeries?: AcquisitionSeriesResolvers<ContextType>;
  AcquisitionTable?: AcquisitionTableResolvers<ContextType>;
  ActionProperty?: ActionPropertyResolvers<ContextType>;
  ActiveHours?: ActiveHoursResolvers<ContextType>;
  ActiveMember?: ActiveMemberResolvers<ContextType>;
  Affiliate?: AffiliateResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  Annotation?: AnnotationResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiRequest?: ApiRequestResolvers<ContextType>;
  ApiRequestConnection?: ApiRequestConnectionResolvers<ContextType>;
  ApiRequestEdge?: ApiRequestEdgeResolvers<ContextType>;
  AppVersion?: AppVersionResolvers<ContextType>;
  ArchiveEventRulePayload?: ArchiveEventRulePayloadResolvers<ContextType>;
  ArchiveGoalPayload?: ArchiveGoalPayloadResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  BehaviorFlow?: BehaviorFlowResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  BlockPreview?: BlockPreviewResolvers<ContextType>;
  BlockRule?: BlockRuleResolvers<ContextType>;
  BlockingPolicy?: BlockingPolicyResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandDomain?: BrandDomainResolvers<ContextType>;
  BrandSso?: BrandSsoResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BreakdownRow?: BreakdownRowResolvers<ContextType>;
  BuyPlanPayload?: BuyPlanPayloadResolvers<ContextType>;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeSubscriptionPayload?: ChangeSubscriptionPayloadResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChannelRule?: ChannelRuleResolvers<ContextType>;
  ChannelRules?: ChannelRulesResolvers<ContextType>;
  ChartMonth?: ChartMonthResolvers<ContextType>;
  CheckDomainPayload?: CheckDomainPayloadResolvers<ContextType>;
  CheckEventRulePayload?: CheckEventRulePayloadResolvers<ContextType>;
  CheckWebsitePayload?: CheckWebsitePayloadResolvers<ContextType>;
  ClickIdCount?: ClickIdCountResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentDay?: CommentDayResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentStatusCounts?: CommentStatusCountsResolvers<ContextType>;
  CommentTotals?: CommentTotalsResolvers<ContextType>;
  CommentWord?: CommentWordResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConvertedVisit?: ConvertedVisitResolvers<ContextType>;
  CountReferralVisitPayload?: CountReferralVisitPayloadResolvers<ContextType>;
  CountedGoal?: CountedGoalResolvers<ContextType>;
  CreateAnnotationPayload?: CreateAnnotationPayloadResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  CreateBlockRulePayload?: CreateBlockRulePayloadResolvers<ContextType>;
  CreateErrorRulePayload?: CreateErrorRulePayloadResolvers<ContextType>;
  CreateEventRulePayload?: CreateEventRulePayloadResolvers<ContextType>;
  CreateGoalPayload?: CreateGoalPayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  CreateSegmentPayload?: CreateSegmentPayloadResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  DailyTraffic?: DailyTrafficResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayRow?: DayRowResolvers<ContextType>;
  DelayBucket?: DelayBucketResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAnnotationPayload?: DeleteAnnotationPayloadResolvers<ContextType>;
  DeleteBlockRulePayload?: DeleteBlockRulePayloadResolvers<ContextType>;
  DeleteErrorRulePayload?: DeleteErrorRulePayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
  DeleteSegmentPayload?: DeleteSegmentPayloadResolvers<ContextType>;
  DeleteShareLinkPayload?: DeleteShareLinkPayloadResolvers<ContextType>;
  DeleteSourceMapPayload?: DeleteSourceMapPayloadResolvers<ContextType>;
  DeleteVisitorPayload?: DeleteVisitorPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  Demo?: DemoResolvers<ContextType>;
  DemoAccount?: DemoAccountResolvers<ContextType>;
  DetectableChange?: DetectableChangeResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  DomainCheck?: DomainCheckResolvers<ContextType>;
  EffectDay?: EffectDayResolvers<ContextType>;
  EffectDifference?: EffectDifferenceResolvers<ContextType>;
  EffectSide?: EffectSideResolvers<ContextType>;
  EmailCheck?: EmailCheckResolvers<ContextType>;
  EndImpersonationPayload?: EndImpersonationPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EngagedPage?: EngagedPageResolvers<ContextType>;
  EngagementReport?: EngagementReportResolvers<ContextType>;
  EngagementStep?: EngagementStepResolvers<ContextType>;
  EngagementTotals?: EngagementTotalsResolvers<ContextType>;
  ErrorAssignee?: ErrorAssigneeResolvers<ContextType>;
  ErrorConversion?: ErrorConversionResolvers<ContextType>;
  ErrorConversionSide?: ErrorConversionSideResolvers<ContextType>;
  ErrorDetail?: ErrorDetailResolvers<ContextType>;
  ErrorFacets?: ErrorFacetsResolvers<ContextType>;
  ErrorFrame?: ErrorFrameResolvers<ContextType>;
  ErrorGroup?: ErrorGroupResolvers<ContextType>;
  ErrorInstance?: ErrorInstanceResolvers<ContextType>;
  ErrorKindCount?: ErrorKindCountResolvers<ContextType>;
  ErrorLog?: ErrorLogResolvers<ContextType>;
  ErrorOccurrence?: ErrorOccurrenceResolvers<ContextType>;
  ErrorPart?: ErrorPartResolvers<ContextType>;
  ErrorRule?: ErrorRuleResolvers<ContextType>;
  ErrorRulePreview?: ErrorRulePreviewResolvers<ContextType>;
  ErrorSplit?: ErrorSplitResolvers<ContextType>;
  ErrorStateCounts?: ErrorStateCountsResolvers<ContextType>;
  EventCounts?: EventCountsResolvers<ContextType>;
  EventFacts?: EventFactsResolvers<ContextType>;
  EventList?: EventListResolvers<ContextType>;
  EventNaming?: EventNamingResolvers<ContextType>;
  EventPoint?: EventPointResolvers<ContextType>;
  EventProperty?: EventPropertyResolvers<ContextType>;
  EventPropertyValue?: EventPropertyValueResolvers<ContextType>;
  EventReport?: EventReportResolvers<ContextType>;
  EventRule?: EventRuleResolvers<ContextType>;
  EventRuleConnection?: EventRuleConnectionResolvers<ContextType>;
  EventRuleEdge?: EventRuleEdgeResolvers<ContextType>;
  EventRulePage?: EventRulePageResolvers<ContextType>;
  EventRulePreview?: EventRulePreviewResolvers<ContextType>;
  EventRulePreviewAnswer?: EventRulePreviewAnswerResolvers<ContextType>;
  EventSplitRow?: EventSplitRowResolvers<ContextType>;
  EventSummary?: EventSummaryResolvers<ContextType>;
  EventTail?: EventTailResolvers<ContextType>;
  EventTotals?: EventTotalsResolvers<ContextType>;
  ExpiredPlan?: ExpiredPlanResolvers<ContextType>;
  ExtendTrialPayload?: ExtendTrialPayloadResolvers<ContextType>;
  FeedbackReport?: FeedbackReportResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  FirstRecording?: FirstRecordingResolvers<ContextType>;
  Flag?: FlagResolvers<ContextType>;
  FlagConnection?: FlagConnectionResolvers<ContextType>;
  FlagEdge?: FlagEdgeResolvers<ContextType>;
  FlowAround?: FlowAroundResolvers<ContextType>;
  FlowLink?: FlowLinkResolvers<ContextType>;
  FlowNeighbour?: FlowNeighbourResolvers<ContextType>;
  FlowNode?: FlowNodeResolvers<ContextType>;
  FrictionCount?: FrictionCountResolvers<ContextType>;
  FrictionFigures?: FrictionFiguresResolvers<ContextType>;
  FrictionPage?: FrictionPageResolvers<ContextType>;
  FrictionReport?: FrictionReportResolvers<ContextType>;
  Funnel?: FunnelResolvers<ContextType>;
  FunnelConnection?: FunnelConnectionResolvers<ContextType>;
  FunnelEdge?: FunnelEdgeResolvers<ContextType>;
  Goal?: GoalResolvers<ContextType>;
  GoalConnection?: GoalConnectionResolvers<ContextType>;
  GoalDelay?: GoalDelayResolvers<ContextType>;
  GoalEdge?: GoalEdgeResolvers<ContextType>;
  GoalPage?: GoalPageResolvers<ContextType>;
  GoalPreview?: GoalPreviewResolvers<ContextType>;
  GoalPreviewAnswer?: GoalPreviewAnswerResolvers<ContextType>;
  GoalReport?: GoalReportResolvers<ContextType>;
  GoalStanding?: GoalStandingResolvers<ContextType>;
  GoalTotals?: GoalTotalsResolvers<ContextType>;
  GoalUse?: GoalUseResolvers<ContextType>;
  GroupedPath?: GroupedPathResolvers<ContextType>;
  GroupingPreview?: GroupingPreviewResolvers<ContextType>;
  HappenedEvent?: HappenedEventResolvers<ContextType>;
  HostHealth?: HostHealthResolvers<ContextType>;
  HourCounts?: HourCountsResolvers<ContextType>;
  HourRow?: HourRowResolvers<ContextType>;
  HourlyTraffic?: HourlyTrafficResolvers<ContextType>;
  ImpersonateOwnerPayload?: ImpersonateOwnerPayloadResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  InviteClientPayload?: InviteClientPayloadResolvers<ContextType>;
  InviteMemberPayload?: InviteMemberPayloadResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  JoinOffer?: JoinOfferResolvers<ContextType>;
  JoinTeamPayload?: JoinTeamPayloadResolvers<ContextType>;
  LocalMoment?: GraphQLScalarType;
  MailSnippetPayload?: MailSnippetPayloadResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  ManagedCompany?: ManagedCompanyResolvers<ContextType>;
  ManagedCompanyConnection?: ManagedCompanyConnectionResolvers<ContextType>;
  ManagedCompanyEdge?: ManagedCompanyEdgeResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MergeErrorsPayload?: MergeErrorsPayloadResolvers<ContextType>;
  MessageParams?: GraphQLScalarType;
  Messaging?: MessagingResolvers<ContextType>;
  MessagingPerson?: MessagingPersonResolvers<ContextType>;
  MetricValues?: MetricValuesResolvers<ContextType>;
  MonthCounts?: MonthCountsResolvers<ContextType>;
  MonthlyChart?: MonthlyChartResolvers<ContextType>;
  MonthlyTraffic?: MonthlyTrafficResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextPeriod?: NextPeriodResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NoteExposurePayload?: NoteExposurePayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  OpenBillingPortalPayload?: OpenBillingPortalPayloadResolvers<ContextType>;
  OpenDemoPayload?: OpenDemoPayloadResolvers<ContextType>;
  OpenShareLinkPayload?: OpenShareLinkPayloadResolvers<ContextType>;
  OriginalPlace?: OriginalPlaceResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OverviewRow?: OverviewRowResolvers<ContextType>;
  OwnBrand?: OwnBrandResolvers<ContextType>;
  OwnExperiment?: OwnExperimentResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageviewCounts?: PageviewCountsResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PerformanceReport?: PerformanceReportResolvers<ContextType>;
  PerformanceRow?: PerformanceRowResolvers<ContextType>;
  PingStatus?: PingStatusResolvers<ContextType>;
  PlaceCredit?: PlaceCreditResolvers<ContextType>;
  PlaceRow?: PlaceRowResolvers<ContextType>;
  PlaceSource?: PlaceSourceResolvers<ContextType>;
  PlaceTable?: PlaceTableResolvers<ContextType>;
  PlaceValues?: PlaceValuesResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanChoice?: PlanChoiceResolvers<ContextType>;
  PlanOffer?: PlanOfferResolvers<ContextType>;
  PlanSubscription?: PlanSubscriptionResolvers<ContextType>;
  PortalMessage?: PortalMessageResolvers<ContextType>;
  PreviewBlockRulePayload?: PreviewBlockRulePayloadResolvers<ContextType>;
  PreviewErrorRulePayload?: PreviewErrorRulePayloadResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectAcquisition?: ProjectAcquisitionResolvers<ContextType>;
  ProjectAudience?: ProjectAudienceResolvers<ContextType>;
  ProjectBlocking?: ProjectBlockingResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectEvents?: ProjectEventsResolvers<ContextType>;
  ProjectExperiments?: ProjectExperimentsResolvers<ContextType>;
  ProjectFeedback?: ProjectFeedbackResolvers<ContextType>;
  ProjectFlags?: ProjectFlagsResolvers<ContextType>;
  ProjectFunnels?: ProjectFunnelsResolvers<ContextType>;
  ProjectGoals?: ProjectGoalsResolvers<ContextType>;
  ProjectInstallation?: ProjectInstallationResolvers<ContextType>;
  ProjectPlaces?: ProjectPlacesResolvers<ContextType>;
  ProjectRecommendations?: ProjectRecommendationsResolvers<ContextType>;
  ProjectRetention?: ProjectRetentionResolvers<ContextType>;
  ProjectSegments?: ProjectSegmentsResolvers<ContextType>;
  ProjectSetting?: ProjectSettingResolvers<ContextType>;
  ProjectShare?: ProjectShareResolvers<ContextType>;
  ProjectTimeline?: ProjectTimelineResolvers<ContextType>;
  ProjectTraffic?: ProjectTrafficResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quota?: QuotaResolvers<ContextType>;
  ReadNotificationsPayload?: ReadNotificationsPayloadResolvers<ContextType>;
  Realtime?: RealtimeResolvers<ContextType>;
  RealtimeCount?: RealtimeCountResolvers<ContextType>;
  RealtimeEvent?: RealtimeEventResolvers<ContextType>;
  RealtimeMinute?: RealtimeMinuteResolvers<ContextType>;
  RealtimeVisitor?: RealtimeVisitorResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationConnection?: RecommendationConnectionResolvers<ContextType>;
  RecommendationEdge?: RecommendationEdgeResolvers<ContextType>;
  RecommendationEvidence?: RecommendationEvidenceResolvers<ContextType>;
  RecommendationStatus?: RecommendationStatusResolvers<ContextType>;
  RecordActionPayload?: RecordActionPayloadResolvers<ContextType>;
  RedeemCodePayload?: RedeemCodePayloadResolvers<ContextType>;
  ReferAndEarn?: ReferAndEarnResolvers<ContextType>;
  RejectedField?: RejectedFieldResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RepeatDeliveryPayload?: RepeatDeliveryPayloadResolvers<ContextType>;
  ReportRange?: ReportRangeResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResumeSubscriptionPayload?: ResumeSubscriptionPayloadResolvers<ContextType>;
  RetentionCell?: RetentionCellResolvers<ContextType>;
  RetentionCohort?: RetentionCohortResolvers<ContextType>;
  RetentionReport?: RetentionReportResolvers<ContextType>;
  RetentionRow?: RetentionRowResolvers<ContextType>;
  RetentionSplitRow?: RetentionSplitRowResolvers<ContextType>;
  RetentionTable?: RetentionTableResolvers<ContextType>;
  RetentionVisitor?: RetentionVisitorResolvers<ContextType>;
  RetentionVisitors?: RetentionVisitorsResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  SaveCardPayload?: SaveCardPayloadResolvers<ContextType>;
  Segment?: SegmentResolvers<ContextType>;
  SegmentConnection?: SegmentConnectionResolvers<ContextType>;
  SegmentEdge?: SegmentEdgeResolvers<ContextType>;
  SendSupportMessagePayload?: SendSupportMessagePayloadResolvers<ContextType>;
  SendTestDeliveryPayload?: SendTestDeliveryPayloadResolvers<ContextType>;
  SentimentCounts?: SentimentCountsResolvers<ContextType>;
  SeriesPoint?: SeriesPointResolvers<ContextType>;
  ServerMessage?: ServerMessageResolvers<ContextType>;
  ServicePortal?: ServicePortalResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  SetAvatarPayload?: SetAvatarPayloadResolvers<ContextType>;
  SetCommentStatusPayload?: SetCommentStatusPayloadResolvers<ContextType>;
  SetErrorStatePayload?: SetErrorStatePayloadResolvers<ContextType>;
  SetMailSubscriptionPayload?: SetMailSubscriptionPayloadResolvers<ContextType>;
  SetTranslationPayload?: SetTranslationPayloadResolvers<ContextType>;
  SetUserAttributePayload?: SetUserAttributePayloadResolvers<ContextType>;
  ShareGrant?: ShareGrantResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkConnection?: ShareLinkConnectionResolvers<ContextType>;
  ShareLinkEdge?: ShareLinkEdgeResolvers<ContextType>;
  SharePreview?: SharePreviewResolvers<ContextType>;
  SignInMethods?: SignInMethodsResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SignUpPlan?: SignUpPlanResolvers<ContextType>;
  SourceLine?: SourceLineResolvers<ContextType>;
  SourceMap?: SourceMapResolvers<ContextType>;
  SsoOffer?: SsoOfferResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TagVisitorsPayload?: TagVisitorsPayloadResolvers<ContextType>;
  TailedEvent?: TailedEventResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  Test?: TestResolvers<ContextType>;
  TestConnection?: TestConnectionResolvers<ContextType>;
  TestEdge?: TestEdgeResolvers<ContextType>;
  TestedUsers?: TestedUsersResolvers<ContextType>;
  Timeline?: TimelineResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TimelinePerson?: TimelinePersonResolvers<ContextType>;
  TracedVisit?: TracedVisitResolvers<ContextType>;
  TracedVisits?: TracedVisitsResolvers<ContextType>;
  TrafficBreakdown?: TrafficBreakdownResolvers<ContextType>;
  TrafficCheck?: TrafficCheckResolvers<ContextType>;
  TrafficEffect?: TrafficEffectResolvers<ContextType>;
  TrafficReport?: TrafficReportResolvers<ContextType>;
  TrafficSeries?: TrafficSeriesResolvers<ContextType>;
  TrafficSummary?: TrafficSummaryResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TranslationEntry?: TranslationEntryResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  UnmergeErrorsPayload?: UnmergeErrorsPayloadResolvers<ContextType>;
  UpdateAnnotationPayload?: UpdateAnnotationPayloadResolvers<ContextType>;
  UpdateBrandPayload?: UpdateBrandPayloadResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateEventPayload?: UpdateEventPayloadResolvers<ContextType>;
  UpdateEventRulePayload?: UpdateEventRulePayloadResolvers<ContextType>;
  UpdateGoalPayload?: UpdateGoalPayloadResolvers<ContextType>;
  UpdateManagedCompanyPayload?: UpdateManagedCompanyPayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateNotificationSettingsPayload?: UpdateNotificationSettingsPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateRecommendationPayload?: UpdateRecommendationPayloadResolvers<ContextType>;
  UpdateSegmentPayload?: UpdateSegmentPayloadResolvers<ContextType>;
  UpdateShareLinkPayload?: UpdateShareLinkPayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UploadBrandImagePayload?: UploadBrandImagePayloadResolvers<ContextType>;
  Usage?: UsageResolvers<ContextType>;
  UsageAlert?: UsageAlertResolvers<ContextType>;
  UsageDay?: UsageDayResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAttribute?: UserAttributeResolvers<ContextType>;
  UsualDay?: UsualDayResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisitFact?: VisitFactResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  VisitorAction?: VisitorActionResolvers<ContextType>;
  VisitorActionConnection?: VisitorActionConnectionResolvers<ContextType>;
  VisitorActionEdge?: VisitorActionEdgeResolvers<ContextType>;
  VisitorAttribute?: VisitorAttributeResolvers<ContextType>;
  VisitorConnection?: VisitorConnectionResolvers<ContextType>;
  VisitorEdge?: VisitorEdgeResolvers<ContextType>;
  VisitorMap?: VisitorMapResolvers<ContextType>;
  VisitorNumbers?: VisitorNumbersResolvers<ContextType>;
  VisitorSession?: VisitorSessionResolvers<ContextType>;
  VisitorSessionConnection?: VisitorSessionConnectionResolvers<ContextType>;
  VisitorSessionEdge?: VisitorSessionEdgeResolvers<ContextType>;
  VisitorTag?: VisitorTagResolvers<ContextType>;
  VisitorTotals?: VisitorTotalsResolvers<ContextType>;
  VitalPoint?: VitalPointResolvers<ContextType>;
  VitalRow?: VitalRowResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  WebsiteCheck?: WebsiteCheckResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  shared?: SharedDirectiveResolver<any, any, ContextType>;
};
