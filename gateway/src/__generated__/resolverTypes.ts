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
import type { ErrorInstanceSource, ErrorOccurrenceSource } from '../domains/errors/errors.sources.ts';
import type { EventReportSource } from '../domains/events/events.sources.ts';
import type { EventRuleSource } from '../domains/events/rules.sources.ts';
import type { TestSource } from '../domains/experiments/experiments.sources.ts';
import type { CommentSource } from '../domains/feedback/feedback.sources.ts';
import type { FlagSource } from '../domains/flags/flags.sources.ts';
import type { FormProfileSource, FormReportSource, FormDropoffSource } from '../domains/forms/forms.sources.ts';
import type { FunnelSource, FunnelReportSource, FunnelDropoffSessionSource } from '../domains/funnels/funnels.sources.ts';
import type { GoalSource, GoalStandingSource, GoalReportSource } from '../domains/goals/goals.sources.ts';
import type { HeatmapProfileSource } from '../domains/heatmaps/heatmaps.sources.ts';
import type { ApiKeySource, ApiRequestSource } from '../domains/integrations/keys.sources.ts';
import type { WebhookSource, WebhookDeliverySource } from '../domains/integrations/webhooks.sources.ts';
import type { VisitorMapSource } from '../domains/places/places.sources.ts';
import type { ProjectSource } from '../domains/projects/projects.sources.ts';
import type { RecommendationSource } from '../domains/recommendations/recommendations.sources.ts';
import type { RecordedVisitorSource, RecordingSource, RecordingCollectionSource } from '../domains/recordings/recordings.sources.ts';
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
  /** A timestamp, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A day `YYYY-MM-DD` or an hour `YYYY-MM-DDTHH:00` in the project's time zone. */
  LocalMoment: { input: string; output: string; }
  /**
   * The values of a message's placeholders: an object that maps names to strings and numbers. A day is `YYYY-MM-DD`, an
   * hour `YYYY-MM-DDTHH:00`.
   */
  MessageParams: { input: Readonly<Record<string, string | number>>; output: Readonly<Record<string, string | number>>; }
};

/** The viewer's access to a feature, derived from role, plan, brand and project. */
export type Access = {
  __typename?: 'Access';
  /** Message for the user when the state is `UPGRADE`. */
  message?: Maybe<Scalars['String']['output']>;
  /** Identifies the message, as in `Problem`. Set together with it. */
  reason?: Maybe<Scalars['String']['output']>;
  state: AccessState;
};

/** Whether the viewer can use a feature. */
export type AccessState =
  | 'ALLOWED'
  /** Not shown at all. */
  | 'HIDDEN'
  /** Shown together with `message`. Another plan unlocks it. */
  | 'UPGRADE';

/** Granularity of the traffic source. Each level subdivides the levels before it. */
export type AcquisitionLevel =
  /** utm_campaign. */
  | 'CAMPAIGN'
  | 'CHANNEL'
  /** The landing page. */
  | 'LANDING'
  /** utm_source, or the referring host if there is none. */
  | 'SOURCE';

/** Sessions of one value over time. */
export type AcquisitionLine = {
  __typename?: 'AcquisitionLine';
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
  /** One per interval. */
  values: Array<Scalars['Float']['output']>;
};

/** Acquisition report for one range. Each field runs its own query. */
export type AcquisitionReport = {
  __typename?: 'AcquisitionReport';
  /** Notes in the range that are visible to the viewer, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** Changes in the range that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** The rules that assign channels. */
  rules?: Maybe<ChannelRules>;
  /** Over time. Without an interval, the range's default interval is used. */
  series?: Maybe<AcquisitionSeries>;
  /** Split by one level. */
  table?: Maybe<AcquisitionTable>;
};


/** Acquisition report for one range. Each field runs its own query. */
export type AcquisitionReportSeriesArgs = {
  interval?: InputMaybe<Interval>;
  level?: InputMaybe<AcquisitionLevel>;
};


/** Acquisition report for one range. Each field runs its own query. */
export type AcquisitionReportTableArgs = {
  level?: InputMaybe<AcquisitionLevel>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  model?: InputMaybe<AttributionModel>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Visits with one value. Rates are from 0 to 1, null if the denominator is 0. */
export type AcquisitionRow = {
  __typename?: 'AcquisitionRow';
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Conversions divided by sessions. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /**
   * Conversions credited by the model: sessions with the goal, or with a purchase if no goal is set. Linear credits can
   * be fractional.
   */
  conversions: Scalars['Float']['output'];
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
  /** Visitors in the compared range. */
  previousVisitors?: Maybe<Scalars['Float']['output']>;
  /** Credited by the model, in the table's currency. */
  revenue: Scalars['Float']['output'];
  /** Revenue divided by visitors. Null without visitors. */
  revenuePerVisitor?: Maybe<RevenuePerVisitor>;
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** Sessions over time by source. */
export type AcquisitionSeries = {
  __typename?: 'AcquisitionSeries';
  interval: Interval;
  /** The last interval is incomplete. */
  isPartial: Scalars['Boolean']['output'];
  /** The seven largest, in descending order. */
  lines: Array<AcquisitionLine>;
  /** Sum of all smaller values, one per interval. */
  rest: Array<Scalars['Float']['output']>;
  /** Starts of the intervals, oldest first. Excludes intervals that have not started. */
  times: Array<Scalars['LocalMoment']['output']>;
};

/** Visits by source. */
export type AcquisitionTable = {
  __typename?: 'AcquisitionTable';
  /**
   * ISO 4217 code of the project's currency, or the currency with the most conversions if the project has none. Other
   * currencies are excluded. Empty if there is no revenue.
   */
  currency: Scalars['String']['output'];
  /** The goal whose conversions are counted. Null: any goal, and purchases. */
  goal?: Maybe<CountedGoal>;
  /** For API clients. */
  level: AcquisitionLevel;
  model: AttributionModel;
  range: ReportRange;
  /** Most visitors first. */
  rows: Array<AcquisitionRow>;
  /** Number of distinct values. */
  totalCount: Scalars['Int']['output'];
  /** Totals over all rows. */
  totals: AcquisitionRow;
};

/** Only visits with these values. An empty string selects visits whose value is unknown. */
export type AcquisitionWithinInput = {
  channel?: InputMaybe<Scalars['String']['input']>;
  /** The landing page. */
  landing?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};

/** A custom property of an event, as text. */
export type ActionProperty = {
  __typename?: 'ActionProperty';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Counts by weekday and hour on the requested clock: the project's, with its time zone, or the visitors'. */
export type ActiveHours = {
  __typename?: 'ActiveHours';
  /** Seven rows from Monday, with 24 hours each. */
  grid: Array<Array<Scalars['Float']['output']>>;
  /** Totals per hour of the day. */
  hours: Array<Scalars['Float']['output']>;
  timezone: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  /** Totals per weekday. */
  weekdays: Array<Scalars['Float']['output']>;
};

/** A member of the same company. */
export type ActiveMember = {
  __typename?: 'ActiveMember';
  /** For API clients. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** For API clients. */
  role: Role;
  /** The host's numeric ID of the user. */
  userId: Scalars['Int']['output'];
};

export type AddRecordingCommentInput = {
  /** Milliseconds from the recording's start. */
  atMs: Scalars['Int']['input'];
  /** The recording. */
  id: Scalars['ID']['input'];
  /** The host's numeric IDs of the members that the text names with @. At most 20. */
  mentions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 2000 characters. */
  text: Scalars['String']['input'];
};

export type AddRecordingCommentPayload = {
  __typename?: 'AddRecordingCommentPayload';
  problem?: Maybe<Problem>;
  /** The recording with its comments. */
  recording?: Maybe<Recording>;
};

/** The type of the IP address that a request came from, as seen by the API host. */
export type AddressKind =
  | 'IPV4'
  | 'IPV6'
  /** The host's own machine, which also runs the gateway in single-machine deployments. */
  | 'LOOPBACK'
  | 'PRIVATE';

/** The company's affiliate earnings from companies referred by its link. */
export type Affiliate = {
  __typename?: 'Affiliate';
  /** Link clicks, counted once per day and browser. */
  clicks: Scalars['Int']['output'];
  /** Total earnings in US dollars. */
  earned: Scalars['Int']['output'];
  /** The link to share. */
  linkUrl: Scalars['String']['output'];
  /** US dollars per paying company. */
  offer: Scalars['Int']['output'];
  /** US dollars paid out. */
  paidOut: Scalars['Int']['output'];
  /** Of these, paying companies. */
  paying: Scalars['Int']['output'];
  /** Companies that signed up through the link. */
  signUps: Scalars['Int']['output'];
};

/** The clients and brand of an agency or white-label company. */
export type Agency = {
  __typename?: 'Agency';
  brand?: Maybe<OwnBrand>;
  /** Plans available to clients. */
  clientPlans?: Maybe<Array<PlanChoice>>;
  /** Newest first. */
  clients?: Maybe<ManagedCompanyConnection>;
};


/** The clients and brand of an agency or white-label company. */
export type AgencyClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A note on a project's charts. */
export type Annotation = Node & {
  __typename?: 'Annotation';
  /** Name of the member who wrote it. */
  author: Scalars['String']['output'];
  color: NoteColor;
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** The day or hour of the note, or of its start. */
  date: Scalars['LocalMoment']['output'];
  /** The last day or hour of the note, inclusive. Null: a single day or hour. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the page that the note is about. Empty: no specific page. */
  page: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** Identifies the note within the project's timeline: `note-4`. */
  timelineKey: Scalars['String']['output'];
  visibility: NoteVisibility;
};

/** The direction of an anomaly. */
export type Anomaly =
  | 'HIGH'
  | 'LOW';

/** A key for API access by the company's own programs. The key itself is returned once, when it is created. */
export type ApiKey = Node & {
  __typename?: 'ApiKey';
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. The key's permissions never exceed that member's. */
  createdBy: Scalars['String']['output'];
  /** Null: never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The first characters of the key. Empty if unknown. */
  keyStart: Scalars['String']['output'];
  /** Precise to the minute. Null: never used. */
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

/** A call of the API host made with a key. A GraphQL operation makes several under one request ID. */
export type ApiRequest = Node & {
  __typename?: 'ApiRequest';
  at: Scalars['DateTime']['output'];
  from: AddressKind;
  id: Scalars['ID']['output'];
  keyName: Scalars['String']['output'];
  /** HTTP method. */
  method: Scalars['String']['output'];
  /** Milliseconds until the response was ready. */
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

/** The permissions of an API key, limited by the role of the member who created it. */
export type ApiScope =
  /** The company, its members, plan, usage, share links and log. */
  | 'READ_ACCOUNT'
  /** Everything a share link can show, for all projects. */
  | 'READ_REPORTS'
  /** Everything the member who created the key may do. */
  | 'WRITE_ALL'
  /** Create, update and delete projects, their notes and share links. */
  | 'WRITE_PROJECTS';

/** The product version that the host runs. */
export type AppVersion = {
  __typename?: 'AppVersion';
  /** Whether a page running an older version must reload. */
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

/** What a prediction of attention was computed from. */
export type AttentionInput =
  /** Boxes estimated from the HTML, without style sheets, scripts and images. */
  | 'ESTIMATED_LAYOUT'
  /** The pixels of a picture. */
  | 'IMAGE'
  /** Boxes and colors of the elements as a browser laid them out. */
  | 'MEASURED_LAYOUT';

/** A prediction, or why there is none. */
export type AttentionOutcome = {
  __typename?: 'AttentionOutcome';
  prediction?: Maybe<AttentionPrediction>;
  problem?: Maybe<Problem>;
};

/** A part of a prediction of attention. docs/attention.md has the formulas. */
export type AttentionPart =
  /** People look at the middle of a screen first (Tatler 2007). */
  | 'CENTER'
  /** Brightness and colors that differ from their surroundings (Itti, Koch and Niebur 1998). */
  | 'COLOR_CONTRAST'
  /** Density of edges, as of text. */
  | 'EDGE_CONTRAST'
  /** Kinds of elements: buttons and headings before texts. */
  | 'ELEMENTS'
  /** People scan the top and the left edge (Nielsen 2006). */
  | 'F_PATTERN'
  /** Colors of skin, as of faces (Chai and Ngan 1999). */
  | 'SKIN'
  /** What is unusual in the frequencies of the picture (Hou and Zhang 2007). */
  | 'SPECTRAL_RESIDUAL';

/** Where people probably look first. Computed by formulas, not measured. */
export type AttentionPrediction = {
  __typename?: 'AttentionPrediction';
  /** The elements of an estimated layout. Otherwise empty. */
  boxes: Array<EstimatedBox>;
  /** Columns of the grid. */
  columns: Scalars['Int']['output'];
  /** What the prediction was computed from. */
  computedFrom: AttentionInput;
  /** Height of the picture or page in pixels. */
  height: Scalars['Int']['output'];
  parts: Array<WeightedAttentionPart>;
  /** At most 20, the one with the most attention first. */
  regions: Array<AttentionRegion>;
  /** Rows of the grid. */
  rows: Scalars['Int']['output'];
  /** The page after redirects. Null for a picture or a recorded page. */
  url?: Maybe<Scalars['String']['output']>;
  /** Row by row from the top left, 0 to 100. */
  values: Array<Scalars['Int']['output']>;
  /** Width of the picture or page in pixels. */
  width: Scalars['Int']['output'];
};

/** A place with much attention. Positions and sizes are percents of the page's width and height. */
export type AttentionRegion = {
  __typename?: 'AttentionRegion';
  /** Height, percent of the page's height. */
  height: Scalars['Float']['output'];
  kind: AttentionRegionKind;
  /** 1 for the region with the most attention. */
  rank: Scalars['Int']['output'];
  /** Mean of the grid in the region, 0 to 100. */
  score: Scalars['Float']['output'];
  /** Empty if it has none. */
  text: Scalars['String']['output'];
  /** Width, percent of the page's width. */
  width: Scalars['Float']['output'];
  /** Left edge, percent of the page's width. */
  x: Scalars['Float']['output'];
  /** Upper edge, percent of the page's height. */
  y: Scalars['Float']['output'];
};

/** Kind of a region of a prediction. */
export type AttentionRegionKind =
  /** Part of a picture, whose elements are unknown. */
  | 'AREA'
  | 'BUTTON'
  | 'HEADING'
  | 'IMAGE'
  | 'INPUT'
  | 'LINK'
  | 'TEXT';

/** A stored attribute of a user. */
export type AttributeKey =
  /** Completed quickstart steps, as JSON: step title mapped to 0 or 1, plus closeStatus. */
  | 'INSIGHT'
  /** Why the user did not upgrade. */
  | 'REASON_NO_UPGRADE'
  /** A new user's goal and occupation, as JSON: goal and role. Both are empty if the questions were skipped. */
  | 'WELCOME';

/** The visit that is credited with a conversion. Visits up to 90 days before the conversion count. */
export type AttributionModel =
  /** The visitor's first visit. */
  | 'FIRST'
  /** The converting visit. */
  | 'LAST'
  /** All visits, in equal parts. */
  | 'LINEAR';

/** A recorded action of a member. For API clients. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  action: Scalars['String']['output'];
  /** ID of the affected object. */
  actionId: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  module: Scalars['String']['output'];
  /** Name of the member who performed the action. */
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

/** Session paths through pages and events, column by column. */
export type BehaviorFlow = {
  __typename?: 'BehaviorFlow';
  /** Number of requested columns. */
  columns: Scalars['Int']['output'];
  /** The goal whose conversions are counted. Null if none was requested and the project has no default goal. */
  goal?: Maybe<CountedGoal>;
  links: Array<FlowLink>;
  nodes: Array<FlowNode>;
  range: ReportRange;
  /** Sessions included in the flow. */
  sessions: Scalars['Float']['output'];
};

/** The party that pays for a client's plan. */
export type BilledTo =
  | 'AGENCY'
  | 'CLIENT';

/** The company's billing, for its owners and admins. */
export type Billing = Node & {
  __typename?: 'Billing';
  card?: Maybe<PaymentCard>;
  /** Preview of a change to this plan. */
  change?: Maybe<PlanChange>;
  id: Scalars['ID']['output'];
  /** Newest first. */
  invoices?: Maybe<InvoiceConnection>;
  /** Test mode: no money is transferred. */
  isTest?: Maybe<Scalars['Boolean']['output']>;
  /** Plans on sale, cheapest first. */
  offers?: Maybe<Array<PlanOffer>>;
  /** Null: no paid subscription. */
  subscription?: Maybe<PlanSubscription>;
  /** Days by which the trial can be extended. Null if it can't be, or can't be any more. */
  trialDays?: Maybe<Scalars['Int']['output']>;
  /** End of the trial, or of the plan unlocked by a code. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};


/** The company's billing, for its owners and admins. */
export type BillingChangeArgs = {
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};


/** The company's billing, for its owners and admins. */
export type BillingInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Payment interval of a plan. */
export type BillingCycle =
  | 'MONTH'
  | 'YEAR';

/** Pages of the billing portal. */
export type BillingPortalPage =
  | 'HOME'
  | 'INVOICE'
  | 'UPDATE';

/** Billing screens shown in menus. */
export type BillingScreen =
  | 'EXTEND_TRIALS'
  /** The invoices, in the billing portal. */
  | 'INVOICES'
  | 'PAYMENT'
  | 'SUBSCRIPTION';

/** The field that a rule compares. */
export type BlockKind =
  /** One IPv4 or IPv6 address or a CIDR range. */
  | 'ADDRESS'
  /** A substring of the user agent, case-insensitive. */
  | 'AGENT'
  /** An ISO 3166 code. */
  | 'COUNTRY'
  /** All addresses of a host name, resolved again every 5 minutes. */
  | 'HOSTNAME'
  /** A path in which `*` matches any characters. */
  | 'PAGE';

/** What a rule would have matched in the last 30 days. */
export type BlockPreview = {
  __typename?: 'BlockPreview';
  /** For a host name: the addresses it resolves to. */
  addresses: Array<Scalars['String']['output']>;
  /** All human events in these days. */
  events: Scalars['Int']['output'];
  /** False if past events can't be evaluated: the rule would apply only from now on. */
  isCountable: Scalars['Boolean']['output'];
  /** Human events that it matches. */
  matchedEvents: Scalars['Int']['output'];
  /** Events stored without their address, which address rules can't match. */
  untracedEvents: Scalars['Int']['output'];
};

/** A rule by which a project's incoming events are discarded. */
export type BlockRule = {
  __typename?: 'BlockRule';
  /** For a host name: the addresses it last resolved to. */
  addresses: Array<Scalars['String']['output']>;
  /** The host's numeric ID of the rule. */
  blockRuleId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  /** Events discarded since the rule was created. Delayed by a few seconds. */
  droppedEvents: Scalars['Float']['output'];
  kind: BlockKind;
  /** The rule's purpose, as described by its author. Can be empty. */
  label: Scalars['String']['output'];
  lastDroppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For a host name: why it doesn't resolve right now. The previous addresses stay in effect. */
  resolveProblem?: Maybe<Scalars['String']['output']>;
  /** The compared value: an address, a host name, a substring, a code or a path. */
  value: Scalars['String']['output'];
};

/** A content security policy that blocks the tracking code. */
export type BlockingPolicy = {
  __typename?: 'BlockingPolicy';
  /** The complete policy with our host added. */
  corrected: Scalars['String']['output'];
  /** The directive that blocks it. */
  directive: Scalars['String']['output'];
  /** The policy is set in a meta element of the page rather than in a header. */
  isMeta: Scalars['Boolean']['output'];
  /** The first request that browsers block. */
  rejectedUrl: Scalars['String']['output'];
};

/** The product's name and appearance under the host name that the browser shows. */
export type Brand = {
  __typename?: 'Brand';
  /** Host name that serves the tracker. Null: the product's own. For API clients. */
  cdnDomain?: Maybe<Scalars['String']['output']>;
  /** URL of the brand's own style sheet. */
  cssUrl?: Maybe<Scalars['String']['output']>;
  /** URL of the favicon. */
  faviconUrl?: Maybe<Scalars['String']['output']>;
  /** The brand's kind. */
  kind: BrandKind;
  /** The brand's language, ISO 639. For API clients. */
  language?: Maybe<Scalars['String']['output']>;
  /** The brand's custom text on the sign-in page. */
  loginText?: Maybe<Scalars['String']['output']>;
  /** URL of the logo. Null: the name is shown. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`. The app adjusts it if contrast would fall below 4.5:1. */
  mainColor: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Set if the company that owns this host name has its own identity provider. */
  sso?: Maybe<SsoOffer>;
};

/** A white-label host name. */
export type BrandDomain = {
  __typename?: 'BrandDomain';
  /** The product's name under this brand. */
  brandName?: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  dns: DomainCheck;
  /** The host name. */
  domain: Scalars['String']['output'];
};

/** The images of a brand. */
export type BrandImageKind =
  | 'FAVICON'
  | 'LOGO';

/** The product's brands. */
export type BrandKind =
  /** A/B testing. */
  | 'AB_TESTING'
  /** All-in-one analytics. */
  | 'ANALYTICS'
  /** Optimization. */
  | 'OPTIMISE'
  /** A customer's own domain and name. */
  | 'WHITE_LABEL';

/** Single sign-on of the company's members. The secret is write-only. */
export type BrandSso = {
  __typename?: 'BrandSso';
  clientId?: Maybe<Scalars['String']['output']>;
  /** Host name of the provider. */
  domain?: Maybe<Scalars['String']['output']>;
  hasSecret: Scalars['Boolean']['output'];
  /** The sign-in page redirects to the provider immediately. */
  isForced: Scalars['Boolean']['output'];
  /** Members can sign in through the company's identity provider. */
  isOn: Scalars['Boolean']['output'];
};

/** An event in a session before an error. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Time of the occurrence. */
  at: Scalars['DateTime']['output'];
  path: Scalars['String']['output'];
  /** The clicked element, the page title or the event name. */
  text: Scalars['String']['output'];
  /** The kind of event, such as `pageview` or `click`. */
  type: Scalars['String']['output'];
};

/** One value of a dimension. Rates are from 0 to 1, null if the denominator is 0. */
export type BreakdownRow = {
  __typename?: 'BreakdownRow';
  /** Seconds. */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions in which the goal event happened. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  conversions: Scalars['Float']['output'];
  /** ISO 3166 code of the country of a region or city, empty if unknown. Null for values that are not a known place. */
  country?: Maybe<Scalars['String']['output']>;
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  /** Visitors in the compared range. */
  previousVisitors?: Maybe<Scalars['Float']['output']>;
  /** The region of a city, empty if unknown. Null for values that are not a known city. */
  region?: Maybe<Scalars['String']['output']>;
  /** Mean of the maximum scroll depth per page view, 0 to 1. Only for pages. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
  sessions: Scalars['Float']['output'];
  /** Display name of the event. Null if it has none, or if this is not an event. For API clients. */
  title?: Maybe<Scalars['String']['output']>;
  visitors: Scalars['Float']['output'];
};

/** A collection of recordings that every project has. */
export type BuiltInCollection =
  /** With comments of members. */
  | 'COMMENTED'
  /** Deleted within 7 days, at the end of the project's retention period. */
  | 'EXPIRING'
  /** With a rage click, a dead click, an error or an abandoned form. */
  | 'FRICTION'
  /** With a share link that is still valid. */
  | 'SHARED'
  | 'STARRED'
  /** Viewed by the caller. */
  | 'VIEWED';

export type BuyPlanInput = {
  /** Omit to use the card on file or the provider's payment page. */
  card?: InputMaybe<CardInput>;
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};

export type BuyPlanPayload = {
  __typename?: 'BuyPlanPayload';
  billing?: Maybe<Billing>;
  /** The invoice's unguessable ID. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
  /** The payment provider's page where the payment is completed. Null if it is already complete. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CancelSubscriptionInput = {
  /** The missing feature, as feedback for the product team. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelSubscriptionPayload = {
  __typename?: 'CancelSubscriptionPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
};

/** A card as entered. Only its brand and last four digits are stored. */
export type CardInput = {
  /** The card's security code. */
  cvc: Scalars['String']['input'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['input'];
  /** Four digits. */
  expYear: Scalars['Int']['input'];
  /** Name on the card. */
  holder: Scalars['String']['input'];
  /** With or without spaces. */
  number: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  /** Confirms the user's identity. At most 10 attempts in 15 minutes. */
  currentPassword: Scalars['String']['input'];
  /** The new address. An email with a confirmation link is sent to it. */
  email: Scalars['String']['input'];
};

export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  problem?: Maybe<Problem>;
  /** The user, with `pendingEmail` set until the emailed link is opened. */
  user?: Maybe<User>;
};

export type ChangePasswordInput = {
  /** Confirms the user's identity. At most 10 attempts in 15 minutes. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters. */
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  problem?: Maybe<Problem>;
  /** The user whose password was changed. */
  user?: Maybe<User>;
};

export type ChangeSubscriptionInput = {
  cycle: BillingCycle;
  planId: Scalars['Int']['input'];
};

export type ChangeSubscriptionPayload = {
  __typename?: 'ChangeSubscriptionPayload';
  billing?: Maybe<Billing>;
  /** The invoice's unguessable ID, if there was a charge. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A value changed by a timeline entry. */
export type ChangedField = {
  __typename?: 'ChangedField';
  after?: Maybe<Scalars['String']['output']>;
  /** As text. Null: no previous value. Secrets are masked. */
  before?: Maybe<Scalars['String']['output']>;
  /** The host's field name, such as `goal_value`. */
  field: Scalars['String']['output'];
};

/** A rule that assigns visits to a channel. */
export type ChannelRule = {
  __typename?: 'ChannelRule';
  channel: Scalars['String']['output'];
  /** Its position and name, such as `07 paid search`. */
  rule: Scalars['String']['output'];
  /** Number of sessions in the range that matched this rule. */
  sessions: Scalars['Float']['output'];
  /** Description of the condition. */
  when: Scalars['String']['output'];
};

/** The rules that assign channels. */
export type ChannelRules = {
  __typename?: 'ChannelRules';
  clickIds: Array<ClickIdCount>;
  /** In order of evaluation. The first match decides. */
  rules: Array<ChannelRule>;
};

/** A month and the same month of the previous year. */
export type ChartMonth = {
  __typename?: 'ChartMonth';
  counts: MonthCounts;
  /** The month is incomplete. */
  isPartial: Scalars['Boolean']['output'];
  /** YYYY-MM */
  month: Scalars['String']['output'];
  /** The previous year. For the current month, only up to the same point in time. */
  previous: MonthCounts;
};

export type CheckDomainPayload = {
  __typename?: 'CheckDomainPayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

export type CheckEventRuleInput = {
  /** URL of the page to preview, on one of the project's websites if any are set. https:// may be omitted. */
  page: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** A CSS selector, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  /** Scroll and timer triggers can't be previewed on a page. */
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose text contains the event's value. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type CheckEventRulePayload = {
  __typename?: 'CheckEventRulePayload';
  /** Anyone who opens this URL sees the rule's matches on the page. */
  address?: Maybe<Scalars['String']['output']>;
  /** When the preview expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  problem?: Maybe<Problem>;
};

export type CheckWebsiteInput = {
  project: Scalars['ID']['input'];
  /** URL of a page. https:// may be omitted. */
  url: Scalars['String']['input'];
};

export type CheckWebsitePayload = {
  __typename?: 'CheckWebsitePayload';
  check?: Maybe<WebsiteCheck>;
  problem?: Maybe<Problem>;
};

/** Sessions that came with one kind of ad click ID. */
export type ClickIdCount = {
  __typename?: 'ClickIdCount';
  /** Such as `gclid`. */
  name: Scalars['String']['output'];
  sessions: Scalars['Float']['output'];
};

/** A visitor's comment on a page. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Type of device on which it was written. */
  device: Scalars['String']['output'];
  /** CSS selector of the element that the comment is about. Null if the page named none. */
  element?: Maybe<Scalars['String']['output']>;
  /** The visitor's email address, if provided. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the commented page, as in traffic reports. */
  path: Scalars['String']['output'];
  /** 1 (worst) to 5 (best). Null without a rating. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** Time of the first recorded event of its session. Null if the comment was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The session in which it was written. Null if it was not sent by the tracker. */
  sessionId?: Maybe<Scalars['String']['output']>;
  status: FeedbackStatus;
  /** Tags set by members. For API clients. */
  tags: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  /** URL of the commented page. */
  url: Scalars['String']['output'];
  /** The visitor who wrote it. Null if it was not sent by the tracker. */
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
  /** Number of comments. */
  comments: Scalars['Int']['output'];
  /** YYYY-MM-DD in the project's time zone. */
  day: Scalars['String']['output'];
  /** Average rating, 1 to 5. Null without ratings. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** Comments with a rating. For API clients. */
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
  /** Number of comments. */
  comments: Scalars['Int']['output'];
  /** Average rating, 1 to 5. Null without ratings. */
  mean?: Maybe<Scalars['Float']['output']>;
  path: Scalars['String']['output'];
  /** Comments with a rating. */
  rated: Scalars['Int']['output'];
};

/** Number of comments per status. */
export type CommentStatusCounts = {
  __typename?: 'CommentStatusCounts';
  /** Archived. For API clients. */
  archived: Scalars['Int']['output'];
  /** Completed. For API clients. */
  done: Scalars['Int']['output'];
  /** Not reviewed yet. */
  new: Scalars['Int']['output'];
  /** In progress. */
  open: Scalars['Int']['output'];
};

/** Number of comments and their ratings. */
export type CommentTotals = {
  __typename?: 'CommentTotals';
  /** Number of comments. */
  comments: Scalars['Int']['output'];
  /** Average rating, 1 to 5. Null without ratings. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** Comments with a rating. */
  rated: Scalars['Int']['output'];
};

/** A word and the number of comments that contain it. */
export type CommentWord = {
  __typename?: 'CommentWord';
  /** Number of comments. */
  comments: Scalars['Int']['output'];
  /** In lowercase. */
  word: Scalars['String']['output'];
};

/** The viewer's company. */
export type Company = Node & {
  __typename?: 'Company';
  /** The host's numeric ID of the company. For API clients. */
  companyId: Scalars['Int']['output'];
  /** Host name of the company's own brand. */
  customDomain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The company's public key. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The company's purchased plan. For API clients. */
  plan?: Maybe<Plan>;
};

/** Status of a company. */
export type CompanyState =
  | 'FREE'
  | 'PAID'
  /** Members can see only the reason for the suspension. */
  | 'SUSPENDED'
  /** On a plan with an end date. */
  | 'TRIAL'
  /** The last charge failed and will be retried. */
  | 'UNPAID';

/** The range to compare with. */
export type Comparison =
  /** The preceding period of the same length. */
  | 'PREVIOUS_PERIOD'
  /** The same days a year earlier. */
  | 'PREVIOUS_YEAR';

export type ConfirmEmailInput = {
  /** The segment of the emailed link `/confirm-email/{token}`. */
  token: Scalars['String']['input'];
};

export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The new current address. Null if `problem` is set. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A session in which the goal was reached. */
export type ConvertedVisit = {
  __typename?: 'ConvertedVisit';
  /** Time of the first conversion in the session. */
  at: Scalars['DateTime']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** The first page of the session. */
  entryPath: Scalars['String']['output'];
  /** Pages viewed up to the conversion. */
  pages: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  /** In the report's currency. */
  revenue: Scalars['Float']['output'];
  sessionId: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

export type CountReferralVisitInput = {
  /** The code at the end of the link. */
  ref: Scalars['String']['input'];
  /** Identifier of this browser, so that it counts once per day. 8 to 100 characters. Without one, every visit counts. */
  visitor?: InputMaybe<Scalars['String']['input']>;
};

export type CountReferralVisitPayload = {
  __typename?: 'CountReferralVisitPayload';
  /** The referring company. Null if the code is unknown. */
  companyName?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** The goal whose conversions a report counts. */
export type CountedGoal = {
  __typename?: 'CountedGoal';
  /** Key of the project's goal. Null if an event is counted by its name. */
  key?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type CreateAnnotationInput = {
  color?: InputMaybe<NoteColor>;
  date: Scalars['LocalMoment']['input'];
  /** Inclusive, not before the date. Without it, the note applies to the start date only. */
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  /** Path of the page that the note is about. */
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
  /** Days until the key expires, 1 to 3660. Omit for no expiration. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 80 characters. Unique among the keys. */
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  edge?: Maybe<ApiKeyEdge>;
  /** The key itself, returned only once. */
  key?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type CreateBlockRuleInput = {
  /** Also permanently delete matching events of the last 30 days, shortly afterwards. */
  appliesToPast?: InputMaybe<Scalars['Boolean']['input']>;
  kind: BlockKind;
  /** At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  /** An address or range, a host name, at least 4 characters of a user agent, a country code, or a path. */
  value: Scalars['String']['input'];
};

export type CreateBlockRulePayload = {
  __typename?: 'CreateBlockRulePayload';
  problem?: Maybe<Problem>;
  /** The project with its updated rules. */
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
  /** The new rule's numeric ID. */
  errorRuleId?: Maybe<Scalars['Int']['output']>;
  problem?: Maybe<Problem>;
};

export type CreateEventRuleInput = {
  eventName: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** A CSS selector. Percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose text contains the event's value. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type CreateEventRulePayload = {
  __typename?: 'CreateEventRulePayload';
  eventRule?: Maybe<EventRule>;
  problem?: Maybe<Problem>;
};

export type CreateFormInput = {
  /** Save a form that was found automatically: the saved form replaces it in the list. */
  isAuto?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  rule: FormRuleInput;
  /** IGNORED hides the form from the list. */
  status?: InputMaybe<FormStatus>;
  /** Default: no validation error, and no further attempt within 3 seconds. */
  success?: InputMaybe<FormSuccessInput>;
};

export type CreateFormPayload = {
  __typename?: 'CreateFormPayload';
  form?: Maybe<FormProfile>;
  problem?: Maybe<Problem>;
};

export type CreateFunnelInput = {
  definition: FunnelDefinitionInput;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type CreateFunnelPayload = {
  __typename?: 'CreateFunnelPayload';
  funnel?: Maybe<Funnel>;
  problem?: Maybe<Problem>;
};

export type CreateGoalInput = {
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lowercase letters, digits, - and _. Derived from the name if omitted. */
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

export type CreateHeatmapProfileInput = {
  /** At least one. */
  devices: Array<HeatmapDevice>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  rule: HeatmapPageInput;
};

export type CreateHeatmapProfilePayload = {
  __typename?: 'CreateHeatmapProfilePayload';
  problem?: Maybe<Problem>;
  profile?: Maybe<HeatmapProfile>;
};

export type CreateProjectInput = {
  /** Host names allowed to send events. Omit for any. */
  allowedWebsites?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
};

export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  edge?: Maybe<ProjectEdge>;
  problem?: Maybe<Problem>;
};

export type CreateRecordingCollectionInput = {
  /** 1 to 60 characters, unique within the project, case-insensitive. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** At most 500 recordings of the project. Not for a saved search. */
  recordings?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The query of the list's URL, to save a search. At most 4000 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CreateRecordingCollectionPayload = {
  __typename?: 'CreateRecordingCollectionPayload';
  collection?: Maybe<RecordingCollection>;
  problem?: Maybe<Problem>;
};

export type CreateSegmentInput = {
  /** The outer list is joined by AND, each inner one by OR. */
  conditions: Array<Array<FilterConditionInput>>;
  /** 1 to 60 characters, unique within the project, case-insensitive. */
  name: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type CreateSegmentPayload = {
  __typename?: 'CreateSegmentPayload';
  edge?: Maybe<SegmentEdge>;
  problem?: Maybe<Problem>;
};

export type CreateShareLinkInput = {
  /** Allow the holder to download tables and charts. Defaults to true. */
  allowDownload?: InputMaybe<Scalars['Boolean']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Allow the holder to select another range. */
  freeRange?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The item to share, for modules that show one item (EVENTS: `name/purchase`, FUNNEL: the funnel's number and name,
   * `12/Checkout`, FORM: the saved form's number, PLAYBACK: the recording's key, HEATMAP: the saved heatmap's number,
   * HEATMAP_PAGE: the page's address or path). Other modules are shared as a whole.
   */
  itemId?: InputMaybe<Scalars['String']['input']>;
  module: ShareModule;
  /** At least 4 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
  /** The range that the link shows. A preset moves with the date, a start and an end are fixed. */
  range: RangeInput;
  /** Redact names of note authors, names in event properties, and email addresses. */
  redactPersonalData?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  edge?: Maybe<ShareLinkEdge>;
  problem?: Maybe<Problem>;
  /** The complete URL. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CreateWebhookInput = {
  events: Array<EventKind>;
  /** Starts with https:// and resolves to a public address. */
  url: Scalars['String']['input'];
};

export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  edge?: Maybe<WebhookEdge>;
  problem?: Maybe<Problem>;
  /** The signing secret, returned only once. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** The days of a range. */
export type DailyTraffic = {
  __typename?: 'DailyTraffic';
  /** The goal whose conversions are counted. Null: none. */
  goal?: Maybe<CountedGoal>;
  range: ReportRange;
  rows: Array<DayRow>;
  /** Totals of the whole range. Not the sum of its days, because a visitor can return on several days. For API clients. */
  totals: MetricValues;
};

/** One day of traffic. */
export type DayRow = {
  __typename?: 'DayRow';
  /**
   * Set if the day deviates strongly from the usual values. Null if it doesn't, if it is incomplete, or if there is
   * nothing to compare with.
   */
  anomaly?: Maybe<Anomaly>;
  /** Mean session duration in seconds. Null without sessions. */
  averageDuration?: Maybe<Scalars['Float']['output']>;
  /** Share of sessions with one page view, no interaction and under 10 seconds, 0 to 1. Null without sessions. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the selected goal event happened. */
  conversions: Scalars['Float']['output'];
  /** YYYY-MM-DD */
  day: Scalars['String']['output'];
  /** Visitors in their first ever visit to the project. */
  newVisitors: Scalars['Float']['output'];
  pageviews: Scalars['Float']['output'];
  /** The day is incomplete. */
  partial: Scalars['Boolean']['output'];
  /** All other visitors. */
  returningVisitors: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  /** The usual values of the weekday. Null if data is available for fewer than 4 such days. */
  usual?: Maybe<UsualDay>;
  visitors: Scalars['Float']['output'];
};

/** Number of visitors up to a limit. The last bucket has no limit. */
export type DelayBucket = {
  __typename?: 'DelayBucket';
  /** Seconds or visits. Null: no limit. */
  upTo?: Maybe<Scalars['Int']['output']>;
  visitors: Scalars['Int']['output'];
};

export type DeleteAccountInput = {
  /** Required if the account has a password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The user's own email address, typed again to confirm. */
  email: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The account was closed and the session ended. */
  isDeleted: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
};

export type DeleteAnnotationInput = {
  id: Scalars['ID']['input'];
};

export type DeleteAnnotationPayload = {
  __typename?: 'DeleteAnnotationPayload';
  /** ID of the deleted note. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteBlockRuleInput = {
  /** The host's numeric ID of the rule. */
  blockRuleId: Scalars['Int']['input'];
  project: Scalars['ID']['input'];
};

export type DeleteBlockRulePayload = {
  __typename?: 'DeleteBlockRulePayload';
  problem?: Maybe<Problem>;
  /** The project with its updated rules. */
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

export type DeleteFormInput = {
  id: Scalars['ID']['input'];
};

export type DeleteFormPayload = {
  __typename?: 'DeleteFormPayload';
  /** Null if the form was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteFunnelInput = {
  id: Scalars['ID']['input'];
};

export type DeleteFunnelPayload = {
  __typename?: 'DeleteFunnelPayload';
  /** Null if the funnel was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteHeatmapProfileInput = {
  id: Scalars['ID']['input'];
};

export type DeleteHeatmapProfilePayload = {
  __typename?: 'DeleteHeatmapProfilePayload';
  /** Null if the heatmap was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteProjectInput = {
  id: Scalars['ID']['input'];
  /** The project's exact name, to prevent deleting the wrong project. */
  name: Scalars['String']['input'];
};

export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** ID of the deleted project. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteRecordingCollectionInput = {
  id: Scalars['ID']['input'];
};

export type DeleteRecordingCollectionPayload = {
  __typename?: 'DeleteRecordingCollectionPayload';
  /** ID of the deleted collection. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteRecordingCommentInput = {
  commentId: Scalars['Int']['input'];
  /** The recording. */
  id: Scalars['ID']['input'];
};

export type DeleteRecordingCommentPayload = {
  __typename?: 'DeleteRecordingCommentPayload';
  problem?: Maybe<Problem>;
  /** The recording with its comments. */
  recording?: Maybe<Recording>;
};

export type DeleteRecordingsInput = {
  /** At most 500 recordings of one project. */
  ids: Array<Scalars['ID']['input']>;
};

export type DeleteRecordingsPayload = {
  __typename?: 'DeleteRecordingsPayload';
  /** Null if the recordings were not deleted. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  problem?: Maybe<Problem>;
};

export type DeleteSegmentInput = {
  id: Scalars['ID']['input'];
};

export type DeleteSegmentPayload = {
  __typename?: 'DeleteSegmentPayload';
  /** ID of the deleted segment. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteShareLinkInput = {
  id: Scalars['ID']['input'];
};

export type DeleteShareLinkPayload = {
  __typename?: 'DeleteShareLinkPayload';
  /** ID of the deleted link. */
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
  /** Number of deleted events. */
  deletedEvents?: Maybe<Scalars['Int']['output']>;
  /** ID of the deleted visitor. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type DeleteWebhookInput = {
  id: Scalars['ID']['input'];
};

export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** ID of the deleted webhook. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** State of a delivery. */
export type DeliveryState =
  /** The response status was 2xx. */
  | 'DELIVERED'
  /** All attempts failed. */
  | 'FAILED'
  /** Not attempted yet, or waiting for a retry. */
  | 'WAITING';

/** The accounts of a demo host. Null on other hosts. */
export type Demo = {
  __typename?: 'Demo';
  accounts: Array<DemoAccount>;
  /** Password shared by all demo accounts. */
  password: Scalars['String']['output'];
  /** URL of the demo shop, which has the tracker installed. */
  siteUrl: Scalars['String']['output'];
};

/** An account of the demo company. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  email: Scalars['String']['output'];
  role: Role;
};

/** The minimum change of the goal's conversion rate that an even A/B split would detect with recent traffic. */
export type DetectableChange = {
  __typename?: 'DetectableChange';
  /** Relative, such as 0.09, at 95 % confidence and 80 % power. Null: not achievable. */
  change?: Maybe<Scalars['Float']['output']>;
  /** Of these, visitors who reached the goal. For API clients. */
  convertedVisitors: Scalars['Int']['output'];
  /** Number of days considered, and the duration of the test. */
  days: Scalars['Int']['output'];
  /** Visitors in these days, both halves combined. For API clients. */
  visitors: Scalars['Int']['output'];
};

/** A note or a change. */
export type DifferenceEntry = {
  __typename?: 'DifferenceEntry';
  /** Page of a note, or what changed. For API clients. */
  description: Scalars['String']['output'];
  kind: TimelineKind;
  /** The note's text, or `module.action` of a change. */
  text: Scalars['String']['output'];
};

/** A day, or several, with notes or changes. What happened then is not necessarily the cause. */
export type DifferenceMoment = {
  __typename?: 'DifferenceMoment';
  /** Sessions per complete day after it. */
  after?: Maybe<Scalars['Float']['output']>;
  /** Sessions per complete day of both ranges before it. Null without such days. */
  before?: Maybe<Scalars['Float']['output']>;
  /** Inclusive. */
  endDay: Scalars['String']['output'];
  entries: Array<DifferenceEntry>;
  /** Welch's t-test of the days, adjusted with the segments. Null if there are fewer than two days on a side. */
  p?: Maybe<Scalars['Float']['output']>;
  /** Part of the difference that the days after it have beyond those before it. */
  share?: Maybe<Scalars['Float']['output']>;
  /** YYYY-MM-DD */
  startDay: Scalars['String']['output'];
};

/** Properties of sessions by which a difference is explained. */
export type DifferenceProperty =
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  /** Entry page. */
  | 'ENTRY'
  /** Referrer. */
  | 'REF'
  /** `new` or `returning`. */
  | 'VISITOR_TYPE';

/** The sessions with one value of a property in both ranges. */
export type DifferenceSegment = {
  __typename?: 'DifferenceSegment';
  before: Scalars['Float']['output'];
  /** Empty if unknown. */
  name: Scalars['String']['output'];
  /** Sessions in the range. */
  now: Scalars['Float']['output'];
  /** Two-sided, adjusted by Benjamini and Hochberg for all tests of the report. Null below 20 sessions. */
  p?: Maybe<Scalars['Float']['output']>;
  property: DifferenceProperty;
  /** Part of the difference. Negative: it went the other way. Null without a difference. */
  share?: Maybe<Scalars['Float']['output']>;
};

/** Dimensions for splitting a range. */
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

/** A DNS record. */
export type DnsRecord = {
  __typename?: 'DnsRecord';
  name: Scalars['String']['output'];
  type: DnsRecordType;
  value: Scalars['String']['output'];
};

/** The purpose of a DNS record. */
export type DnsRecordType =
  /** Points the host name to the product. */
  | 'CNAME'
  /** Contains the company's verification code. */
  | 'TXT';

/** Verification of the company's host name. An unverified host name has no effect. */
export type DomainCheck = {
  __typename?: 'DomainCheck';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the verification expires unless a check passes before. Null while checks pass. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Findings of the last check. Empty before the first check. */
  findings: Array<ServerMessage>;
  isVerified: Scalars['Boolean']['output'];
  /** The DNS records to create. Empty if no check is needed, and for host names of other companies. */
  records: Array<DnsRecord>;
  /** Result of the last check. A verified host name stays verified for some days while checks fail. */
  state: DomainState;
};

/** Result of a domain check. */
export type DomainState =
  /** A record is missing or has a different value. */
  | 'FAILED'
  /** All records exist. */
  | 'OK'
  /** Not checked yet, or the DNS lookup got no response. */
  | 'PENDING';

/** What was stored of forms before the tracker measured their fields. */
export type EarlierForms = {
  __typename?: 'EarlierForms';
  /** Conversions of the project's goals of the type FORM_SUBMIT. */
  goalSubmits: Scalars['Int']['output'];
  /** Forms in recordings that were started and not submitted. */
  recordedDrops: Scalars['Int']['output'];
};

/** One day of an effect. */
export type EffectDay = {
  __typename?: 'EffectDay';
  /** YYYY-MM-DD */
  day: Scalars['String']['output'];
  /** Null for incomplete days, and for rates without sessions. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The difference between two sides and its statistical significance. */
export type EffectDifference = {
  __typename?: 'EffectDifference';
  /** Upper end of the 95 % interval of the difference. */
  high: Scalars['Float']['output'];
  /** Lower end of the 95 % interval of the difference. */
  low: Scalars['Float']['output'];
  /** Two-sided p-value: Welch's t-test for daily counts, two-proportion test for rates. */
  p: Scalars['Float']['output'];
  /** After minus before. */
  value: Scalars['Float']['output'];
};

/** Metrics that can be compared before and after a day. */
export type EffectMetric =
  | 'BOUNCE_RATE'
  | 'CONVERSION_RATE'
  | 'PAGEVIEWS'
  | 'SESSIONS'
  | 'VISITORS';

/** The days before or after a day. */
export type EffectSide = {
  __typename?: 'EffectSide';
  /** Number of complete days. */
  days: Scalars['Int']['output'];
  /** Inclusive. */
  endDate: Scalars['String']['output'];
  /** YYYY-MM-DD. Empty if no day is complete. */
  startDate: Scalars['String']['output'];
  /** Mean per day, or the share of all sessions from 0 to 1. Null without data. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The checks of an email address before sign-up. Never reveals whether the address has an account. */
export type EmailCheck = {
  __typename?: 'EmailCheck';
  /** Whether the address belongs to a disposable email service, which can't sign up. */
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
  /** The viewer's active sessions: only the current one. */
  sessions?: Maybe<Array<MemberSession>>;
};

export type EndSessionInput = {
  sessionId: Scalars['String']['input'];
};

export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  problem?: Maybe<Problem>;
  /** The viewer's active sessions. */
  sessions?: Maybe<Array<MemberSession>>;
};

/** The engagement of a page. Fields are null without data. */
export type EngagedPage = {
  __typename?: 'EngagedPage';
  /** Mean engaged seconds per page view. */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Page views with engagement data. */
  pageviews: Scalars['Float']['output'];
  path: Scalars['String']['output'];
  /** Mean of the maximum scroll depth per page view, 0 to 1. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
};

/** Visit engagement. */
export type EngagementReport = {
  __typename?: 'EngagementReport';
  /** Pages with rage clicks or dead clicks. */
  friction: Array<FrictionPage>;
  /** Sessions by number of page views. */
  pages: Array<EngagementStep>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<EngagementTotals>;
  range: ReportRange;
  /** Visitors by number of sessions in the range. */
  returns: Array<EngagementStep>;
  /** Page views by maximum scroll depth, in percent of the page. */
  scroll: Array<EngagementStep>;
  /** Page views by seconds in which the page was visible and in use. */
  time: Array<EngagementStep>;
  /** Longest engaged time first. */
  topPages: Array<EngagedPage>;
  totals: EngagementTotals;
};

/** The count of one step of a distribution. */
export type EngagementStep = {
  __typename?: 'EngagementStep';
  /** Number of events. */
  count: Scalars['Float']['output'];
  /** Inclusive lower bound. The next step's lower bound is the exclusive upper bound. */
  from: Scalars['Float']['output'];
};

/** Engagement totals. Null if the denominator is 0. */
export type EngagementTotals = {
  __typename?: 'EngagementTotals';
  /** Sessions that started in the range and lasted at least 10 seconds, had at least two page views, or converted. */
  engagedSessions: Scalars['Float']['output'];
  /** Seconds in which pages were visible and in use, per session that started in the range. */
  engagedTime?: Maybe<Scalars['Float']['output']>;
  /** Engaged sessions divided by the sessions that started in the range, 0 to 1. */
  engagementRate?: Maybe<Scalars['Float']['output']>;
  /** Page views divided by sessions. */
  pagesPerSession?: Maybe<Scalars['Float']['output']>;
  /** Share of visitors with more than one session in the range, 0 to 1. */
  returningShare?: Maybe<Scalars['Float']['output']>;
  /** Mean of the maximum scroll depth per page view, 0 to 1. */
  scrollDepth?: Maybe<Scalars['Float']['output']>;
  /** For API clients. */
  sessions: Scalars['Float']['output'];
};

/** The member assigned to an error group. */
export type ErrorAssignee = {
  __typename?: 'ErrorAssignee';
  name: Scalars['String']['output'];
  /** The host's numeric ID of the member. */
  userId: Scalars['Int']['output'];
};

/** Error codes. Errors carry one in `extensions.code`, rejected mutations in `Problem.code`. */
export type ErrorCode =
  /** A concurrent change won, or the object already exists. */
  | 'CONFLICT'
  /** The caller's role, brand or share link does not allow it. */
  | 'FORBIDDEN'
  /** An internal gateway error. Find it in the log by the request ID. */
  | 'INTERNAL'
  /** An argument is invalid. `field` names it. */
  | 'INVALID'
  /** It does not exist, or the caller can't access it. */
  | 'NOT_FOUND'
  /** The plan does not include it, or its limit is reached. */
  | 'PLAN_LIMIT'
  /** Too many attempts. `retryAfter` contains the seconds to wait. */
  | 'RATE_LIMITED'
  /** The caller is not signed in, or the session has expired. */
  | 'UNAUTHENTICATED'
  /** The API host does not respond, or its response is unusable. */
  | 'UPSTREAM_DOWN';

/** The impact of an error: conversion with and without it. */
export type ErrorConversion = {
  __typename?: 'ErrorConversion';
  /** With the error minus without it. Null if there is too little data. */
  difference?: Maybe<EffectDifference>;
  withError: ErrorConversionSide;
  withoutError: ErrorConversionSide;
};

/** Sessions and their conversions. */
export type ErrorConversionSide = {
  __typename?: 'ErrorConversionSide';
  /** Sessions in which the goal event happened. */
  converted: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
};

/** One group of errors in detail. */
export type ErrorDetail = {
  __typename?: 'ErrorDetail';
  /** The 20 events before the occurrence in its session, oldest first. */
  breadcrumbs: Array<Breadcrumb>;
  browsers: Array<ErrorSplit>;
  /** Null without a goal. */
  conversion?: Maybe<ErrorConversion>;
  /**
   * The stack resolved with the source maps of the release, innermost call first. Empty if none of its calls has a
   * source map.
   */
  frames: Array<ErrorFrame>;
  group: ErrorGroup;
  /** Newest first. */
  instances: Array<ErrorInstance>;
  /** The requested occurrence, or the oldest one if there are fewer. */
  occurrence: ErrorOccurrence;
  pages: Array<ErrorSplit>;
  /** The groups merged into this one, including itself. Empty if nothing was merged. */
  parts: Array<ErrorPart>;
  /** Releases of the website. An empty name means that no release was reported. */
  releases: Array<ErrorSplit>;
  /** Stack trace of the occurrence. Empty if the browser doesn't report it. */
  stack: Scalars['String']['output'];
  systems: Array<ErrorSplit>;
};

/** Values of the errors in a range, ignoring the filters on kinds and releases. Most occurrences first, at most 30 each. */
export type ErrorFacets = {
  __typename?: 'ErrorFacets';
  browsers: Array<ErrorSplit>;
  kinds: Array<ErrorKindCount>;
  pages: Array<ErrorSplit>;
  releases: Array<ErrorSplit>;
  systems: Array<ErrorSplit>;
};

/** A stack frame. */
export type ErrorFrame = {
  __typename?: 'ErrorFrame';
  /** Null without a source map. */
  original?: Maybe<OriginalPlace>;
  /** As reported by the browser. */
  text: Scalars['String']['output'];
};

/** Errors with the same message and location. */
export type ErrorGroup = {
  __typename?: 'ErrorGroup';
  /** The assigned member. Null: unassigned. */
  assignee?: Maybe<ErrorAssignee>;
  /** Occurrences in the range. */
  count: Scalars['Float']['output'];
  /** Identifies the group within its project: 16 hexadecimal digits. */
  errorId: Scalars['String']['output'];
  /** The website release of the first occurrence ever. Empty if none was reported. */
  firstRelease: Scalars['String']['output'];
  /** First occurrence ever, regardless of the range. */
  firstSeen: Scalars['DateTime']['output'];
  /** It was resolved and then recurred. */
  isRegression: Scalars['Boolean']['output'];
  kind: ErrorKind;
  /** The website release of the last occurrence ever. */
  lastRelease: Scalars['String']['output'];
  /** Last occurrence in the range. */
  lastSeen: Scalars['DateTime']['output'];
  /** Message of the newest occurrence. */
  message: Scalars['String']['output'];
  /** File, line and column where it was thrown. Empty if the browser doesn't report it. */
  place: Scalars['String']['output'];
  /** The later release in which it recurred. Empty if it did not recur or no release was reported. */
  regressionRelease: Scalars['String']['output'];
  /** Sessions with at least one occurrence. */
  sessions: Scalars['Float']['output'];
  /** End of the snooze. Null unless snoozed. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Occurrences in 30 equal parts of the range so far, oldest first. */
  sparkline: Array<Scalars['Float']['output']>;
  state: ErrorState;
  /** Such as `TypeError`, or `HTTP 503`. */
  type: Scalars['String']['output'];
  visitors: Scalars['Float']['output'];
};

/** One occurrence of an error. */
export type ErrorInstance = {
  __typename?: 'ErrorInstance';
  /** Time of the occurrence. */
  at: Scalars['DateTime']['output'];
  /** Empty if unknown. */
  browser: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  /** Empty if unknown. */
  device: Scalars['String']['output'];
  /** Identifies the occurrence. */
  eventId: Scalars['String']['output'];
  /** Empty if unknown. */
  os: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Time of the first recorded event of its session. Null if the occurrence was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The session of the occurrence. */
  sessionId: Scalars['String']['output'];
  /** The affected visitor. */
  visitorId: Scalars['String']['output'];
};

/** The source of an error: a script, a promise, the page's console output or a request. */
export type ErrorKind =
  /** The page called `console.error`. */
  | 'CONSOLE'
  /** A request got no response or a status of 500 or above, or a file did not load. */
  | 'NETWORK'
  /** An unhandled promise rejection. */
  | 'REJECTION'
  /** An uncaught exception. */
  | 'SCRIPT';

/** Occurrences of one error kind. */
export type ErrorKindCount = {
  __typename?: 'ErrorKindCount';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  kind: ErrorKind;
};

/** The error log of a range. */
export type ErrorLog = {
  __typename?: 'ErrorLog';
  /** All sessions, as the denominator of shares. */
  allSessions: Scalars['Float']['output'];
  byState: ErrorStateCounts;
  /** Occurrences of all groups. */
  errors: Scalars['Float']['output'];
  /** Values available as filters. */
  facets: ErrorFacets;
  /** Most occurrences first. */
  groups: Array<ErrorGroup>;
  range: ReportRange;
  /** Sessions with any error. */
  sessions: Scalars['Float']['output'];
  /** Number of groups that match the states and the search text. */
  totalCount: Scalars['Int']['output'];
};

/** The selected occurrence of an error. */
export type ErrorOccurrence = {
  __typename?: 'ErrorOccurrence';
  /** Time of the occurrence. */
  at: Scalars['DateTime']['output'];
  /** Empty if unknown. */
  browser: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  /** Empty if unknown. */
  device: Scalars['String']['output'];
  /** Identifies the occurrence. For API clients. */
  eventId: Scalars['String']['output'];
  /** Number of newer occurrences. */
  index: Scalars['Int']['output'];
  /** Empty if unknown. */
  os: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Time of the first recorded event of its session. Null if the occurrence was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Release of the website. Empty if none was reported. */
  release: Scalars['String']['output'];
  /** The session of the occurrence. */
  sessionId: Scalars['String']['output'];
  /** The affected visitor. */
  visitorId: Scalars['String']['output'];
};

/** One of the groups counted together: a merged group or the target itself. */
export type ErrorPart = {
  __typename?: 'ErrorPart';
  /** Occurrences in the range. */
  count: Scalars['Float']['output'];
  /** Identifies the group as stored. */
  errorId: Scalars['String']['output'];
  /** Message of its newest occurrence in the range. Empty if there is none. */
  message: Scalars['String']['output'];
  /** Such as `TypeError`, or `HTTP 503`. */
  type: Scalars['String']['output'];
};

/** Errors that contain this text are excluded everywhere. */
export type ErrorRule = {
  __typename?: 'ErrorRule';
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  /** The host's numeric ID of the rule. */
  errorRuleId: Scalars['Int']['output'];
  /** Occurrences of the last 30 days that the rule hides. */
  hidden: Scalars['Float']['output'];
  part: IgnorePart;
  /** Matched as a substring, case-insensitive. */
  words: Scalars['String']['output'];
};

/** What a rule would hide in the last 30 days. */
export type ErrorRulePreview = {
  __typename?: 'ErrorRulePreview';
  /** All occurrences counted now. */
  counted: Scalars['Float']['output'];
  /** Groups with such occurrences. */
  groups: Scalars['Float']['output'];
  /** Occurrences that the rule would hide. */
  hidden: Scalars['Float']['output'];
};

/** Occurrences of an error with one value. */
export type ErrorSplit = {
  __typename?: 'ErrorSplit';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
};

/** The state that members set for an error group. */
export type ErrorState =
  | 'IGNORED'
  | 'RESOLVED'
  /** Snoozed until a date. */
  | 'SNOOZED'
  /** No state was set, or the error recurred after it was resolved. */
  | 'UNRESOLVED';

/** Number of groups per state. */
export type ErrorStateCounts = {
  __typename?: 'ErrorStateCounts';
  /** Ignored groups. */
  ignored: Scalars['Int']['output'];
  /** Resolved groups that have not recurred. */
  resolved: Scalars['Int']['output'];
  /** Snoozed groups. */
  snoozed: Scalars['Int']['output'];
  /** Groups that need attention. */
  unresolved: Scalars['Int']['output'];
};

/** A number with its 95 % interval. */
export type Estimate = {
  __typename?: 'Estimate';
  /** Upper end of the interval. */
  high: Scalars['Float']['output'];
  /** Lower end of the interval. */
  low: Scalars['Float']['output'];
  value: Scalars['Float']['output'];
};

/** An element of an estimated layout, in CSS pixels from the top left corner of the page. */
export type EstimatedBox = {
  __typename?: 'EstimatedBox';
  /** Height, CSS pixels. */
  height: Scalars['Float']['output'];
  kind: PageElementKind;
  /** Empty if it has none. */
  text: Scalars['String']['output'];
  /** Width, CSS pixels. */
  width: Scalars['Float']['output'];
  /** Left edge, CSS pixels. */
  x: Scalars['Float']['output'];
  /** Upper edge, CSS pixels. */
  y: Scalars['Float']['output'];
};

/** Number of occurrences and visitors of an event. */
export type EventCounts = {
  __typename?: 'EventCounts';
  count: Scalars['Int']['output'];
  visitors: Scalars['Int']['output'];
};

/** Metrics of an event in a range. */
export type EventFacts = {
  __typename?: 'EventFacts';
  /** HOUR in ranges of up to two days, otherwise DAY. */
  interval: Interval;
  /** False: the project has never received this event, in any range. */
  isKnown: Scalars['Boolean']['output'];
  /** The last point is incomplete. */
  isPartial: Scalars['Boolean']['output'];
  /** Display settings. Null for a property of events. */
  naming?: Maybe<EventNaming>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<EventTotals>;
  range: ReportRange;
  series: Array<EventPoint>;
  split: Array<EventSplitRow>;
  totals: EventTotals;
};

/** Events that webhooks receive. */
export type EventKind =
  /** A visitor left feedback on a page. */
  | 'FEEDBACK_CREATED'
  /** An invitation was accepted. */
  | 'MEMBER_JOINED'
  | 'MEMBER_REMOVED'
  | 'PROJECT_CREATED'
  | 'PROJECT_DELETED'
  /** A share link was created. */
  | 'SHARE_CREATED'
  /** A trial ends within three days. */
  | 'TRIAL_ENDING'
  /** The month's sessions are used up. */
  | 'USAGE_FULL'
  /** 80 % of the month's sessions are used. */
  | 'USAGE_HIGH';

/** Events of a range by name, most frequent first. */
export type EventList = {
  __typename?: 'EventList';
  range: ReportRange;
  rows: Array<EventSummary>;
  /** Total across all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Display settings of an event. The stored events are unchanged. */
export type EventNaming = {
  __typename?: 'EventNaming';
  /** Null: the original name is used. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Excluded from lists and flows. Goals and other counts that use the event still work. */
  isHidden: Scalars['Boolean']['output'];
  /** The event into which it is merged. */
  mergedInto?: Maybe<Scalars['String']['output']>;
  /** The events merged into this one. */
  mergedNames: Array<Scalars['String']['output']>;
  /** The name in the stored events. */
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
  /** Events with this property. For API clients. */
  count: Scalars['Int']['output'];
  /** Number of distinct values. */
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

/** Report on one event over a range. Each field runs one host query, `facts` one per split. */
export type EventReport = {
  __typename?: 'EventReport';
  /** Notes in the range that are visible to the viewer, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** Changes in the range that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** Totals, time series and breakdown. */
  facts?: Maybe<EventFacts>;
  /** Individual events, newest first. */
  newest?: Maybe<Array<HappenedEvent>>;
  /** Properties sent with the event, most frequent first. */
  properties?: Maybe<Array<EventProperty>>;
};


/** Report on one event over a range. Each field runs one host query, `facts` one per split. */
export type EventReportFactsArgs = {
  split?: EventSplit;
};


/** Report on one event over a range. Each field runs one host query, `facts` one per split. */
export type EventReportNewestArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** An event that the tracker creates from visitor actions, without code changes on the website. */
export type EventRule = Node & {
  __typename?: 'EventRule';
  /** Name of the member who created it. */
  author: Scalars['String']['output'];
  /** Events created within the last 30 days. */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The host's numeric ID, used in app URLs. */
  eventConfigId: Scalars['Int']['output'];
  /** Name of the created event. */
  eventName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  status: EventRuleStatus;
  /** A CSS selector. Percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['output'];
  trigger: EventTrigger;
  /** The page. Empty: every page. */
  url: Scalars['String']['output'];
  /** CSS selector of the element whose text contains the event's value. Empty: no value. */
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

/** Matches on one page. */
export type EventRulePage = {
  __typename?: 'EventRulePage';
  count: Scalars['Int']['output'];
  path: Scalars['String']['output'];
};

/** How often a rule would have matched recently. */
export type EventRulePreview = {
  __typename?: 'EventRulePreview';
  /** Number of days in the preview. */
  days: Scalars['Int']['output'];
  /** Null if it can't be computed from the stored data. */
  matches?: Maybe<Scalars['Int']['output']>;
  pages: Array<EventRulePage>;
  visitors: Scalars['Int']['output'];
};

/** A preview, or the problem with the rule. */
export type EventRulePreviewAnswer = {
  __typename?: 'EventRulePreviewAnswer';
  preview?: Maybe<EventRulePreview>;
  problem?: Maybe<Problem>;
};

export type EventRulePreviewInput = {
  /** A CSS selector. Percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target: Scalars['String']['input'];
  trigger: EventTrigger;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Status of an event rule. */
export type EventRuleStatus =
  | 'ACTIVE'
  /** It creates no more events. Events already created remain. */
  | 'ARCHIVED'
  | 'PAUSED';

/** The origin of an event. */
export type EventSource =
  /** Sent by the website's code. */
  | 'CODE'
  /** Created by an event rule. */
  | 'RULE'
  /** Recorded automatically by the tracker. */
  | 'TRACKER';

/** Dimensions for splitting an event. */
export type EventSplit =
  | 'BROWSER'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  | 'OS'
  | 'PAGE';

/** One value of an event breakdown. */
export type EventSplitRow = {
  __typename?: 'EventSplitRow';
  count: Scalars['Int']['output'];
  /** As stored. Empty if unknown. */
  name: Scalars['String']['output'];
  /** For API clients. */
  visitors: Scalars['Int']['output'];
};

/** An event by name. */
export type EventSummary = {
  __typename?: 'EventSummary';
  count: Scalars['Int']['output'];
  /** Display name set by members. Null: the original name is used. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** First occurrence ever, regardless of filters. Only in event lists of a range. */
  firstSeen?: Maybe<Scalars['DateTime']['output']>;
  isHidden: Scalars['Boolean']['output'];
  lastSeen: Scalars['DateTime']['output'];
  /** The events merged into this one. */
  mergedNames: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The compared range. Null without a comparison. */
  previous?: Maybe<EventCounts>;
  source: EventSource;
  /** Counts in 30 equal parts of the range, oldest first. Only in event lists of a range. */
  trend?: Maybe<Array<Scalars['Int']['output']>>;
  visitors: Scalars['Int']['output'];
};

/** The newest events. */
export type EventTail = {
  __typename?: 'EventTail';
  /** Time of this snapshot. For API clients. */
  at: Scalars['DateTime']['output'];
  /** At most 100 events of the last 30 minutes, newest first. Hidden events are excluded. */
  events: Array<TailedEvent>;
};

/** Number of occurrences and sessions of an event. */
export type EventTotals = {
  __typename?: 'EventTotals';
  /** All sessions of the range. */
  allSessions: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  /** Sessions with at least one occurrence. */
  sessions: Scalars['Int']['output'];
  /** Sum of the events' own values. */
  value: Scalars['Float']['output'];
  visitors: Scalars['Int']['output'];
};

/** The trigger of an event rule. */
export type EventTrigger =
  /** A click on an element or its descendants. */
  | 'CLICK'
  /**
   * A JavaScript expression becomes true on the page, once per page. It is code on visitors' pages: only Owner and Admin
   * can set, change, preview or resume such a rule.
   */
  | 'CONDITION'
  /** The pointer hovers over an element or its descendants, once per page. Never fires for touch input. */
  | 'HOVER'
  /** A field changes. The entered value is never read. */
  | 'INPUT'
  /** The page was scrolled to this percentage, once per page. */
  | 'SCROLL'
  /** A form is submitted. */
  | 'SUBMIT'
  /** The page was open for this many seconds. */
  | 'TIMER'
  /** An element becomes visible, once per page. */
  | 'VISIBLE';

/** Restricts the app for members whose plan has expired. */
export type ExpiredPlan = {
  __typename?: 'ExpiredPlan';
  /** The pages that stay accessible. All other data is withheld from these members. */
  paths: Array<Scalars['String']['output']>;
  /** The path that all other URLs redirect to. */
  startPath: Scalars['String']['output'];
};

export type ExtendTrialPayload = {
  __typename?: 'ExtendTrialPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
};

/** Features that can be enabled for a project. */
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

/** Visitor feedback on a project's pages. */
export type FeedbackReport = {
  __typename?: 'FeedbackReport';
  /** Newest first. */
  comments: Array<Comment>;
  /** Every day of the range, oldest first. */
  days: Array<CommentDay>;
  /** Number of the oldest comments of the range that were not analyzed because there are too many. */
  leftOut: Scalars['Int']['output'];
  /** Most comments first, at most 50. */
  pages: Array<CommentPage>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<CommentTotals>;
  range: ReportRange;
  sentiment: SentimentCounts;
  status: CommentStatusCounts;
  totals: CommentTotals;
  /** In descending order of comments, at most 40. Stop words are excluded (English, German and Spanish). */
  words: Array<CommentWord>;
};

/** The processing status of a comment. */
export type FeedbackStatus =
  | 'ARCHIVED'
  | 'DONE'
  | 'NEW'
  | 'OPEN';

/** One condition of a filter. */
export type FilterCondition = {
  __typename?: 'FilterCondition';
  criteria: FilterCriteria;
  /** The key of a keyed criterion. Null if the criterion has no key. */
  key?: Maybe<Scalars['String']['output']>;
  operator: FilterOperator;
  /** Empty with EXISTS and EXISTS_NOT. */
  value: Scalars['String']['output'];
};

export type FilterConditionInput = {
  criteria: FilterCriteria;
  /** Name of the query parameter or attribute, a funnel and its step, or a form. Required for QUERYPARAM, ATTRIBUTE, FUNNEL_STEP and FORM_DROP, not allowed otherwise. */
  key?: InputMaybe<Scalars['String']['input']>;
  operator: FilterOperator;
  /** Not required for EXISTS and EXISTS_NOT. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The criterion of a filter. */
export type FilterCriteria =
  /** Visitors with this attribute set by identify. The key is the name of the attribute. Not available to share links. */
  | 'ATTRIBUTE'
  | 'BROWSER'
  | 'CITY'
  | 'COUNTRY'
  /** 1 Monday to 7 Sunday, in the project's time zone. */
  | 'DAYOFWEEK'
  | 'DEVICE'
  /** Sessions with this event. */
  | 'EVENT'
  | 'EXIT_PAGE'
  /**
   * Sessions that started a form and did not complete it, by the last field that the visitor used. The key is the number of
   * a saved form, or the path and the selector of any form with a space between them, such as `/checkout #pay`. A `*` in
   * the path is any text, such as `/product/* #buy`. Not available to share links.
   */
  | 'FORM_DROP'
  /**
   * Sessions or visitors, as the funnel counts, whose attempt started in the range. The key is the host's numeric ID of the
   * funnel and the number of a step, such as 7:2. The value is reached, or dropped: reached, but not the next required step.
   * Not available to share links.
   */
  | 'FUNNEL_STEP'
  /** Sessions that reached this goal: the key of a goal of the project, or the name of an event. */
  | 'GOAL'
  /** 0 to 23, in the project's time zone. */
  | 'HOUROFDAY'
  | 'LANDING_PAGE'
  | 'LANG'
  | 'OS'
  | 'PAGE'
  /** Page views of the range by seconds in which the page was visible and in use. */
  | 'PAGE_TIME'
  /** Events on URLs with this query parameter. The key is its name. */
  | 'QUERYPARAM'
  | 'REF_HOST'
  | 'REF_PAGE'
  | 'REGION'
  /** Page views of the range by scroll depth, in percent of the page. */
  | 'SCROLL_DEPTH'
  /** Sessions by number of page views in the range. */
  | 'SESSION_PAGEVIEWS'
  /** The channel. */
  | 'SOURCE'
  /** The traffic source by its name if known: Google, Facebook. Otherwise the UTM source or the referring host. */
  | 'SOURCE_NAME'
  | 'UTM_CAMPAIGN'
  | 'UTM_CONTENT'
  | 'UTM_MEDIUM'
  | 'UTM_SOURCE'
  | 'UTM_TERM'
  /** 1 Monday to 7 Sunday, in the visitor's time zone, or the project's if unknown. */
  | 'VISITOR_DAYOFWEEK'
  /** 0 to 23, in the visitor's time zone, or the project's if unknown. */
  | 'VISITOR_HOUROFDAY'
  /** Visits of one visitor, by the visitor's UUID. Supports IS and IS_NOT. */
  | 'VISITOR_ID'
  /** Visitors by number of sessions in the range, regardless of other conditions of the filter. */
  | 'VISITOR_SESSIONS'
  /** new or returning. */
  | 'VISITOR_TYPE';

/** Conditions joined by OR. */
export type FilterGroup = {
  __typename?: 'FilterGroup';
  conditions: Array<FilterCondition>;
};

/** The visits that a report counts. */
export type FilterInput = {
  /** The outer list is joined by AND, each inner one by OR. */
  conditions?: InputMaybe<Array<Array<FilterConditionInput>>>;
  /** mobile, desktop, tablet, new, returning, paid, search, direct, or country-XX. */
  preset?: InputMaybe<Scalars['String']['input']>;
};

/** The operator of a filter condition. */
export type FilterOperator =
  /** For numbers only, both ends inclusive: two comma-separated numbers, such as 2,5. */
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

/** A value of a criterion and its number of visitors. */
export type FilterValue = {
  __typename?: 'FilterValue';
  /** Display name of a goal or event. Null: the value itself is shown. */
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  visitors: Scalars['Float']['output'];
};

/** The first recorded session of a project. */
export type FirstRecording = {
  __typename?: 'FirstRecording';
  /** Location of the visitor. */
  location?: Maybe<Scalars['String']['output']>;
  /** ID of the session. Null until there is one. */
  session?: Maybe<Scalars['String']['output']>;
};

/** A feature flag in a project's code. For API clients. */
export type Flag = Node & {
  __typename?: 'Flag';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The key used in code. */
  key: Scalars['String']['output'];
  status: FlagStatus;
  /** Type of its value: boolean, string, number or json. */
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

/** The type of a flag's value. */
export type FlagType =
  | 'BOOLEAN'
  | 'JSON'
  | 'NUMBER'
  | 'STRING';

/** A step and its neighbors. */
export type FlowAround = {
  __typename?: 'FlowAround';
  /** Most frequent first, without exits. */
  after: Array<FlowNeighbour>;
  /** Most frequent first, without entries. */
  before: Array<FlowNeighbour>;
  /** How often it was the first step of a session. */
  entries: Scalars['Float']['output'];
  /** How often it was the last step of a session. */
  exits: Scalars['Float']['output'];
  /** How often a session returned to it. */
  loops: Scalars['Float']['output'];
  range: ReportRange;
  /** Number of sessions. */
  sessions: Scalars['Float']['output'];
  /** Occurrences in paths. Consecutive repetitions count once. */
  times: Scalars['Float']['output'];
};

/** The type of a path step. */
export type FlowKind =
  | 'EVENT'
  | 'PAGE';

/** Sessions that moved from one node to a node in the next column. */
export type FlowLink = {
  __typename?: 'FlowLink';
  /** Index of the source node in the list of nodes. */
  from: Scalars['Int']['output'];
  sessions: Scalars['Float']['output'];
  /** Index of the target node in the list of nodes. */
  to: Scalars['Int']['output'];
};

/** A step immediately before or after the selected step, with its frequency, or the combined rare steps of that side. */
export type FlowNeighbour = {
  __typename?: 'FlowNeighbour';
  /** Null: all rarer steps. */
  kind?: Maybe<FlowKind>;
  /** The path, the grouping rule that matches it, or the name of the event. Empty for all rarer steps. */
  name: Scalars['String']['output'];
  /** How often it was adjacent to the step. */
  times: Scalars['Float']['output'];
  /** Display name of the event. Null for all other steps. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A step in one column, or the combined rare steps of the column. */
export type FlowNode = {
  __typename?: 'FlowNode';
  /** 0-based. If an end step is set, it is in the last column. */
  column: Scalars['Int']['output'];
  /** Sessions in which the goal event happened at this step or later. 0 without a goal. */
  converted: Scalars['Float']['output'];
  /** Sessions that ended at this node. 0 if an end step is set. */
  dropped: Scalars['Float']['output'];
  /** Null: all remaining steps of the column. */
  kind?: Maybe<FlowKind>;
  /** The path, the grouping rule that matches it, or the name of the event. Empty for the remaining steps of the column. */
  name: Scalars['String']['output'];
  sessions: Scalars['Float']['output'];
  /** Display name of the event. Null if it has none, or if this is not an event. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A step of a path. */
export type FlowStopInput = {
  kind: FlowKind;
  /** The path (or the grouping rule that matches it), or the name of the event. */
  name: Scalars['String']['input'];
};

/** A session that started a form and did not complete it. */
export type FormDropoff = {
  __typename?: 'FormDropoff';
  /** The last thing that the visitor did in the form. */
  at: Scalars['DateTime']['output'];
  /** Number of times that the visitor tried to submit the form. */
  attempts: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** The last field that the visitor used. Empty if unknown. */
  field: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Time of the session's first recorded event. Null if it was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  sessionId: Scalars['String']['output'];
  /** Milliseconds from the start to `at`. */
  spentMs: Scalars['Float']['output'];
  visitorId: Scalars['String']['output'];
};

/** The sessions that abandoned a form, newest first. */
export type FormDropoffs = {
  __typename?: 'FormDropoffs';
  rows: Array<FormDropoff>;
  total: Scalars['Int']['output'];
};

/** A field of a form. Counts are sessions of starters, rates are from 0 to 1. What visitors enter is never stored. */
export type FormField = {
  __typename?: 'FormField';
  /** Of the sessions that reached it. */
  abandonRate?: Maybe<Scalars['Float']['output']>;
  /** Of all abandons of the form. */
  abandonShare?: Maybe<Scalars['Float']['output']>;
  /** Abandons in which it was the last field that the visitor used. */
  abandons: Scalars['Int']['output'];
  /** In which it was blank at the last attempt. */
  blank: Scalars['Int']['output'];
  /** Of sessions with an attempt. */
  blankRate?: Maybe<Scalars['Float']['output']>;
  /** Validation errors in all sessions. */
  errors: Scalars['Int']['output'];
  /** In which it had a validation error. */
  failed: Scalars['Int']['output'];
  /** The field's name or id: identifies it within the form. */
  field: Scalars['String']['output'];
  /** Median milliseconds from its first focus to its first input. Null: nothing was entered by hand. */
  hesitationMs?: Maybe<Scalars['Float']['output']>;
  /** As the page shows it. Empty if it has none, or if the project does not store texts. */
  label: Scalars['String']['output'];
  /** Median milliseconds in which it had the focus, per session that reached it. */
  medianMs?: Maybe<Scalars['Float']['output']>;
  /** 90th percentile of these milliseconds. */
  p90Ms?: Maybe<Scalars['Float']['output']>;
  /** 1 for the first field of the form. */
  position: Scalars['Int']['output'];
  /** 1 for the highest score: what to fix first. Null without abandons. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** Of starters. */
  reachRate?: Maybe<Scalars['Float']['output']>;
  /** In which the visitor focused or changed it. */
  reached: Scalars['Int']['output'];
  /** In which it was changed again after leaving it, or emptied. */
  refilled: Scalars['Int']['output'];
  /** Changes of this kind in all sessions. */
  refills: Scalars['Int']['output'];
  /** In which it was focused again after leaving it. */
  returned: Scalars['Int']['output'];
  /** Returns in all sessions. */
  returns: Scalars['Int']['output'];
  /** Abandons times reach rate. For API clients. */
  score: Scalars['Float']['output'];
  type: FormFieldType;
};

/** The kind of a form's field. */
export type FormFieldType =
  | 'CHECKBOX'
  | 'COLOR'
  | 'DATE'
  | 'EMAIL'
  | 'FILE'
  | 'NUMBER'
  /** A field of another kind, such as an editable text of the page. */
  | 'OTHER'
  | 'PASSWORD'
  /** A group of radio buttons. */
  | 'RADIO'
  | 'RANGE'
  | 'SELECT'
  | 'TEL'
  | 'TEXT'
  | 'TEXTAREA'
  | 'URL';

/** Additional completions in the range if the field with rank 1 lost no larger part of its visitors than the median field. */
export type FormGain = {
  __typename?: 'FormGain';
  /** Completions of starters with them. */
  completionRate: Scalars['Float']['output'];
  /** Expected additional completions. */
  completions: Scalars['Float']['output'];
  /** Key of the field with rank 1. */
  field: Scalars['String']['output'];
  /** Upper end of the 95% bootstrap interval of the completions. */
  high: Scalars['Float']['output'];
  /** Lower end of the 95% bootstrap interval of the completions. */
  low: Scalars['Float']['output'];
  /** Median abandon rate of all fields. */
  medianRate: Scalars['Float']['output'];
  /** Abandon rate of the field. */
  rate: Scalars['Float']['output'];
};

/** The forms of a project, saved and found automatically. */
export type FormList = {
  __typename?: 'FormList';
  /** Of the part of the range before that. Null if the whole range is measured. */
  earlier?: Maybe<EarlierForms>;
  /** Time of the project's first measured form, whatever the range. Null: none yet. */
  measuredSince?: Maybe<Scalars['DateTime']['output']>;
  range: ReportRange;
  rows: Array<FormRow>;
  /** Number of forms that match. */
  total: Scalars['Int']['output'];
};

/** A page on which a form was seen. */
export type FormPage = {
  __typename?: 'FormPage';
  path: Scalars['String']['output'];
  /** Address without query and fragment. For API clients. */
  url: Scalars['String']['output'];
  /** Sessions in which the form was visible there. */
  views: Scalars['Int']['output'];
};

/** The results of an unsaved form, or the problem with its rule. */
export type FormPreview = {
  __typename?: 'FormPreview';
  problem?: Maybe<Problem>;
  report?: Maybe<FormReport>;
};

/** A saved form: its pages, its selector and its rule for success under a name. */
export type FormProfile = Node & {
  __typename?: 'FormProfile';
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who saved it. For API clients. */
  createdBy: Scalars['String']['output'];
  /** The host's numeric ID, used in app URLs. */
  formProfileId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The form was found automatically before it was saved. For API clients. */
  isAuto: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  rule: FormRule;
  status: FormStatus;
  success: FormSuccess;
};

/** The results of a form: view, start, attempt and success, and its fields. */
export type FormReport = {
  __typename?: 'FormReport';
  /** Abandons of sessions whose last field is unknown. */
  abandonsElsewhere: Scalars['Int']['output'];
  /** Notes in the range that are visible to the viewer, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** Changes in the range that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** In the order of the form, at most 100. */
  fields: Array<FormField>;
  form: ReportedForm;
  /** What fixing the first field is worth. Null with too little data. */
  gain?: Maybe<FormGain>;
  /** Interval of the trend. */
  interval: Interval;
  /** Time of the project's first measured form, whatever the range. Null: none yet. For API clients. */
  measuredSince?: Maybe<Scalars['DateTime']['output']>;
  /** Those with the most views first, at most 20. */
  pages: Array<FormPage>;
  /** Of the compared range. */
  previous?: Maybe<FormTotals>;
  range: ReportRange;
  /** Those with the most views first, at most 10. */
  split: Array<FormSplitRow>;
  totals: FormTotals;
  trend: Array<FormTrendPoint>;
};

/** A form of a project with its results. Counts are sessions. */
export type FormRow = {
  __typename?: 'FormRow';
  /** Sessions in which the visitor tried to submit the form, also in vain. For API clients. */
  attempts: Scalars['Int']['output'];
  /** Completions divided by starters, 0 to 1. */
  completionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the form was submitted successfully. */
  completions: Scalars['Int']['output'];
  /** Completions divided by views, 0 to 1. For API clients. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** The host's numeric ID of the saved form. Null: the form was found automatically and is not saved. */
  formProfileId?: Maybe<Scalars['Int']['output']>;
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Median milliseconds from the start to the success. Null without completions. */
  medianMs?: Maybe<Scalars['Float']['output']>;
  /** Of the saved form, otherwise the form's own label. Empty if it has none. */
  name: Scalars['String']['output'];
  /** Number of different pages on which the form was seen. For API clients. */
  pages: Scalars['Int']['output'];
  /** ID of the saved form, for changing it. */
  profileId?: Maybe<Scalars['ID']['output']>;
  rule: FormRule;
  /** Starters divided by views, 0 to 1. */
  startRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the visitor focused or changed a field. */
  starters: Scalars['Int']['output'];
  status: FormStatus;
  success: FormSuccess;
  /** The newest of these pages. Empty if the form was not seen in the range. For API clients. */
  url: Scalars['String']['output'];
  /** Sessions in which the form was visible. */
  views: Scalars['Int']['output'];
};

/** The pages on which a form is, and the form on them. */
export type FormRule = {
  __typename?: 'FormRule';
  page: HeatmapPageRule;
  /** CSS selector. Empty: all forms of the pages. */
  selector: Scalars['String']['output'];
};

/** The pages on which a form is, and the form on them. */
export type FormRuleInput = {
  page: HeatmapPageInput;
  /** CSS selector, as the list returns it or simpler, such as `#checkout`. At most 300 characters. Empty: all forms. */
  selector: Scalars['String']['input'];
};

/** Sort order of a list of forms: highest first, names alphabetically. */
export type FormSort =
  | 'COMPLETIONS'
  | 'COMPLETION_RATE'
  | 'MEDIAN_MS'
  | 'NAME'
  | 'STARTERS'
  | 'VIEWS';

/** By what the results of a form are split. */
export type FormSplit =
  | 'BROWSER'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  | 'LANDING_PAGE'
  | 'OS'
  | 'SOURCE';

/** The results of a form for one value of a split. */
export type FormSplitRow = {
  __typename?: 'FormSplitRow';
  totals: FormTotals;
  /** Empty if unknown. */
  value: Scalars['String']['output'];
};

/** State of a form. */
export type FormStatus =
  | 'ACTIVE'
  /** Hidden from the list by a member. */
  | 'IGNORED';

/** When an attempt to submit a form was successful. */
export type FormSuccess = {
  __typename?: 'FormSuccess';
  /** Name of the event. Null for the other kinds. */
  event?: Maybe<Scalars['String']['output']>;
  kind: FormSuccessKind;
  /** The thank-you page. Null for the other kinds. */
  page?: Maybe<HeatmapPageRule>;
};

/** When an attempt to submit a form was successful. */
export type FormSuccessInput = {
  /** Name of the event, 1 to 100 characters. Required for EVENT. */
  event?: InputMaybe<Scalars['String']['input']>;
  kind: FormSuccessKind;
  /** The thank-you page. Required for PAGE. */
  page?: InputMaybe<HeatmapPageInput>;
};

/** When an attempt to submit a form was successful. */
export type FormSuccessKind =
  /** A named event after the start. */
  | 'EVENT'
  /** No validation error, and no further attempt within 3 seconds. */
  | 'NONE'
  /** A view of the thank-you page after the start. */
  | 'PAGE';

/** Results of a form in a range. Counts are sessions, rates are from 0 to 1. */
export type FormTotals = {
  __typename?: 'FormTotals';
  /** Starters without a success. */
  abandons: Scalars['Int']['output'];
  /** In which the visitor tried to submit the form, also in vain. */
  attempts: Scalars['Int']['output'];
  /** Completions divided by starters. */
  completionRate?: Maybe<Scalars['Float']['output']>;
  /** In which the form was submitted successfully. */
  completions: Scalars['Int']['output'];
  /** Completions divided by views. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Median milliseconds from the start to the success. Null without completions. */
  medianMs?: Maybe<Scalars['Float']['output']>;
  /** Views without a start. For API clients. */
  nonStarters: Scalars['Int']['output'];
  /** 90th percentile of the same time. */
  p90Ms?: Maybe<Scalars['Float']['output']>;
  /** Starters divided by views. */
  startRate?: Maybe<Scalars['Float']['output']>;
  /** In which the visitor focused or changed a field. */
  starters: Scalars['Int']['output'];
  /** In which the form was visible. */
  views: Scalars['Int']['output'];
};

/** The sessions whose first event of the form was in an interval. */
export type FormTrendPoint = {
  __typename?: 'FormTrendPoint';
  at: Scalars['LocalMoment']['output'];
  /** For API clients. */
  attempts: Scalars['Int']['output'];
  /** Sessions in which the form was submitted successfully. */
  completions: Scalars['Int']['output'];
  /** The interval has not ended. */
  isPartial: Scalars['Boolean']['output'];
  /** Sessions in which the visitor focused or changed a field. */
  starters: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
};

/** What friction may cost. */
export type FrictionCost = {
  __typename?: 'FrictionCost';
  /** Converted sessions. For API clients. */
  conversions: Scalars['Float']['output'];
  /** ISO 4217 code. Empty without revenue. */
  currency: Scalars['String']['output'];
  /** The goal whose conversions are counted. Null: any goal, and purchases. */
  goal?: Maybe<CountedGoal>;
  /** Mean value of a conversion. Null without conversions. */
  orderValue?: Maybe<Scalars['Float']['output']>;
  /** For API clients. */
  range: ReportRange;
  rows: Array<FrictionCostRow>;
};

/** Sessions with one kind of friction. */
export type FrictionCostRow = {
  __typename?: 'FrictionCostRow';
  /** From 0 to 1, of the sessions that have others to compare with. Null without. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Of sessions without friction that viewed as many pages. Null if there are none to compare with. */
  expectedRate?: Maybe<Scalars['Float']['output']>;
  /** Expected minus actual conversions. Negative: there were more. Null if there is too little data. */
  missing?: Maybe<Estimate>;
  /** Missing conversions times the value of a conversion. Null also without values. */
  revenue?: Maybe<Estimate>;
  sessions: Scalars['Float']['output'];
  signal: FrictionSignal;
};

/** Number of occurrences. */
export type FrictionCount = {
  __typename?: 'FrictionCount';
  /** Occurrences. */
  count: Scalars['Float']['output'];
  /** Sessions with at least one occurrence. */
  sessions: Scalars['Float']['output'];
};

/** Friction metrics of one range. */
export type FrictionFigures = {
  __typename?: 'FrictionFigures';
  /** Clicks on elements that look clickable but had no effect. */
  dead: FrictionCount;
  /** JavaScript errors. */
  errors: FrictionCount;
  /** 75th percentile of the largest contentful paint, in milliseconds. Null without measurements. */
  lcp?: Maybe<Scalars['Float']['output']>;
  /** Pages with at least 10 measured page loads. Only these can be slow. */
  measuredPages: Scalars['Float']['output'];
  /** Three or more clicks within a second on one spot. */
  rage: FrictionCount;
  /** Pages with a largest contentful paint over 2.5 seconds in at least a quarter of page loads. */
  slowPages: Scalars['Float']['output'];
};

/** What troubled a visitor in a recording. */
export type FrictionKind =
  /** A dead click. */
  | 'DEAD'
  | 'ERROR'
  /** An abandoned form. */
  | 'FORM'
  /** A rage click. */
  | 'RAGE';

/** A page with friction. */
export type FrictionPage = {
  __typename?: 'FrictionPage';
  /** Dead clicks: clicks on elements that look clickable but had no effect. */
  dead: Scalars['Float']['output'];
  path: Scalars['String']['output'];
  /** Rage clicks: three or more within a second on one spot. */
  rage: Scalars['Float']['output'];
  /** Sessions with a rage click or a dead click. */
  sessions: Scalars['Float']['output'];
};

/** Friction metrics of a range and of the compared range. */
export type FrictionReport = {
  __typename?: 'FrictionReport';
  now: FrictionFigures;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<FrictionFigures>;
  /** For API clients. */
  range: ReportRange;
};

/** Kinds of friction that a script recognizes. */
export type FrictionSignal =
  /** At least one of both. */
  | 'ANY'
  /** JavaScript errors. */
  | 'ERRORS'
  /** Rage clicks. */
  | 'RAGE';

/** A sequence of steps through a project's pages and events, evaluated on stored events. */
export type Funnel = Node & {
  __typename?: 'Funnel';
  createdAt: Scalars['DateTime']['output'];
  /** Its steps and how they are counted. Fetched separately for each funnel. */
  definition?: Maybe<FunnelDefinition>;
  /** The host's numeric ID, used in app URLs. */
  funnelId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  mode: FunnelMode;
  name: Scalars['String']['output'];
  order: FunnelOrder;
  stepCount: Scalars['Int']['output'];
  /** Seconds from the first step within which the others must happen. */
  window: Scalars['Int']['output'];
};

/** What a funnel is broken down by, in the session in which an attempt started. */
export type FunnelBreakdown =
  | 'COUNTRY'
  | 'DEVICE'
  | 'LANDING_PAGE'
  | 'SOURCE'
  /** The variant of a test. */
  | 'VARIANT';

/** A page of funnels. */
export type FunnelConnection = {
  __typename?: 'FunnelConnection';
  edges: Array<FunnelEdge>;
  pageInfo: PageInfo;
  /** The range of the standings. Null if none was requested. */
  range?: Maybe<ReportRange>;
  totalCount: Scalars['Int']['output'];
};

/** What a funnel counts. */
export type FunnelDefinition = {
  __typename?: 'FunnelDefinition';
  exclusions: Array<FunnelExclusion>;
  mode: FunnelMode;
  order: FunnelOrder;
  steps: Array<FunnelStep>;
  /** Seconds from the first step within which the others must happen. */
  window: Scalars['Int']['output'];
};

/** What a funnel counts. */
export type FunnelDefinitionInput = {
  /** At most 5. */
  exclusions?: InputMaybe<Array<FunnelExclusionInput>>;
  mode?: InputMaybe<FunnelMode>;
  order?: InputMaybe<FunnelOrder>;
  /** 2 to 10. */
  steps: Array<FunnelStepInput>;
  /** 60 seconds to 90 days. */
  window?: InputMaybe<Scalars['Int']['input']>;
};

/** Those who reached a step but not the next one. */
export type FunnelDropoff = {
  __typename?: 'FunnelDropoff';
  /** Reached the step, but not the next required one. */
  dropped: Scalars['Int']['output'];
  dwell: FunnelDwell;
  /** Reached the step. For API clients. */
  entered: Scalars['Int']['output'];
  /** The newest 50. Empty for share links. */
  newest: Array<FunnelDropoffSession>;
  /** Most frequent first, then all others together. */
  next: Array<FunnelDropoffRow>;
  /** Pages on which the step happened, most frequent first, at most 10. */
  pages: Array<FunnelDropoffPage>;
  /** Sessions in which they dropped off. For API clients. */
  sessions: Scalars['Int']['output'];
};

/** What happened after a step instead of the next one. */
export type FunnelDropoffKind =
  /** The next custom event of the session. */
  | 'EVENT'
  /** The session ended. */
  | 'EXIT'
  /** All rarer ones. */
  | 'OTHER'
  /** The next page view of the session. */
  | 'PAGE';

/** A page on which a step happened. */
export type FunnelDropoffPage = {
  __typename?: 'FunnelDropoffPage';
  /** Dropped off there. */
  dropped: Scalars['Int']['output'];
  path: Scalars['String']['output'];
};

/** What some of those who dropped off did instead. */
export type FunnelDropoffRow = {
  __typename?: 'FunnelDropoffRow';
  /** Sessions or visitors who did it. */
  dropped: Scalars['Int']['output'];
  kind: FunnelDropoffKind;
  /** Median seconds until then. For EXIT until the last event of the session, null for OTHER. */
  medianSeconds?: Maybe<Scalars['Float']['output']>;
  /** The path, or the name of the event. Empty for EXIT and OTHER. */
  name: Scalars['String']['output'];
  /** Of all who dropped off at the step, 0 to 1. */
  share: Scalars['Float']['output'];
  /** Display name of the event. Null if no member set one. */
  title?: Maybe<Scalars['String']['output']>;
};

/** The session of someone who dropped off. */
export type FunnelDropoffSession = {
  __typename?: 'FunnelDropoffSession';
  /** Of the step. */
  at: Scalars['DateTime']['output'];
  /** Time of the session's first recorded event. Null if the step was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  sessionId: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

/** The time from a step to the last event of the session, in seconds. */
export type FunnelDwell = {
  __typename?: 'FunnelDwell';
  /** Null if nobody dropped off. */
  medianSeconds?: Maybe<Scalars['Float']['output']>;
  /** 90th percentile. Null if nobody dropped off. */
  p90Seconds?: Maybe<Scalars['Float']['output']>;
};

export type FunnelEdge = {
  __typename?: 'FunnelEdge';
  cursor: Scalars['String']['output'];
  node: Funnel;
  /** Only set if a range is requested. */
  standing?: Maybe<FunnelStanding>;
};

/** What ends an attempt if it happens between two steps. */
export type FunnelExclusion = {
  __typename?: 'FunnelExclusion';
  /** It counts after this step, from 1. Null: the first. */
  from?: Maybe<Scalars['Int']['output']>;
  /** The name of the goal, also after it was archived. */
  goalName?: Maybe<Scalars['String']['output']>;
  goalProfileId?: Maybe<Scalars['Int']['output']>;
  /** Joined by AND. Excludes only the events that match. Empty: all. */
  groups: Array<FilterGroup>;
  kind: FunnelStepKind;
  match: FunnelMatch;
  /** The page on which it must happen. Empty: any page. */
  page: Scalars['String']['output'];
  /** It counts before this step, from 1. Null: the last. */
  to?: Maybe<Scalars['Int']['output']>;
  value: Scalars['String']['output'];
};

/** What ends an attempt if it happens between two steps. See `FunnelExclusion`. */
export type FunnelExclusionInput = {
  /** Groups joined by AND, their conditions by OR. */
  conditions?: InputMaybe<Array<Array<FilterConditionInput>>>;
  /** It counts after this step, from 1. Null: the first. */
  from?: InputMaybe<Scalars['Int']['input']>;
  goalProfileId?: InputMaybe<Scalars['Int']['input']>;
  kind: FunnelStepKind;
  match?: InputMaybe<FunnelMatch>;
  /** The page on which it must happen. Empty: any page. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** It counts before this step, from 1. Null: the last. */
  to?: InputMaybe<Scalars['Int']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A property that is associated with dropping off at a step. */
export type FunnelFactor = {
  __typename?: 'FunnelFactor';
  /** Of them, those who dropped off. */
  dropped: Scalars['Int']['output'];
  /** With the value, among those who reached the step. */
  entered: Scalars['Int']['output'];
  /** Upper end of the interval. */
  high: Scalars['Float']['output'];
  /** The 95 % interval of the odds ratio. */
  low: Scalars['Float']['output'];
  /** Odds of dropping off with the value, relative to those without it. */
  oddsRatio: Scalars['Float']['output'];
  /** Share of those without the value who dropped off, 0 to 1. */
  otherRate: Scalars['Float']['output'];
  /** Two-sided p, adjusted for all values tested at all steps (Benjamini and Hochberg). */
  pAdjusted: Scalars['Float']['output'];
  property: FunnelProperty;
  /** The step after which they dropped off, from 1. */
  step: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

/** The properties most associated with dropping off. */
export type FunnelFactors = {
  __typename?: 'FunnelFactors';
  /** Each of the four groups of a test has at least this number of sessions or visitors. */
  least: Scalars['Int']['output'];
  /** In the order of the steps, at most three for each, smallest adjusted p first. */
  rows: Array<FunnelFactor>;
  /** Number of values tested, at all steps. */
  tested: Scalars['Int']['output'];
};

/** The paths between the required steps of a funnel. */
export type FunnelFlow = {
  __typename?: 'FunnelFlow';
  links: Array<FunnelLink>;
  /** In the order of the steps. */
  nodes: Array<FunnelNode>;
};

/** One value of a funnel's breakdown. */
export type FunnelGroup = {
  __typename?: 'FunnelGroup';
  /** All values after the first ten together. */
  isOther: Scalars['Boolean']['output'];
  steps: Array<FunnelStepResult>;
  totals: FunnelTotals;
  /** Empty if unknown; for VARIANT: without an exposure to the test. */
  value: Scalars['String']['output'];
};

/** Those who got from one node to another. */
export type FunnelLink = {
  __typename?: 'FunnelLink';
  /** Index of the source node in the list of nodes. */
  from: Scalars['Int']['output'];
  /** Index of the target node in the list of nodes. */
  to: Scalars['Int']['output'];
  /** Sessions or visitors who took this way. */
  units: Scalars['Int']['output'];
};

/** How the value of a step is compared. Events and goals have only SIMPLE. */
export type FunnelMatch =
  /** A part of the address or of the text. */
  | 'CONTAIN'
  /** The whole address with its query, or the whole text. */
  | 'EXACT'
  /** A regular expression (RE2), searched in the address or in the text. */
  | 'REGEX'
  /** The CSS selector of the clicked element or of the form. */
  | 'SELECTOR'
  /** Of a page, its path or its address without the query; of a click, the text of the element. `*` matches any text. */
  | 'SIMPLE';

/** What is counted. */
export type FunnelMode =
  /** Sessions: all steps must happen in one. */
  | 'SESSION'
  /** Visitors, across their sessions. */
  | 'VISITOR';

/** A step, or what happened after it. */
export type FunnelNode = {
  __typename?: 'FunnelNode';
  kind: FunnelNodeKind;
  /** The path, or the name of the event. Empty for STEP, OTHER and EXIT. */
  name: Scalars['String']['output'];
  /** The step, from 1, or the one that the node follows. */
  step: Scalars['Int']['output'];
  /** Display name of the event. Null if no member set one. */
  title?: Maybe<Scalars['String']['output']>;
  /** Sessions or visitors who were there. */
  units: Scalars['Int']['output'];
};

/** A node of a funnel's paths. */
export type FunnelNodeKind =
  /** A custom event between two steps. */
  | 'EVENT'
  /** The session ended. */
  | 'EXIT'
  /** All rarer pages and events. */
  | 'OTHER'
  /** A page between two steps. */
  | 'PAGE'
  /** A step of the funnel. */
  | 'STEP';

/** The order in which the steps must happen. */
export type FunnelOrder =
  /** In any order. The steps of a result are then the numbers of steps done. */
  | 'ANY'
  /** One after the other. Anything else may happen in between. */
  | 'ORDERED'
  /** One after the other, without another page view or custom event in between. */
  | 'STRICT';

/** The totals and steps of a compared range. */
export type FunnelPeriod = {
  __typename?: 'FunnelPeriod';
  steps: Array<FunnelStepResult>;
  totals: FunnelTotals;
};

/** One interval of a funnel's trend. */
export type FunnelPoint = {
  __typename?: 'FunnelPoint';
  /** Start of the interval. */
  at: Scalars['LocalMoment']['output'];
  /** Of them, those that reached the last step, also after the interval. */
  converted: Scalars['Int']['output'];
  /** Attempts that started in it. */
  entered: Scalars['Int']['output'];
  /** The interval or the window of its last attempts is not over, so that conversions can still be added. */
  isPartial: Scalars['Boolean']['output'];
  /** Null without entries. */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** A preview, or the problem with the definition. */
export type FunnelPreview = {
  __typename?: 'FunnelPreview';
  problem?: Maybe<Problem>;
  result?: Maybe<FunnelResult>;
};

/** A property of the session in which an attempt started. */
export type FunnelProperty =
  | 'BROWSER'
  | 'COUNTRY'
  | 'DEVICE'
  | 'LANDING_PAGE'
  | 'LANG'
  | 'OS'
  | 'SOURCE'
  | 'SOURCE_NAME'
  | 'UTM_CAMPAIGN'
  | 'VISITOR_TYPE';

/**
 * Report on one funnel over a range, in which its attempts start. Each field runs its own host query. All counts are of
 * sessions or visitors, as the funnel's mode says.
 */
export type FunnelReport = {
  __typename?: 'FunnelReport';
  /** Notes in the range that are visible to the viewer, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** Changes in the range that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** What those who reached a step but not the next did instead. */
  dropoff?: Maybe<FunnelDropoff>;
  /** What those who dropped off have in common. Not proof of a cause. */
  factors?: Maybe<FunnelFactors>;
  /** The paths between the required steps. */
  flow?: Maybe<FunnelFlow>;
  /** Null if the project has no such funnel. */
  funnel?: Maybe<Funnel>;
  /** Steps, previous period, times and breakdown. */
  result?: Maybe<FunnelResult>;
  /** Entries and conversions over time. */
  trend?: Maybe<FunnelTrend>;
};


/**
 * Report on one funnel over a range, in which its attempts start. Each field runs its own host query. All counts are of
 * sessions or visitors, as the funnel's mode says.
 */
export type FunnelReportDropoffArgs = {
  step: Scalars['Int']['input'];
};


/**
 * Report on one funnel over a range, in which its attempts start. Each field runs its own host query. All counts are of
 * sessions or visitors, as the funnel's mode says.
 */
export type FunnelReportFlowArgs = {
  most?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Report on one funnel over a range, in which its attempts start. Each field runs its own host query. All counts are of
 * sessions or visitors, as the funnel's mode says.
 */
export type FunnelReportResultArgs = {
  by?: InputMaybe<FunnelBreakdown>;
  test?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Report on one funnel over a range, in which its attempts start. Each field runs its own host query. All counts are of
 * sessions or visitors, as the funnel's mode says.
 */
export type FunnelReportTrendArgs = {
  interval?: InputMaybe<Interval>;
};

/** The result of a funnel in a range. */
export type FunnelResult = {
  __typename?: 'FunnelResult';
  /** Most entries first, at most ten and the others. Empty without a breakdown. */
  groups: Array<FunnelGroup>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<FunnelPeriod>;
  range: ReportRange;
  steps: Array<FunnelStepResult>;
  /** From the first to the last step. Empty without conversions. */
  times: Array<FunnelTime>;
  totals: FunnelTotals;
};

/** The result of a funnel in a range, in brief. */
export type FunnelStanding = {
  __typename?: 'FunnelStanding';
  /** Of them, those that reached the last step. */
  converted: Scalars['Int']['output'];
  /** Sessions or visitors that reached the first step. */
  entered: Scalars['Int']['output'];
  /** Converted of entered, 0 to 1. Null without entries. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** Those that reached each step. */
  steps: Array<Scalars['Int']['output']>;
};

/** A step of a funnel. */
export type FunnelStep = {
  __typename?: 'FunnelStep';
  /** The name of the goal, also after it was archived. */
  goalName?: Maybe<Scalars['String']['output']>;
  /** The host's numeric ID of the goal. Only of steps of the kind GOAL. */
  goalProfileId?: Maybe<Scalars['Int']['output']>;
  /** Counted if it happens between the steps around it, but not required. */
  isOptional: Scalars['Boolean']['output'];
  kind: FunnelStepKind;
  match: FunnelMatch;
  /** Empty: named after its condition. */
  name: Scalars['String']['output'];
  /** Where it must happen: a path or address, in which `*` matches any text. Empty: any page. */
  page: Scalars['String']['output'];
  /** A page, a text, a selector or the name of an event. Empty for goals, and for any page, click or form. */
  value: Scalars['String']['output'];
};

/** A step of a funnel. See `FunnelStep`. */
export type FunnelStepInput = {
  goalProfileId?: InputMaybe<Scalars['Int']['input']>;
  /** Not for the first and the last step. */
  isOptional?: InputMaybe<Scalars['Boolean']['input']>;
  kind: FunnelStepKind;
  match?: InputMaybe<FunnelMatch>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The page on which it must happen. Empty: any page. */
  page?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a step of a funnel is. */
export type FunnelStepKind =
  | 'CLICK'
  /** A custom event, or one of the tracker such as `rage`, by its name. */
  | 'EVENT'
  /** A goal of the project, which has the same conversions in all other reports. */
  | 'GOAL'
  | 'PAGE'
  /** The submission of a form. */
  | 'SUBMIT';

/** The result of one step. If the steps happen in any order, row n counts those who did n of them. */
export type FunnelStepResult = {
  __typename?: 'FunnelStepResult';
  /** Of them, those who reached the next required step. All in the last step. For API clients. */
  converted: Scalars['Int']['output'];
  /** Entered minus converted. */
  dropped: Scalars['Int']['output'];
  /** Reached the step. */
  entered: Scalars['Int']['output'];
  /** Seconds from the previous required step. Null in the first step and if nobody reached it. */
  medianSeconds?: Maybe<Scalars['Float']['output']>;
  /** The same as the 90th percentile. */
  p90Seconds?: Maybe<Scalars['Float']['output']>;
  /** Entered, relative to the first step, 0 to 1. */
  rateOfFirst?: Maybe<Scalars['Float']['output']>;
  /** Entered, relative to the previous required step. Null in the first step. */
  rateOfPrevious?: Maybe<Scalars['Float']['output']>;
  /** From 1. */
  step: Scalars['Int']['output'];
};

/** Conversions that took up to a number of seconds, and longer than the bucket before. */
export type FunnelTime = {
  __typename?: 'FunnelTime';
  /** Conversions in the bucket. */
  converted: Scalars['Int']['output'];
  /** Upper bound in seconds. */
  upTo: Scalars['Int']['output'];
};

/** The conversion of a whole funnel. */
export type FunnelTotals = {
  __typename?: 'FunnelTotals';
  /** Reached the last step. */
  converted: Scalars['Int']['output'];
  /** Reached the first step. */
  entered: Scalars['Int']['output'];
  /** Upper end of the interval. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the interval. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Seconds from the first to the last step. Null without conversions. */
  medianSeconds?: Maybe<Scalars['Float']['output']>;
  /** The same as the 90th percentile. */
  p90Seconds?: Maybe<Scalars['Float']['output']>;
  /** Converted of entered, 0 to 1. Null without entries, as is its 95 % interval (Wilson). */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** A funnel over time. */
export type FunnelTrend = {
  __typename?: 'FunnelTrend';
  interval: Interval;
  /** Without gaps, oldest first. */
  points: Array<FunnelPoint>;
};

/** A conversion definition. Evaluated on stored events where possible. */
export type Goal = Node & {
  __typename?: 'Goal';
  /** Name of the member who created it. For API clients. */
  author: Scalars['String']['output'];
  /**
   * Conversions count only from this time, because they can be detected only in the page. Null: past conversions are
   * computed from stored events.
   */
  countsSince?: Maybe<Scalars['DateTime']['output']>;
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** The page on which it must happen. Empty: any page. */
  elementUrl: Scalars['String']['output'];
  /** Of FORM_ABANDONED: the last field that the visitor used. Empty: any field. */
  formField: Scalars['String']['output'];
  /** The host's numeric ID, used in app URLs. */
  goalProfileId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** No longer counted. Past conversions are still readable. */
  isArchived: Scalars['Boolean']['output'];
  /** Used in all reports unless another goal is selected. */
  isDefault: Scalars['Boolean']['output'];
  /** Identifies the goal in URLs and in the website's code. Immutable. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  purpose: GoalPurpose;
  report?: Maybe<GoalReport>;
  /** The funnel or form that it counts. Null for the other types. */
  subject?: Maybe<GoalSubject>;
  type: GoalType;
  usedIn: Array<GoalUse>;
  /** The value that the type matches. */
  value: Scalars['String']['output'];
};


/** A conversion definition. Evaluated on stored events where possible. */
export type GoalReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  range: RangeInput;
};

/** A page of goals. */
export type GoalConnection = {
  __typename?: 'GoalConnection';
  /**
   * Currency code of the revenue: the project's, or the one with the most revenue if the project has none. Null without
   * either.
   */
  currency?: Maybe<Scalars['String']['output']>;
  edges: Array<GoalEdge>;
  pageInfo: PageInfo;
  /** The range of the standings. Null if none was requested. */
  range?: Maybe<ReportRange>;
  totalCount: Scalars['Int']['output'];
};

/** The delay between a visitor's first session ever and the first conversion of the range. */
export type GoalDelay = {
  __typename?: 'GoalDelay';
  /** Seconds. */
  median?: Maybe<Scalars['Float']['output']>;
  /** Seconds. For API clients. */
  p90?: Maybe<Scalars['Float']['output']>;
  /** By seconds. */
  times: Array<DelayBucket>;
  /** By visits, including the converting visit. */
  visits: Array<DelayBucket>;
};

export type GoalEdge = {
  __typename?: 'GoalEdge';
  cursor: Scalars['String']['output'];
  node: Goal;
  /** Only set if a range is requested. */
  standing?: Maybe<GoalStanding>;
};

/** A page and the number of conversions on or after it. */
export type GoalPage = {
  __typename?: 'GoalPage';
  conversions: Scalars['Int']['output'];
  /** Empty: the goal was reached on the first page of the session. */
  path: Scalars['String']['output'];
};

/** What a rule would have counted recently. */
export type GoalPreview = {
  __typename?: 'GoalPreview';
  conversions: Scalars['Int']['output'];
  /** Visitors who reached the goal. */
  convertedVisitors: Scalars['Int']['output'];
  /** Number of days in the preview. */
  days: Scalars['Int']['output'];
  /** The pages on which it was reached, most frequent first. */
  pages: Array<GoalPage>;
  /** false: only the tracker can detect the goal, from when it is saved. */
  readsPast: Scalars['Boolean']['output'];
  sessions: Scalars['Int']['output'];
  visits: Array<ConvertedVisit>;
};

/** A preview, or the problem with the rule. */
export type GoalPreviewAnswer = {
  __typename?: 'GoalPreviewAnswer';
  preview?: Maybe<GoalPreview>;
  problem?: Maybe<Problem>;
};

/** The purpose of a goal. */
export type GoalPurpose =
  | 'ENGAGE'
  | 'GENERATE'
  | 'SELL';

/** Report on one goal over a range. All fields except the visits share one host query. */
export type GoalReport = {
  __typename?: 'GoalReport';
  /**
   * Currency code of the revenue: the project's, or the one with the most revenue if the project has none. Null without
   * either.
   */
  currency?: Maybe<Scalars['String']['output']>;
  delay?: Maybe<GoalDelay>;
  detectable?: Maybe<DetectableChange>;
  /** The pages viewed immediately before the page on which the goal was reached, most frequent first. */
  pagesBefore?: Maybe<Array<GoalPage>>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<GoalTotals>;
  range?: Maybe<ReportRange>;
  totals?: Maybe<GoalTotals>;
  /** The traffic of the same range, with this goal's conversions. */
  traffic?: Maybe<TrafficReport>;
  /** The sessions in which the goal was reached, newest first. */
  visits?: Maybe<Array<ConvertedVisit>>;
};


/** Report on one goal over a range. All fields except the visits share one host query. */
export type GoalReportVisitsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The condition that events must match. */
export type GoalRuleInput = {
  elementUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of FORM_ABANDONED: the last field that the visitor used. Empty: any field. At most 200 characters. */
  formField?: InputMaybe<Scalars['String']['input']>;
  type: GoalType;
  /**
   * FUNNEL_STEP: ID of a funnel and the number of its step, such as `7:2`. FORM_COMPLETED, FORM_ABANDONED: number of a saved
   * form, or the path and the CSS selector of a form with a space between them.
   */
  value: Scalars['String']['input'];
};

/** Performance of a goal in a range. */
export type GoalStanding = {
  __typename?: 'GoalStanding';
  /** Conversions divided by all sessions, 0 to 1. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions in which the goal was reached. */
  conversions: Scalars['Int']['output'];
  /** Last conversion within the last 90 days, or within 7 for a goal on a funnel or form. Null: none. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the list's currency. Null if the goal has no revenue. */
  revenue?: Maybe<Scalars['Float']['output']>;
};

/** A step of a funnel. */
export type GoalStep = {
  __typename?: 'GoalStep';
  /** Empty: it is not named, and matches anything of its kind. */
  name: Scalars['String']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  /** Number of the funnel's steps. */
  of: Scalars['Int']['output'];
};

/** The funnel or form that a goal counts. */
export type GoalSubject = {
  __typename?: 'GoalSubject';
  /** Of the funnel or the saved form. Otherwise the path and the CSS selector of the form. */
  name: Scalars['String']['output'];
  state: GoalSubjectState;
  /** Null for forms. */
  step?: Maybe<GoalStep>;
};

/** Whether what a goal counts still exists. */
export type GoalSubjectState =
  | 'ACTIVE'
  /** Archived, or an ignored form. Still counted. */
  | 'ARCHIVED'
  /** Deleted. Still counted. */
  | 'DELETED'
  /** The feature is turned off for the project. Not counted until it is turned on again. */
  | 'OFF';

/** Conversions and totals of a goal. */
export type GoalTotals = {
  __typename?: 'GoalTotals';
  /** Sessions in which the goal was reached. */
  conversions: Scalars['Int']['output'];
  /** Visitors who reached the goal. */
  convertedVisitors: Scalars['Int']['output'];
  /** In the report's currency. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
  /** For API clients. */
  visitors: Scalars['Int']['output'];
};

/** How a goal is reached. */
export type GoalType =
  /** A click on an element that matches a CSS selector, or on one of its descendants. */
  | 'CLICK_ON_ELEMENT'
  /** A click on an element with this text. */
  | 'CLICK_ON_TEXT'
  /** A session lasts this many seconds. */
  | 'DURATION'
  /** An element that matches a CSS selector becomes visible. */
  | 'ELEMENT_APPEARS'
  /** An event with this name happens. */
  | 'EVENT'
  /** A click on a link to another website whose URL contains the value. */
  | 'EXTERNAL_LINK'
  /** A form is started and not submitted. */
  | 'FORM_ABANDONED'
  /** A form is submitted successfully. */
  | 'FORM_COMPLETED'
  /** A form that matches a CSS selector is submitted. */
  | 'FORM_SUBMIT'
  /** A step of a funnel is reached, after all earlier required steps. */
  | 'FUNNEL_STEP'
  /** A page whose URL contains the value. */
  | 'PAGEVIEW'
  /** Exactly this page. */
  | 'PAGEVIEW_EXACT'
  /** A page whose URL matches a regular expression. */
  | 'PAGEVIEW_REGEX'
  /** A page whose URL matches a pattern with `*`. */
  | 'PAGEVIEW_WILDCARD'
  /** An event with this name has a value. */
  | 'REVENUE'
  /** The website's code reports it. */
  | 'SCRIPT'
  /** A page was scrolled to this percentage. */
  | 'SCROLLING';

/** A use of a goal. */
export type GoalUse = {
  __typename?: 'GoalUse';
  kind: GoalUseKind;
  name: Scalars['String']['output'];
};

/** The kind of object that uses a goal. */
export type GoalUseKind =
  | 'FUNNEL'
  /** A segment of visits that reached the goal, or did not. */
  | 'SEGMENT'
  | 'TEST';

/** A path and its page views. */
export type GroupedPath = {
  __typename?: 'GroupedPath';
  pageviews: Scalars['Float']['output'];
  path: Scalars['String']['output'];
};

/** The paths that a grouping rule matches. */
export type GroupingPreview = {
  __typename?: 'GroupingPreview';
  /** Most page views first, at most 20. */
  paths: Array<GroupedPath>;
  /** Number of matching paths. */
  totalCount: Scalars['Int']['output'];
};

/** An event as received. */
export type HappenedEvent = {
  __typename?: 'HappenedEvent';
  at: Scalars['DateTime']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** As set by the sender. */
  eventId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** As JSON. Empty if there are none. */
  props: Scalars['String']['output'];
  value: Scalars['Float']['output'];
  visitorId: Scalars['String']['output'];
};

/** A layer of a page's heatmap. */
export type Heatmap = {
  __typename?: 'Heatmap';
  /** At most 200. */
  elements: Array<HeatmapElement>;
  /** Median lower edge of the window before scrolling, percent of the page's height. Null if unknown. */
  fold?: Maybe<Scalars['Float']['output']>;
  /** The goal whose conversions are counted. Null: any goal and purchase. */
  goal?: Maybe<CountedGoal>;
  /** Only the points with the highest counts are included. */
  isCut: Scalars['Boolean']['output'];
  /** Empty for scroll and attention, like the elements. */
  points: Array<HeatmapElementPoints>;
  range: ReportRange;
  sample: HeatmapSample;
  /** 20 parts of the page's height, from the top. */
  scroll: Array<HeatmapBand>;
  /** Newest first, at most one for each day and width. */
  snapshots: Array<HeatmapSnapshot>;
};

/** One of 20 equal parts of a page's height, from the top. */
export type HeatmapBand = {
  __typename?: 'HeatmapBand';
  /** Mean milliseconds that a page view showed it. Null without recordings. */
  attentionMs?: Maybe<Scalars['Float']['output']>;
  /** Percent of the page's height at which the part begins: 0, 5 … 95. */
  from: Scalars['Int']['output'];
  /** Page views that reached the beginning of the part, percent of those that reported it. */
  reached: Scalars['Float']['output'];
};

/** A layer of clicks, of which two groups can be compared by element. */
export type HeatmapClickMode =
  | 'CLICK'
  /** Dead clicks: clicks without an effect on the page. */
  | 'DEAD'
  /** The first click of each page view. */
  | 'FIRST'
  /** Rage clicks: series of quick clicks on the same place. */
  | 'RAGE';

/** Kind of device, by which heatmaps are separated. */
export type HeatmapDevice =
  | 'DESKTOP'
  | 'MOBILE'
  | 'TABLET';

/** How the clicks on each element of a page differ between two groups. */
export type HeatmapDifference = {
  __typename?: 'HeatmapDifference';
  /** Those with the most page views first, at most 200. */
  elements: Array<HeatmapElementDifference>;
  /** Page views of the first group. For API clients. */
  firstPageViews: Scalars['Int']['output'];
  /** Page views of the second group. For API clients. */
  secondPageViews: Scalars['Int']['output'];
};

/** An element of a heatmap's page. The ones with the most clicks first. */
export type HeatmapElement = {
  __typename?: 'HeatmapElement';
  /** Clicks or movements of the layer. */
  clicks: Scalars['Int']['output'];
  /** Percent of the visitors. */
  conversionRate: Scalars['Float']['output'];
  /** Visitors who reached the goal with the click or later in the same session. For API clients. */
  converted: Scalars['Int']['output'];
  /** 1 for the element with the most clicks. */
  rank: Scalars['Int']['output'];
  /** CSS path of the element. */
  selector: Scalars['String']['output'];
  /** Percent of all clicks of the layer. */
  share: Scalars['Float']['output'];
  /** Empty if it has none, or if the project does not store texts. */
  text: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** An element whose clicks are compared. */
export type HeatmapElementDifference = {
  __typename?: 'HeatmapElementDifference';
  /** Second minus first, percentage points. Null if it can't be computed. */
  difference?: Maybe<Scalars['Float']['output']>;
  /** Page views of the first group with a click on the element, percent. */
  firstRate: Scalars['Float']['output'];
  /** Upper end of the difference's 95 % interval. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the difference's 95 % interval. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Two-sided p of the difference, adjusted for the number of elements (Benjamini and Hochberg). */
  pAdjusted?: Maybe<Scalars['Float']['output']>;
  /** Page views of the second group with a click on the element, percent. */
  secondRate: Scalars['Float']['output'];
  /** CSS path of the element. */
  selector: Scalars['String']['output'];
  /** Empty if it has none, or if the project does not store texts. */
  text: Scalars['String']['output'];
};

/** The points of one element, as lists of the same length. A point is a place with the number of clicks or movements there. */
export type HeatmapElementPoints = {
  __typename?: 'HeatmapElementPoints';
  /** Clicks or movements at each place. */
  counts: Array<Scalars['Int']['output']>;
  /** Percent of the element's width. */
  elementX: Array<Scalars['Float']['output']>;
  /** Percent of the element's height. */
  elementY: Array<Scalars['Float']['output']>;
  /** Percent of the document's width. */
  pageX: Array<Scalars['Float']['output']>;
  /** Percent of the document's height. */
  pageY: Array<Scalars['Float']['output']>;
  /** CSS path of the element. Empty if unknown. */
  selector: Scalars['String']['output'];
};

/** A layer of a heatmap. */
export type HeatmapMode =
  /** How long each part of the page was visible. */
  | 'ATTENTION'
  | 'CLICK'
  /** Dead clicks: clicks without an effect on the page. */
  | 'DEAD'
  /** The first click of each page view. */
  | 'FIRST'
  /** Movements of the pointer. */
  | 'MOVE'
  /** Rage clicks: series of quick clicks on the same place. */
  | 'RAGE'
  /** How far down the page visitors scrolled. */
  | 'SCROLL';

/** What the heatmap of a page would show. */
export type HeatmapPage = {
  __typename?: 'HeatmapPage';
  clicks: Scalars['Int']['output'];
  /** Clicks without an effect on the page. */
  deadClicks: Scalars['Int']['output'];
  /** There is a recorded page to show the heatmap on. */
  hasSnapshot: Scalars['Boolean']['output'];
  /** Page views of the range that match. */
  pageViews: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  /** Series of quick clicks on the same place. */
  rageClicks: Scalars['Int']['output'];
  /** Mean percent of the page's height that page views reached. */
  scrollDepth: Scalars['Float']['output'];
  /** Address without query and fragment. */
  url: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** The pages of a heatmap. Query parameters and fragments are ignored. */
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  /** A path such as `/shop/*`, or a whole address. A regular expression is searched in both. 1 to 500 characters. */
  value: Scalars['String']['input'];
};

/** How the value of a page rule is compared with a page's path or address. */
export type HeatmapPageMatch =
  | 'EXACT'
  /** A regular expression (RE2), at most 200 characters. */
  | 'REGEX'
  /** `*` is any text. */
  | 'WILDCARD';

/** The pages of a heatmap. Query parameters and fragments are ignored. */
export type HeatmapPageRule = {
  __typename?: 'HeatmapPageRule';
  match: HeatmapPageMatch;
  /** A path such as `/shop/*`, or a whole address. */
  value: Scalars['String']['output'];
};

/** Sort order of a list of pages, highest first. */
export type HeatmapPageSort =
  | 'CLICKS'
  | 'DEAD'
  | 'RAGE'
  | 'VIEWS';

/** The pages of a project. */
export type HeatmapPages = {
  __typename?: 'HeatmapPages';
  range: ReportRange;
  rows: Array<HeatmapPage>;
  /** Number of pages that match. */
  total: Scalars['Int']['output'];
};

/** A saved heatmap: a page rule and devices under a name. */
export type HeatmapProfile = Node & {
  __typename?: 'HeatmapProfile';
  /** In the last 30 days. */
  clicks: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  devices: Array<HeatmapDevice>;
  /** The host's numeric ID, used in app URLs. */
  heatmapProfileId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** In the last 30 days. */
  pageViews: Scalars['Int']['output'];
  rule: HeatmapPageRule;
  /** Recorded pages that a member chose as the background. Empty: the nearest in width and date is used. */
  snapshotIds: Array<Scalars['String']['output']>;
  status: HeatmapProfileStatus;
};

/** A page of saved heatmaps. */
export type HeatmapProfileConnection = {
  __typename?: 'HeatmapProfileConnection';
  edges: Array<HeatmapProfileEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type HeatmapProfileEdge = {
  __typename?: 'HeatmapProfileEdge';
  cursor: Scalars['String']['output'];
  node: HeatmapProfile;
};

/** State of a saved heatmap. */
export type HeatmapProfileStatus =
  /** Archived by a member. */
  | 'ARCHIVED'
  /** Fewer than 100 page views in the last 30 days, or no recorded page to show it on. */
  | 'COLLECTING'
  | 'READY';

/** The pages that a rule matches, or the problem with the rule. */
export type HeatmapRulePreview = {
  __typename?: 'HeatmapRulePreview';
  pages?: Maybe<HeatmapPages>;
  problem?: Maybe<Problem>;
};

/** How much a heatmap is based on. */
export type HeatmapSample = {
  __typename?: 'HeatmapSample';
  firstAt?: Maybe<Scalars['DateTime']['output']>;
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Page views of the range that match. */
  pageViews: Scalars['Int']['output'];
  /** Clicks or movements of the layer. 0 for scroll and attention. */
  points: Scalars['Int']['output'];
  /** Page views whose movements and visible parts were recorded. */
  recordedPageViews: Scalars['Int']['output'];
  visitors: Scalars['Int']['output'];
};

/** One of two groups of page views: those of a range, a device, and visits that match filters. */
export type HeatmapSideInput = {
  device?: InputMaybe<HeatmapDevice>;
  filters?: InputMaybe<FilterInput>;
  range: RangeInput;
  width?: InputMaybe<HeatmapWidthInput>;
};

/**
 * A recorded page that can be the background of a heatmap. Its content is read from /heatmaps/PROJECT/snapshots/ID of the
 * gateway, see docs/api.md.
 */
export type HeatmapSnapshot = {
  __typename?: 'HeatmapSnapshot';
  recordedAt: Scalars['DateTime']['output'];
  snapshotId: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Height of the visitor's window in CSS pixels. For API clients. */
  viewHeight: Scalars['Int']['output'];
  /** Width of the visitor's window in CSS pixels. */
  viewWidth: Scalars['Int']['output'];
};

/** Widths of the visitor's window in CSS pixels, both included. */
export type HeatmapWidthInput = {
  /** The widest width, in CSS pixels. At most 65535. */
  max: Scalars['Int']['input'];
  /** The narrowest width, in CSS pixels. */
  min: Scalars['Int']['input'];
};

/** Health of event ingestion. Counts start when the host starts. */
export type HostHealth = {
  __typename?: 'HostHealth';
  /** Stored events. */
  accepted: Scalars['Float']['output'];
  /** Events dropped according to project settings. */
  dropped: Scalars['Float']['output'];
  /** Duplicate events. */
  duplicates: Scalars['Float']['output'];
  /** Milliseconds since the oldest synced event started waiting for the event store. */
  lagMs: Scalars['Float']['output'];
  /** Synced bytes that are not in the event store yet. */
  logBytes: Scalars['Float']['output'];
  /** Emails that permanently failed in the last 30 days. */
  mailsFailed: Scalars['Int']['output'];
  /** Emails waiting to be sent. */
  mailsWaiting: Scalars['Int']['output'];
  /** Invalid events. */
  rejected: Scalars['Float']['output'];
  rejectedByField: Array<RejectedField>;
  startedAt: Scalars['DateTime']['output'];
  /** Bytes of the event table on disk. */
  storedBytes: Scalars['Float']['output'];
  /** Events in the event store. */
  storedEvents: Scalars['Float']['output'];
  /** Batches rejected because the queue was full. */
  turnedAway: Scalars['Float']['output'];
  /** Rows waiting to be synced. */
  waiting: Scalars['Float']['output'];
};

/** The counts of one hour. */
export type HourCounts = {
  __typename?: 'HourCounts';
  /** Sessions in which the selected goal event happened. */
  conversions: Scalars['Float']['output'];
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** One hour of the day over all days of a range. */
export type HourRow = {
  __typename?: 'HourRow';
  /** Sessions in which the selected goal event happened. */
  conversions: Scalars['Float']['output'];
  /** 0 to 23 on the requested clock. */
  hour: Scalars['Int']['output'];
  pageviews: Scalars['Float']['output'];
  /** The same hour in the compared range. Null without a comparison. */
  previous?: Maybe<HourCounts>;
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** The hours of the day. Totals are not their sum, because a visitor can be active in several hours. */
export type HourlyTraffic = {
  __typename?: 'HourlyTraffic';
  /** The goal whose conversions are counted. Null: none. */
  goal?: Maybe<CountedGoal>;
  /** Totals of the compared range. Null without a comparison. For API clients. */
  previous?: Maybe<HourCounts>;
  range: ReportRange;
  rows: Array<HourRow>;
  totals: HourCounts;
  /** Sessions with an unknown visitor clock, counted on the project's clock. Null if the project's clock was requested. */
  unknownClocks?: Maybe<Scalars['Float']['output']>;
};

/** The part of an error that a rule matches. */
export type IgnorePart =
  /** The file that threw the error: the first location of its stack. */
  | 'FILE'
  /** The error message. */
  | 'MESSAGE';

export type ImpersonateOwnerInput = {
  /** The ID of a ManagedCompany. */
  id: Scalars['ID']['input'];
};

export type ImpersonateOwnerPayload = {
  __typename?: 'ImpersonateOwnerPayload';
  problem?: Maybe<Problem>;
  viewer?: Maybe<Viewer>;
};

/** The member being impersonated and the end of the impersonation. */
export type Impersonation = {
  __typename?: 'Impersonation';
  companyName: Scalars['String']['output'];
  /** When the impersonation ends and the viewer's own account is restored. */
  endsAt: Scalars['DateTime']['output'];
  /** The impersonated member. */
  memberName: Scalars['String']['output'];
};

/** Whether the tracker was detected on the website. */
export type Installation = {
  __typename?: 'Installation';
  /** Time of the first received data. For API clients. */
  installedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Action required: no tracker of this project has sent data yet. */
  showBanner: Scalars['Boolean']['output'];
};

/** Granularity of a time series. Weeks start on Monday. */
export type Interval =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

/** An invitation that has not been accepted yet. */
export type Invitation = Node & {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Name of the member who sent the invitation. */
  invitedBy: Scalars['String']['output'];
  /** The only projects that the member will be able to see. Empty: all. */
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
  /** The only projects that the member will be able to see. Omit for all. Owners and admins always see all projects. */
  projects?: InputMaybe<Array<Scalars['ID']['input']>>;
  role: Role;
};

export type InviteMemberPayload = {
  __typename?: 'InviteMemberPayload';
  /** The same whether or not the address has an account. The link is sent by email. */
  edge?: Maybe<InvitationEdge>;
  problem?: Maybe<Problem>;
};

/** A paid, open or void charge. Amounts are in the currency's smallest unit. */
export type Invoice = Node & {
  __typename?: 'Invoice';
  /** The company's name at the time of billing. */
  billedTo: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The last segment of the public URL `/invoice/{invoiceId}`. Unguessable. */
  invoiceId: Scalars['String']['output'];
  /** A test invoice: no money was transferred. */
  isTest: Scalars['Boolean']['output'];
  lines: Array<InvoiceLine>;
  /** Human-readable number, such as INV-0007. */
  number: Scalars['String']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Such as `Visa 4242`. Null if no card was charged. */
  paidWith?: Maybe<Scalars['String']['output']>;
  /** End of the billing period. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start of the billing period. */
  periodStart: Scalars['DateTime']['output'];
  status: InvoiceStatus;
  /** The sum of the line items. */
  subtotal: Scalars['Int']['output'];
  /** Tax added to the subtotal. */
  tax: Scalars['Int']['output'];
  /** In percent. */
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

/** A line item of an invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** Negative for a credit. */
  amount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** Payment status of an invoice. */
export type InvoiceStatus =
  /** The charge failed and will be retried. */
  | 'OPEN'
  | 'PAID'
  /** The invoice no longer has to be paid. */
  | 'VOID';

/** The details of an invitation, for anyone who has its link. */
export type JoinOffer = {
  __typename?: 'JoinOffer';
  companyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /**
   * The email address belongs to an account in another company. That account must change its address or be deleted
   * before the member can join.
   */
  hasAccount: Scalars['Boolean']['output'];
  /** Name of the member who sent the invitation. */
  invitedBy: Scalars['String']['output'];
  /** Names of the only projects that the member will be able to see. Empty: all. */
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
  /** Email address for signing in. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A language that the app supports, ISO 639. */
export type Language =
  | 'DE'
  | 'EN'
  | 'ES';

export type LeaveDemoPayload = {
  __typename?: 'LeaveDemoPayload';
  problem?: Maybe<Problem>;
  /** The viewer after leaving the demo. Unchanged if `problem` is set. */
  viewer?: Maybe<Viewer>;
};

/** The state of a session that is followed live. */
export type LiveRecording = {
  __typename?: 'LiveRecording';
  /** For API clients. */
  key: Scalars['String']['output'];
  /** When the newest chunk arrived. For API clients. */
  lastChunkAt: Scalars['DateTime']['output'];
  /** Members who may watch a session at once. */
  maxViewers: Scalars['Int']['output'];
  /** For API clients. */
  startedAt: Scalars['DateTime']['output'];
  state: LiveState;
  /** The 50 documents that changed last, the newest last. */
  streams: Array<LiveStream>;
  /** Members who watch the session: those whose live view was open in the last 45 seconds. */
  viewers: Scalars['Int']['output'];
};

/** A session that is being recorded. */
export type LiveSession = {
  __typename?: 'LiveSession';
  /** Empty if unknown. */
  browser: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  /** Empty if unknown. */
  device: Scalars['String']['output'];
  /** The key of its recording. */
  key: Scalars['String']['output'];
  /** Time of the first recorded event. */
  startedAt: Scalars['DateTime']['output'];
  state: LiveState;
  /** Title of the page that changed last. */
  title: Scalars['String']['output'];
  /** Address of the page that changed last. */
  url: Scalars['String']['output'];
  /** Members who watch it live. */
  viewers: Scalars['Int']['output'];
  /** For API clients. */
  visitorId: Scalars['String']['output'];
};

/** The sessions that are being recorded. */
export type LiveSessions = {
  __typename?: 'LiveSessions';
  /** The newest first, at most 100. Sessions whose visitor has left are listed for 20 seconds more. */
  sessions: Array<LiveSession>;
  totalCount: Scalars['Int']['output'];
};

/** What the visitor of a live session does. */
export type LiveState =
  /** Something was recorded in the last 30 seconds. */
  | 'ACTIVE'
  /** A page is open, but nothing was recorded for 30 seconds. */
  | 'IDLE'
  /** All pages were closed, or nothing was recorded for 5 minutes. */
  | 'LEFT';

/** A document of a live session. */
export type LiveStream = {
  __typename?: 'LiveStream';
  /** Milliseconds from the recording's start to the document's first event. */
  fromMs: Scalars['Int']['output'];
  /** For API clients. */
  isClosed: Scalars['Boolean']['output'];
  /**
   * Number of its newest chunk. Chunks are read from /recordings/PROJECT/KEY/events of the gateway, by `stream` and `after`,
   * see docs/api.md.
   */
  newestChunk: Scalars['Int']['output'];
  streamId: Scalars['String']['output'];
  /** Title of the page. For API clients. */
  title: Scalars['String']['output'];
  /** Milliseconds from the recording's start to the document's last event. */
  toMs: Scalars['Int']['output'];
  /** Address of the page. */
  url: Scalars['String']['output'];
};

export type MailSnippetInput = {
  email: Scalars['String']['input'];
  /** A personal message to the recipient, at most 1,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
};

export type MailSnippetPayload = {
  __typename?: 'MailSnippetPayload';
  /** The recipient's email address. */
  email?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** The emails that an unsubscribe link controls. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** The email address, mostly masked. */
  email: Scalars['String']['output'];
  /** Whether emails of this kind are sent. */
  isOn: Scalars['Boolean']['output'];
  kind: NotificationKind;
};

/** A company as seen by its agency, white-label partner or operator. */
export type ManagedCompany = Node & {
  __typename?: 'ManagedCompany';
  /** For API clients. */
  billedTo: BilledTo;
  /** The host's numeric ID of the company. */
  companyId: Scalars['Int']['output'];
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** Host name of its own brand. */
  customDomain?: Maybe<Scalars['String']['output']>;
  /** Whole days until the plan ends. Null if it has no end. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Additional page views per month. */
  extraPageviews: Scalars['Int']['output'];
  /** Additional sessions per month. */
  extraSessions: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The invitation has not been accepted yet. */
  isInvited: Scalars['Boolean']['output'];
  isOverLimit: Scalars['Boolean']['output'];
  /** Time of the newest session of the last 31 days, or of the newest sign-in. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** For API clients. */
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Email address of the owner or the invited owner. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** Null until the owner joins. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Page views per month, including extras. Null: no limit. For API clients. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views this month, UTC. */
  pageviews: Scalars['Int']['output'];
  /** Code of its plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
  projectCount: Scalars['Int']['output'];
  /** Number of projects the plan includes. Null: no limit. For API clients. */
  projectLimit?: Maybe<Scalars['Int']['output']>;
  /** Sessions per month, including extras. Null: no limit. */
  sessionLimit?: Maybe<Scalars['Int']['output']>;
  /** Sessions this month, UTC. */
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

export type MarkRecordingsInput = {
  /** At most 500 recordings of one project. */
  ids: Array<Scalars['ID']['input']>;
  /** By the caller. */
  isViewed: Scalars['Boolean']['input'];
};

export type MarkRecordingsPayload = {
  __typename?: 'MarkRecordingsPayload';
  problem?: Maybe<Problem>;
  /** The changed recordings. Recordings deleted in the meantime are omitted. */
  recordings?: Maybe<Array<Recording>>;
};

/** An element of a page as a browser laid it out, in CSS pixels from the top left corner of the page. */
export type MeasuredBoxInput = {
  /** #rrggbb. Null if transparent. */
  background?: InputMaybe<Scalars['String']['input']>;
  /** #rrggbb of the text, or the mean color of an image. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Height, CSS pixels. */
  height: Scalars['Float']['input'];
  kind: PageElementKind;
  /** At most 80 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** CSS pixels. 0 without text. */
  textSize?: InputMaybe<Scalars['Float']['input']>;
  /** Width, CSS pixels. */
  width: Scalars['Float']['input'];
  /** Left edge, CSS pixels. */
  x: Scalars['Float']['input'];
  /** Upper edge, CSS pixels. */
  y: Scalars['Float']['input'];
};

/** The layout of a recorded page, measured in a browser. */
export type MeasuredLayoutInput = {
  /** #rrggbb. */
  background?: InputMaybe<Scalars['String']['input']>;
  /** In the order in which they are painted. At most 2000. */
  boxes: Array<MeasuredBoxInput>;
  /** CSS pixels, 50 to 100000. */
  height: Scalars['Int']['input'];
  /** CSS pixels, 50 to 10000. */
  width: Scalars['Int']['input'];
};

/** A browser in which the viewer is signed in. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** Browser and operating system, such as `Chrome on Windows`. */
  device: Scalars['String']['output'];
  /** Whether this is the session of the current request. */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Identifies the session. Can't be used to sign in. */
  sessionId: Scalars['String']['output'];
  signedInAt: Scalars['DateTime']['output'];
};

/** Whether a member can sign in. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DISABLED'
  /** The email address is not verified yet. */
  | 'UNVERIFIED';

export type MergeErrorsInput = {
  /** The target group. */
  errorId: Scalars['String']['input'];
  /** The groups to merge into the target, including any groups already merged into them. 1 to 100. */
  merged: Array<Scalars['String']['input']>;
  project: Scalars['ID']['input'];
};

export type MergeErrorsPayload = {
  __typename?: 'MergeErrorsPayload';
  /** The target group. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** A third-party messenger in which members can contact the product team. */
export type Messaging = {
  __typename?: 'Messaging';
  /** The messenger workspace's ID. Public. */
  appId: Scalars['String']['output'];
  person: MessagingPerson;
  /** URL of its script. */
  scriptUrl: Scalars['String']['output'];
};

/** The user data that the messenger receives. */
export type MessagingPerson = {
  __typename?: 'MessagingPerson';
  companyId: Scalars['Int']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** Verifies the member's numeric ID to the messenger: HMAC-SHA-256 in hex. Null if no secret is set. */
  identity?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Code of the company's plan. */
  planId: Scalars['Int']['output'];
  role: Role;
  userId: Scalars['Int']['output'];
};

/** Metrics of a range. `MetricValues` defines each. */
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

/** The metrics of a range. Bots and internal visits are never counted. Counts are exact and never sampled. */
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

/** The counts of a month. */
export type MonthCounts = {
  __typename?: 'MonthCounts';
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** The last months, oldest first. */
export type MonthlyChart = {
  __typename?: 'MonthlyChart';
  /** Notes in its months that are visible to the viewer, oldest first. */
  annotations?: Maybe<Array<Annotation>>;
  /** Changes in its months that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  months: Array<ChartMonth>;
  /** Time zone of the months. */
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

/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Comment on a second of a recording. */
  addRecordingComment: AddRecordingCommentPayload;
  /** Archive a rule. It creates no more events. */
  archiveEventRule: ArchiveEventRulePayload;
  /** Archive a goal. It is no longer counted. */
  archiveGoal: ArchiveGoalPayload;
  /** Start a subscription. Buying the current plan again charges nothing. */
  buyPlan: BuyPlanPayload;
  /** Cancel the subscription at the end of its period. */
  cancelSubscription: CancelSubscriptionPayload;
  /** Request a change of the email address. The link in the email to the new address confirms it. */
  changeEmail: ChangeEmailPayload;
  /** Set a new password. Requires the current one. */
  changePassword: ChangePasswordPayload;
  /** Change the plan or billing cycle. A larger plan starts immediately, a smaller one at the end of the period. */
  changeSubscription: ChangeSubscriptionPayload;
  /** Check the DNS records of the brand's host name. A passing check verifies it. */
  checkDomain: CheckDomainPayload;
  /** Preview the matches of a saved or unsaved rule on a page. */
  checkEventRule: CheckEventRulePayload;
  /** Fetch a page as a visitor would, and check whether the project's tracking code works on it. */
  checkWebsite: CheckWebsitePayload;
  /** Confirm a new email address by its link. Opening it again returns the same result. */
  confirmEmail: ConfirmEmailPayload;
  /** Count a click on a referral link. */
  countReferralVisit: CountReferralVisitPayload;
  /** Add a note to the charts of a project. */
  createAnnotation: CreateAnnotationPayload;
  /** Create a key. Only for owners and admins who are signed in: a key can't create another key. */
  createApiKey: CreateApiKeyPayload;
  /** Create a rule. It takes effect within 10 seconds. */
  createBlockRule: CreateBlockRulePayload;
  /** Ignore errors with this text from now on, including past ones. */
  createErrorRule: CreateErrorRulePayload;
  /** Create a rule by which the tracker creates events from visitor actions. */
  createEventRule: CreateEventRulePayload;
  /** Save a form. */
  createForm: CreateFormPayload;
  /** Save a funnel. */
  createFunnel: CreateFunnelPayload;
  /** Define a conversion goal. */
  createGoal: CreateGoalPayload;
  /** Save a heatmap. */
  createHeatmapProfile: CreateHeatmapProfilePayload;
  /** Create a project, within the limits of the plan. */
  createProject: CreateProjectPayload;
  /** Create a list of recordings, or save a search. */
  createRecordingCollection: CreateRecordingCollectionPayload;
  /** Save a filter as a segment. */
  createSegment: CreateSegmentPayload;
  /** Create a link that shows one module of a project. */
  createShareLink: CreateShareLinkPayload;
  /** Create a webhook. Only for owners and admins who are signed in. */
  createWebhook: CreateWebhookPayload;
  /** Close the viewer's account. The last owner of a company can't close theirs. */
  deleteAccount: DeleteAccountPayload;
  /** Delete a note. */
  deleteAnnotation: DeleteAnnotationPayload;
  /** Delete a rule. Matching events count again within 10 seconds. */
  deleteBlockRule: DeleteBlockRulePayload;
  /** Delete a rule. The errors it hid count again. */
  deleteErrorRule: DeleteErrorRulePayload;
  /** Delete a saved form. What was measured is kept. */
  deleteForm: DeleteFormPayload;
  /** Delete a funnel. Its share links stop working. */
  deleteFunnel: DeleteFunnelPayload;
  /** Delete a saved heatmap. The page views and clicks of its pages are kept. */
  deleteHeatmapProfile: DeleteHeatmapProfilePayload;
  /** Permanently delete a project. */
  deleteProject: DeleteProjectPayload;
  /** Delete a collection. Its recordings stay. */
  deleteRecordingCollection: DeleteRecordingCollectionPayload;
  /** Delete an own comment. Owners and admins may delete any. */
  deleteRecordingComment: DeleteRecordingCommentPayload;
  /** Delete recordings with everything recorded. */
  deleteRecordings: DeleteRecordingsPayload;
  /** Delete a segment. URLs that contain the filter itself still work. */
  deleteSegment: DeleteSegmentPayload;
  /** Permanently delete a link. */
  deleteShareLink: DeleteShareLinkPayload;
  /** Delete a source map. */
  deleteSourceMap: DeleteSourceMapPayload;
  /**
   * Permanently delete a visitor: events, attributes, comments and tags. Events that an open tab still sends for the
   * current session are discarded. The next session after that counts as a new visitor.
   */
  deleteVisitor: DeleteVisitorPayload;
  /** Delete a webhook. Pending deliveries are canceled. */
  deleteWebhook: DeleteWebhookPayload;
  /** End the impersonation and return to the viewer's own account. */
  endImpersonation: EndImpersonationPayload;
  /** Sign the viewer out of all other sessions. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Sign the viewer out of one other session. */
  endSession: EndSessionPayload;
  /** Start another trial of the full product. Available once, on free plans. */
  extendTrial: ExtendTrialPayload;
  /** Impersonate the owner of a managed company for one hour. */
  impersonateOwner: ImpersonateOwnerPayload;
  /** Create a client's company and invite its owner by email. */
  inviteClient: InviteClientPayload;
  /** Invite a member by email. A new invitation invalidates the earlier link. */
  inviteMember: InviteMemberPayload;
  /** Create the account from an invitation. The link works only once. */
  joinTeam: JoinTeamPayload;
  /** Return from the demo to the account that it was opened from. */
  leaveDemo: LeaveDemoPayload;
  /** Email the tracking code to someone who can install it. */
  mailSnippet: MailSnippetPayload;
  /** Mark recordings as viewed or not viewed by the caller. */
  markRecordings: MarkRecordingsPayload;
  /** Merge error groups into another one. Reversible. */
  mergeErrors: MergeErrorsPayload;
  /** Record that the variant of an experiment is visible. Counted once per company, however often it is recorded. */
  noteExposure: NoteExposurePayload;
  /** URL where the company manages its subscription. `NOT_FOUND` without one. */
  openBillingPortal: OpenBillingPortalPayload;
  /** Open the demo as a read-only viewer, without an account or from the user's own account. */
  openDemo: OpenDemoPayload;
  /** Open a share link. Unknown, blocked, expired and deleted links are indistinguishable. */
  openShareLink: OpenShareLinkPayload;
  /** Open a page of the website to pick an element for a goal, an event rule or a funnel. */
  pickElement: PickElementPayload;
  /** Preview how many events a rule would have discarded, without creating it. */
  previewBlockRule: PreviewBlockRulePayload;
  /** Preview how many errors a rule would hide, without creating it. */
  previewErrorRule: PreviewErrorRulePayload;
  /** Mark notifications as read. */
  readNotifications: ReadNotificationsPayload;
  /**
   * Record an action of the viewer in the audit log. Actions that the host records itself (on goals, events, errors,
   * project settings, visitors) are rejected as INVALID. For the role Viewer, everything except `switch_project` and
   * `hide_upgrade_alert` is rejected.
   */
  recordAction: RecordActionPayload;
  /** Redeem a code that unlocks a plan or adds days. Each code works once. */
  redeemCode: RedeemCodePayload;
  /** Close a member's account. The last owner can't be removed. */
  removeMember: RemoveMemberPayload;
  /** Deliver an event again, with a single attempt. */
  repeatDelivery: RepeatDeliveryPayload;
  /** Request an email with a link to set a new password. The link works once, for 60 minutes. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Set a new password with the link from the email. */
  resetPassword: ResetPasswordPayload;
  /** Undo the cancellation of the subscription. */
  resumeSubscription: ResumeSubscriptionPayload;
  /** Revoke a key. It stops working within 2 seconds. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Revoke an invitation. Its link stops working. */
  revokeInvitation: RevokeInvitationPayload;
  /** Replace the card on file. A failed charge is retried immediately. */
  saveCard: SaveCardPayload;
  /** Send a message to product support. The reply goes to the viewer's email address. */
  sendSupportMessage: SendSupportMessagePayload;
  /** Send a `ping`, with a single attempt. */
  sendTestDelivery: SendTestDeliveryPayload;
  /** Set the viewer's picture. */
  setAvatar: SetAvatarPayload;
  /** Set the status of a comment. */
  setCommentStatus: SetCommentStatusPayload;
  /** Resolve, ignore, snooze, reopen or assign an error group. */
  setErrorState: SetErrorStatePayload;
  /** Unsubscribe from a kind of email by the link in an email, without signing in, or subscribe again. */
  setMailSubscription: SetMailSubscriptionPayload;
  /** Set the company's custom texts for a language. For API clients. */
  setTranslation: SetTranslationPayload;
  /** Store an attribute of the user. */
  setUserAttribute: SetUserAttributePayload;
  /** Sign in with email and password. Sets the session cookie. */
  signIn: SignInPayload;
  /** End the session and close its WebSocket connections. */
  signOut: SignOutPayload;
  /**
   * Start the sign-up of a company. The link in the verification email creates the company with its owner, a 15-day
   * trial and its first project. The response is the same for every address.
   */
  signUp: SignUpPayload;
  /** Add tags to visitors and remove others. */
  tagVisitors: TagVisitorsPayload;
  /** Separate a merged error group again. */
  unmergeErrors: UnmergeErrorsPayload;
  /** Update the text, time or other fields of a note. */
  updateAnnotation: UpdateAnnotationPayload;
  /** Update the brand of the viewer's company. Omitted fields stay unchanged, null clears a field. */
  updateBrand: UpdateBrandPayload;
  /** Rename the company or set the host name of its brand. Omitted fields stay unchanged. */
  updateCompany: UpdateCompanyPayload;
  /** Rename, hide or merge an event. Omitted fields stay unchanged. */
  updateEvent: UpdateEventPayload;
  /** Update, pause or resume a rule. Omitted fields stay unchanged. */
  updateEventRule: UpdateEventRulePayload;
  /** Update, ignore or restore a saved form. Omitted fields stay unchanged. */
  updateForm: UpdateFormPayload;
  /** Update, archive or restore a funnel. Omitted fields stay unchanged. */
  updateFunnel: UpdateFunnelPayload;
  /** Update a goal or restore it from the archive. Omitted fields stay unchanged. */
  updateGoal: UpdateGoalPayload;
  /** Update, archive or restore a saved heatmap. Omitted fields stay unchanged. */
  updateHeatmapProfile: UpdateHeatmapProfilePayload;
  /** Update a company's plan, trial, limits or status. Omitted fields stay unchanged. */
  updateManagedCompany: UpdateManagedCompanyPayload;
  /** Change a member's role or projects. Omitted fields stay unchanged. */
  updateMember: UpdateMemberPayload;
  /** Set the notifications the viewer receives, and their channels. */
  updateNotificationSettings: UpdateNotificationSettingsPayload;
  /** Change the viewer's name, language or email preferences. Omitted fields stay unchanged. */
  updateProfile: UpdateProfilePayload;
  /** Rename, pause, resume or configure a project. Omitted fields stay unchanged. */
  updateProject: UpdateProjectPayload;
  /** Mark a recommendation as read, unread or dismissed, for everyone in the company. */
  updateRecommendation: UpdateRecommendationPayload;
  /** Rename a collection, or add and remove recordings. Omitted fields stay unchanged. */
  updateRecordingCollection: UpdateRecordingCollectionPayload;
  /** Star and tag recordings. */
  updateRecordings: UpdateRecordingsPayload;
  /** Rename a segment or replace its filter. Omitted fields stay unchanged. */
  updateSegment: UpdateSegmentPayload;
  /** Block or unblock a link, or change its expiration. */
  updateShareLink: UpdateShareLinkPayload;
  /** Update a webhook. Omitted fields stay unchanged. */
  updateWebhook: UpdateWebhookPayload;
  /** Upload or remove a brand image. */
  uploadBrandImage: UploadBrandImagePayload;
  /**
   * Open the link of a verification email, which creates the company and the account. Opening it again returns the same
   * result.
   */
  verifyEmail: VerifyEmailPayload;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationAddRecordingCommentArgs = {
  input: AddRecordingCommentInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationArchiveEventRuleArgs = {
  input: ArchiveEventRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationArchiveGoalArgs = {
  input: ArchiveGoalInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationBuyPlanArgs = {
  input: BuyPlanInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCheckEventRuleArgs = {
  input: CheckEventRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCheckWebsiteArgs = {
  input: CheckWebsiteInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCountReferralVisitArgs = {
  input: CountReferralVisitInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateAnnotationArgs = {
  input: CreateAnnotationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateBlockRuleArgs = {
  input: CreateBlockRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateErrorRuleArgs = {
  input: CreateErrorRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateEventRuleArgs = {
  input: CreateEventRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateFormArgs = {
  input: CreateFormInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateFunnelArgs = {
  input: CreateFunnelInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateGoalArgs = {
  input: CreateGoalInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateHeatmapProfileArgs = {
  input: CreateHeatmapProfileInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateRecordingCollectionArgs = {
  input: CreateRecordingCollectionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateSegmentArgs = {
  input: CreateSegmentInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteAnnotationArgs = {
  input: DeleteAnnotationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteBlockRuleArgs = {
  input: DeleteBlockRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteErrorRuleArgs = {
  input: DeleteErrorRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteFormArgs = {
  input: DeleteFormInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteFunnelArgs = {
  input: DeleteFunnelInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteHeatmapProfileArgs = {
  input: DeleteHeatmapProfileInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteRecordingCollectionArgs = {
  input: DeleteRecordingCollectionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteRecordingCommentArgs = {
  input: DeleteRecordingCommentInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteRecordingsArgs = {
  input: DeleteRecordingsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteSegmentArgs = {
  input: DeleteSegmentInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteShareLinkArgs = {
  input: DeleteShareLinkInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteSourceMapArgs = {
  input: DeleteSourceMapInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteVisitorArgs = {
  input: DeleteVisitorInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationImpersonateOwnerArgs = {
  input: ImpersonateOwnerInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationInviteClientArgs = {
  input: InviteClientInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationJoinTeamArgs = {
  input: JoinTeamInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationMailSnippetArgs = {
  input: MailSnippetInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationMarkRecordingsArgs = {
  input: MarkRecordingsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationMergeErrorsArgs = {
  input: MergeErrorsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationNoteExposureArgs = {
  input: NoteExposureInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationOpenBillingPortalArgs = {
  input: OpenBillingPortalInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationOpenShareLinkArgs = {
  input: OpenShareLinkInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationPickElementArgs = {
  input: PickElementInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationPreviewBlockRuleArgs = {
  input: PreviewBlockRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationPreviewErrorRuleArgs = {
  input: PreviewErrorRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationReadNotificationsArgs = {
  input: ReadNotificationsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRecordActionArgs = {
  input: RecordActionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRedeemCodeArgs = {
  input: RedeemCodeInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRepeatDeliveryArgs = {
  input: RepeatDeliveryInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSaveCardArgs = {
  input: SaveCardInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSendSupportMessageArgs = {
  input: SendSupportMessageInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSendTestDeliveryArgs = {
  input: SendTestDeliveryInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetCommentStatusArgs = {
  input: SetCommentStatusInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetErrorStateArgs = {
  input: SetErrorStateInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetMailSubscriptionArgs = {
  input: SetMailSubscriptionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetTranslationArgs = {
  input: SetTranslationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSetUserAttributeArgs = {
  input: SetUserAttributeInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationTagVisitorsArgs = {
  input: TagVisitorsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUnmergeErrorsArgs = {
  input: UnmergeErrorsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateAnnotationArgs = {
  input: UpdateAnnotationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateEventArgs = {
  input: UpdateEventInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateEventRuleArgs = {
  input: UpdateEventRuleInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateFormArgs = {
  input: UpdateFormInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateFunnelArgs = {
  input: UpdateFunnelInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateGoalArgs = {
  input: UpdateGoalInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateHeatmapProfileArgs = {
  input: UpdateHeatmapProfileInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateManagedCompanyArgs = {
  input: UpdateManagedCompanyInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateRecommendationArgs = {
  input: UpdateRecommendationInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateRecordingCollectionArgs = {
  input: UpdateRecordingCollectionInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateRecordingsArgs = {
  input: UpdateRecordingsInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateSegmentArgs = {
  input: UpdateSegmentInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateShareLinkArgs = {
  input: UpdateShareLinkInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationUploadBrandImageArgs = {
  input: UploadBrandImageInput;
};


/** The root mutation. Expected rejections are returned as data in the payload's `problem`. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** The subscription's state after the current period. */
export type NextPeriod = {
  __typename?: 'NextPeriod';
  /** The price, before tax. */
  amount: Scalars['Int']['output'];
  cycle: BillingCycle;
  planId: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
};

/** An object that can be refetched by its ID. */
export type Node = {
  /** Globally unique ID across all types. */
  id: Scalars['ID']['output'];
};

/** The color of a note. */
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
  /** The variant shown. */
  enrolment?: Maybe<OwnExperiment>;
  problem?: Maybe<Problem>;
};

/** The visibility of a note. */
export type NoteVisibility =
  /** All members of the company. */
  | 'COMPANY'
  /** All members of the company and holders of a share link that shows the charts. */
  | 'LINK'
  /** Only its author. */
  | 'ME';

/** A notification shown to a member in the app. */
export type Notification = Node & {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** For API clients. */
  kind: NotificationKind;
  /** Path in the app with more details. */
  path?: Maybe<Scalars['String']['output']>;
  sentences: Array<ServerMessage>;
  title: ServerMessage;
};

/** A page of notifications. */
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

/** Kinds of notifications that members receive. */
export type NotificationKind =
  /** A visitor left feedback on a page. Sent to all roles except Viewer. */
  | 'FEEDBACK_RECEIVED'
  /** An invitation was accepted. Sent to owners and admins. */
  | 'MEMBER_JOINED'
  /** A teammate named the member with @ in a comment on a recording. */
  | 'MENTIONED'
  /** Sent to owners and admins. */
  | 'PROJECT_CREATED'
  /** Sent to owners and admins. */
  | 'SHARE_LINK_CREATED'
  /** A trial ends within three days. Sent to owners and admins. */
  | 'TRIAL_ENDING'
  /** 80 % or 100 % of the month's sessions are used. Sent to owners and admins. */
  | 'USAGE_ALERT'
  /** Weekly statistics of the member's projects. */
  | 'WEEKLY_DIGEST';

/** The channels on which a member receives one kind of notification. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** Show in the app's notification list. */
  inApp: Scalars['Boolean']['output'];
  kind: NotificationKind;
  /** Send by email. */
  mail: Scalars['Boolean']['output'];
};

export type NotificationSettingInput = {
  /** Show in the app's notification list. */
  inApp: Scalars['Boolean']['input'];
  kind: NotificationKind;
  /** Send by email. */
  mail: Scalars['Boolean']['input'];
};

/** The notifications a member receives, and their channels. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Day on which the weekly digest is sent, at 6:00 UTC: 1 Monday to 7 Sunday. */
  digestDay: Scalars['Int']['output'];
  /** The kinds available to the member's role. */
  settings: Array<NotificationSetting>;
};

/** Visitors online over the last 24 hours, each minute counted like the visitors online now. */
export type OnlineHistory = {
  __typename?: 'OnlineHistory';
  /** Time of the first number. */
  from: Scalars['DateTime']['output'];
  /** Active and idle visitors, oldest first. */
  online: Array<Scalars['Int']['output']>;
  /** Seconds between two numbers. */
  stepSeconds: Scalars['Int']['output'];
};

export type OpenBillingPortalInput = {
  page: BillingPortalPage;
};

export type OpenBillingPortalPayload = {
  __typename?: 'OpenBillingPortalPayload';
  problem?: Maybe<Problem>;
  /** A URL or an app path. */
  url?: Maybe<Scalars['String']['output']>;
};

export type OpenDemoPayload = {
  __typename?: 'OpenDemoPayload';
  problem?: Maybe<Problem>;
  /** The viewer after opening the demo. Unchanged if `problem` is set. */
  viewer?: Maybe<Viewer>;
};

export type OpenShareLinkInput = {
  /** The last segment of the link. */
  encryptedParam: Scalars['String']['input'];
  /** Required if the link has a password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type OpenShareLinkPayload = {
  __typename?: 'OpenShareLinkPayload';
  /** What the token permits. */
  grant?: Maybe<ShareGrant>;
  module?: Maybe<ShareModule>;
  /** The link requires a password, and it was missing or incorrect. */
  passwordNeeded: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
  /**
   * Encrypted token. Send it as the `x-share-token` header (or `shareToken` when a socket connects) to act as the holder
   * of the link. Valid for one hour.
   */
  token?: Maybe<Scalars['String']['output']>;
};

/** The original location of a call. */
export type OriginalPlace = {
  __typename?: 'OriginalPlace';
  /** 1-based. */
  column: Scalars['Int']['output'];
  /** 1-based. */
  line: Scalars['Int']['output'];
  /** Surrounding lines. Empty if the map contains no sources. */
  lines: Array<SourceLine>;
  /** The function's name. Empty if unknown. */
  name: Scalars['String']['output'];
  /** The source file. */
  source: Scalars['String']['output'];
};

/** All projects of the company side by side. */
export type Overview = {
  __typename?: 'Overview';
  /** Last day of the range, inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  /** One row per project visible to the viewer, each in its project's time zone. */
  rows: Array<OverviewRow>;
  /** First day of the range. */
  startDate: Scalars['LocalMoment']['output'];
};

/** The metrics of one project in the overview. */
export type OverviewRow = {
  __typename?: 'OverviewRow';
  /** The compared range. Null without a comparison. */
  previous?: Maybe<MetricValues>;
  project: Project;
  /**
   * Visitors of each completed interval of the range, oldest first. Includes the current interval until two are
   * complete.
   */
  sparkline: Array<Scalars['Float']['output']>;
  totals: MetricValues;
};

/** The brand of the viewer's company, as configured by its owners and admins. */
export type OwnBrand = {
  __typename?: 'OwnBrand';
  /** Host name that serves the tracking snippet. Null for the product's own. */
  cdnDomain?: Maybe<Scalars['String']['output']>;
  /** HTTPS URL of a style sheet that every page loads. */
  cssUrl?: Maybe<Scalars['String']['output']>;
  dns: DomainCheck;
  /** Host name of the brand. Null if none is set. */
  domain?: Maybe<Scalars['String']['output']>;
  faviconUrl?: Maybe<Scalars['String']['output']>;
  /** Language of the sign-in page, ISO 639. Null for the browser's language. */
  language?: Maybe<Scalars['String']['output']>;
  /** A custom text on the sign-in page. */
  loginText?: Maybe<Scalars['String']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`. Null for the product's default color. */
  mainColor?: Maybe<Scalars['String']['output']>;
  /** The product's name under this brand. */
  name?: Maybe<Scalars['String']['output']>;
  sso: BrandSso;
};

/** An experiment of the product itself, with the variant for the viewer's company. */
export type OwnExperiment = {
  __typename?: 'OwnExperiment';
  /** The experiment's name, such as `plans_period`. */
  experiment: Scalars['String']['output'];
  /** The variant to show, such as `year`. */
  variant: Scalars['String']['output'];
};

/** Kind of an element for the reader of a page. */
export type PageElementKind =
  | 'BUTTON'
  | 'HEADING'
  | 'IMAGE'
  | 'INPUT'
  | 'LINK'
  | 'TEXT';

/** Pagination state of a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more edges follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether more edges precede `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge. Null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A project's page views, counted live. For API clients. */
export type PageviewCounts = {
  __typename?: 'PageviewCounts';
  /** Since the first of the month. */
  monthly: Scalars['Int']['output'];
  /** Since the project was created. */
  total: Scalars['Int']['output'];
};

/** The card on file. Only the fields below are stored. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Card brand, such as Visa. */
  brand: Scalars['String']['output'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['output'];
  /** Four digits. */
  expYear: Scalars['Int']['output'];
  /** Name on the card, if known. */
  holder?: Maybe<Scalars['String']['output']>;
  /** Last four digits. */
  last4: Scalars['String']['output'];
};

/** Dimensions of the performance report. */
export type PerformanceDimension =
  | 'BROWSER'
  | 'COUNTRY'
  | 'DEVICE'
  | 'PAGE';

/** The performance report. */
export type PerformanceReport = {
  __typename?: 'PerformanceReport';
  interval: Interval;
  range: ReportRange;
  /** Most page loads first. */
  rows: Array<PerformanceRow>;
  /** One vital over time. */
  series: Array<VitalPoint>;
  /** Number of distinct values of the dimension in the range. */
  total: Scalars['Int']['output'];
  vitals: Array<VitalRow>;
};

/** The 75th percentile of each vital for one value of a dimension. Null below 10 measurements. */
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
  /** Number of measured page loads. */
  loads: Scalars['Float']['output'];
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
  /** Milliseconds. */
  ttfb?: Maybe<Scalars['Float']['output']>;
};

export type PickElementInput = {
  /** URL of the page, on one of the project's websites if any are set. https:// may be omitted. */
  page: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  target: PickTarget;
};

export type PickElementPayload = {
  __typename?: 'PickElementPayload';
  /**
   * On this page the member picks an element. The page sends it by postMessage to the window that opened it, if that
   * window shows the app.
   */
  address?: Maybe<Scalars['String']['output']>;
  /** When the picker ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names the picked element in the page's message. */
  pickId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

/** What can be picked on a page. */
export type PickTarget =
  /** What visitors click: a button, a link or another control. */
  | 'CLICK'
  | 'ELEMENT'
  | 'FORM'
  | 'LINK'
  /** The shown page, or the page that a link opens. */
  | 'PAGE';

/** One result of the session check. */
export type PingStatus = {
  __typename?: 'PingStatus';
  /** The session has ended. The user must sign in again. */
  ended: Scalars['Boolean']['output'];
  /** Consecutive failures. More than 3 end the session. For API clients. */
  failures: Scalars['Int']['output'];
  /** Message for the user. Set once `ended` is true. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the host responded and the session is still valid. */
  ok: Scalars['Boolean']['output'];
  /** The current plan. The app reloads when it changes. */
  paidPlan?: Maybe<Scalars['Int']['output']>;
  /** Identifies the message, as in `Problem`. Set together with it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The current role. The app reloads when it changes. */
  role?: Maybe<Role>;
};

/** Attribution required by a data license. */
export type PlaceCredit = {
  __typename?: 'PlaceCredit';
  /** The attribution text, in the licensor's wording. */
  text: Scalars['String']['output'];
  /** Link target. */
  url: Scalars['String']['output'];
};

/** Granularity of places. */
export type PlaceLevel =
  | 'CITY'
  | 'COUNTRY'
  | 'REGION';

/** Visits from one place. */
export type PlaceRow = {
  __typename?: 'PlaceRow';
  /** ISO 3166-1 code of a country, or the name of a region or city. Empty if unknown. */
  name: Scalars['String']['output'];
  /** The compared range. Null without a comparison. */
  previous?: Maybe<PlaceValues>;
  /** The region of a city. Null for other places. Two cities with the same name are two rows. */
  region?: Maybe<Scalars['String']['output']>;
  values: PlaceValues;
};

/** The data source of regions and cities. */
export type PlaceSource = {
  __typename?: 'PlaceSource';
  /** Must be shown wherever regions or cities are shown. */
  credits: Array<PlaceCredit>;
  /** New sessions get regions and cities. Without a city database, they get countries only. */
  hasCities: Scalars['Boolean']['output'];
};

/** Visits by place. */
export type PlaceTable = {
  __typename?: 'PlaceTable';
  /**
   * ISO 4217 code of the project's currency, or the currency with the most conversions if the project has none. Other
   * currencies are excluded. Empty if there is no revenue.
   */
  currency: Scalars['String']['output'];
  range: ReportRange;
  /** Most visitors first. */
  rows: Array<PlaceRow>;
  totals: PlaceValues;
};

/** The metrics of a place. Rates are from 0 to 1, null if the denominator is 0. */
export type PlaceValues = {
  __typename?: 'PlaceValues';
  /** Share of sessions with one page view, no interaction and under 10 seconds. */
  bounceRate?: Maybe<Scalars['Float']['output']>;
  /** Conversions divided by sessions. */
  conversionRate?: Maybe<Scalars['Float']['output']>;
  /** Sessions with the goal, or with a purchase if no goal is set. */
  conversions: Scalars['Float']['output'];
  /** In the map's currency. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  visitors: Scalars['Float']['output'];
};

/** A plan and its monthly allowances. */
export type Plan = {
  __typename?: 'Plan';
  /** Additional page views bought. */
  additionalPageviews: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Page views per month. Null: no limit. */
  pageviews?: Maybe<Scalars['Int']['output']>;
  /** The plan's code. */
  planId: Scalars['Int']['output'];
  /** Additional sessions earned. */
  rewardedSessions: Scalars['Int']['output'];
  /** Sessions per month. Null: no limit. */
  sessions?: Maybe<Scalars['Int']['output']>;
};

/** Preview of a plan change, without applying it. Amounts are in the currency's smallest unit. */
export type PlanChange = {
  __typename?: 'PlanChange';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Charged immediately. */
  dueNow: Scalars['Int']['output'];
  /** When the new plan starts. */
  effectiveAt: Scalars['DateTime']['output'];
  kind: PlanChangeKind;
  lines: Array<InvoiceLine>;
  /** Amount of the next charge, before tax and credit. */
  nextAmount: Scalars['Int']['output'];
  /** Time of the next charge. Null if there is none. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tax added to the line items. */
  tax: Scalars['Int']['output'];
};

/** The kind of plan change. */
export type PlanChangeKind =
  /** The same plan with another billing cycle. */
  | 'CYCLE'
  /** A smaller plan, effective at the end of the period. */
  | 'DOWNGRADE'
  /** Move to a free plan. */
  | 'END'
  /** No change. Cancels a pending change. */
  | 'KEEP'
  /** The first paid plan. */
  | 'START'
  /** A larger plan, effective immediately. */
  | 'UPGRADE';

/** A selectable plan. */
export type PlanChoice = {
  __typename?: 'PlanChoice';
  /** Code of the plan. */
  planCode: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
};

/** A plan on sale under the brand that the browser shows. Amounts are in the currency's smallest unit. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Codes of the included features, apart from the limits. */
  features: Array<Scalars['String']['output']>;
  /** Whether this is the company's current plan. */
  isCurrent: Scalars['Boolean']['output'];
  /** Price per month. 0: free. */
  monthlyPrice: Scalars['Int']['output'];
  plan: Plan;
  /** The plan's target audience. */
  tagline: Scalars['String']['output'];
  /** Tested users per month. Null: no limit. */
  testedUsers?: Maybe<Scalars['Int']['output']>;
  /** Number of projects. Null: no limit. */
  websites?: Maybe<Scalars['Int']['output']>;
  /** Price per year. 0: free. */
  yearlyPrice: Scalars['Int']['output'];
};

/** A plan action to offer to members who manage the account. */
export type PlanPrompt =
  /** Extend the trial. Free plans only. */
  | 'EXTEND_TRIAL'
  /** Choose a paid plan. */
  | 'UPGRADE';

/** A company's subscription. Amounts are in the currency's smallest unit. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  /** Price of the current period, before tax. */
  amount: Scalars['Int']['output'];
  /** Credit left over from a larger plan. It reduces the next charges. */
  credit: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  cycle: BillingCycle;
  /** Canceled: the subscription runs until the end of the period and does not renew. */
  endsAtPeriodEnd: Scalars['Boolean']['output'];
  /** The next period. Null after cancellation. */
  next?: Maybe<NextPeriod>;
  /** End of the current period and time of the next charge. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start of the current period. For API clients. */
  periodStart: Scalars['DateTime']['output'];
  planId: Scalars['Int']['output'];
  planName: Scalars['String']['output'];
  status: SubscriptionStatus;
};

/** A message to product support. */
export type PortalMessage = {
  __typename?: 'PortalMessage';
  companyName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Email address for the reply. */
  fromEmail: Scalars['String']['output'];
  /** The host's numeric ID of the message. */
  messageNumber: Scalars['Int']['output'];
  /** As entered. */
  subject: Scalars['String']['output'];
  /** The message. */
  text: Scalars['String']['output'];
};

/** Presence state of an online visitor. */
export type PresenceState =
  /** Active within the last 30 seconds. */
  | 'ACTIVE'
  /** The page is visible, but the visitor has been inactive for 30 seconds. */
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

/** Why a mutation was rejected. Expected rejections are returned as data. */
export type Problem = {
  __typename?: 'Problem';
  code: ErrorCode;
  /** The invalid input field, if any. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for the user: what is wrong and how to fix it. */
  message: Scalars['String']['output'];
  /** The placeholder values of the message. Set together with `reason`. Errors carry them in `extensions.params`. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /**
   * Identifies the message, such as `goals.tooMany`, so that clients can translate it. Null if the API host sent none.
   * Errors carry it in `extensions.reason`.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** Seconds after which a retry may succeed. Set after too many attempts. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A tracked website. The host's API calls it a widget. */
export type Project = Node & {
  __typename?: 'Project';
  acquisition: ProjectAcquisition;
  /** Host names allowed to send events. Empty: any. */
  allowedWebsites?: Maybe<Array<Scalars['String']['output']>>;
  audience: ProjectAudience;
  blocking: ProjectBlocking;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  events: ProjectEvents;
  experiments: ProjectExperiments;
  features: Array<Feature>;
  feedback: ProjectFeedback;
  flags: ProjectFlags;
  forms: ProjectForms;
  funnels: ProjectFunnels;
  goals: ProjectGoals;
  heatmaps: ProjectHeatmaps;
  id: Scalars['ID']['output'];
  installation: ProjectInstallation;
  /** Only active projects are tracked and shown. */
  isActive: Scalars['Boolean']['output'];
  /** The public key in the tracker's snippet. For API clients. */
  key?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The project's own limit of page views per month. Null: none. */
  pageviewLimit?: Maybe<Scalars['Int']['output']>;
  /** Page views since the first of the month. */
  pageviewMonthly?: Maybe<Scalars['Int']['output']>;
  /** Page views since the project was created. */
  pageviewTotal?: Maybe<Scalars['Int']['output']>;
  /** For API clients. */
  pageviewsNow?: Maybe<PageviewCounts>;
  places: ProjectPlaces;
  /** Whether the plan allows one more. */
  quota?: Maybe<Quota>;
  recommendations: ProjectRecommendations;
  recordings: ProjectRecordings;
  retention: ProjectRetention;
  segments: ProjectSegments;
  setting?: Maybe<ProjectSetting>;
  share: ProjectShare;
  /** The line of HTML that installs the tracker on a page. */
  snippet?: Maybe<Scalars['String']['output']>;
  timeline: ProjectTimeline;
  /** IANA name of the time zone used for days in reports. Null: the viewer's time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
  traffic: ProjectTraffic;
  /** The viewer can add notes to this project's charts. */
  viewerCanAnnotate?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer can create share links of this project. */
  viewerCanShare?: Maybe<Scalars['Boolean']['output']>;
  /** The host's numeric ID of the project. */
  widgetId: Scalars['Int']['output'];
};


/** A tracked website. The host's API calls it a widget. */
export type ProjectQuotaArgs = {
  for: QuotaResource;
};

/** The traffic sources of a project. */
export type ProjectAcquisition = {
  __typename?: 'ProjectAcquisition';
  /** Sources of visits. */
  report?: Maybe<AcquisitionReport>;
  /** The newest visits of this channel or rule, each with the rule that matched. */
  visits?: Maybe<TracedVisits>;
};


/** The traffic sources of a project. */
export type ProjectAcquisitionReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
  within?: InputMaybe<AcquisitionWithinInput>;
};


/** The traffic sources of a project. */
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
  /** Visitors online at each minute of the last 24 hours. Cached for a minute. */
  onlineHistory?: Maybe<OnlineHistory>;
  /**
   * Visitors online now, or at a past moment: `at` is a time within the last 24 hours and is rounded down to the minute.
   * Events that arrived later count at the moment when they happened.
   */
  realtime?: Maybe<Realtime>;
  /** Visitor tags of the project, most used first. */
  tags?: Maybe<Array<VisitorTag>>;
  /** One visitor by the random ID of the browser. Null if no data is stored for this ID. */
  visitor?: Maybe<Visitor>;
  /** Visitors seen in a range. */
  visitors?: Maybe<VisitorConnection>;
};


/** A project's visitors, now and in a range. */
export type ProjectAudienceRealtimeArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Rules by which a project discards events before they are stored. */
export type ProjectBlocking = {
  __typename?: 'ProjectBlocking';
  /** Rules by which events are discarded, newest first. */
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

/** A project's events, their reports, and the rules that create them. */
export type ProjectEvents = {
  __typename?: 'ProjectEvents';
  /** Events of a range: occurrences, visitors and trend of each. */
  list?: Maybe<EventList>;
  /** Events of the last 90 days by source and name, for selection. New events appear within a minute. */
  recent?: Maybe<Array<SelectableEvent>>;
  /** One event by its name, or all events with one value of a property, over a range. */
  report?: Maybe<EventReport>;
  /** One event rule by the host's numeric ID. Null if the project has no such rule. */
  rule?: Maybe<EventRule>;
  /** Preview how often an unsaved rule would have matched in the last 30 days. */
  rulePreview?: Maybe<EventRulePreviewAnswer>;
  /** The project's event rules by name, including archived ones. */
  rules?: Maybe<EventRuleConnection>;
  /** Name of the tracker's global function that the website's code calls. */
  trackerFunction: Scalars['String']['output'];
};


/** A project's events, their reports, and the rules that create them. */
export type ProjectEventsListArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
};


/** A project's events, their reports, and the rules that create them. */
export type ProjectEventsReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  key: Scalars['String']['input'];
  range: RangeInput;
  value: Scalars['String']['input'];
};


/** A project's events, their reports, and the rules that create them. */
export type ProjectEventsRuleArgs = {
  eventConfigId: Scalars['Int']['input'];
};


/** A project's events, their reports, and the rules that create them. */
export type ProjectEventsRulePreviewArgs = {
  rule: EventRulePreviewInput;
};


/** A project's events, their reports, and the rules that create them. */
export type ProjectEventsRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's tests of all families. */
export type ProjectExperiments = {
  __typename?: 'ProjectExperiments';
  /** Newest first. Only one family if set. */
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

/** Visitor feedback on a project's pages. */
export type ProjectFeedback = {
  __typename?: 'ProjectFeedback';
  /** Newest first. The range defaults to 100 days ago until tomorrow. For API clients. */
  comments?: Maybe<CommentConnection>;
  /** Visitor feedback on pages. Filters apply to all numbers of the report. */
  report?: Maybe<FeedbackReport>;
};


/** Visitor feedback on a project's pages. */
export type ProjectFeedbackCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<RangeInput>;
};


/** Visitor feedback on a project's pages. */
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
  /** The viewer's brand and company have feature flags, and this project has at least one. */
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Newest first, without archived flags. For API clients. */
  list?: Maybe<FlagConnection>;
};


/** A project's feature flags. */
export type ProjectFlagsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's forms. */
export type ProjectForms = {
  __typename?: 'ProjectForms';
  /** The sessions that abandoned a form. Null if the project has no such form, or none at all. */
  dropoffs?: Maybe<FormDropoffs>;
  /** Saved forms, and those that visitors used. An automatic form on more than 5 pages is one row. */
  list?: Maybe<FormList>;
  /** Preview the results of an unsaved form in the last 30 days. */
  preview?: Maybe<FormPreview>;
  /** One saved form by the host's numeric ID. Null if the project has no such form. */
  profile?: Maybe<FormProfile>;
  /** The results of a form. Null if the project has no such form, or none at all. */
  report?: Maybe<FormReport>;
};


/** A project's forms. */
export type ProjectFormsDropoffsArgs = {
  field?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<FilterInput>;
  formProfileId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  rule?: InputMaybe<FormRuleInput>;
  success?: InputMaybe<FormSuccessInput>;
};


/** A project's forms. */
export type ProjectFormsListArgs = {
  filters?: InputMaybe<FilterInput>;
  ignored?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<FormSort>;
};


/** A project's forms. */
export type ProjectFormsPreviewArgs = {
  rule: FormRuleInput;
  success?: InputMaybe<FormSuccessInput>;
};


/** A project's forms. */
export type ProjectFormsProfileArgs = {
  formProfileId: Scalars['Int']['input'];
};


/** A project's forms. */
export type ProjectFormsReportArgs = {
  by?: InputMaybe<FormSplit>;
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  formProfileId?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  rule?: InputMaybe<FormRuleInput>;
  success?: InputMaybe<FormSuccessInput>;
};

/** A project's funnels. */
export type ProjectFunnels = {
  __typename?: 'ProjectFunnels';
  /** One funnel by the host's numeric ID. Null if the project has no such funnel. */
  funnel?: Maybe<Funnel>;
  /** Newest first. */
  list?: Maybe<FunnelConnection>;
  /** The result that an unsaved funnel would have. */
  preview?: Maybe<FunnelPreview>;
  /** Report on one funnel by the host's numeric ID. Fetches nothing by itself. */
  report?: Maybe<FunnelReport>;
};


/** A project's funnels. */
export type ProjectFunnelsFunnelArgs = {
  funnelId: Scalars['Int']['input'];
};


/** A project's funnels. */
export type ProjectFunnelsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<RangeInput>;
};


/** A project's funnels. */
export type ProjectFunnelsPreviewArgs = {
  definition: FunnelDefinitionInput;
  filters?: InputMaybe<FilterInput>;
  range: RangeInput;
};


/** A project's funnels. */
export type ProjectFunnelsReportArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  funnelId: Scalars['Int']['input'];
  range: RangeInput;
};

/** A project's goals, which define its conversions. */
export type ProjectGoals = {
  __typename?: 'ProjectGoals';
  /** One goal by the host's numeric ID. Null if the project has no such goal. */
  goal?: Maybe<Goal>;
  /** The project's goals by name. Archived goals only on request. */
  list?: Maybe<GoalConnection>;
  /** Preview what an unsaved goal would have counted in the last 7 days. */
  preview?: Maybe<GoalPreviewAnswer>;
};


/** A project's goals, which define its conversions. */
export type ProjectGoalsGoalArgs = {
  goalProfileId: Scalars['Int']['input'];
};


/** A project's goals, which define its conversions. */
export type ProjectGoalsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<RangeInput>;
};


/** A project's goals, which define its conversions. */
export type ProjectGoalsPreviewArgs = {
  rule: GoalRuleInput;
};

/** A project's heatmaps. */
export type ProjectHeatmaps = {
  __typename?: 'ProjectHeatmaps';
  /** Predict where people look first. Nothing is stored. Exactly one of `url`, `image` and `snapshotId`. */
  attention?: Maybe<AttentionOutcome>;
  /** The clicks of two groups on the same page, by element. */
  difference?: Maybe<HeatmapDifference>;
  /** The heatmap of a page, or of a saved heatmap's pages. Null if the project has no such saved heatmap. */
  heatmap?: Maybe<Heatmap>;
  /** Every page that visitors viewed. No saved heatmap is needed. */
  pages?: Maybe<HeatmapPages>;
  /** Preview which pages of the last 30 days an unsaved rule matches, most page views first. */
  preview?: Maybe<HeatmapRulePreview>;
  /** One saved heatmap by the host's numeric ID. Null if the project has no such heatmap. */
  profile?: Maybe<HeatmapProfile>;
  /** Saved heatmaps, newest first. */
  profiles?: Maybe<HeatmapProfileConnection>;
};


/** A project's heatmaps. */
export type ProjectHeatmapsAttentionArgs = {
  image?: InputMaybe<Scalars['String']['input']>;
  layout?: InputMaybe<MeasuredLayoutInput>;
  snapshotId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** A project's heatmaps. */
export type ProjectHeatmapsDifferenceArgs = {
  first: HeatmapSideInput;
  mode?: InputMaybe<HeatmapClickMode>;
  page: HeatmapPageInput;
  second: HeatmapSideInput;
};


/** A project's heatmaps. */
export type ProjectHeatmapsHeatmapArgs = {
  device?: InputMaybe<HeatmapDevice>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  heatmapProfileId?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<HeatmapMode>;
  page?: InputMaybe<HeatmapPageInput>;
  range: RangeInput;
  width?: InputMaybe<HeatmapWidthInput>;
};


/** A project's heatmaps. */
export type ProjectHeatmapsPagesArgs = {
  filters?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<HeatmapPageSort>;
};


/** A project's heatmaps. */
export type ProjectHeatmapsPreviewArgs = {
  rule: HeatmapPageInput;
};


/** A project's heatmaps. */
export type ProjectHeatmapsProfileArgs = {
  heatmapProfileId: Scalars['Int']['input'];
};


/** A project's heatmaps. */
export type ProjectHeatmapsProfilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a project receives data, and since when. */
export type ProjectInstallation = {
  __typename?: 'ProjectInstallation';
  /** Fields are null until a session was recorded. */
  firstRecording?: Maybe<FirstRecording>;
  /** Whether the tracker was detected on the website. */
  status?: Maybe<Installation>;
  /** Whether any data was ever received. */
  trafficCheck?: Maybe<TrafficCheck>;
};

/** The geographic origin of a project's visits. */
export type ProjectPlaces = {
  __typename?: 'ProjectPlaces';
  /** Geographic origin of visits. */
  map?: Maybe<VisitorMap>;
  /** The data source of regions and cities. */
  source?: Maybe<PlaceSource>;
};


/** The geographic origin of a project's visits. */
export type ProjectPlacesMapArgs = {
  compare?: InputMaybe<Comparison>;
  filters?: InputMaybe<FilterInput>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
};

/** Recommendations for a project. */
export type ProjectRecommendations = {
  __typename?: 'ProjectRecommendations';
  /** Recommendations that were not dismissed, most important first. Empty if recommendations are disabled. */
  list?: Maybe<RecommendationConnection>;
  status?: Maybe<RecommendationStatus>;
  /** Number of unread recommendations. For API clients. */
  unreadCount?: Maybe<Scalars['Int']['output']>;
};


/** Recommendations for a project. */
export type ProjectRecommendationsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's recorded sessions. */
export type ProjectRecordings = {
  __typename?: 'ProjectRecordings';
  /** Lists and saved searches, by name. */
  collections?: Maybe<Array<RecordingCollection>>;
  /** The newest recording of a session or visitor, by its ID. Null if there is none. */
  find?: Maybe<Recording>;
  /** The project records sessions and has a recording, and the viewer may watch it. */
  isAvailable: Scalars['Boolean']['output'];
  /** Recordings of a range. */
  list?: Maybe<RecordingConnection>;
  /** The sessions that are being recorded. */
  live?: Maybe<LiveSessions>;
  /** Sessions of this project that were recorded since the first of the month, UTC. */
  recordedThisMonth?: Maybe<Scalars['Int']['output']>;
  /** One recording. Null if it doesn't exist. */
  recording?: Maybe<Recording>;
};


/** A project's recorded sessions. */
export type ProjectRecordingsFindArgs = {
  session: Scalars['String']['input'];
};


/** A project's recorded sessions. */
export type ProjectRecordingsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  builtIn?: InputMaybe<BuiltInCollection>;
  collection?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<FilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  range: RangeInput;
  sequence?: InputMaybe<Array<SequenceStepInput>>;
  sort?: InputMaybe<RecordingSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  unviewed?: InputMaybe<Scalars['Boolean']['input']>;
  visitorId?: InputMaybe<Scalars['String']['input']>;
  withoutInternal?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A project's recorded sessions. */
export type ProjectRecordingsRecordingArgs = {
  key: Scalars['String']['input'];
};

/** Retention of a project's visitors. */
export type ProjectRetention = {
  __typename?: 'ProjectRetention';
  /** Visitor retention. The filters select the visits that start a cohort. Returns count regardless of the filters. */
  report?: Maybe<RetentionReport>;
  /** The visitors counted in a cell, newest first. */
  visitors?: Maybe<RetentionVisitors>;
};


/** Retention of a project's visitors. */
export type ProjectRetentionReportArgs = {
  columns?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<FilterInput>;
  period?: InputMaybe<RetentionPeriod>;
  range: RangeInput;
  return?: InputMaybe<RetentionActInput>;
  start?: InputMaybe<RetentionActInput>;
};


/** Retention of a project's visitors. */
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

/** A project's saved filters, and the values available for filters. */
export type ProjectSegments = {
  __typename?: 'ProjectSegments';
  /** Values of a criterion that contain a text, from the last 90 days. For a keyed criterion without a key, its keys. */
  filterValues?: Maybe<Array<FilterValue>>;
  /** The project's saved filters, by name. */
  list?: Maybe<SegmentConnection>;
};


/** A project's saved filters, and the values available for filters. */
export type ProjectSegmentsFilterValuesArgs = {
  contains?: InputMaybe<Scalars['String']['input']>;
  criteria: FilterCriteria;
  key?: InputMaybe<Scalars['String']['input']>;
};


/** A project's saved filters, and the values available for filters. */
export type ProjectSegmentsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Tracking settings of a project. */
export type ProjectSetting = {
  __typename?: 'ProjectSetting';
  /** IP addresses are not stored. The country is derived from the network part of the address. */
  anonymisesAddresses: Scalars['Boolean']['output'];
  /** Currency of values that don't specify one, ISO 4217. Null: no currency. */
  currency?: Maybe<Scalars['String']['output']>;
  /** URL changes in single-page apps count as page views. */
  followsSinglePageApps: Scalars['Boolean']['output'];
  /** The default document counts as its directory: /prices/index.html counts as /prices/. */
  ignoresDefaultDocument: Scalars['Boolean']['output'];
  /** Paths are case-insensitive: /Prices counts as /prices. */
  ignoresPathCase: Scalars['Boolean']['output'];
  /** Paths with and without a trailing slash are one page: /prices/ counts as /prices. */
  ignoresTrailingSlash: Scalars['Boolean']['output'];
  /** The text of clicked elements is stored. */
  keepsText: Scalars['Boolean']['output'];
  /** Query parameters whose values distinguish pages, in the order in which they are appended to the path. */
  pageParameters: Array<Scalars['String']['output']>;
  /** How sessions are recorded. */
  recording: RecordingSetting;
  /** Browsers that send Do Not Track are not tracked. Global Privacy Control is always respected. */
  respectsDoNotTrack: Scalars['Boolean']['output'];
  /** Older events are deleted. Null: events are retained indefinitely. */
  retentionDays?: Maybe<Scalars['Int']['output']>;
};

/** Omitted fields stay unchanged. Null clears the currency or the number of days. */
export type ProjectSettingInput = {
  /** Don't store IP addresses. */
  anonymisesAddresses?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 4217, such as EUR. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Count a URL change in a single-page app as a page view. */
  followsSinglePageApps?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /prices/index.html and /prices/ as one page. Applies to page views from now on. */
  ignoresDefaultDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /Prices and /prices as one page. Applies to page views from now on. */
  ignoresPathCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Count /prices/ and /prices as one page. Applies to page views from now on. */
  ignoresTrailingSlash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Store the text of clicked elements. */
  keepsText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names of query parameters whose values distinguish pages, at most 10. Applies to page views from now on. */
  pageParameters?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How sessions are recorded. */
  recording?: InputMaybe<RecordingSettingInput>;
  /** Don't track browsers that send Do Not Track. */
  respectsDoNotTrack?: InputMaybe<Scalars['Boolean']['input']>;
  /** 30 to 3650. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A project's share links, for viewers without an account. */
export type ProjectShare = {
  __typename?: 'ProjectShare';
  /** Share links of this project, newest first. */
  links?: Maybe<ShareLinkConnection>;
  /** Preview what the holder of such a link could see of the project, without creating it. */
  preview?: Maybe<SharePreview>;
};


/** A project's share links, for viewers without an account. */
export type ProjectShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  itemId?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  module?: InputMaybe<ShareModule>;
};


/** A project's share links, for viewers without an account. */
export type ProjectSharePreviewArgs = {
  allowDownload?: InputMaybe<Scalars['Boolean']['input']>;
  freeRange?: InputMaybe<Scalars['Boolean']['input']>;
  itemId?: InputMaybe<Scalars['String']['input']>;
  module: ShareModule;
  redactPersonalData?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A project's notes and audit log. */
export type ProjectTimeline = {
  __typename?: 'ProjectTimeline';
  /** Notes and the audit log in one list. */
  list?: Maybe<Timeline>;
};


/** A project's notes and audit log. */
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
  /** Month-by-month comparison with the previous year. */
  monthlyChart?: Maybe<MonthlyChart>;
  /** The last 13 months, oldest first. For API clients. */
  months?: Maybe<Array<MonthlyTraffic>>;
  /** Reports on page views and sessions of a range. */
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

/** The root query. Results depend on the caller. */
export type Query = {
  __typename?: 'Query';
  /** The version that the host runs. Null if the host doesn't report it. */
  appVersion?: Maybe<AppVersion>;
  /**
   * Predict where people look first on a page or picture. For anyone: at most 20 times in 15 minutes per IP address.
   * Nothing is stored. Exactly one of `url` and `image`.
   */
  attention?: Maybe<AttentionOutcome>;
  /** The brand under this host name. `kind` returns another of the product's brands, whatever the host name. */
  brand?: Maybe<Brand>;
  /** Set on hosts that run the demo. */
  demo?: Maybe<Demo>;
  /** Whether an address belongs to a disposable email service. */
  emailCheck?: Maybe<EmailCheck>;
  /** The invoice with this unguessable ID. Null if there is none. */
  invoice?: Maybe<Invoice>;
  /** The details of the invitation with this token. Null if it is unknown, used, expired or revoked. */
  joinOffer?: Maybe<JoinOffer>;
  /** The emails that the unsubscribe link with this token controls. Null if the token is unknown. */
  mailSubscription?: Maybe<MailSubscription>;
  /** Any object by its global ID. Null if the ID is unknown, malformed or belongs to another company. */
  node?: Maybe<Node>;
  /**
   * Several objects, in the order of the IDs. An element is null if `node` would return null or the viewer can't access
   * it. For API clients.
   */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /**
   * URL where a developer on the host's machine reads emails that are stored instead of sent. Null if the host sends
   * emails.
   */
  outboxUrl?: Maybe<Scalars['String']['output']>;
  /** The passwordless sign-in methods. Null until the host reports them. */
  signInMethods?: Maybe<SignInMethods>;
  /** The plan that a sign-up with this code or name starts on. Null if the plan is not on sale. */
  signUpPlan?: Maybe<SignUpPlan>;
  /**
   * Path on this origin where a user with this email address signs in through their company. Null if no company has set
   * up single sign-on for it.
   */
  ssoAddress?: Maybe<Scalars['String']['output']>;
  /** The caller: a member, an internal tool, the holder of a share link, or unauthenticated. */
  viewer?: Maybe<Viewer>;
};


/** The root query. Results depend on the caller. */
export type QueryAttentionArgs = {
  image?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** The root query. Results depend on the caller. */
export type QueryBrandArgs = {
  kind?: InputMaybe<BrandKind>;
};


/** The root query. Results depend on the caller. */
export type QueryEmailCheckArgs = {
  email: Scalars['String']['input'];
};


/** The root query. Results depend on the caller. */
export type QueryInvoiceArgs = {
  id: Scalars['String']['input'];
};


/** The root query. Results depend on the caller. */
export type QueryJoinOfferArgs = {
  token: Scalars['String']['input'];
};


/** The root query. Results depend on the caller. */
export type QueryMailSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/** The root query. Results depend on the caller. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The root query. Results depend on the caller. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The root query. Results depend on the caller. */
export type QuerySignUpPlanArgs = {
  plan: Scalars['String']['input'];
};


/** The root query. Results depend on the caller. */
export type QuerySsoAddressArgs = {
  email: Scalars['String']['input'];
};

/** Usage and limit of a resource in a project. */
export type Quota = {
  __typename?: 'Quota';
  /** Null: no limit. For API clients. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Message for the user when the limit is reached. Null before that. */
  message?: Maybe<Scalars['String']['output']>;
  /** The placeholder values of the message. Set together with it. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** Identifies the message, as in `Problem`. Set together with it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Includes archived items, excludes deleted ones. For API clients. */
  used: Scalars['Int']['output'];
};

/** Resources limited by plans. */
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

/** Preset ranges. Days are in the project's time zone. */
export type RangePreset =
  /** From the day the project was created. */
  | 'ALL_TIME'
  | 'LAST_6_MONTHS'
  /** Seven days including today. */
  | 'LAST_7_DAYS'
  | 'LAST_12_MONTHS'
  /** The last 24 hours, including the current one. */
  | 'LAST_24_HOURS'
  | 'LAST_28_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  /** The previous calendar month. */
  | 'LAST_MONTH'
  /** The previous calendar quarter. */
  | 'LAST_QUARTER'
  /** Monday to Sunday of the previous week. */
  | 'LAST_WEEK'
  /** The previous calendar year. */
  | 'LAST_YEAR'
  | 'THIS_MONTH'
  | 'THIS_QUARTER'
  /** Monday to today. */
  | 'THIS_WEEK'
  | 'TODAY'
  | 'YEAR_TO_DATE'
  | 'YESTERDAY';

export type ReadNotificationsInput = {
  /** The newest notification seen. Older ones are marked as read too. */
  upTo: Scalars['ID']['input'];
};

export type ReadNotificationsPayload = {
  __typename?: 'ReadNotificationsPayload';
  problem?: Maybe<Problem>;
  /** The viewer with the updated unread count. */
  viewer?: Maybe<Viewer>;
};

/** Visitors online at a moment, and the activity in the 30 minutes before it. */
export type Realtime = {
  __typename?: 'Realtime';
  /** Visitors active within the last 30 seconds. Together with the idle visitors, these are the visitors online now. */
  active: Scalars['Int']['output'];
  /** The moment: now, or the chosen minute. */
  at: Scalars['DateTime']['output'];
  /** Requests by bots in the last 30 minutes. They are excluded from all other numbers. */
  bots: Scalars['Int']['output'];
  countries: Array<RealtimeCount>;
  devices: Array<RealtimeCount>;
  /** Newest first, at most 50. */
  events: Array<RealtimeEvent>;
  /** Visitors whose page is visible but who have been inactive for 30 seconds. */
  idle: Scalars['Int']['output'];
  /** Time of the last received event. A change means that reports have new data. */
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pages open now. Each visitor counts once, on the newest page. */
  pages: Array<RealtimeCount>;
  /** Human page views from midnight in the project's time zone to the moment. */
  pageviewsToday: Scalars['Int']['output'];
  /** The last 30 minutes, oldest first. The last one is incomplete. */
  perMinute: Array<RealtimeMinute>;
  sources: Array<RealtimeCount>;
  visitors: Array<RealtimeVisitor>;
};

/** Number of online visitors with one value. */
export type RealtimeCount = {
  __typename?: 'RealtimeCount';
  name: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** A visitor action in the last 30 minutes. */
export type RealtimeEvent = {
  __typename?: 'RealtimeEvent';
  at: Scalars['DateTime']['output'];
  browser: Scalars['String']['output'];
  /** For API clients. */
  channel: Scalars['String']['output'];
  /** Empty if unknown. */
  city: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  eventId: Scalars['String']['output'];
  /** Latitude in degrees north, rounded to one decimal. Null if only the country is known. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees east, rounded to one decimal. Null if only the country is known. */
  lon?: Maybe<Scalars['Float']['output']>;
  /** The event's name or the page's title. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Referring host. Empty if there is none. */
  refHost: Scalars['String']['output'];
  /** Empty if unknown. */
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
  /** Page views by bots. They are excluded from all other numbers. For API clients. */
  bots: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  /** Most page views in this minute over the last four weeks. */
  usualMax?: Maybe<Scalars['Float']['output']>;
  /** Fewest page views in this minute over the last four weeks. Null without history. */
  usualMin?: Maybe<Scalars['Float']['output']>;
  /** For API clients. */
  visitors: Scalars['Int']['output'];
};

/** A visitor with an open page. */
export type RealtimeVisitor = {
  __typename?: 'RealtimeVisitor';
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** The session is being recorded and can be watched live; never at a past moment. Its recording's key is the session's ID. */
  isRecorded: Scalars['Boolean']['output'];
  /** The last event of any session of the visitor. For API clients. */
  lastSeen: Scalars['DateTime']['output'];
  /** In the last 30 minutes. */
  pageviews: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  sessionId: Scalars['String']['output'];
  /** Start of the session, as reported by the browser. */
  since: Scalars['DateTime']['output'];
  state: PresenceState;
  /** For API clients. */
  title: Scalars['String']['output'];
  visitorId: Scalars['String']['output'];
};

/** An insight into a project's traffic of the last 28 days, found by a rule and backed by evidence. */
export type Recommendation = Node & {
  __typename?: 'Recommendation';
  /** The finding with its numbers, and the recommended action. */
  body: ServerMessage;
  /** When it was first found. */
  createdAt: Scalars['DateTime']['output'];
  /** The numbers that support the recommendation. For API clients. */
  evidence: Array<RecommendationEvidence>;
  /** The feature that shows more details. For API clients. */
  feature: Feature;
  id: Scalars['ID']['output'];
  /** URL in the app, with filters applied. */
  link: Scalars['String']['output'];
  /** Label of the link. */
  linkText: ServerMessage;
  /** The rule that found it. For API clients. */
  rule: RecommendationRule;
  /** Number of affected sessions. The list is sorted by it. For API clients. */
  sessions: Scalars['Int']['output'];
  state: RecommendationState;
  title: ServerMessage;
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
  /** The metric. */
  label: Scalars['String']['output'];
  /** Formatted value with unit. */
  value: Scalars['String']['output'];
};

/** The rule that generates a recommendation. */
export type RecommendationRule =
  /** A page with JavaScript errors. */
  | 'ERROR_PAGE'
  /** A landing page with a far higher exit rate than other landing pages. */
  | 'HIGH_EXIT'
  /** Phones have a lower conversion rate than desktops. */
  | 'MOBILE_GAP'
  /** A URL that returns not found. */
  | 'NOT_FOUND'
  /** An element with repeated rage clicks. */
  | 'RAGE'
  /** A page whose main content loads late. */
  | 'SLOW_PAGE';

/** The company's response to a recommendation. */
export type RecommendationState =
  | 'DISMISSED'
  | 'READ'
  | 'UNREAD';

/** A project's recommendation status. */
export type RecommendationStatus = {
  __typename?: 'RecommendationStatus';
  /** Purchased as an add-on to the plan. For API clients. */
  hasAddOn: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  /** Number of unread recommendations. */
  unreadCount: Scalars['Int']['output'];
};

export type RecordActionInput = {
  /** The action, e.g. `switch_project` or `hide_upgrade_alert`. */
  action: Scalars['String']['input'];
  /** ID of the affected object. */
  actionId?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The area of the product, e.g. `project`. */
  module: Scalars['String']['input'];
  /** The affected project. */
  project?: InputMaybe<Scalars['ID']['input']>;
};

export type RecordActionPayload = {
  __typename?: 'RecordActionPayload';
  entry?: Maybe<AuditEntry>;
  problem?: Maybe<Problem>;
};

/** The visitor of a recording. `ProjectAudience.visitor` has the rest of what is known. */
export type RecordedVisitor = {
  __typename?: 'RecordedVisitor';
  /** From the attribute `email`. Empty if unknown. */
  email: Scalars['String']['output'];
  /** The first event of the visitor's first session. Looked up for each recording; null if that fails. */
  firstSeen?: Maybe<Scalars['DateTime']['output']>;
  /** From the attribute `name`, or from `first_name` and `last_name`. Empty if unknown. */
  name: Scalars['String']['output'];
  /** The website's own ID of the visitor. Empty if it has set none. */
  userId: Scalars['String']['output'];
  /** The browser's random ID. */
  visitorId: Scalars['String']['output'];
};

/** A recorded session. */
export type Recording = Node & {
  __typename?: 'Recording';
  /** Milliseconds in which the visitor did something. */
  activeMs: Scalars['Int']['output'];
  /** Number of actions in each of 20 equal parts of the recording. */
  activity: Array<Scalars['Int']['output']>;
  attributes?: Maybe<Array<RecordingAttribute>>;
  browser: Scalars['String']['output'];
  /** Bytes of the stored chunks. For API clients. */
  bytes: Scalars['Float']['output'];
  channel: Scalars['String']['output'];
  /** Empty if unknown. */
  city: Scalars['String']['output'];
  /** For API clients. */
  clicks: Scalars['Int']['output'];
  /** Number of comments. */
  commentCount: Scalars['Int']['output'];
  /** Members' comments, in the order of their time in the recording. Null for share links. */
  comments?: Maybe<Array<RecordingComment>>;
  /** Time of the first goal reached in the session. Null without one. */
  convertedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  /** Clicks without an effect on the page. */
  deadClicks: Scalars['Int']['output'];
  device: Scalars['String']['output'];
  /** Milliseconds from the first to the last recorded event. */
  durationMs: Scalars['Int']['output'];
  entryUrl: Scalars['String']['output'];
  /** Errors of the pages. */
  errors: Scalars['Int']['output'];
  /** Custom events. For API clients. */
  events: Scalars['Int']['output'];
  exitUrl: Scalars['String']['output'];
  /** Forms that the visitor began and did not submit. */
  formDrops: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The visitor belongs to the team: from a blocked or internal address. For API clients. */
  isInternal: Scalars['Boolean']['output'];
  isStarred: Scalars['Boolean']['output'];
  /** Viewed by the caller. */
  isViewed: Scalars['Boolean']['output'];
  /** The session's ID, which identifies the recording within its project. */
  key: Scalars['String']['output'];
  /** In the order of time. */
  marks?: Maybe<Array<RecordingMark>>;
  os: Scalars['String']['output'];
  pageviews: Scalars['Int']['output'];
  /** Series of quick clicks on the same place. */
  rageClicks: Scalars['Int']['output'];
  /** Empty if unknown. */
  region: Scalars['String']['output'];
  /** Traffic source of the session. Empty if unknown. For API clients. */
  source: Scalars['String']['output'];
  /** Time of the first recorded event. */
  startedAt: Scalars['DateTime']['output'];
  status: RecordingStatus;
  /** In the order of their first events. */
  streams?: Maybe<Array<RecordingStream>>;
  /** Tags that members added to the recording, in alphabetical order. */
  tags: Array<Scalars['String']['output']>;
  /** In the order of time. */
  tests?: Maybe<Array<RecordingTest>>;
  visitor: RecordedVisitor;
};

/** An attribute of the visitor in the recorded session. */
export type RecordingAttribute = {
  __typename?: 'RecordingAttribute';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A list of recordings that members put together, or a search that a member saved. */
export type RecordingCollection = Node & {
  __typename?: 'RecordingCollection';
  /** Name of the member who created it. For API clients. */
  author: Scalars['String']['output'];
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Unique within the project, case-insensitive. */
  name: Scalars['String']['output'];
  /** Number of recordings in the list. 0 for a saved search. */
  recordingCount: Scalars['Int']['output'];
  /** A saved search: the query of the list's URL. Null for a list of recordings. */
  search?: Maybe<Scalars['String']['output']>;
};

/** A member's comment on a second of a recording. */
export type RecordingComment = {
  __typename?: 'RecordingComment';
  /** Milliseconds from the recording's start. */
  atMs: Scalars['Int']['output'];
  /** Name of the member who wrote it. */
  author: Scalars['String']['output'];
  /** The host's numeric ID of the comment. */
  commentId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
  /** For its author, owners and admins. */
  viewerCanDelete: Scalars['Boolean']['output'];
};

/** A page of recordings. */
export type RecordingConnection = {
  __typename?: 'RecordingConnection';
  edges: Array<RecordingEdge>;
  pageInfo: PageInfo;
  range: ReportRange;
  /** All sessions of the range that match, recorded or not. */
  sessionCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type RecordingEdge = {
  __typename?: 'RecordingEdge';
  cursor: Scalars['String']['output'];
  /** The rarest friction of the recording. Null without friction, and in other orders than RELEVANCE. */
  friction?: Maybe<RecordingFriction>;
  /** Milliseconds from the recording's start to the first event that matches filters and sequence. 0 without them. */
  matchMs: Scalars['Int']['output'];
  node: Recording;
};

/** The kind of friction that is rarest in a list among those of one of its recordings. */
export type RecordingFriction = {
  __typename?: 'RecordingFriction';
  /** Milliseconds from the recording's start to the first time. */
  atMs: Scalars['Int']['output'];
  kind: FrictionKind;
  /** Path of its page. */
  path: Scalars['String']['output'];
  /** Recordings of the list with this kind. */
  recordings: Scalars['Int']['output'];
};

/** Something that happened in a recording. */
export type RecordingMark = {
  __typename?: 'RecordingMark';
  /** Milliseconds from the recording's start. */
  atMs: Scalars['Int']['output'];
  /** The error group. Null for other kinds. */
  errorId?: Maybe<Scalars['String']['output']>;
  /** The name that goals and funnels match. Empty for other kinds. */
  eventName: Scalars['String']['output'];
  kind: RecordingMarkKind;
  /** Name of an event, text of an element, path of a page or message of an error. */
  name: Scalars['String']['output'];
  /** The element. Empty for other kinds. */
  selector: Scalars['String']['output'];
  /** Address of the page. For API clients. */
  url: Scalars['String']['output'];
};

/** The kind of a mark on a recording's timeline. */
export type RecordingMarkKind =
  | 'CLICK'
  /** A dead click. */
  | 'DEAD'
  | 'ERROR'
  /** A custom event. */
  | 'EVENT'
  /** A form was abandoned. */
  | 'FORM'
  | 'GOAL'
  | 'PAGE'
  /** A rage click. */
  | 'RAGE';

/** How the sessions of a project are recorded. */
export type RecordingSetting = {
  __typename?: 'RecordingSetting';
  /** CSS selectors of elements that are replaced by an empty box, at most 50. */
  blockSelectors: Array<Scalars['String']['output']>;
  /** Sessions are recorded. */
  isOn: Scalars['Boolean']['output'];
  /** Store the images of the pages with the recordings. */
  keepsImages: Scalars['Boolean']['output'];
  /** CSS selectors of elements whose texts are masked, at most 50. */
  maskSelectors: Array<Scalars['String']['output']>;
  /** Mask all texts of the pages. Inputs are always masked. */
  masksTexts: Scalars['Boolean']['output'];
  /** Sessions recorded for fewer seconds are left out of the list, at most 600. */
  minSeconds: Scalars['Int']['output'];
  /** Percentage of the sessions that are recorded, 0 to 100. */
  sample: Scalars['Float']['output'];
};

/** Omitted fields stay unchanged. */
export type RecordingSettingInput = {
  /** CSS selectors of elements that are replaced by an empty box, at most 50. */
  blockSelectors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Record sessions. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Store the images of the pages with the recordings. */
  keepsImages?: InputMaybe<Scalars['Boolean']['input']>;
  /** CSS selectors of elements whose texts are masked, at most 50. */
  maskSelectors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Mask all texts of the pages. Inputs are always masked. */
  masksTexts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sessions recorded for fewer seconds are left out of the list, at most 600. */
  minSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage of the sessions that are recorded, 0 to 100. */
  sample?: InputMaybe<Scalars['Float']['input']>;
};

/** Sort order of a list of recordings, highest first. */
export type RecordingSort =
  /** Most actions per recorded time. */
  | 'ACTIVITY'
  | 'LONGEST'
  | 'NEWEST'
  /** Most friction of the visitor, weighted by the distance to a conversion. */
  | 'RELEVANCE';

/** Whether a session is still being recorded. */
export type RecordingStatus =
  | 'FINISHED'
  /** Something was recorded in the last minute. */
  | 'LIVE';

/**
 * A recorded document: one page load in one tab. Its events are read from /recordings/PROJECT/KEY/events of the gateway,
 * see docs/api.md.
 */
export type RecordingStream = {
  __typename?: 'RecordingStream';
  /** Milliseconds from the recording's start to the document's first event. */
  fromMs: Scalars['Int']['output'];
  /** The page changed so often that changes were left out. */
  isThrottled: Scalars['Boolean']['output'];
  /** Numbers of chunks that never arrived. */
  missing: Array<Scalars['Int']['output']>;
  /** Identifies the document within its recording. */
  streamId: Scalars['String']['output'];
  /** Identifies the browser tab within the recording. For API clients. */
  tabId: Scalars['String']['output'];
  /** Title of the page at its end. For API clients. */
  title: Scalars['String']['output'];
  /** Milliseconds from the recording's start to the document's last event. */
  toMs: Scalars['Int']['output'];
  /** Address of the page at its end. */
  url: Scalars['String']['output'];
  /** Height of the visitor's window in CSS pixels. For API clients. */
  viewHeight: Scalars['Int']['output'];
  /** Width of the visitor's window in CSS pixels. For API clients. */
  viewWidth: Scalars['Int']['output'];
};

/** A test of which the visitor saw a variant in the recorded session. */
export type RecordingTest = {
  __typename?: 'RecordingTest';
  /** Milliseconds from the recording's start to the first time. */
  atMs: Scalars['Int']['output'];
  /** The host's numeric ID of the test. */
  testId: Scalars['Int']['output'];
  /** The variant's ID within the test. */
  variantId: Scalars['String']['output'];
};

export type RedeemCodeInput = {
  /** The code as entered. Case, spaces and dashes are ignored. */
  code: Scalars['String']['input'];
};

export type RedeemCodePayload = {
  __typename?: 'RedeemCodePayload';
  billing?: Maybe<Billing>;
  /** How many days the code is valid for. Null: for life. */
  days?: Maybe<Scalars['Int']['output']>;
  problem?: Maybe<Problem>;
};

/** The sessions that the company earned by referring companies through its link. */
export type ReferAndEarn = {
  __typename?: 'ReferAndEarn';
  /** Link clicks, counted once per day and browser. */
  clicks: Scalars['Int']['output'];
  /** Total sessions per month earned. */
  earnedSessions: Scalars['Int']['output'];
  /** The link to share. */
  linkUrl: Scalars['String']['output'];
  /** Maximum sessions per month that can be earned. */
  mostSessions: Scalars['Int']['output'];
  /** US dollars per paying company. For API clients. */
  offer: Scalars['Int']['output'];
  /** Sessions per month for each company that verifies its email address. */
  sessionsEach: Scalars['Int']['output'];
  /** Companies that signed up through the link. */
  signUps: Scalars['Int']['output'];
  /** Of these, companies with a verified email address. */
  verified: Scalars['Int']['output'];
};

/** Events rejected because of one of their fields. */
export type RejectedField = {
  __typename?: 'RejectedField';
  /** Number of events. */
  events: Scalars['Int']['output'];
  /** As sent by the tracker. */
  field: Scalars['String']['output'];
};

export type RemoveMemberInput = {
  id: Scalars['ID']['input'];
};

export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** ID of the removed member. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type RepeatDeliveryInput = {
  /** The ID of the delivery to repeat. */
  id: Scalars['ID']['input'];
};

export type RepeatDeliveryPayload = {
  __typename?: 'RepeatDeliveryPayload';
  edge?: Maybe<WebhookDeliveryEdge>;
  problem?: Maybe<Problem>;
};

/** The clock for hours and weekdays. The days of the range are always the project's. */
export type ReportClock =
  /** The clock of the project's time zone. */
  | 'PROJECT'
  /** The visitor's clock as reported by the browser, or the project's if it wasn't reported. */
  | 'VISITOR';

/** The resolved range of a report. */
export type ReportRange = {
  __typename?: 'ReportRange';
  /** Inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  previousEndDate?: Maybe<Scalars['LocalMoment']['output']>;
  previousStartDate?: Maybe<Scalars['LocalMoment']['output']>;
  startDate: Scalars['LocalMoment']['output'];
  /** Time zone of the days. */
  timezone: Scalars['String']['output'];
};

/** The form of a report. */
export type ReportedForm = {
  __typename?: 'ReportedForm';
  /** The host's numeric ID of the saved form. Null: the form is not saved. */
  formProfileId?: Maybe<Scalars['Int']['output']>;
  /** Of the saved form, otherwise the form's own label. Empty if it has none. */
  name: Scalars['String']['output'];
  rule: FormRule;
  success: FormSuccess;
};

/** Outcome of a request made with a key. */
export type RequestOutcome =
  /** A host error: status 5xx. */
  | 'FAILED'
  | 'OK'
  /** The request was invalid or forbidden: status 4xx. */
  | 'REFUSED';

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  problem?: Maybe<Problem>;
  /** The address the email was sent to, whether or not it has an account. Null if `problem` is set. */
  sentToEmail?: Maybe<Scalars['String']['output']>;
};

export type ResetPasswordInput = {
  /** The segment of the emailed link `/reset-password/{encodedId}`. */
  encodedId: Scalars['String']['input'];
  /** The new password. At least 10 characters. Commonly guessed passwords are rejected. */
  password: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The new password is active, and all earlier sessions have ended. */
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
  /** The path (`*` matches any text), the event's name or the goal's key. Only with PAGE, EVENT and GOAL. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** An action that starts or continues retention. */
export type RetentionActKind =
  /** Triggered an event with this name. */
  | 'EVENT'
  /** Reached a goal. */
  | 'GOAL'
  /** Viewed a page. */
  | 'PAGE'
  /** Made a purchase. */
  | 'PURCHASE'
  /** Visited the website. */
  | 'VISIT';

/** A cohort's returning visitors in one period. */
export type RetentionCell = {
  __typename?: 'RetentionCell';
  /** Upper end of the 95 percent Wilson interval of the share. */
  high?: Maybe<Scalars['Float']['output']>;
  /** The period is incomplete, or a share link's range ends in it: the number can still grow. */
  isPartial: Scalars['Boolean']['output'];
  /** Lower end of the 95 percent Wilson interval of the share. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Visitors divided by size, 0 to 1. Null if the size is 0. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Cohort size. */
  size: Scalars['Float']['output'];
  /** Returning visitors. */
  visitors: Scalars['Float']['output'];
};

/** The visitors who started in one period. For API clients. */
export type RetentionCohort = {
  __typename?: 'RetentionCohort';
  /** One per period that has started. The first is the cohort's own period. */
  cells: Array<RetentionCell>;
  /** Inclusive. */
  endDate: Scalars['LocalMoment']['output'];
  /** Number of visitors who started. */
  size: Scalars['Float']['output'];
  startDate: Scalars['LocalMoment']['output'];
};

/** Dimensions for splitting visitors, based on their first start. */
export type RetentionDimension =
  | 'BROWSER'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DEVICE'
  | 'LANG'
  | 'OS';

/** The length of a cohort's periods. Weeks start on Monday. */
export type RetentionPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** Retention report for one range. Each field runs its own query. */
export type RetentionReport = {
  __typename?: 'RetentionReport';
  /** The eight largest values of a dimension. */
  split?: Maybe<Array<RetentionSplitRow>>;
  /** By cohort. */
  table?: Maybe<RetentionTable>;
};


/** Retention report for one range. Each field runs its own query. */
export type RetentionReportSplitArgs = {
  by: RetentionDimension;
};

/** A row of the table. */
export type RetentionRow = {
  __typename?: 'RetentionRow';
  /** One per period that has started. */
  cells: Array<RetentionCell>;
  /** Inclusive. Null: all cohorts combined. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  /** Number of visitors who started. */
  size: Scalars['Float']['output'];
  /** First day of the cohort's period. Null: all cohorts combined. */
  startDate?: Maybe<Scalars['LocalMoment']['output']>;
};

/** One value of a dimension, with all its cohorts combined. */
export type RetentionSplitRow = {
  __typename?: 'RetentionSplitRow';
  cells: Array<RetentionCell>;
  /** The value. Empty if unknown. */
  name: Scalars['String']['output'];
  /** Number of visitors who started. */
  size: Scalars['Float']['output'];
};

/**
 * Visitors grouped by the period of their first start in the range, each counted once, and how many of them returned in
 * later periods, up to now.
 */
export type RetentionTable = {
  __typename?: 'RetentionTable';
  /** Oldest first. For API clients. */
  cohorts: Array<RetentionCohort>;
  /** All cohorts combined, weighted by size. Only completed periods. For API clients. */
  mean: Array<RetentionCell>;
  period: RetentionPeriod;
  range: ReportRange;
  /** The mean followed by each cohort, as table rows. */
  rows: Array<RetentionRow>;
  /** Number of visitors in all cohorts. */
  visitors: Scalars['Float']['output'];
};

/** A visitor counted in a cell, with the actions in the cell's period. */
export type RetentionVisitor = {
  __typename?: 'RetentionVisitor';
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  /** ISO 3166-1 code. Empty if unknown. */
  country: Scalars['String']['output'];
  /** desktop, mobile or tablet. */
  device: Scalars['String']['output'];
  lastSeen: Scalars['DateTime']['output'];
  pageviews: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  /** The visitor's ID. */
  visitorId: Scalars['ID']['output'];
};

/** The newest visitors of a cell. */
export type RetentionVisitors = {
  __typename?: 'RetentionVisitors';
  rows: Array<RetentionVisitor>;
  totalCount: Scalars['Int']['output'];
};

/** A mean with its 95 % interval. */
export type RevenuePerVisitor = {
  __typename?: 'RevenuePerVisitor';
  /** Upper end. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end. Null for models other than `LAST`, and below 10 conversions. */
  low?: Maybe<Scalars['Float']['output']>;
  value: Scalars['Float']['output'];
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  /** ID of the revoked key. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

export type RevokeInvitationInput = {
  id: Scalars['ID']['input'];
};

export type RevokeInvitationPayload = {
  __typename?: 'RevokeInvitationPayload';
  /** ID of the revoked invitation. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  problem?: Maybe<Problem>;
};

/** A member's permissions in the company. */
export type Role =
  | 'ADMIN'
  | 'OWNER'
  | 'USER'
  | 'VIEWER';

export type SaveCardInput = {
  /** Omit if the provider has its own payment page. */
  card?: InputMaybe<CardInput>;
};

export type SaveCardPayload = {
  __typename?: 'SaveCardPayload';
  billing?: Maybe<Billing>;
  problem?: Maybe<Problem>;
  /** The payment provider's page. Null if the change is already complete. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A saved filter of a project. */
export type Segment = Node & {
  __typename?: 'Segment';
  /** Name of the member who saved it. For API clients. */
  author: Scalars['String']['output'];
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** Groups joined by AND. */
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

/** An event that users can select by its name. */
export type SelectableEvent = {
  __typename?: 'SelectableEvent';
  /** Display name set by members. Null: the original name is used. */
  displayName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  source: EventSource;
};

export type SendSupportMessageInput = {
  /** At most 10,000 characters. */
  message: Scalars['String']['input'];
  /** At most 200 characters. */
  subject: Scalars['String']['input'];
};

export type SendSupportMessagePayload = {
  __typename?: 'SendSupportMessagePayload';
  /** The message was stored and will be sent. False if `problem` is set. */
  isSent: Scalars['Boolean']['output'];
  problem?: Maybe<Problem>;
};

export type SendTestDeliveryInput = {
  /** The webhook's ID. */
  id: Scalars['ID']['input'];
};

export type SendTestDeliveryPayload = {
  __typename?: 'SendTestDeliveryPayload';
  edge?: Maybe<WebhookDeliveryEdge>;
  problem?: Maybe<Problem>;
};

/** Sentiment of a rating: 4 and 5 are positive, 3 is neutral, 1 and 2 are negative. */
export type Sentiment =
  | 'NEGATIVE'
  | 'NEUTRAL'
  | 'POSITIVE';

/** Number of comments per sentiment, by rating only. */
export type SentimentCounts = {
  __typename?: 'SentimentCounts';
  /** Rated 1 or 2. */
  negative: Scalars['Int']['output'];
  /** Rated 3. */
  neutral: Scalars['Int']['output'];
  /** Rated 4 or 5. */
  positive: Scalars['Int']['output'];
};

/** The kind of a sequence's step. */
export type SequenceKind =
  /** A click on an element with a text. */
  | 'CLICK'
  /** A dead click. */
  | 'DEAD'
  | 'ERROR'
  /** A custom event. */
  | 'EVENT'
  /** A goal, by the host's numeric ID. */
  | 'GOAL'
  /** A page view of a path. */
  | 'PAGE'
  /** A rage click. */
  | 'RAGE';

/** A step of a sequence of events: it happened, or did not happen, after the step before it. */
export type SequenceStepInput = {
  /** The step did not happen. */
  isAbsent?: InputMaybe<Scalars['Boolean']['input']>;
  kind: SequenceKind;
  /**
   * A path, an event name, the text of a clicked element or of an error, a goal or the ID of an error group. Empty for any.
   * At most 500 characters.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One interval of a series. `value` is null if the denominator is 0. */
export type SeriesPoint = {
  __typename?: 'SeriesPoint';
  /** Start of the interval. */
  at: Scalars['LocalMoment']['output'];
  /** The interval is incomplete. */
  isPartial: Scalars['Boolean']['output'];
  /** The same interval of the compared range. */
  previous?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

/** A message from the servers to the user. */
export type ServerMessage = {
  __typename?: 'ServerMessage';
  /** In English. */
  message: Scalars['String']['output'];
  /** The placeholder values of the message. Set together with `reason`. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** Identifies the message, as in `Problem`. Null for messages from before reasons were introduced. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The back office: all companies for the operator, only its clients for a white-label company. */
export type ServicePortal = {
  __typename?: 'ServicePortal';
  /** Newest first. */
  companies?: Maybe<ManagedCompanyConnection>;
  /** Plans available to companies. */
  companyPlans?: Maybe<Array<PlanChoice>>;
  /** White-label host names. */
  domains?: Maybe<Array<BrandDomain>>;
  /** Health of the host. Only for the operator, otherwise null. */
  health?: Maybe<HostHealth>;
  /** The viewer belongs to the operator: every company is listed. */
  isOperator: Scalars['Boolean']['output'];
  /** The newest 50 messages to product support. */
  supportMessages?: Maybe<Array<PortalMessage>>;
  /** The last 30 days (UTC), oldest first. */
  usageByDay?: Maybe<Array<UsageDay>>;
};


/** The back office: all companies for the operator, only its clients for a white-label company. */
export type ServicePortalCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The public part of a session. The host's JWT stays with the gateway. */
export type SessionInfo = {
  __typename?: 'SessionInfo';
  /** 72 hours after the sign-in. */
  expiresAt: Scalars['DateTime']['output'];
  /** The user opened the demo from their own account, to which `leaveDemo` returns. */
  hasOwnAccount: Scalars['Boolean']['output'];
  /** Whether this is the user's first session. */
  isNewUser: Scalars['Boolean']['output'];
  /** The user opened the demo without an account: everything is visible, but nothing can be changed. */
  isReadOnly: Scalars['Boolean']['output'];
  /** Time of sign-in. For API clients. */
  signedInAt: Scalars['DateTime']['output'];
};

export type SetAvatarInput = {
  /** Base64-encoded PNG, JPEG or WebP. At most 64 KB and 1024 pixels per side. Null removes the picture. */
  image?: InputMaybe<Scalars['String']['input']>;
};

export type SetAvatarPayload = {
  __typename?: 'SetAvatarPayload';
  problem?: Maybe<Problem>;
  /** The user with the updated picture. */
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
  /** The member to assign. 0: unassign. Omit to leave the assignee unchanged. */
  assignee?: InputMaybe<Scalars['Int']['input']>;
  /** The group. */
  errorId: Scalars['String']['input'];
  project: Scalars['ID']['input'];
  /** 1 to 365. Only with SNOOZED. */
  snoozeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Omit to leave the state unchanged. */
  state?: InputMaybe<ErrorState>;
};

export type SetErrorStatePayload = {
  __typename?: 'SetErrorStatePayload';
  /** The changed group. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type SetMailSubscriptionInput = {
  isOn: Scalars['Boolean']['input'];
  /** The last segment of the link in an email. */
  token: Scalars['String']['input'];
};

export type SetMailSubscriptionPayload = {
  __typename?: 'SetMailSubscriptionPayload';
  problem?: Maybe<Problem>;
  subscription?: Maybe<MailSubscription>;
};

export type SetTranslationInput = {
  /** All custom texts of the company, at most 2000. Omitted texts are restored to the original. */
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

/** The permissions of a share link. */
export type ShareGrant = {
  __typename?: 'ShareGrant';
  /** The holder can download tables and charts. */
  canDownload: Scalars['Boolean']['output'];
  endDate: Scalars['LocalMoment']['output'];
  /** The holder can select another range. */
  freeRange: Scalars['Boolean']['output'];
  /** The shared item. Empty if the whole module is shared. */
  itemId: Scalars['String']['output'];
  /** For API clients. */
  module: ShareModule;
  /** The range moves with the date: `startDate` and `endDate` are those of the opening. Null for fixed dates. */
  preset?: Maybe<RangePreset>;
  /** Only for the link's token, not in the answer to `openShareLink`. For API clients. */
  project?: Maybe<Project>;
  projectName: Scalars['String']['output'];
  /** Names and email addresses are redacted. For API clients. */
  redactsPersonalData: Scalars['Boolean']['output'];
  startDate: Scalars['LocalMoment']['output'];
};

/** A link that shows one module of a project to anyone who has it. */
export type ShareLink = Node & {
  __typename?: 'ShareLink';
  /** The holder can download tables and charts. */
  canDownload: Scalars['Boolean']['output'];
  /** Number of times it was opened. */
  clicks: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  endDate: Scalars['LocalMoment']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The holder can select another range. */
  freeRange: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Blocked by a member. Can be unblocked. */
  isBlocked: Scalars['Boolean']['output'];
  /** Whether the link works: neither blocked nor expired. */
  isOpen: Scalars['Boolean']['output'];
  itemId: Scalars['String']['output'];
  /** The current name of the shared funnel, form or heatmap. Null for modules whose items have no name. */
  itemName?: Maybe<Scalars['String']['output']>;
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  module: ShareModule;
  /** The range moves with the date: `startDate` and `endDate` are those of the creation. Null for fixed dates. */
  preset?: Maybe<RangePreset>;
  /** The shared project. Null if the viewer can no longer see it. */
  project?: Maybe<Project>;
  /** Names and email addresses are redacted. */
  redactsPersonalData: Scalars['Boolean']['output'];
  startDate: Scalars['LocalMoment']['output'];
  /** The complete URL. Null for callers who can't create links, and for links without a stored URL. */
  url?: Maybe<Scalars['String']['output']>;
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
 * The module that a share link shows. Each description contains the module's label in the app and its name within a
 * sentence. An area adds its own with `extend enum ShareModule`.
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
  /** Heatmap: the saved heatmap */
  | 'HEATMAP'
  /** Heatmap of a page: the heatmap of one page */
  | 'HEATMAP_PAGE'
  /** Map: the map */
  | 'MAP'
  /** Recording: the recording */
  | 'PLAYBACK'
  /** Retention: the retention report */
  | 'RETENTION'
  /** Survey: the survey's results */
  | 'SURVEY';

/**
 * A part of the product that a share link does or doesn't expose. The descriptions are the labels in the app. An area
 * adds its own part with `extend enum SharePart`.
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
  /** One form: its steps, fields and what to fix first */
  | 'FORM'
  /** Forms */
  | 'FORMS'
  /** One funnel: steps, drop-off and factors */
  | 'FUNNEL'
  /** Funnels */
  | 'FUNNELS'
  /** Goals */
  | 'GOALS'
  /** One heatmap: recorded page, clicks and scroll depth */
  | 'HEATMAP'
  /** Heatmaps */
  | 'HEATMAPS'
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
  /** One recording: pages, events and visitor */
  | 'RECORDING'
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

/** What a link with these options would expose, derived from the rules that authorize its holder. */
export type SharePreview = {
  __typename?: 'SharePreview';
  leftOut: Array<SharePart>;
  shown: Array<SharePart>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** The passwordless sign-in methods configured on this host. */
export type SignInMethods = {
  __typename?: 'SignInMethods';
  /** Sign in with GitHub. */
  github: Scalars['Boolean']['output'];
  /** Sign in with Google. */
  google: Scalars['Boolean']['output'];
  /** Enterprise single sign-on by email address. `ssoAddress` returns whether a company has set it up. */
  sso: Scalars['Boolean']['output'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  problem?: Maybe<Problem>;
  /** The viewer after signing in. Unchanged if `problem` is set. */
  viewer?: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  problem?: Maybe<Problem>;
  /** The viewer after signing out: unauthenticated. */
  viewer?: Maybe<Viewer>;
};

export type SignUpInput = {
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  offer?: InputMaybe<SignUpOffer>;
  /** At least 10 characters. Commonly guessed passwords are rejected. */
  password: Scalars['String']['input'];
  /** Code or name of a plan on sale. Without a valid one, the trial is of the Pro plan. */
  plan?: InputMaybe<Scalars['String']['input']>;
  /** The referrer: the name in a referral link. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone of the first project. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** URL of the website that the first project tracks. */
  website: Scalars['String']['input'];
};

/** The offer of the page that led to the sign-up. */
export type SignUpOffer =
  /** A plan that never expires. */
  | 'LIFETIME_DEAL'
  /** The shop plan. */
  | 'SHOP';

export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  problem?: Maybe<Problem>;
  /**
   * The address the email was sent to. A new address receives a verification link. The owner of an existing account
   * receives instructions. Null if `problem` is set.
   */
  sentToEmail?: Maybe<Scalars['String']['output']>;
};

/** A plan named in a sign-up link. */
export type SignUpPlan = {
  __typename?: 'SignUpPlan';
  name: Scalars['String']['output'];
  /** Trial days before payment is due. Null if the plan is free. */
  trialDays?: Maybe<Scalars['Int']['output']>;
};

/** A line of a source file. */
export type SourceLine = {
  __typename?: 'SourceLine';
  /** 1-based. */
  line: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/**
 * A source map for deminifying stacks. Upload it by POST to /error-log/source-map of the gateway or, from a build, to
 * /error-log/sourcemap of the API host.
 */
export type SourceMap = {
  __typename?: 'SourceMap';
  /** Size in bytes. */
  bytes: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  /** The script's path, without the host. */
  file: Scalars['String']['output'];
  /** The website release that it belongs to. Empty if the website reports none. */
  release: Scalars['String']['output'];
  /** The host's numeric ID of the rule. */
  sourceMapId: Scalars['Int']['output'];
  /** Number of source files in it. */
  sources: Scalars['Int']['output'];
};

/** The company's single sign-on on the sign-in page. */
export type SsoOffer = {
  __typename?: 'SsoOffer';
  /** The sign-in page redirects every user to the company's identity provider. */
  isForced: Scalars['Boolean']['output'];
};

/** Live updates over graphql-ws or server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Incoming events, about every second while there are subscribers. */
  eventTail?: Maybe<EventTail>;
  /** Whether to show the installation banner: immediately, and on every change. Checked every 10 seconds. */
  installation?: Maybe<Installation>;
  /**
   * A session that is being recorded: immediately, and on every change. Checked every 400 milliseconds. The subscriber
   * counts as a viewer. CONFLICT if as many members as may already watch the session.
   */
  liveRecording?: Maybe<LiveRecording>;
  /** The sessions that are being recorded: immediately, and on every change. Checked every 2 seconds. */
  liveSessions?: Maybe<LiveSessions>;
  /**
   * Session status, checked every 12 seconds. After more than 3 consecutive failures, reports the end of the session and
   * completes.
   */
  ping?: Maybe<PingStatus>;
  /** Visitors online now, every 2 seconds while there are subscribers. */
  realtime?: Maybe<Realtime>;
  /** The company's usage: immediately, and on every change. */
  usage?: Maybe<Usage>;
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionEventTailArgs = {
  project: Scalars['ID']['input'];
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionInstallationArgs = {
  project: Scalars['ID']['input'];
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionLiveRecordingArgs = {
  key: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionLiveSessionsArgs = {
  project: Scalars['ID']['input'];
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionPingArgs = {
  isStrict?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Live updates over graphql-ws or server-sent events. */
export type SubscriptionRealtimeArgs = {
  project: Scalars['ID']['input'];
};

/** Payment status of a subscription. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'ENDED'
  /** A charge failed and will be retried. */
  | 'PAST_DUE';

export type TagVisitorsInput = {
  /** 1 to 40 characters each. A visitor has at most 20 tags. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 500 visitors of one project. */
  ids: Array<Scalars['ID']['input']>;
  /** Tags that a visitor doesn't have are ignored. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TagVisitorsPayload = {
  __typename?: 'TagVisitorsPayload';
  problem?: Maybe<Problem>;
  /** The tagged visitors. Visitors deleted in the meantime are omitted. */
  visitors?: Maybe<Array<Visitor>>;
};

/** An event as received. */
export type TailedEvent = {
  __typename?: 'TailedEvent';
  at: Scalars['DateTime']['output'];
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** Display name set by members. Null: the original name is used. */
  displayName?: Maybe<Scalars['String']['output']>;
  eventId: Scalars['String']['output'];
  /** The name under which it is counted. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** As JSON. Empty if there are none. */
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
  /** The only projects that the member can see. Empty: all. */
  projects: Array<Project>;
  role: Role;
  status: MemberStatus;
  /** The host's numeric ID of the user. For API clients. */
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

/** A test of a project: A/B, A/A, experiment, deploy or personalization. */
export type Test = Node & {
  __typename?: 'Test';
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  /** For API clients. */
  family: TestFamily;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The test's number within the project, starting at 1. For API clients. */
  number: Scalars['Int']['output'];
  /** For API clients. */
  status: TestStatus;
  /** URL of the tested page. For API clients. */
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

/** The status of a test. */
export type TestStatus =
  | 'COMPLETED'
  | 'DRAFT'
  | 'LIVE'
  | 'PAUSED'
  | 'SCHEDULED';

/** Monthly tested users: distinct visitors who saw a test this month. */
export type TestedUsers = {
  __typename?: 'TestedUsers';
  count: Scalars['Int']['output'];
  /** Number included in the plan. Null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** Everything in a range that can affect a project's numbers. */
export type Timeline = {
  __typename?: 'Timeline';
  /** Newest first. */
  entries: Array<TimelineEntry>;
  /** Authors of notes and changes in the range, ignoring the filters. */
  people: Array<TimelinePerson>;
  range: ReportRange;
  /** Number of entries that match the filters. */
  totalCount: Scalars['Int']['output'];
};

/** A note or a recorded change. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** Old and new values, if values were changed. Null in chart markers. */
  changed?: Maybe<Array<ChangedField>>;
  /** For notes. Null for all other entries. */
  color?: Maybe<NoteColor>;
  createdAt: Scalars['DateTime']['output'];
  /** The day or hour of the entry, in the project's time zone. */
  date: Scalars['LocalMoment']['output'];
  /** ID of the note, for deletion. Null if the viewer can't delete it, and for entries that are not notes. */
  deletableId?: Maybe<Scalars['ID']['output']>;
  /** Details of a change. Empty for notes. */
  description: Scalars['String']['output'];
  /** The inclusive end of a note's period. Null: a single day or hour. */
  endDate?: Maybe<Scalars['LocalMoment']['output']>;
  /** Identifies the entry within the timeline: `note-4`, `done-7`. */
  key: Scalars['String']['output'];
  kind: TimelineKind;
  /** The note, for editing. Null if the viewer can't edit it, and for entries that are not notes. */
  note?: Maybe<Annotation>;
  /** The host's numeric ID of the changed object. Empty if there is none. */
  subject: Scalars['String']['output'];
  /** The note's text. For changes, the area of the product and the action, such as `flag.changed`. */
  text: Scalars['String']['output'];
  userName: Scalars['String']['output'];
};

/** The kind of timeline entry. */
export type TimelineKind =
  | 'BILLING'
  | 'FLAG'
  | 'NOTE'
  | 'OTHER'
  | 'PROJECT'
  | 'TEAM'
  | 'TEST';

/** The author of a note or change. */
export type TimelinePerson = {
  __typename?: 'TimelinePerson';
  name: Scalars['String']['output'];
  /** The host's numeric ID of the member. */
  userId: Scalars['Int']['output'];
};

/** A visit and the rule that assigned its channel. */
export type TracedVisit = {
  __typename?: 'TracedVisit';
  channel: Scalars['String']['output'];
  facts: Array<VisitFact>;
  /** The goal was reached in this session, or a purchase if no goal is set. */
  hasConverted: Scalars['Boolean']['output'];
  /** The landing page. */
  landing: Scalars['String']['output'];
  pageviews: Scalars['Float']['output'];
  /** Such as `04 paid search`. Empty if unknown. */
  rule: Scalars['String']['output'];
  /** The session's ID. */
  sessionId: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** The visitor's ID. */
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
  /** The goal whose conversions are counted: the requested one, or the project's default goal. Null: none. */
  goal?: Maybe<CountedGoal>;
  range: ReportRange;
  rows: Array<BreakdownRow>;
  /** Number of distinct values of the dimension in the range. */
  totalCount: Scalars['Int']['output'];
  /** Visitors of the whole range, as the denominator of shares. */
  visitors: Scalars['Float']['output'];
};

/** Whether any data was ever received. */
export type TrafficCheck = {
  __typename?: 'TrafficCheck';
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** Human page views since the project was created. */
  pageviewTotal: Scalars['Int']['output'];
};

/** The difference of sessions between two ranges, and the values and days that explain it. */
export type TrafficDifference = {
  __typename?: 'TrafficDifference';
  before: Scalars['Float']['output'];
  /** How much more than a Poisson distribution the sessions of days vary. 1: no more. For API clients. */
  dispersion: Scalars['Float']['output'];
  /** Days with notes or changes, latest first. At most 8. */
  moments: Array<DifferenceMoment>;
  /** Sessions in the range. */
  now: Scalars['Float']['output'];
  /** Of the difference, two-sided. Null if there is too little data. */
  p?: Maybe<Scalars['Float']['output']>;
  range: ReportRange;
  /** The 12 that explain most, significant ones first. Shares of several properties overlap. */
  segments: Array<DifferenceSegment>;
  /** Null: both ranges are complete. Otherwise both are compared up to this part of them. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** The effect of a day on a metric. The day itself is excluded from both sides. */
export type TrafficEffect = {
  __typename?: 'TrafficEffect';
  after: EffectSide;
  before: EffectSide;
  /** After minus before. Null if there is too little data. */
  difference?: Maybe<EffectDifference>;
  /** Every day of both sides and the day itself. */
  series: Array<EffectDay>;
  /** For API clients. */
  timezone: Scalars['String']['output'];
};

/** Traffic report for one range. Each field runs its own query. */
export type TrafficReport = {
  __typename?: 'TrafficReport';
  /** Counts by weekday and hour. */
  activeHours?: Maybe<ActiveHours>;
  /** Notes that members added to the charts in this range. */
  annotations?: Maybe<Array<Annotation>>;
  /** The range split by one dimension, most visitors first. */
  breakdown?: Maybe<TrafficBreakdown>;
  /** Changes in the range that can affect its numbers: the newest 50, oldest first. Empty for share links. */
  changes?: Maybe<Array<TimelineEntry>>;
  /** Every day of the range, oldest first. */
  daily?: Maybe<DailyTraffic>;
  /**
   * What explains the difference of sessions from the compared range, or from the previous one. Null for share links that
   * are limited to their range.
   */
  difference?: Maybe<TrafficDifference>;
  /** Visit engagement and friction. */
  engagement?: Maybe<EngagementReport>;
  /** One error group. Null if it has no occurrence in the range. */
  errorDetail?: Maybe<ErrorDetail>;
  /** Error groups. */
  errorLog?: Maybe<ErrorLog>;
  /** Rules that exclude errors, newest first. */
  errorRules?: Maybe<Array<ErrorRule>>;
  /** Session paths through the website. */
  flow?: Maybe<BehaviorFlow>;
  /** The steps immediately before and after one page or event. */
  flowAround?: Maybe<FlowAround>;
  /** Friction on the website: rage clicks, dead clicks, JavaScript errors and slow pages. */
  friction?: Maybe<FrictionReport>;
  /**
   * Conversions and revenue that sessions with friction lack, compared with sessions without it that viewed as many pages.
   * An association, not a cause. Members only.
   */
  frictionCost?: Maybe<FrictionCost>;
  /** Paths of the range that a grouping rule would combine into one step. */
  groupingPreview?: Maybe<GroupingPreview>;
  /** The 24 hours of the day, summed over the days of the range. */
  hourly?: Maybe<HourlyTraffic>;
  /** Page speed measured in visitors' browsers. */
  performance?: Maybe<PerformanceReport>;
  /** One metric over time. Without an interval, the range's default interval is used. */
  series?: Maybe<TrafficSeries>;
  /** The source maps of the project, newest first. */
  sourceMaps?: Maybe<Array<SourceMap>>;
  /** Totals of the range. */
  summary?: Maybe<TrafficSummary>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportActiveHoursArgs = {
  clock?: InputMaybe<ReportClock>;
  metric?: InputMaybe<Metric>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportBreakdownArgs = {
  dimension: Dimension;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportEngagementArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportErrorDetailArgs = {
  errorId: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  occurrence?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportErrorLogArgs = {
  assignee?: InputMaybe<Scalars['Int']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<ErrorKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  releases?: InputMaybe<Array<Scalars['String']['input']>>;
  states?: InputMaybe<Array<ErrorState>>;
};


/** Traffic report for one range. Each field runs its own query. */
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


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportFlowAroundArgs = {
  events?: InputMaybe<Scalars['Boolean']['input']>;
  exclude?: InputMaybe<Array<FlowStopInput>>;
  grouping?: InputMaybe<Array<Scalars['String']['input']>>;
  stop: FlowStopInput;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportGroupingPreviewArgs = {
  rule: Scalars['String']['input'];
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportHourlyArgs = {
  clock?: InputMaybe<ReportClock>;
  weekday?: InputMaybe<Scalars['Int']['input']>;
};


/** Traffic report for one range. Each field runs its own query. */
export type TrafficReportPerformanceArgs = {
  dimension?: InputMaybe<PerformanceDimension>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  vital?: InputMaybe<VitalName>;
};


/** Traffic report for one range. Each field runs its own query. */
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
  /** The range of the points, and the compared one. */
  range: ReportRange;
};

/** The totals of a range and of the compared range, with their trend. */
export type TrafficSummary = {
  __typename?: 'TrafficSummary';
  /** The goal whose conversions are counted: the requested one, or the project's default goal. Null: none. */
  goal?: Maybe<CountedGoal>;
  /** The compared range. Null without a comparison. */
  previous?: Maybe<MetricValues>;
  range: ReportRange;
  /** One entry per completed interval of the range, oldest first. Includes the current interval until two are complete. */
  sparkline: Array<MetricValues>;
  totals: MetricValues;
};

/** The company's custom texts for one language. */
export type Translation = {
  __typename?: 'Translation';
  entries: Array<TranslationEntry>;
  /** ISO 639. For API clients. */
  language: Scalars['String']['output'];
};

/** A product text and the company's replacement for it. */
export type TranslationEntry = {
  __typename?: 'TranslationEntry';
  /** The product's original text, in English. */
  english: Scalars['String']['output'];
  /** The company's replacement. Placeholders such as `{name}` occur in both texts. */
  words: Scalars['String']['output'];
};

export type TranslationEntryInput = {
  /** The product's original text, in English. At most 1000 characters. */
  english: Scalars['String']['input'];
  /** The replacement. An empty string restores the original. */
  words: Scalars['String']['input'];
};

/** Remaining time of the trial or plan. */
export type Trial = {
  __typename?: 'Trial';
  /** Days until it ends. Over 1000 for a lifetime deal, 0 or less after the end. */
  daysToExpire: Scalars['Int']['output'];
  /** Trial (1 to 999 days left) or Lifetime (over 1000). */
  label?: Maybe<TrialLabel>;
};

/** The label for the remaining time. */
export type TrialLabel =
  | 'LIFETIME'
  | 'TRIAL';

export type UnmergeErrorsInput = {
  /** The group to separate. */
  errorId: Scalars['String']['input'];
  project: Scalars['ID']['input'];
};

export type UnmergeErrorsPayload = {
  __typename?: 'UnmergeErrorsPayload';
  /** The separated group. */
  errorId?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Problem>;
};

export type UpdateAnnotationInput = {
  color: NoteColor;
  date: Scalars['LocalMoment']['input'];
  /** Inclusive, not before the date. Without it, the note applies to the start date only. */
  endDate?: InputMaybe<Scalars['LocalMoment']['input']>;
  /** The note. */
  id: Scalars['ID']['input'];
  /** Path of the page that the note is about. Empty: no specific page. */
  page: Scalars['String']['input'];
  /** 1 to 500 characters. */
  text: Scalars['String']['input'];
  /** ME can be set only by the author. */
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
  /** A host name such as stats.example.com. Null disables the brand but keeps its settings. */
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
  /** Write-only. Omit to keep the current secret. */
  ssoClientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Host name of the provider. */
  ssoDomain?: InputMaybe<Scalars['String']['input']>;
  /** The sign-in page redirects to the provider immediately. */
  ssoIsForced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Members can sign in through the company's identity provider. */
  ssoIsOn?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateBrandPayload = {
  __typename?: 'UpdateBrandPayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

export type UpdateCompanyInput = {
  /** Host name of the company's own brand. Null removes it. */
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
  /** Up to 100 characters. Empty: use the original name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: undo the merge. */
  isSeparate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Merge it into this event in all reports. */
  mergedInto?: InputMaybe<Scalars['String']['input']>;
  /** The name in the stored events. */
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
  /** Pauses or resumes the rule. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** A CSS selector. Percent for SCROLL, seconds for TIMER, a JavaScript expression for CONDITION. */
  target?: InputMaybe<Scalars['String']['input']>;
  trigger?: InputMaybe<EventTrigger>;
  url?: InputMaybe<Scalars['String']['input']>;
  /** CSS selector of the element whose text contains the event's value. Empty: no value. */
  valueFrom?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateEventRulePayload = {
  __typename?: 'UpdateEventRulePayload';
  eventRule?: Maybe<EventRule>;
  problem?: Maybe<Problem>;
};

export type UpdateFormInput = {
  id: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  rule?: InputMaybe<FormRuleInput>;
  status?: InputMaybe<FormStatus>;
  success?: InputMaybe<FormSuccessInput>;
};

export type UpdateFormPayload = {
  __typename?: 'UpdateFormPayload';
  form?: Maybe<FormProfile>;
  problem?: Maybe<Problem>;
};

export type UpdateFunnelInput = {
  definition?: InputMaybe<FunnelDefinitionInput>;
  id: Scalars['ID']['input'];
  /** false restores the funnel from the archive. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateFunnelPayload = {
  __typename?: 'UpdateFunnelPayload';
  funnel?: Maybe<Funnel>;
  problem?: Maybe<Problem>;
};

export type UpdateGoalInput = {
  id: Scalars['ID']['input'];
  /** false restores the goal from the archive. */
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

export type UpdateHeatmapProfileInput = {
  /** At least one. */
  devices?: InputMaybe<Array<HeatmapDevice>>;
  id: Scalars['ID']['input'];
  /** false restores the heatmap from the archive. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  rule?: InputMaybe<HeatmapPageInput>;
  /** At most 3. Empty: the recorded page nearest in width and date is used. */
  snapshotIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateHeatmapProfilePayload = {
  __typename?: 'UpdateHeatmapProfilePayload';
  problem?: Maybe<Problem>;
  profile?: Maybe<HeatmapProfile>;
};

export type UpdateManagedCompanyInput = {
  /** Days from now until the plan ends, at most 999. Null: no end. */
  daysLeft?: InputMaybe<Scalars['Int']['input']>;
  /** Additional page views per month. */
  extraPageviews?: InputMaybe<Scalars['Int']['input']>;
  /** Additional sessions per month. */
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
  /** The only projects that the member can see. Empty: all. */
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
  /** Omitted kinds stay unchanged. */
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
  /** IANA name. Null to use the browser's time zone. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user receives promotional emails. */
  wantsPromotions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  problem?: Maybe<Problem>;
  /** The user after the change. */
  user?: Maybe<User>;
};

export type UpdateProjectInput = {
  /** Host names allowed to send events. Empty: any. */
  allowedWebsites?: InputMaybe<Array<Scalars['String']['input']>>;
  features?: InputMaybe<Array<Feature>>;
  id: Scalars['ID']['input'];
  /** A paused project is neither tracked nor shown. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  setting?: InputMaybe<ProjectSettingInput>;
  /** IANA name of the time zone used for days in reports. */
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

export type UpdateRecordingCollectionInput = {
  /** At most 500 recordings of the project. Those that are in the list already are ignored. */
  addRecordings?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** Recordings that are not in the list are ignored. At most 500. */
  removeRecordings?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Replaces the query of a saved search. For API clients. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRecordingCollectionPayload = {
  __typename?: 'UpdateRecordingCollectionPayload';
  collection?: Maybe<RecordingCollection>;
  problem?: Maybe<Problem>;
};

export type UpdateRecordingsInput = {
  /** 1 to 40 characters each. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 500 recordings of one project. */
  ids: Array<Scalars['ID']['input']>;
  /** Omit to leave the stars unchanged. */
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tags that a recording doesn't have are ignored. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateRecordingsPayload = {
  __typename?: 'UpdateRecordingsPayload';
  problem?: Maybe<Problem>;
  /** The changed recordings. Recordings deleted in the meantime are omitted. */
  recordings?: Maybe<Array<Recording>>;
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
  /** Block or unblock the link. */
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
  /** Base64-encoded file: PNG, JPEG, WebP or plain SVG, at most 64 KB. Null removes the image. */
  image?: InputMaybe<Scalars['String']['input']>;
  kind: BrandImageKind;
};

export type UploadBrandImagePayload = {
  __typename?: 'UploadBrandImagePayload';
  brand?: Maybe<OwnBrand>;
  problem?: Maybe<Problem>;
};

/** The company's usage since the first of the month, UTC. */
export type Usage = {
  __typename?: 'Usage';
  /** The usage warning, if any. */
  alert?: Maybe<UsageAlert>;
  /** Page views projected for the whole month at the current pace. */
  expectedPageviews: Scalars['Int']['output'];
  /** Sessions projected for the whole month at the current pace. */
  expectedSessions: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  sessions: Scalars['Int']['output'];
};

/** A warning about the company's usage. */
export type UsageAlert = {
  __typename?: 'UsageAlert';
  kind: UsageAlertKind;
  /** The message to show. */
  message: Scalars['String']['output'];
  /** The placeholder values of the message. */
  params: Scalars['MessageParams']['output'];
  /** Identifies the message, as in `Problem`. */
  reason: Scalars['String']['output'];
};

/** The kind of usage warning. */
export type UsageAlertKind =
  /** The month's sessions will be used up at the current pace. */
  | 'ESTIMATE'
  /** The month's sessions are used up. */
  | 'FULL';

/** Usage of all companies on one day. */
export type UsageDay = {
  __typename?: 'UsageDay';
  /** Day in UTC, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Human page views. */
  pageviews: Scalars['Int']['output'];
  /** Sessions with a page view. */
  sessions: Scalars['Int']['output'];
};

/** A member of a company who has an account. */
export type User = Node & {
  __typename?: 'User';
  /** URL of the user's picture. A generated picture if none is stored. */
  avatarUrl: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** For API clients. */
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** Whether the user uploaded the picture. */
  hasOwnPicture: Scalars['Boolean']['output'];
  /** Whether the account has a password. Accounts that sign in through a provider may have none. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** App language, ISO 639. */
  language: Scalars['String']['output'];
  /** For API clients. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** A new address whose confirmation link has not been opened yet. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  role: Role;
  /** IANA name of the time zone that the user chose. Null to use the browser's. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** The host's numeric ID of the user. For API clients. */
  userId: Scalars['Int']['output'];
  /** Whether the user receives promotional emails. */
  wantsPromotions: Scalars['Boolean']['output'];
};

/** One stored attribute of a user. `value` is null until it is set. */
export type UserAttribute = Node & {
  __typename?: 'UserAttribute';
  id: Scalars['ID']['output'];
  /** For API clients. */
  key: AttributeKey;
  value?: Maybe<Scalars['String']['output']>;
};

/** Visitors on the same weekday in the 8 weeks before a day. */
export type UsualDay = {
  __typename?: 'UsualDay';
  /** 3 standard deviations above the mean. */
  high: Scalars['Float']['output'];
  /** 3 standard deviations below the mean, at least 0. */
  low: Scalars['Float']['output'];
  /** Mean of those days. */
  mean: Scalars['Float']['output'];
  /** Number of the 8 days with data. */
  weeks: Scalars['Int']['output'];
};

/** Result of opening a verification link. */
export type VerificationStatus =
  /** The account is currently unavailable, or the link is unknown or older than 7 days. */
  | 'DELETED'
  /** The account is active. The user can sign in with the chosen password. */
  | 'VERIFIED';

export type VerifyEmailInput = {
  /** `verify_id` of the link in the email. */
  verifyId: Scalars['String']['input'];
};

export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  problem?: Maybe<Problem>;
  status?: Maybe<VerificationStatus>;
};

/** The caller and everything the caller can access. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's access to a feature, derived from role, plan and brand. */
  access?: Maybe<Access>;
  /** The company's members with active accounts, by name. */
  activeMembers?: Maybe<Array<ActiveMember>>;
  /** The company's affiliate program. */
  affiliate?: Maybe<Affiliate>;
  /** Set only for owners and admins of white-label companies and agencies. */
  agency?: Maybe<Agency>;
  /** The company's keys except revoked ones, newest first. */
  apiKeys?: Maybe<ApiKeyConnection>;
  /** Requests made with the company's keys in the last 14 days, newest first. */
  apiRequests?: Maybe<ApiRequestConnection>;
  /** A stored attribute of the user. Its value is null until it is set. */
  attribute?: Maybe<UserAttribute>;
  /** The company's audit log, newest first. For API clients. */
  auditLog?: Maybe<AuditEntryConnection>;
  billing?: Maybe<Billing>;
  /** The billing screens available for the viewer's role, plan and brand. */
  billingScreens?: Maybe<Array<BillingScreen>>;
  /** Owners and admins whose plan takes part in the referral program. */
  canSeeAffiliate?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer's company. Null for share links and unauthenticated callers. */
  company?: Maybe<Company>;
  /** The IP address of the viewer's requests, for use in rules. Null if unknown. */
  currentAddress?: Maybe<Scalars['String']['output']>;
  /** Set while the company's plan has expired: only the listed pages are accessible. Null: all pages are. */
  expiredPlan?: Maybe<ExpiredPlan>;
  /** Whether the brand sells a plan above the company's. */
  hasHigherPlan?: Maybe<Scalars['Boolean']['output']>;
  /** Owners and admins whose plan is paid by subscription. */
  hasSubscription?: Maybe<Scalars['Boolean']['output']>;
  /** Null unless the viewer impersonates a member. */
  impersonation?: Maybe<Impersonation>;
  /** Invitations that can still be accepted, newest first. */
  invitations?: Maybe<InvitationConnection>;
  /** The account is suspended because it is unpaid. Hides the date picker. */
  isSuspended?: Maybe<Scalars['Boolean']['output']>;
  /** The company takes part in the product's own experiments. For API clients. */
  isTestEligible?: Maybe<Scalars['Boolean']['output']>;
  kind: ViewerKind;
  /** The start page is the overview of all projects instead of the dashboard of one project. */
  landsOnOverview?: Maybe<Scalars['Boolean']['output']>;
  /** All projects of the company including paused ones, in alphabetical order. For members who manage projects. */
  managedProjects?: Maybe<ProjectConnection>;
  /**
   * Set if a messenger is configured: for members under the product's own brands. Not for demo visitors, under a
   * customer's brand or during impersonation.
   */
  messaging?: Maybe<Messaging>;
  /** The notifications the viewer receives, and their channels. */
  notificationSettings?: Maybe<NotificationSettings>;
  /** The viewer's notifications of the last 90 days, newest first. */
  notifications?: Maybe<NotificationConnection>;
  /** The metrics of all projects. Only for plans whose start page is the overview. */
  overview?: Maybe<Overview>;
  /** The product's own experiments for this company. If empty, show the default. */
  ownExperiments?: Maybe<Array<OwnExperiment>>;
  /** Number of consecutive failed charges. Above 0, the payment method must be updated. */
  paymentRetries?: Maybe<Scalars['Int']['output']>;
  /** The company's plan, including add-ons. */
  plan?: Maybe<Plan>;
  /** One plan by its code. For API clients. */
  planByCode?: Maybe<Plan>;
  /**
   * The actions to offer next to the remaining days, most important first. Empty for members who can't manage the
   * account.
   */
  planPrompts?: Maybe<Array<PlanPrompt>>;
  /** The plans on sale. For API clients. */
  plans?: Maybe<Array<Plan>>;
  /** The project with this global ID or numeric ID. Without an ID, the first active project. Null if the viewer has none. */
  project?: Maybe<Project>;
  /** Projects that the viewer can see, in alphabetical order. */
  projects?: Maybe<ProjectConnection>;
  /** The company's refer-and-earn program for free sessions. */
  referAndEarn?: Maybe<ReferAndEarn>;
  /** Set only for owners and admins of the operator and of white-label companies. */
  servicePortal?: Maybe<ServicePortal>;
  /** When the session started and when it expires. Null without a session. */
  session?: Maybe<SessionInfo>;
  /** The viewer's active sessions, newest sign-in first. At most 100. */
  sessions?: Maybe<Array<MemberSession>>;
  /** The permissions of the caller's share link. Null for callers without one. For API clients. */
  share?: Maybe<ShareGrant>;
  /** Share links of all projects visible to the viewer, newest first. */
  shareLinks?: Maybe<ShareLinkConnection>;
  /** The account menu and the project switcher show the viewer's role. */
  showsRoleNames?: Maybe<Scalars['Boolean']['output']>;
  /** The company's members, highest role first. */
  teamMembers?: Maybe<TeamMemberConnection>;
  testedUsers?: Maybe<TestedUsers>;
  /** The company's custom texts for a language. Defaults to the viewer's language. Null for callers without a company. */
  translation?: Maybe<Translation>;
  trial?: Maybe<Trial>;
  /** Number of unread notifications. */
  unreadNotifications?: Maybe<Scalars['Int']['output']>;
  usage?: Maybe<Usage>;
  /** The signed-in user. Null for share links and unauthenticated callers. */
  user?: Maybe<User>;
  /** Owner and Admin manage the company, its team and its projects. */
  viewerCanManageCompany?: Maybe<Scalars['Boolean']['output']>;
  /** Only Owner and Admin can list all projects. */
  viewerCanManageProjects?: Maybe<Scalars['Boolean']['output']>;
  /** Owners and admins of the product's own company and of white-label companies manage other companies. */
  viewerCanOpenServicePortal?: Maybe<Scalars['Boolean']['output']>;
  /** Only the product's own company can see how its recommendations perform. For API clients. */
  viewerCanSeeRecommendationDashboard?: Maybe<Scalars['Boolean']['output']>;
  /** Owners and admins see recommendations on every screen. */
  viewerCanSeeRecommendations?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the company's usage this month is visible: to every role except Viewer. */
  viewerCanSeeUsage?: Maybe<Scalars['Boolean']['output']>;
  /** Autopilot is available only to the `OPTIMISE` brand. For API clients. */
  viewerCanUseAutopilot?: Maybe<Scalars['Boolean']['output']>;
  /** Feature flags are available in the A/B testing brand, to companies up to number 13856. For API clients. */
  viewerCanUseFeatureFlags?: Maybe<Scalars['Boolean']['output']>;
  /** Owner, Admin and User can make changes. Viewer and share links can't. */
  viewerCanWrite?: Maybe<Scalars['Boolean']['output']>;
  /** Owner and Admin can write code that runs on visitors' pages, such as the condition of an event rule. */
  viewerCanWriteCode?: Maybe<Scalars['Boolean']['output']>;
  /** The company's webhooks, newest first. */
  webhooks?: Maybe<WebhookConnection>;
};


/** The caller and everything the caller can access. */
export type ViewerAccessArgs = {
  feature: Feature;
};


/** The caller and everything the caller can access. */
export type ViewerApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerApiRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<RequestOutcome>;
};


/** The caller and everything the caller can access. */
export type ViewerAttributeArgs = {
  key: AttributeKey;
};


/** The caller and everything the caller can access. */
export type ViewerAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  module?: InputMaybe<Scalars['String']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerManagedProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerOverviewArgs = {
  compare?: InputMaybe<Comparison>;
  goal?: InputMaybe<Scalars['String']['input']>;
  range: RangeInput;
};


/** The caller and everything the caller can access. */
export type ViewerPlanByCodeArgs = {
  planId: Scalars['Int']['input'];
};


/** The caller and everything the caller can access. */
export type ViewerProjectArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerTeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerTranslationArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** The caller and everything the caller can access. */
export type ViewerWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The kind of caller. */
export type ViewerKind =
  /** A signed-in member of a company. */
  | 'MEMBER'
  /** Not signed in. */
  | 'NOBODY'
  /** The holder of a share link. */
  | 'SHARE'
  /** An internal tool with an API key or a JWT of the host. */
  | 'TOOL';

/** One fact about the source of a visit. */
export type VisitFact = {
  __typename?: 'VisitFact';
  /** Such as `utm_medium`. */
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A browser seen on the website, with the identity that the website assigned to it. */
export type Visitor = Node & {
  __typename?: 'Visitor';
  /** Attributes sent by the website, by key. */
  attributes?: Maybe<Array<VisitorAttribute>>;
  browser: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** The visitor's comments on pages, newest first. */
  comments?: Maybe<Array<Comment>>;
  /** ISO 3166 code of the newest session. Empty if unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** From the attribute `email`. Empty if unknown. */
  email: Scalars['String']['output'];
  /** The first event of the first session. */
  firstSeen: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last event of any session: the end of the newest session. */
  lastSeen: Scalars['DateTime']['output'];
  /** From the attribute `name`, or from `first_name` and `last_name`. Empty if unknown. */
  name: Scalars['String']['output'];
  os: Scalars['String']['output'];
  region: Scalars['String']['output'];
  /** All sessions, newest first. */
  sessions?: Maybe<VisitorSessionConnection>;
  /** Tags that members added to the visitor, in alphabetical order. */
  tags: Array<Scalars['String']['output']>;
  totals?: Maybe<VisitorTotals>;
  /** The website's own ID of the visitor. Empty if it has set none. */
  userId: Scalars['String']['output'];
  /** The browser's random ID. */
  visitorId: Scalars['String']['output'];
};


/** A browser seen on the website, with the identity that the website assigned to it. */
export type VisitorSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A visitor action. */
export type VisitorAction = Node & {
  __typename?: 'VisitorAction';
  at: Scalars['DateTime']['output'];
  /** ISO 4217 code of the value. Empty if there is none. */
  currency: Scalars['String']['output'];
  /** For page views: seconds in which the page was visible and in use. */
  engagedTime: Scalars['Float']['output'];
  eventId: Scalars['String']['output'];
  /** Of an event: the name that goals and funnels match. Empty for other actions. */
  eventName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** For errors. */
  message: Scalars['String']['output'];
  /** Display name: the title of a page view, the element text of a click, the message of feedback. */
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  properties: Array<ActionProperty>;
  /** CSS selector of the clicked element or the submitted form. Empty for other actions. */
  selector: Scalars['String']['output'];
  /** Number of the test that was seen. Null for all other actions. */
  testId?: Maybe<Scalars['Int']['output']>;
  /** pageview, event, click, rage, dead, outbound, error, identify, exposure, feedback, ... */
  type: Scalars['String']['output'];
  /** For events with a value. */
  value?: Maybe<Scalars['Float']['output']>;
  /** The variant of that test. */
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

/** A visitor attribute sent by the website. The newest value of each attribute counts. */
export type VisitorAttribute = {
  __typename?: 'VisitorAttribute';
  at: Scalars['DateTime']['output'];
  key: Scalars['String']['output'];
  /** As text, whatever the value's type. */
  value: Scalars['String']['output'];
};

/** A page of visitors. */
export type VisitorConnection = {
  __typename?: 'VisitorConnection';
  /** ISO 4217 code of the revenue's currency. Null without revenue. */
  currency?: Maybe<Scalars['String']['output']>;
  edges: Array<VisitorEdge>;
  pageInfo: PageInfo;
  /** Page views of all listed visitors that match the filters. */
  pageviewCount: Scalars['Int']['output'];
  range: ReportRange;
  /** Sessions of all listed visitors that match the filters. */
  sessionCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type VisitorEdge = {
  __typename?: 'VisitorEdge';
  cursor: Scalars['String']['output'];
  node: Visitor;
  numbers: VisitorNumbers;
};

/** The kind of visitors to list. */
export type VisitorKind =
  | 'ALL'
  /** Visitors with a known email address. */
  | 'CONTACT'
  /** Visitors identified with `identify`. */
  | 'USERS';

/** Geographic report for one range. Each field runs its own query. */
export type VisitorMap = {
  __typename?: 'VisitorMap';
  /** By country. */
  countries?: Maybe<PlaceTable>;
  /** The regions or cities of one country. */
  places?: Maybe<PlaceTable>;
};


/** Geographic report for one range. Each field runs its own query. */
export type VisitorMapPlacesArgs = {
  country: Scalars['String']['input'];
  level: PlaceLevel;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
};

/** A visitor's metrics in the range of a list. */
export type VisitorNumbers = {
  __typename?: 'VisitorNumbers';
  /** Sessions in which the goal event happened. Null without a goal. */
  conversions?: Maybe<Scalars['Int']['output']>;
  /** Custom events. */
  events: Scalars['Int']['output'];
  /** The last event of any session in the range. */
  lastSeen: Scalars['DateTime']['output'];
  pageviews: Scalars['Int']['output'];
  /** Sum of the values of the goal event, or of `purchase` without a goal. Only values in the list's currency count. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
};

/** Sort order of a visitor list. */
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

/** A session of a visitor. */
export type VisitorSession = Node & {
  __typename?: 'VisitorSession';
  /** Actions in chronological order, without heartbeats, scroll reports and measurements. */
  actions?: Maybe<VisitorActionConnection>;
  browser: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** ISO 3166 code. Empty if unknown. */
  country: Scalars['String']['output'];
  device: Scalars['String']['output'];
  /** Time of the last event so far, including page leaves. */
  endedAt: Scalars['DateTime']['output'];
  /** Time in which pages were visible and in use, in seconds. For API clients. */
  engagedTime: Scalars['Float']['output'];
  /** Path of the first page. */
  entryPath: Scalars['String']['output'];
  /** JavaScript errors. */
  errors: Scalars['Int']['output'];
  /** Custom events. */
  events: Scalars['Int']['output'];
  /** Path of the last page. */
  exitPath: Scalars['String']['output'];
  /** Rage and dead clicks. */
  frictions: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** For API clients. */
  os: Scalars['String']['output'];
  pageviews: Scalars['Int']['output'];
  /** Time of the session's first recorded event. Null if it was not recorded. */
  recordedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Referring host. Empty if there is none. */
  refHost: Scalars['String']['output'];
  region: Scalars['String']['output'];
  sessionId: Scalars['String']['output'];
  /** Time of the first event. Average durations in reports run from the first to the last event. */
  startedAt: Scalars['DateTime']['output'];
};


/** A session of a visitor. */
export type VisitorSessionActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of sessions, newest first. */
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

/** A tag and its number of visitors. */
export type VisitorTag = {
  __typename?: 'VisitorTag';
  /** As written by members. */
  tag: Scalars['String']['output'];
  visitors: Scalars['Int']['output'];
};

/** A visitor's totals over all sessions. */
export type VisitorTotals = {
  __typename?: 'VisitorTotals';
  /** ISO 4217 code. Null without revenue. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Time in which pages were visible and in use, in seconds. */
  engagedTime: Scalars['Float']['output'];
  /** JavaScript errors. */
  errors: Scalars['Int']['output'];
  /** Custom events. */
  events: Scalars['Int']['output'];
  pageviews: Scalars['Int']['output'];
  /** Sum of the values of `purchase` events in `currency`. */
  revenue: Scalars['Float']['output'];
  sessions: Scalars['Int']['output'];
};

/**
 * A web vital: largest contentful paint, interaction to next paint, cumulative layout shift, first contentful paint or
 * time to first byte. Also the load time: until the page and all its resources are loaded.
 */
export type VitalName =
  | 'CLS'
  | 'FCP'
  | 'INP'
  | 'LCP'
  | 'LOAD'
  | 'TTFB';

/** A web vital in one interval. Null without measurements. */
export type VitalPoint = {
  __typename?: 'VitalPoint';
  /** Median. */
  p50?: Maybe<Scalars['Float']['output']>;
  /** 75th percentile. */
  p75?: Maybe<Scalars['Float']['output']>;
  /** The interval is incomplete. */
  partial: Scalars['Boolean']['output'];
  /** Start of the interval. */
  t: Scalars['LocalMoment']['output'];
};

/**
 * One web vital over a range. In milliseconds, except CLS, which has no unit. Shares are from 0 to 1. Null without
 * measurements.
 */
export type VitalRow = {
  __typename?: 'VitalRow';
  /** Share of measurements that are good. */
  good?: Maybe<Scalars['Float']['output']>;
  /** Upper limit of good values. Null, like the shares, for the load time, which has no agreed limits. */
  goodTo?: Maybe<Scalars['Float']['output']>;
  /** Number of measurements. */
  measured: Scalars['Float']['output'];
  name: VitalName;
  /** Share of measurements that are between good and poor. */
  needsWork?: Maybe<Scalars['Float']['output']>;
  /** Median. */
  p50?: Maybe<Scalars['Float']['output']>;
  /** 75 % of page loads were this fast or faster. */
  p75?: Maybe<Scalars['Float']['output']>;
  /** 95 % of page loads were this fast or faster. */
  p95?: Maybe<Scalars['Float']['output']>;
  /** Share of measurements that are poor. */
  poor?: Maybe<Scalars['Float']['output']>;
  /** Values above this limit are poor. */
  poorFrom?: Maybe<Scalars['Float']['output']>;
  /** The 75th percentile in the compared range. Null without a comparison. */
  previousP75?: Maybe<Scalars['Float']['output']>;
};

/** A company URL that receives events. Payloads are signed with a secret that is returned only once. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  createdAt: Scalars['DateTime']['output'];
  /** Name of the member who created it. */
  createdBy: Scalars['String']['output'];
  /** Deliveries of the last 30 days, newest first. */
  deliveries?: Maybe<WebhookDeliveryConnection>;
  events: Array<EventKind>;
  id: Scalars['ID']['output'];
  /** If false, nothing is delivered. */
  isActive: Scalars['Boolean']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the newest delivery. Null: nothing was delivered yet. */
  lastState?: Maybe<DeliveryState>;
  url: Scalars['String']['output'];
};


/** A company URL that receives events. Payloads are signed with a secret that is returned only once. */
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

/** The delivery of one event to one URL. */
export type WebhookDelivery = Node & {
  __typename?: 'WebhookDelivery';
  /** Response body of the last attempt, at most 2,000 characters. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** The exact request body. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The event name in the body, such as project.created. ping for test deliveries. */
  event: Scalars['String']['output'];
  /** ID of the event. The same for repeated deliveries. For API clients. */
  eventId: Scalars['String']['output'];
  /** Why there was no response. */
  failure?: Maybe<ServerMessage>;
  id: Scalars['ID']['output'];
  /** For API clients. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Duration of the last attempt in milliseconds. */
  ms?: Maybe<Scalars['Int']['output']>;
  state: DeliveryState;
  /** HTTP status of the last attempt. Null if there was no response. */
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

/** Result of checking a page. */
export type WebsiteCheck = {
  __typename?: 'WebsiteCheck';
  /** The website's CMS, such as WordPress. Null if not detected. */
  cms?: Maybe<Scalars['String']['output']>;
  /** Set if the verdict is CSP_BLOCKS. */
  contentPolicy?: Maybe<BlockingPolicy>;
  /** URL after redirects. */
  finalUrl: Scalars['String']['output'];
  /** What was found instead: the other key, the other tracker's host, the rejected host, or why the page did not load. */
  found?: Maybe<Scalars['String']['output']>;
  /** Whether the page contains this project's tracking code. For API clients. */
  hasKey: Scalars['Boolean']['output'];
  /** Whether the page contains the tracking code of any project. For API clients. */
  hasSnippet: Scalars['Boolean']['output'];
  /** Whether the page was loaded. For API clients. */
  isReachable: Scalars['Boolean']['output'];
  /** HTTP status. Null if there was no response. */
  status?: Maybe<Scalars['Int']['output']>;
  verdict: WebsiteVerdict;
};

/** The installation check's verdict on a page, worst first. */
export type WebsiteVerdict =
  /** The page's Content-Security-Policy blocks the tracking code. */
  | 'CSP_BLOCKS'
  /** The URL leads to a file, not a page. */
  | 'NOT_A_PAGE'
  /** The page does not contain the tracking code. */
  | 'NO_SNIPPET'
  /** The tracking code is installed and allowed to send. */
  | 'OK'
  /** Events from the page's host are rejected because it is not among the project's websites. */
  | 'OTHER_DOMAIN'
  /** The tracking code is loaded from another host. */
  | 'OTHER_TRACKER'
  /** The page does not contain the tracking code, but contains a tag manager that may load it. */
  | 'TAG_MANAGER'
  /** The page did not respond, or responded with an error status. */
  | 'UNREACHABLE'
  /** The tracking code has the key of another project. */
  | 'WRONG_KEY';

/** A part of a prediction and its weight. */
export type WeightedAttentionPart = {
  __typename?: 'WeightedAttentionPart';
  part: AttentionPart;
  /** The weights of all parts add up to 1. */
  weight: Scalars['Float']['output'];
};



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
    | ( FormProfileSource & { __typename: 'FormProfile' } )
    | ( FunnelSource & { __typename: 'Funnel' } )
    | ( GoalSource & { __typename: 'Goal' } )
    | ( HeatmapProfileSource & { __typename: 'HeatmapProfile' } )
    | ( InvitationSource & { __typename: 'Invitation' } )
    | ( InvoiceSource & { __typename: 'Invoice' } )
    | ( ManagedCompanySource & { __typename: 'ManagedCompany' } )
    | ( NotificationSource & { __typename: 'Notification' } )
    | ( ProjectSource & { __typename: 'Project' } )
    | ( RecommendationSource & { __typename: 'Recommendation' } )
    | ( RecordingSource & { __typename: 'Recording' } )
    | ( RecordingCollectionSource & { __typename: 'RecordingCollection' } )
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
  AddRecordingCommentInput: AddRecordingCommentInput;
  AddRecordingCommentPayload: ResolverTypeWrapper<Omit<AddRecordingCommentPayload, 'recording'> & { recording?: Maybe<ResolversTypes['Recording']> }>;
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
  AttentionInput: AttentionInput;
  AttentionOutcome: ResolverTypeWrapper<AttentionOutcome>;
  AttentionPart: AttentionPart;
  AttentionPrediction: ResolverTypeWrapper<AttentionPrediction>;
  AttentionRegion: ResolverTypeWrapper<AttentionRegion>;
  AttentionRegionKind: AttentionRegionKind;
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
  BuiltInCollection: BuiltInCollection;
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
  CreateFormInput: CreateFormInput;
  CreateFormPayload: ResolverTypeWrapper<Omit<CreateFormPayload, 'form'> & { form?: Maybe<ResolversTypes['FormProfile']> }>;
  CreateFunnelInput: CreateFunnelInput;
  CreateFunnelPayload: ResolverTypeWrapper<Omit<CreateFunnelPayload, 'funnel'> & { funnel?: Maybe<ResolversTypes['Funnel']> }>;
  CreateGoalInput: CreateGoalInput;
  CreateGoalPayload: ResolverTypeWrapper<Omit<CreateGoalPayload, 'goal'> & { goal?: Maybe<ResolversTypes['Goal']> }>;
  CreateHeatmapProfileInput: CreateHeatmapProfileInput;
  CreateHeatmapProfilePayload: ResolverTypeWrapper<Omit<CreateHeatmapProfilePayload, 'profile'> & { profile?: Maybe<ResolversTypes['HeatmapProfile']> }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversTypes['ProjectEdge']> }>;
  CreateRecordingCollectionInput: CreateRecordingCollectionInput;
  CreateRecordingCollectionPayload: ResolverTypeWrapper<Omit<CreateRecordingCollectionPayload, 'collection'> & { collection?: Maybe<ResolversTypes['RecordingCollection']> }>;
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
  DeleteFormInput: DeleteFormInput;
  DeleteFormPayload: ResolverTypeWrapper<DeleteFormPayload>;
  DeleteFunnelInput: DeleteFunnelInput;
  DeleteFunnelPayload: ResolverTypeWrapper<DeleteFunnelPayload>;
  DeleteHeatmapProfileInput: DeleteHeatmapProfileInput;
  DeleteHeatmapProfilePayload: ResolverTypeWrapper<DeleteHeatmapProfilePayload>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeleteRecordingCollectionInput: DeleteRecordingCollectionInput;
  DeleteRecordingCollectionPayload: ResolverTypeWrapper<DeleteRecordingCollectionPayload>;
  DeleteRecordingCommentInput: DeleteRecordingCommentInput;
  DeleteRecordingCommentPayload: ResolverTypeWrapper<Omit<DeleteRecordingCommentPayload, 'recording'> & { recording?: Maybe<ResolversTypes['Recording']> }>;
  DeleteRecordingsInput: DeleteRecordingsInput;
  DeleteRecordingsPayload: ResolverTypeWrapper<DeleteRecordingsPayload>;
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
  DifferenceEntry: ResolverTypeWrapper<DifferenceEntry>;
  DifferenceMoment: ResolverTypeWrapper<DifferenceMoment>;
  DifferenceProperty: DifferenceProperty;
  DifferenceSegment: ResolverTypeWrapper<DifferenceSegment>;
  Dimension: Dimension;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DnsRecordType: DnsRecordType;
  DomainCheck: ResolverTypeWrapper<DomainCheck>;
  DomainState: DomainState;
  EarlierForms: ResolverTypeWrapper<EarlierForms>;
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
  ErrorDetail: ResolverTypeWrapper<Omit<ErrorDetail, 'instances' | 'occurrence'> & { instances: Array<ResolversTypes['ErrorInstance']>, occurrence: ResolversTypes['ErrorOccurrence'] }>;
  ErrorFacets: ResolverTypeWrapper<ErrorFacets>;
  ErrorFrame: ResolverTypeWrapper<ErrorFrame>;
  ErrorGroup: ResolverTypeWrapper<ErrorGroup>;
  ErrorInstance: ResolverTypeWrapper<ErrorInstanceSource>;
  ErrorKind: ErrorKind;
  ErrorKindCount: ResolverTypeWrapper<ErrorKindCount>;
  ErrorLog: ResolverTypeWrapper<ErrorLog>;
  ErrorOccurrence: ResolverTypeWrapper<ErrorOccurrenceSource>;
  ErrorPart: ResolverTypeWrapper<ErrorPart>;
  ErrorRule: ResolverTypeWrapper<ErrorRule>;
  ErrorRulePreview: ResolverTypeWrapper<ErrorRulePreview>;
  ErrorSplit: ResolverTypeWrapper<ErrorSplit>;
  ErrorState: ErrorState;
  ErrorStateCounts: ResolverTypeWrapper<ErrorStateCounts>;
  Estimate: ResolverTypeWrapper<Estimate>;
  EstimatedBox: ResolverTypeWrapper<EstimatedBox>;
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
  FormDropoff: ResolverTypeWrapper<FormDropoffSource>;
  FormDropoffs: ResolverTypeWrapper<Omit<FormDropoffs, 'rows'> & { rows: Array<ResolversTypes['FormDropoff']> }>;
  FormField: ResolverTypeWrapper<FormField>;
  FormFieldType: FormFieldType;
  FormGain: ResolverTypeWrapper<FormGain>;
  FormList: ResolverTypeWrapper<FormList>;
  FormPage: ResolverTypeWrapper<FormPage>;
  FormPreview: ResolverTypeWrapper<Omit<FormPreview, 'report'> & { report?: Maybe<ResolversTypes['FormReport']> }>;
  FormProfile: ResolverTypeWrapper<FormProfileSource>;
  FormReport: ResolverTypeWrapper<FormReportSource>;
  FormRow: ResolverTypeWrapper<FormRow>;
  FormRule: ResolverTypeWrapper<FormRule>;
  FormRuleInput: FormRuleInput;
  FormSort: FormSort;
  FormSplit: FormSplit;
  FormSplitRow: ResolverTypeWrapper<FormSplitRow>;
  FormStatus: FormStatus;
  FormSuccess: ResolverTypeWrapper<FormSuccess>;
  FormSuccessInput: FormSuccessInput;
  FormSuccessKind: FormSuccessKind;
  FormTotals: ResolverTypeWrapper<FormTotals>;
  FormTrendPoint: ResolverTypeWrapper<FormTrendPoint>;
  FrictionCost: ResolverTypeWrapper<FrictionCost>;
  FrictionCostRow: ResolverTypeWrapper<FrictionCostRow>;
  FrictionCount: ResolverTypeWrapper<FrictionCount>;
  FrictionFigures: ResolverTypeWrapper<FrictionFigures>;
  FrictionKind: FrictionKind;
  FrictionPage: ResolverTypeWrapper<FrictionPage>;
  FrictionReport: ResolverTypeWrapper<FrictionReport>;
  FrictionSignal: FrictionSignal;
  Funnel: ResolverTypeWrapper<FunnelSource>;
  FunnelBreakdown: FunnelBreakdown;
  FunnelConnection: ResolverTypeWrapper<Omit<FunnelConnection, 'edges'> & { edges: Array<ResolversTypes['FunnelEdge']> }>;
  FunnelDefinition: ResolverTypeWrapper<FunnelDefinition>;
  FunnelDefinitionInput: FunnelDefinitionInput;
  FunnelDropoff: ResolverTypeWrapper<Omit<FunnelDropoff, 'newest'> & { newest: Array<ResolversTypes['FunnelDropoffSession']> }>;
  FunnelDropoffKind: FunnelDropoffKind;
  FunnelDropoffPage: ResolverTypeWrapper<FunnelDropoffPage>;
  FunnelDropoffRow: ResolverTypeWrapper<FunnelDropoffRow>;
  FunnelDropoffSession: ResolverTypeWrapper<FunnelDropoffSessionSource>;
  FunnelDwell: ResolverTypeWrapper<FunnelDwell>;
  FunnelEdge: ResolverTypeWrapper<Omit<FunnelEdge, 'node'> & { node: ResolversTypes['Funnel'] }>;
  FunnelExclusion: ResolverTypeWrapper<FunnelExclusion>;
  FunnelExclusionInput: FunnelExclusionInput;
  FunnelFactor: ResolverTypeWrapper<FunnelFactor>;
  FunnelFactors: ResolverTypeWrapper<FunnelFactors>;
  FunnelFlow: ResolverTypeWrapper<FunnelFlow>;
  FunnelGroup: ResolverTypeWrapper<FunnelGroup>;
  FunnelLink: ResolverTypeWrapper<FunnelLink>;
  FunnelMatch: FunnelMatch;
  FunnelMode: FunnelMode;
  FunnelNode: ResolverTypeWrapper<FunnelNode>;
  FunnelNodeKind: FunnelNodeKind;
  FunnelOrder: FunnelOrder;
  FunnelPeriod: ResolverTypeWrapper<FunnelPeriod>;
  FunnelPoint: ResolverTypeWrapper<FunnelPoint>;
  FunnelPreview: ResolverTypeWrapper<FunnelPreview>;
  FunnelProperty: FunnelProperty;
  FunnelReport: ResolverTypeWrapper<FunnelReportSource>;
  FunnelResult: ResolverTypeWrapper<FunnelResult>;
  FunnelStanding: ResolverTypeWrapper<FunnelStanding>;
  FunnelStep: ResolverTypeWrapper<FunnelStep>;
  FunnelStepInput: FunnelStepInput;
  FunnelStepKind: FunnelStepKind;
  FunnelStepResult: ResolverTypeWrapper<FunnelStepResult>;
  FunnelTime: ResolverTypeWrapper<FunnelTime>;
  FunnelTotals: ResolverTypeWrapper<FunnelTotals>;
  FunnelTrend: ResolverTypeWrapper<FunnelTrend>;
  Goal: ResolverTypeWrapper<GoalSource>;
  GoalConnection: ResolverTypeWrapper<Omit<GoalConnection, 'edges'> & { edges: Array<ResolversTypes['GoalEdge']> }>;
  GoalDelay: ResolverTypeWrapper<GoalDelay>;
  GoalEdge: ResolverTypeWrapper<Omit<GoalEdge, 'node' | 'standing'> & { node: ResolversTypes['Goal'], standing?: Maybe<ResolversTypes['GoalStanding']> }>;
  GoalPage: ResolverTypeWrapper<GoalPage>;
  GoalPreview: ResolverTypeWrapper<GoalPreview>;
  GoalPreviewAnswer: ResolverTypeWrapper<GoalPreviewAnswer>;
  GoalPurpose: GoalPurpose;
  GoalReport: ResolverTypeWrapper<GoalReportSource>;
  GoalRuleInput: GoalRuleInput;
  GoalStanding: ResolverTypeWrapper<GoalStandingSource>;
  GoalStep: ResolverTypeWrapper<GoalStep>;
  GoalSubject: ResolverTypeWrapper<GoalSubject>;
  GoalSubjectState: GoalSubjectState;
  GoalTotals: ResolverTypeWrapper<GoalTotals>;
  GoalType: GoalType;
  GoalUse: ResolverTypeWrapper<GoalUse>;
  GoalUseKind: GoalUseKind;
  GroupedPath: ResolverTypeWrapper<GroupedPath>;
  GroupingPreview: ResolverTypeWrapper<GroupingPreview>;
  HappenedEvent: ResolverTypeWrapper<HappenedEvent>;
  Heatmap: ResolverTypeWrapper<Heatmap>;
  HeatmapBand: ResolverTypeWrapper<HeatmapBand>;
  HeatmapClickMode: HeatmapClickMode;
  HeatmapDevice: HeatmapDevice;
  HeatmapDifference: ResolverTypeWrapper<HeatmapDifference>;
  HeatmapElement: ResolverTypeWrapper<HeatmapElement>;
  HeatmapElementDifference: ResolverTypeWrapper<HeatmapElementDifference>;
  HeatmapElementPoints: ResolverTypeWrapper<HeatmapElementPoints>;
  HeatmapMode: HeatmapMode;
  HeatmapPage: ResolverTypeWrapper<HeatmapPage>;
  HeatmapPageInput: HeatmapPageInput;
  HeatmapPageMatch: HeatmapPageMatch;
  HeatmapPageRule: ResolverTypeWrapper<HeatmapPageRule>;
  HeatmapPageSort: HeatmapPageSort;
  HeatmapPages: ResolverTypeWrapper<HeatmapPages>;
  HeatmapProfile: ResolverTypeWrapper<HeatmapProfileSource>;
  HeatmapProfileConnection: ResolverTypeWrapper<Omit<HeatmapProfileConnection, 'edges'> & { edges: Array<ResolversTypes['HeatmapProfileEdge']> }>;
  HeatmapProfileEdge: ResolverTypeWrapper<Omit<HeatmapProfileEdge, 'node'> & { node: ResolversTypes['HeatmapProfile'] }>;
  HeatmapProfileStatus: HeatmapProfileStatus;
  HeatmapRulePreview: ResolverTypeWrapper<HeatmapRulePreview>;
  HeatmapSample: ResolverTypeWrapper<HeatmapSample>;
  HeatmapSideInput: HeatmapSideInput;
  HeatmapSnapshot: ResolverTypeWrapper<HeatmapSnapshot>;
  HeatmapWidthInput: HeatmapWidthInput;
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
  LeaveDemoPayload: ResolverTypeWrapper<Omit<LeaveDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LiveRecording: ResolverTypeWrapper<LiveRecording>;
  LiveSession: ResolverTypeWrapper<LiveSession>;
  LiveSessions: ResolverTypeWrapper<LiveSessions>;
  LiveState: LiveState;
  LiveStream: ResolverTypeWrapper<LiveStream>;
  LocalMoment: ResolverTypeWrapper<Scalars['LocalMoment']['output']>;
  MailSnippetInput: MailSnippetInput;
  MailSnippetPayload: ResolverTypeWrapper<MailSnippetPayload>;
  MailSubscription: ResolverTypeWrapper<MailSubscription>;
  ManagedCompany: ResolverTypeWrapper<ManagedCompanySource>;
  ManagedCompanyConnection: ResolverTypeWrapper<Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversTypes['ManagedCompanyEdge']> }>;
  ManagedCompanyEdge: ResolverTypeWrapper<Omit<ManagedCompanyEdge, 'node'> & { node: ResolversTypes['ManagedCompany'] }>;
  MarkRecordingsInput: MarkRecordingsInput;
  MarkRecordingsPayload: ResolverTypeWrapper<Omit<MarkRecordingsPayload, 'recordings'> & { recordings?: Maybe<Array<ResolversTypes['Recording']>> }>;
  MeasuredBoxInput: MeasuredBoxInput;
  MeasuredLayoutInput: MeasuredLayoutInput;
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
  OnlineHistory: ResolverTypeWrapper<OnlineHistory>;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: ResolverTypeWrapper<OpenBillingPortalPayload>;
  OpenDemoPayload: ResolverTypeWrapper<Omit<OpenDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: ResolverTypeWrapper<Omit<OpenShareLinkPayload, 'grant'> & { grant?: Maybe<ResolversTypes['ShareGrant']> }>;
  OriginalPlace: ResolverTypeWrapper<OriginalPlace>;
  Overview: ResolverTypeWrapper<Omit<Overview, 'rows'> & { rows: Array<ResolversTypes['OverviewRow']> }>;
  OverviewRow: ResolverTypeWrapper<Omit<OverviewRow, 'project'> & { project: ResolversTypes['Project'] }>;
  OwnBrand: ResolverTypeWrapper<OwnBrand>;
  OwnExperiment: ResolverTypeWrapper<OwnExperiment>;
  PageElementKind: PageElementKind;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageviewCounts: ResolverTypeWrapper<PageviewCounts>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PerformanceDimension: PerformanceDimension;
  PerformanceReport: ResolverTypeWrapper<PerformanceReport>;
  PerformanceRow: ResolverTypeWrapper<PerformanceRow>;
  PickElementInput: PickElementInput;
  PickElementPayload: ResolverTypeWrapper<PickElementPayload>;
  PickTarget: PickTarget;
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
  ProjectForms: ResolverTypeWrapper<ProjectNode>;
  ProjectFunnels: ResolverTypeWrapper<ProjectNode>;
  ProjectGoals: ResolverTypeWrapper<ProjectNode>;
  ProjectHeatmaps: ResolverTypeWrapper<ProjectNode>;
  ProjectInstallation: ResolverTypeWrapper<ProjectNode>;
  ProjectPlaces: ResolverTypeWrapper<ProjectNode>;
  ProjectRecommendations: ResolverTypeWrapper<ProjectNode>;
  ProjectRecordings: ResolverTypeWrapper<ProjectNode>;
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
  RecordedVisitor: ResolverTypeWrapper<RecordedVisitorSource>;
  Recording: ResolverTypeWrapper<RecordingSource>;
  RecordingAttribute: ResolverTypeWrapper<RecordingAttribute>;
  RecordingCollection: ResolverTypeWrapper<RecordingCollectionSource>;
  RecordingComment: ResolverTypeWrapper<RecordingComment>;
  RecordingConnection: ResolverTypeWrapper<Omit<RecordingConnection, 'edges'> & { edges: Array<ResolversTypes['RecordingEdge']> }>;
  RecordingEdge: ResolverTypeWrapper<Omit<RecordingEdge, 'node'> & { node: ResolversTypes['Recording'] }>;
  RecordingFriction: ResolverTypeWrapper<RecordingFriction>;
  RecordingMark: ResolverTypeWrapper<RecordingMark>;
  RecordingMarkKind: RecordingMarkKind;
  RecordingSetting: ResolverTypeWrapper<RecordingSetting>;
  RecordingSettingInput: RecordingSettingInput;
  RecordingSort: RecordingSort;
  RecordingStatus: RecordingStatus;
  RecordingStream: ResolverTypeWrapper<RecordingStream>;
  RecordingTest: ResolverTypeWrapper<RecordingTest>;
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
  ReportedForm: ResolverTypeWrapper<ReportedForm>;
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
  RevenuePerVisitor: ResolverTypeWrapper<RevenuePerVisitor>;
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
  SelectableEvent: ResolverTypeWrapper<SelectableEvent>;
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: ResolverTypeWrapper<SendSupportMessagePayload>;
  SendTestDeliveryInput: SendTestDeliveryInput;
  SendTestDeliveryPayload: ResolverTypeWrapper<Omit<SendTestDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversTypes['WebhookDeliveryEdge']> }>;
  Sentiment: Sentiment;
  SentimentCounts: ResolverTypeWrapper<SentimentCounts>;
  SequenceKind: SequenceKind;
  SequenceStepInput: SequenceStepInput;
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
  TrafficDifference: ResolverTypeWrapper<TrafficDifference>;
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
  UpdateFormInput: UpdateFormInput;
  UpdateFormPayload: ResolverTypeWrapper<Omit<UpdateFormPayload, 'form'> & { form?: Maybe<ResolversTypes['FormProfile']> }>;
  UpdateFunnelInput: UpdateFunnelInput;
  UpdateFunnelPayload: ResolverTypeWrapper<Omit<UpdateFunnelPayload, 'funnel'> & { funnel?: Maybe<ResolversTypes['Funnel']> }>;
  UpdateGoalInput: UpdateGoalInput;
  UpdateGoalPayload: ResolverTypeWrapper<Omit<UpdateGoalPayload, 'goal'> & { goal?: Maybe<ResolversTypes['Goal']> }>;
  UpdateHeatmapProfileInput: UpdateHeatmapProfileInput;
  UpdateHeatmapProfilePayload: ResolverTypeWrapper<Omit<UpdateHeatmapProfilePayload, 'profile'> & { profile?: Maybe<ResolversTypes['HeatmapProfile']> }>;
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
  UpdateRecordingCollectionInput: UpdateRecordingCollectionInput;
  UpdateRecordingCollectionPayload: ResolverTypeWrapper<Omit<UpdateRecordingCollectionPayload, 'collection'> & { collection?: Maybe<ResolversTypes['RecordingCollection']> }>;
  UpdateRecordingsInput: UpdateRecordingsInput;
  UpdateRecordingsPayload: ResolverTypeWrapper<Omit<UpdateRecordingsPayload, 'recordings'> & { recordings?: Maybe<Array<ResolversTypes['Recording']>> }>;
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
  WeightedAttentionPart: ResolverTypeWrapper<WeightedAttentionPart>;
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
  AddRecordingCommentInput: AddRecordingCommentInput;
  AddRecordingCommentPayload: Omit<AddRecordingCommentPayload, 'recording'> & { recording?: Maybe<ResolversParentTypes['Recording']> };
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
  AttentionOutcome: AttentionOutcome;
  AttentionPrediction: AttentionPrediction;
  AttentionRegion: AttentionRegion;
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
  CreateFormInput: CreateFormInput;
  CreateFormPayload: Omit<CreateFormPayload, 'form'> & { form?: Maybe<ResolversParentTypes['FormProfile']> };
  CreateFunnelInput: CreateFunnelInput;
  CreateFunnelPayload: Omit<CreateFunnelPayload, 'funnel'> & { funnel?: Maybe<ResolversParentTypes['Funnel']> };
  CreateGoalInput: CreateGoalInput;
  CreateGoalPayload: Omit<CreateGoalPayload, 'goal'> & { goal?: Maybe<ResolversParentTypes['Goal']> };
  CreateHeatmapProfileInput: CreateHeatmapProfileInput;
  CreateHeatmapProfilePayload: Omit<CreateHeatmapProfilePayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['HeatmapProfile']> };
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['ProjectEdge']> };
  CreateRecordingCollectionInput: CreateRecordingCollectionInput;
  CreateRecordingCollectionPayload: Omit<CreateRecordingCollectionPayload, 'collection'> & { collection?: Maybe<ResolversParentTypes['RecordingCollection']> };
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
  DeleteFormInput: DeleteFormInput;
  DeleteFormPayload: DeleteFormPayload;
  DeleteFunnelInput: DeleteFunnelInput;
  DeleteFunnelPayload: DeleteFunnelPayload;
  DeleteHeatmapProfileInput: DeleteHeatmapProfileInput;
  DeleteHeatmapProfilePayload: DeleteHeatmapProfilePayload;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  DeleteRecordingCollectionInput: DeleteRecordingCollectionInput;
  DeleteRecordingCollectionPayload: DeleteRecordingCollectionPayload;
  DeleteRecordingCommentInput: DeleteRecordingCommentInput;
  DeleteRecordingCommentPayload: Omit<DeleteRecordingCommentPayload, 'recording'> & { recording?: Maybe<ResolversParentTypes['Recording']> };
  DeleteRecordingsInput: DeleteRecordingsInput;
  DeleteRecordingsPayload: DeleteRecordingsPayload;
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
  DifferenceEntry: DifferenceEntry;
  DifferenceMoment: DifferenceMoment;
  DifferenceSegment: DifferenceSegment;
  DnsRecord: DnsRecord;
  DomainCheck: DomainCheck;
  EarlierForms: EarlierForms;
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
  ErrorDetail: Omit<ErrorDetail, 'instances' | 'occurrence'> & { instances: Array<ResolversParentTypes['ErrorInstance']>, occurrence: ResolversParentTypes['ErrorOccurrence'] };
  ErrorFacets: ErrorFacets;
  ErrorFrame: ErrorFrame;
  ErrorGroup: ErrorGroup;
  ErrorInstance: ErrorInstanceSource;
  ErrorKindCount: ErrorKindCount;
  ErrorLog: ErrorLog;
  ErrorOccurrence: ErrorOccurrenceSource;
  ErrorPart: ErrorPart;
  ErrorRule: ErrorRule;
  ErrorRulePreview: ErrorRulePreview;
  ErrorSplit: ErrorSplit;
  ErrorStateCounts: ErrorStateCounts;
  Estimate: Estimate;
  EstimatedBox: EstimatedBox;
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
  FormDropoff: FormDropoffSource;
  FormDropoffs: Omit<FormDropoffs, 'rows'> & { rows: Array<ResolversParentTypes['FormDropoff']> };
  FormField: FormField;
  FormGain: FormGain;
  FormList: FormList;
  FormPage: FormPage;
  FormPreview: Omit<FormPreview, 'report'> & { report?: Maybe<ResolversParentTypes['FormReport']> };
  FormProfile: FormProfileSource;
  FormReport: FormReportSource;
  FormRow: FormRow;
  FormRule: FormRule;
  FormRuleInput: FormRuleInput;
  FormSplitRow: FormSplitRow;
  FormSuccess: FormSuccess;
  FormSuccessInput: FormSuccessInput;
  FormTotals: FormTotals;
  FormTrendPoint: FormTrendPoint;
  FrictionCost: FrictionCost;
  FrictionCostRow: FrictionCostRow;
  FrictionCount: FrictionCount;
  FrictionFigures: FrictionFigures;
  FrictionPage: FrictionPage;
  FrictionReport: FrictionReport;
  Funnel: FunnelSource;
  FunnelConnection: Omit<FunnelConnection, 'edges'> & { edges: Array<ResolversParentTypes['FunnelEdge']> };
  FunnelDefinition: FunnelDefinition;
  FunnelDefinitionInput: FunnelDefinitionInput;
  FunnelDropoff: Omit<FunnelDropoff, 'newest'> & { newest: Array<ResolversParentTypes['FunnelDropoffSession']> };
  FunnelDropoffPage: FunnelDropoffPage;
  FunnelDropoffRow: FunnelDropoffRow;
  FunnelDropoffSession: FunnelDropoffSessionSource;
  FunnelDwell: FunnelDwell;
  FunnelEdge: Omit<FunnelEdge, 'node'> & { node: ResolversParentTypes['Funnel'] };
  FunnelExclusion: FunnelExclusion;
  FunnelExclusionInput: FunnelExclusionInput;
  FunnelFactor: FunnelFactor;
  FunnelFactors: FunnelFactors;
  FunnelFlow: FunnelFlow;
  FunnelGroup: FunnelGroup;
  FunnelLink: FunnelLink;
  FunnelNode: FunnelNode;
  FunnelPeriod: FunnelPeriod;
  FunnelPoint: FunnelPoint;
  FunnelPreview: FunnelPreview;
  FunnelReport: FunnelReportSource;
  FunnelResult: FunnelResult;
  FunnelStanding: FunnelStanding;
  FunnelStep: FunnelStep;
  FunnelStepInput: FunnelStepInput;
  FunnelStepResult: FunnelStepResult;
  FunnelTime: FunnelTime;
  FunnelTotals: FunnelTotals;
  FunnelTrend: FunnelTrend;
  Goal: GoalSource;
  GoalConnection: Omit<GoalConnection, 'edges'> & { edges: Array<ResolversParentTypes['GoalEdge']> };
  GoalDelay: GoalDelay;
  GoalEdge: Omit<GoalEdge, 'node' | 'standing'> & { node: ResolversParentTypes['Goal'], standing?: Maybe<ResolversParentTypes['GoalStanding']> };
  GoalPage: GoalPage;
  GoalPreview: GoalPreview;
  GoalPreviewAnswer: GoalPreviewAnswer;
  GoalReport: GoalReportSource;
  GoalRuleInput: GoalRuleInput;
  GoalStanding: GoalStandingSource;
  GoalStep: GoalStep;
  GoalSubject: GoalSubject;
  GoalTotals: GoalTotals;
  GoalUse: GoalUse;
  GroupedPath: GroupedPath;
  GroupingPreview: GroupingPreview;
  HappenedEvent: HappenedEvent;
  Heatmap: Heatmap;
  HeatmapBand: HeatmapBand;
  HeatmapDifference: HeatmapDifference;
  HeatmapElement: HeatmapElement;
  HeatmapElementDifference: HeatmapElementDifference;
  HeatmapElementPoints: HeatmapElementPoints;
  HeatmapPage: HeatmapPage;
  HeatmapPageInput: HeatmapPageInput;
  HeatmapPageRule: HeatmapPageRule;
  HeatmapPages: HeatmapPages;
  HeatmapProfile: HeatmapProfileSource;
  HeatmapProfileConnection: Omit<HeatmapProfileConnection, 'edges'> & { edges: Array<ResolversParentTypes['HeatmapProfileEdge']> };
  HeatmapProfileEdge: Omit<HeatmapProfileEdge, 'node'> & { node: ResolversParentTypes['HeatmapProfile'] };
  HeatmapRulePreview: HeatmapRulePreview;
  HeatmapSample: HeatmapSample;
  HeatmapSideInput: HeatmapSideInput;
  HeatmapSnapshot: HeatmapSnapshot;
  HeatmapWidthInput: HeatmapWidthInput;
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
  LeaveDemoPayload: Omit<LeaveDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LiveRecording: LiveRecording;
  LiveSession: LiveSession;
  LiveSessions: LiveSessions;
  LiveStream: LiveStream;
  LocalMoment: Scalars['LocalMoment']['output'];
  MailSnippetInput: MailSnippetInput;
  MailSnippetPayload: MailSnippetPayload;
  MailSubscription: MailSubscription;
  ManagedCompany: ManagedCompanySource;
  ManagedCompanyConnection: Omit<ManagedCompanyConnection, 'edges'> & { edges: Array<ResolversParentTypes['ManagedCompanyEdge']> };
  ManagedCompanyEdge: Omit<ManagedCompanyEdge, 'node'> & { node: ResolversParentTypes['ManagedCompany'] };
  MarkRecordingsInput: MarkRecordingsInput;
  MarkRecordingsPayload: Omit<MarkRecordingsPayload, 'recordings'> & { recordings?: Maybe<Array<ResolversParentTypes['Recording']>> };
  MeasuredBoxInput: MeasuredBoxInput;
  MeasuredLayoutInput: MeasuredLayoutInput;
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
  OnlineHistory: OnlineHistory;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: OpenBillingPortalPayload;
  OpenDemoPayload: Omit<OpenDemoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  OpenShareLinkInput: OpenShareLinkInput;
  OpenShareLinkPayload: Omit<OpenShareLinkPayload, 'grant'> & { grant?: Maybe<ResolversParentTypes['ShareGrant']> };
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
  PickElementInput: PickElementInput;
  PickElementPayload: PickElementPayload;
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
  ProjectForms: ProjectNode;
  ProjectFunnels: ProjectNode;
  ProjectGoals: ProjectNode;
  ProjectHeatmaps: ProjectNode;
  ProjectInstallation: ProjectNode;
  ProjectPlaces: ProjectNode;
  ProjectRecommendations: ProjectNode;
  ProjectRecordings: ProjectNode;
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
  RecordedVisitor: RecordedVisitorSource;
  Recording: RecordingSource;
  RecordingAttribute: RecordingAttribute;
  RecordingCollection: RecordingCollectionSource;
  RecordingComment: RecordingComment;
  RecordingConnection: Omit<RecordingConnection, 'edges'> & { edges: Array<ResolversParentTypes['RecordingEdge']> };
  RecordingEdge: Omit<RecordingEdge, 'node'> & { node: ResolversParentTypes['Recording'] };
  RecordingFriction: RecordingFriction;
  RecordingMark: RecordingMark;
  RecordingSetting: RecordingSetting;
  RecordingSettingInput: RecordingSettingInput;
  RecordingStream: RecordingStream;
  RecordingTest: RecordingTest;
  RedeemCodeInput: RedeemCodeInput;
  RedeemCodePayload: Omit<RedeemCodePayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  ReferAndEarn: ReferAndEarn;
  RejectedField: RejectedField;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  RepeatDeliveryInput: RepeatDeliveryInput;
  RepeatDeliveryPayload: Omit<RepeatDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['WebhookDeliveryEdge']> };
  ReportRange: ReportRange;
  ReportedForm: ReportedForm;
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
  RevenuePerVisitor: RevenuePerVisitor;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: RevokeApiKeyPayload;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: RevokeInvitationPayload;
  SaveCardInput: SaveCardInput;
  SaveCardPayload: Omit<SaveCardPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  Segment: SegmentSource;
  SegmentConnection: Omit<SegmentConnection, 'edges'> & { edges: Array<ResolversParentTypes['SegmentEdge']> };
  SegmentEdge: Omit<SegmentEdge, 'node'> & { node: ResolversParentTypes['Segment'] };
  SelectableEvent: SelectableEvent;
  SendSupportMessageInput: SendSupportMessageInput;
  SendSupportMessagePayload: SendSupportMessagePayload;
  SendTestDeliveryInput: SendTestDeliveryInput;
  SendTestDeliveryPayload: Omit<SendTestDeliveryPayload, 'edge'> & { edge?: Maybe<ResolversParentTypes['WebhookDeliveryEdge']> };
  SentimentCounts: SentimentCounts;
  SequenceStepInput: SequenceStepInput;
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
  TrafficDifference: TrafficDifference;
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
  UpdateFormInput: UpdateFormInput;
  UpdateFormPayload: Omit<UpdateFormPayload, 'form'> & { form?: Maybe<ResolversParentTypes['FormProfile']> };
  UpdateFunnelInput: UpdateFunnelInput;
  UpdateFunnelPayload: Omit<UpdateFunnelPayload, 'funnel'> & { funnel?: Maybe<ResolversParentTypes['Funnel']> };
  UpdateGoalInput: UpdateGoalInput;
  UpdateGoalPayload: Omit<UpdateGoalPayload, 'goal'> & { goal?: Maybe<ResolversParentTypes['Goal']> };
  UpdateHeatmapProfileInput: UpdateHeatmapProfileInput;
  UpdateHeatmapProfilePayload: Omit<UpdateHeatmapProfilePayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['HeatmapProfile']> };
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
  UpdateRecordingCollectionInput: UpdateRecordingCollectionInput;
  UpdateRecordingCollectionPayload: Omit<UpdateRecordingCollectionPayload, 'collection'> & { collection?: Maybe<ResolversParentTypes['RecordingCollection']> };
  UpdateRecordingsInput: UpdateRecordingsInput;
  UpdateRecordingsPayload: Omit<UpdateRecordingsPayload, 'recordings'> & { recordings?: Maybe<Array<ResolversParentTypes['Recording']>> };
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
  WeightedAttentionPart: WeightedAttentionPart;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SharedDirectiveArgs = {
  feature?: Maybe<Feature>;
  oneItem?: Maybe<Scalars['Boolean']['input']>;
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
  revenuePerVisitor?: Resolver<Maybe<ResolversTypes['RevenuePerVisitor']>, ParentType, ContextType>;
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

export type AddRecordingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRecordingCommentPayload'] = ResolversParentTypes['AddRecordingCommentPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['Recording']>, ParentType, ContextType>;
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

export type AttentionOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionOutcome'] = ResolversParentTypes['AttentionOutcome']> = {
  prediction?: Resolver<Maybe<ResolversTypes['AttentionPrediction']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type AttentionPredictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionPrediction'] = ResolversParentTypes['AttentionPrediction']> = {
  boxes?: Resolver<Array<ResolversTypes['EstimatedBox']>, ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  computedFrom?: Resolver<ResolversTypes['AttentionInput'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['WeightedAttentionPart']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['AttentionRegion']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionRegion'] = ResolversParentTypes['AttentionRegion']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionRegionKind'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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
  element?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type CreateFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFormPayload'] = ResolversParentTypes['CreateFormPayload']> = {
  form?: Resolver<Maybe<ResolversTypes['FormProfile']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateFunnelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFunnelPayload'] = ResolversParentTypes['CreateFunnelPayload']> = {
  funnel?: Resolver<Maybe<ResolversTypes['Funnel']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateGoalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGoalPayload'] = ResolversParentTypes['CreateGoalPayload']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateHeatmapProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHeatmapProfilePayload'] = ResolversParentTypes['CreateHeatmapProfilePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['HeatmapProfile']>, ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  edge?: Resolver<Maybe<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateRecordingCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRecordingCollectionPayload'] = ResolversParentTypes['CreateRecordingCollectionPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['RecordingCollection']>, ParentType, ContextType>;
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

export type DeleteFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFormPayload'] = ResolversParentTypes['DeleteFormPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteFunnelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFunnelPayload'] = ResolversParentTypes['DeleteFunnelPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteHeatmapProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteHeatmapProfilePayload'] = ResolversParentTypes['DeleteHeatmapProfilePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteRecordingCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRecordingCollectionPayload'] = ResolversParentTypes['DeleteRecordingCollectionPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeleteRecordingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRecordingCommentPayload'] = ResolversParentTypes['DeleteRecordingCommentPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['Recording']>, ParentType, ContextType>;
};

export type DeleteRecordingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRecordingsPayload'] = ResolversParentTypes['DeleteRecordingsPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
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

export type DifferenceEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DifferenceEntry'] = ResolversParentTypes['DifferenceEntry']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DifferenceMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DifferenceMoment'] = ResolversParentTypes['DifferenceMoment']> = {
  after?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['DifferenceEntry']>, ParentType, ContextType>;
  p?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DifferenceSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DifferenceSegment'] = ResolversParentTypes['DifferenceSegment']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  property?: Resolver<ResolversTypes['DifferenceProperty'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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

export type EarlierFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierForms'] = ResolversParentTypes['EarlierForms']> = {
  goalSubmits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordedDrops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type EstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estimate'] = ResolversParentTypes['Estimate']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EstimatedBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimatedBox'] = ResolversParentTypes['EstimatedBox']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PageElementKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type FormDropoffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormDropoff'] = ResolversParentTypes['FormDropoff']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spentMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormDropoffsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormDropoffs'] = ResolversParentTypes['FormDropoffs']> = {
  rows?: Resolver<Array<ResolversTypes['FormDropoff']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  abandonRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  abandonShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  abandons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blankRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hesitationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medianMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90Ms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reachRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
};

export type FormGainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormGain'] = ResolversParentTypes['FormGain']> = {
  completionRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  medianRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FormListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormList'] = ResolversParentTypes['FormList']> = {
  earlier?: Resolver<Maybe<ResolversTypes['EarlierForms']>, ParentType, ContextType>;
  measuredSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormPage'] = ResolversParentTypes['FormPage']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormPreview'] = ResolversParentTypes['FormPreview']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['FormReport']>, ParentType, ContextType>;
};

export type FormProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormProfile'] = ResolversParentTypes['FormProfile']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formProfileId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FormRule'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FormStatus'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['FormSuccess'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormReport'] = ResolversParentTypes['FormReport']> = {
  abandonsElsewhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ReportedForm'], ParentType, ContextType>;
  gain?: Resolver<Maybe<ResolversTypes['FormGain']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  measuredSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FormPage']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['FormTotals']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  split?: Resolver<Array<ResolversTypes['FormSplitRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['FormTotals'], ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['FormTrendPoint']>, ParentType, ContextType>;
};

export type FormRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormRow'] = ResolversParentTypes['FormRow']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formProfileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  medianMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FormRule'], ParentType, ContextType>;
  startRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  starters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FormStatus'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['FormSuccess'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormRule'] = ResolversParentTypes['FormRule']> = {
  page?: Resolver<ResolversTypes['HeatmapPageRule'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormSplitRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSplitRow'] = ResolversParentTypes['FormSplitRow']> = {
  totals?: Resolver<ResolversTypes['FormTotals'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSuccess'] = ResolversParentTypes['FormSuccess']> = {
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormSuccessKind'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['HeatmapPageRule']>, ParentType, ContextType>;
};

export type FormTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormTotals'] = ResolversParentTypes['FormTotals']> = {
  abandons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nonStarters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  p90Ms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  starters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormTrendPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormTrendPoint'] = ResolversParentTypes['FormTrendPoint']> = {
  at?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  starters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrictionCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionCost'] = ResolversParentTypes['FrictionCost']> = {
  conversions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  orderValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FrictionCostRow']>, ParentType, ContextType>;
};

export type FrictionCostRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrictionCostRow'] = ResolversParentTypes['FrictionCostRow']> = {
  conversionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Estimate']>, ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Estimate']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['FrictionSignal'], ParentType, ContextType>;
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
  definition?: Resolver<Maybe<ResolversTypes['FunnelDefinition']>, ParentType, ContextType>;
  funnelId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['FunnelMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['FunnelOrder'], ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FunnelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelConnection'] = ResolversParentTypes['FunnelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FunnelEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['ReportRange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelDefinitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDefinition'] = ResolversParentTypes['FunnelDefinition']> = {
  exclusions?: Resolver<Array<ResolversTypes['FunnelExclusion']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['FunnelMode'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['FunnelOrder'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FunnelStep']>, ParentType, ContextType>;
  window?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelDropoffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDropoff'] = ResolversParentTypes['FunnelDropoff']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dwell?: Resolver<ResolversTypes['FunnelDwell'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['FunnelDropoffSession']>, ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['FunnelDropoffRow']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FunnelDropoffPage']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelDropoffPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDropoffPage'] = ResolversParentTypes['FunnelDropoffPage']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelDropoffRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDropoffRow'] = ResolversParentTypes['FunnelDropoffRow']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FunnelDropoffKind'], ParentType, ContextType>;
  medianSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FunnelDropoffSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDropoffSession'] = ResolversParentTypes['FunnelDropoffSession']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelDwellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelDwell'] = ResolversParentTypes['FunnelDwell']> = {
  medianSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90Seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FunnelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelEdge'] = ResolversParentTypes['FunnelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Funnel'], ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['FunnelStanding']>, ParentType, ContextType>;
};

export type FunnelExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelExclusion'] = ResolversParentTypes['FunnelExclusion']> = {
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goalProfileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FunnelStepKind'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['FunnelMatch'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelFactor'] = ResolversParentTypes['FunnelFactor']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oddsRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  otherRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pAdjusted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['FunnelProperty'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelFactors'] = ResolversParentTypes['FunnelFactors']> = {
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FunnelFactor']>, ParentType, ContextType>;
  tested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelFlow'] = ResolversParentTypes['FunnelFlow']> = {
  links?: Resolver<Array<ResolversTypes['FunnelLink']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FunnelNode']>, ParentType, ContextType>;
};

export type FunnelGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelGroup'] = ResolversParentTypes['FunnelGroup']> = {
  isOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FunnelStepResult']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['FunnelTotals'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelLink'] = ResolversParentTypes['FunnelLink']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelNode'] = ResolversParentTypes['FunnelNode']> = {
  kind?: Resolver<ResolversTypes['FunnelNodeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelPeriod'] = ResolversParentTypes['FunnelPeriod']> = {
  steps?: Resolver<Array<ResolversTypes['FunnelStepResult']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['FunnelTotals'], ParentType, ContextType>;
};

export type FunnelPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelPoint'] = ResolversParentTypes['FunnelPoint']> = {
  at?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FunnelPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelPreview'] = ResolversParentTypes['FunnelPreview']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FunnelResult']>, ParentType, ContextType>;
};

export type FunnelReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelReport'] = ResolversParentTypes['FunnelReport']> = {
  annotations?: Resolver<Maybe<Array<ResolversTypes['Annotation']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TimelineEntry']>>, ParentType, ContextType>;
  dropoff?: Resolver<Maybe<ResolversTypes['FunnelDropoff']>, ParentType, ContextType, RequireFields<FunnelReportDropoffArgs, 'step'>>;
  factors?: Resolver<Maybe<ResolversTypes['FunnelFactors']>, ParentType, ContextType>;
  flow?: Resolver<Maybe<ResolversTypes['FunnelFlow']>, ParentType, ContextType, RequireFields<FunnelReportFlowArgs, 'most'>>;
  funnel?: Resolver<Maybe<ResolversTypes['Funnel']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FunnelResult']>, ParentType, ContextType, Partial<FunnelReportResultArgs>>;
  trend?: Resolver<Maybe<ResolversTypes['FunnelTrend']>, ParentType, ContextType, Partial<FunnelReportTrendArgs>>;
};

export type FunnelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelResult'] = ResolversParentTypes['FunnelResult']> = {
  groups?: Resolver<Array<ResolversTypes['FunnelGroup']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['FunnelPeriod']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FunnelStepResult']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['FunnelTime']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['FunnelTotals'], ParentType, ContextType>;
};

export type FunnelStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStanding'] = ResolversParentTypes['FunnelStanding']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FunnelStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStep'] = ResolversParentTypes['FunnelStep']> = {
  goalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goalProfileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FunnelStepKind'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['FunnelMatch'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelStepResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStepResult'] = ResolversParentTypes['FunnelStepResult']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90Seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rateOfFirst?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rateOfPrevious?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelTime'] = ResolversParentTypes['FunnelTime']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelTotals'] = ResolversParentTypes['FunnelTotals']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90Seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FunnelTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelTrend'] = ResolversParentTypes['FunnelTrend']> = {
  interval?: Resolver<ResolversTypes['Interval'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['FunnelPoint']>, ParentType, ContextType>;
};

export type GoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Goal'] = ResolversParentTypes['Goal']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  elementUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goalProfileId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['GoalPurpose'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['GoalReport']>, ParentType, ContextType, RequireFields<GoalReportArgs, 'range'>>;
  subject?: Resolver<Maybe<ResolversTypes['GoalSubject']>, ParentType, ContextType>;
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

export type GoalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalStep'] = ResolversParentTypes['GoalStep']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoalSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalSubject'] = ResolversParentTypes['GoalSubject']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GoalSubjectState'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['GoalStep']>, ParentType, ContextType>;
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

export type HeatmapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Heatmap'] = ResolversParentTypes['Heatmap']> = {
  elements?: Resolver<Array<ResolversTypes['HeatmapElement']>, ParentType, ContextType>;
  fold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['CountedGoal']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['HeatmapElementPoints']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['HeatmapSample'], ParentType, ContextType>;
  scroll?: Resolver<Array<ResolversTypes['HeatmapBand']>, ParentType, ContextType>;
  snapshots?: Resolver<Array<ResolversTypes['HeatmapSnapshot']>, ParentType, ContextType>;
};

export type HeatmapBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapBand'] = ResolversParentTypes['HeatmapBand']> = {
  attentionMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HeatmapDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapDifference'] = ResolversParentTypes['HeatmapDifference']> = {
  elements?: Resolver<Array<ResolversTypes['HeatmapElementDifference']>, ParentType, ContextType>;
  firstPageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondPageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapElement'] = ResolversParentTypes['HeatmapElement']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversionRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapElementDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapElementDifference'] = ResolversParentTypes['HeatmapElementDifference']> = {
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pAdjusted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeatmapElementPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapElementPoints'] = ResolversParentTypes['HeatmapElementPoints']> = {
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  elementX?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  elementY?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pageX?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pageY?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeatmapPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapPage'] = ResolversParentTypes['HeatmapPage']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasSnapshot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rageClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scrollDepth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapPageRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapPageRule'] = ResolversParentTypes['HeatmapPageRule']> = {
  match?: Resolver<ResolversTypes['HeatmapPageMatch'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeatmapPagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapPages'] = ResolversParentTypes['HeatmapPages']> = {
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HeatmapPage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapProfile'] = ResolversParentTypes['HeatmapProfile']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['HeatmapDevice']>, ParentType, ContextType>;
  heatmapProfileId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['HeatmapPageRule'], ParentType, ContextType>;
  snapshotIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HeatmapProfileStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeatmapProfileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapProfileConnection'] = ResolversParentTypes['HeatmapProfileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HeatmapProfileEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapProfileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapProfileEdge'] = ResolversParentTypes['HeatmapProfileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HeatmapProfile'], ParentType, ContextType>;
};

export type HeatmapRulePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapRulePreview'] = ResolversParentTypes['HeatmapRulePreview']> = {
  pages?: Resolver<Maybe<ResolversTypes['HeatmapPages']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type HeatmapSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapSample'] = ResolversParentTypes['HeatmapSample']> = {
  firstAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordedPageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeatmapSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeatmapSnapshot'] = ResolversParentTypes['HeatmapSnapshot']> = {
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  snapshotId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type LeaveDemoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveDemoPayload'] = ResolversParentTypes['LeaveDemoPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LiveRecordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveRecording'] = ResolversParentTypes['LiveRecording']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastChunkAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maxViewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveState'], ParentType, ContextType>;
  streams?: Resolver<Array<ResolversTypes['LiveStream']>, ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveSession'] = ResolversParentTypes['LiveSession']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveSessions'] = ResolversParentTypes['LiveSessions']> = {
  sessions?: Resolver<Array<ResolversTypes['LiveSession']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveStream'] = ResolversParentTypes['LiveStream']> = {
  fromMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newestChunk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MarkRecordingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkRecordingsPayload'] = ResolversParentTypes['MarkRecordingsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  recordings?: Resolver<Maybe<Array<ResolversTypes['Recording']>>, ParentType, ContextType>;
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
  addRecordingComment?: Resolver<ResolversTypes['AddRecordingCommentPayload'], ParentType, ContextType, RequireFields<MutationAddRecordingCommentArgs, 'input'>>;
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
  createForm?: Resolver<ResolversTypes['CreateFormPayload'], ParentType, ContextType, RequireFields<MutationCreateFormArgs, 'input'>>;
  createFunnel?: Resolver<ResolversTypes['CreateFunnelPayload'], ParentType, ContextType, RequireFields<MutationCreateFunnelArgs, 'input'>>;
  createGoal?: Resolver<ResolversTypes['CreateGoalPayload'], ParentType, ContextType, RequireFields<MutationCreateGoalArgs, 'input'>>;
  createHeatmapProfile?: Resolver<ResolversTypes['CreateHeatmapProfilePayload'], ParentType, ContextType, RequireFields<MutationCreateHeatmapProfileArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createRecordingCollection?: Resolver<ResolversTypes['CreateRecordingCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateRecordingCollectionArgs, 'input'>>;
  createSegment?: Resolver<ResolversTypes['CreateSegmentPayload'], ParentType, ContextType, RequireFields<MutationCreateSegmentArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteAnnotation?: Resolver<ResolversTypes['DeleteAnnotationPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnotationArgs, 'input'>>;
  deleteBlockRule?: Resolver<ResolversTypes['DeleteBlockRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteBlockRuleArgs, 'input'>>;
  deleteErrorRule?: Resolver<ResolversTypes['DeleteErrorRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteErrorRuleArgs, 'input'>>;
  deleteForm?: Resolver<ResolversTypes['DeleteFormPayload'], ParentType, ContextType, RequireFields<MutationDeleteFormArgs, 'input'>>;
  deleteFunnel?: Resolver<ResolversTypes['DeleteFunnelPayload'], ParentType, ContextType, RequireFields<MutationDeleteFunnelArgs, 'input'>>;
  deleteHeatmapProfile?: Resolver<ResolversTypes['DeleteHeatmapProfilePayload'], ParentType, ContextType, RequireFields<MutationDeleteHeatmapProfileArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteRecordingCollection?: Resolver<ResolversTypes['DeleteRecordingCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteRecordingCollectionArgs, 'input'>>;
  deleteRecordingComment?: Resolver<ResolversTypes['DeleteRecordingCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteRecordingCommentArgs, 'input'>>;
  deleteRecordings?: Resolver<ResolversTypes['DeleteRecordingsPayload'], ParentType, ContextType, RequireFields<MutationDeleteRecordingsArgs, 'input'>>;
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
  leaveDemo?: Resolver<ResolversTypes['LeaveDemoPayload'], ParentType, ContextType>;
  mailSnippet?: Resolver<ResolversTypes['MailSnippetPayload'], ParentType, ContextType, RequireFields<MutationMailSnippetArgs, 'input'>>;
  markRecordings?: Resolver<ResolversTypes['MarkRecordingsPayload'], ParentType, ContextType, RequireFields<MutationMarkRecordingsArgs, 'input'>>;
  mergeErrors?: Resolver<ResolversTypes['MergeErrorsPayload'], ParentType, ContextType, RequireFields<MutationMergeErrorsArgs, 'input'>>;
  noteExposure?: Resolver<ResolversTypes['NoteExposurePayload'], ParentType, ContextType, RequireFields<MutationNoteExposureArgs, 'input'>>;
  openBillingPortal?: Resolver<ResolversTypes['OpenBillingPortalPayload'], ParentType, ContextType, RequireFields<MutationOpenBillingPortalArgs, 'input'>>;
  openDemo?: Resolver<ResolversTypes['OpenDemoPayload'], ParentType, ContextType>;
  openShareLink?: Resolver<ResolversTypes['OpenShareLinkPayload'], ParentType, ContextType, RequireFields<MutationOpenShareLinkArgs, 'input'>>;
  pickElement?: Resolver<ResolversTypes['PickElementPayload'], ParentType, ContextType, RequireFields<MutationPickElementArgs, 'input'>>;
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
  updateForm?: Resolver<ResolversTypes['UpdateFormPayload'], ParentType, ContextType, RequireFields<MutationUpdateFormArgs, 'input'>>;
  updateFunnel?: Resolver<ResolversTypes['UpdateFunnelPayload'], ParentType, ContextType, RequireFields<MutationUpdateFunnelArgs, 'input'>>;
  updateGoal?: Resolver<ResolversTypes['UpdateGoalPayload'], ParentType, ContextType, RequireFields<MutationUpdateGoalArgs, 'input'>>;
  updateHeatmapProfile?: Resolver<ResolversTypes['UpdateHeatmapProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateHeatmapProfileArgs, 'input'>>;
  updateManagedCompany?: Resolver<ResolversTypes['UpdateManagedCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateManagedCompanyArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateRecommendation?: Resolver<ResolversTypes['UpdateRecommendationPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecommendationArgs, 'input'>>;
  updateRecordingCollection?: Resolver<ResolversTypes['UpdateRecordingCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecordingCollectionArgs, 'input'>>;
  updateRecordings?: Resolver<ResolversTypes['UpdateRecordingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecordingsArgs, 'input'>>;
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
  __resolveType: TypeResolveFn<'Annotation' | 'ApiKey' | 'ApiRequest' | 'AuditEntry' | 'Billing' | 'Comment' | 'Company' | 'EventRule' | 'Flag' | 'FormProfile' | 'Funnel' | 'Goal' | 'HeatmapProfile' | 'Invitation' | 'Invoice' | 'ManagedCompany' | 'Notification' | 'Project' | 'Recommendation' | 'Recording' | 'RecordingCollection' | 'Segment' | 'ShareLink' | 'TeamMember' | 'Test' | 'User' | 'UserAttribute' | 'Visitor' | 'VisitorAction' | 'VisitorSession' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
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
  sentences?: Resolver<Array<ResolversTypes['ServerMessage']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['ServerMessage'], ParentType, ContextType>;
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

export type OnlineHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnlineHistory'] = ResolversParentTypes['OnlineHistory']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  online?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  stepSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  grant?: Resolver<Maybe<ResolversTypes['ShareGrant']>, ParentType, ContextType>;
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

export type PickElementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickElementPayload'] = ResolversParentTypes['PickElementPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
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
  forms?: Resolver<ResolversTypes['ProjectForms'], ParentType, ContextType>;
  funnels?: Resolver<ResolversTypes['ProjectFunnels'], ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['ProjectGoals'], ParentType, ContextType>;
  heatmaps?: Resolver<ResolversTypes['ProjectHeatmaps'], ParentType, ContextType>;
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
  recordings?: Resolver<ResolversTypes['ProjectRecordings'], ParentType, ContextType>;
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
  onlineHistory?: Resolver<Maybe<ResolversTypes['OnlineHistory']>, ParentType, ContextType>;
  realtime?: Resolver<Maybe<ResolversTypes['Realtime']>, ParentType, ContextType, Partial<ProjectAudienceRealtimeArgs>>;
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
  recent?: Resolver<Maybe<Array<ResolversTypes['SelectableEvent']>>, ParentType, ContextType>;
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

export type ProjectFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectForms'] = ResolversParentTypes['ProjectForms']> = {
  dropoffs?: Resolver<Maybe<ResolversTypes['FormDropoffs']>, ParentType, ContextType, RequireFields<ProjectFormsDropoffsArgs, 'limit' | 'offset' | 'range'>>;
  list?: Resolver<Maybe<ResolversTypes['FormList']>, ParentType, ContextType, RequireFields<ProjectFormsListArgs, 'ignored' | 'limit' | 'offset' | 'range' | 'search' | 'sort'>>;
  preview?: Resolver<Maybe<ResolversTypes['FormPreview']>, ParentType, ContextType, RequireFields<ProjectFormsPreviewArgs, 'rule'>>;
  profile?: Resolver<Maybe<ResolversTypes['FormProfile']>, ParentType, ContextType, RequireFields<ProjectFormsProfileArgs, 'formProfileId'>>;
  report?: Resolver<Maybe<ResolversTypes['FormReport']>, ParentType, ContextType, RequireFields<ProjectFormsReportArgs, 'by' | 'range'>>;
};

export type ProjectFunnelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFunnels'] = ResolversParentTypes['ProjectFunnels']> = {
  funnel?: Resolver<Maybe<ResolversTypes['Funnel']>, ParentType, ContextType, RequireFields<ProjectFunnelsFunnelArgs, 'funnelId'>>;
  list?: Resolver<Maybe<ResolversTypes['FunnelConnection']>, ParentType, ContextType, RequireFields<ProjectFunnelsListArgs, 'archived'>>;
  preview?: Resolver<Maybe<ResolversTypes['FunnelPreview']>, ParentType, ContextType, RequireFields<ProjectFunnelsPreviewArgs, 'definition' | 'range'>>;
  report?: Resolver<Maybe<ResolversTypes['FunnelReport']>, ParentType, ContextType, RequireFields<ProjectFunnelsReportArgs, 'funnelId' | 'range'>>;
};

export type ProjectGoalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGoals'] = ResolversParentTypes['ProjectGoals']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType, RequireFields<ProjectGoalsGoalArgs, 'goalProfileId'>>;
  list?: Resolver<Maybe<ResolversTypes['GoalConnection']>, ParentType, ContextType, RequireFields<ProjectGoalsListArgs, 'archived'>>;
  preview?: Resolver<Maybe<ResolversTypes['GoalPreviewAnswer']>, ParentType, ContextType, RequireFields<ProjectGoalsPreviewArgs, 'rule'>>;
};

export type ProjectHeatmapsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectHeatmaps'] = ResolversParentTypes['ProjectHeatmaps']> = {
  attention?: Resolver<Maybe<ResolversTypes['AttentionOutcome']>, ParentType, ContextType, Partial<ProjectHeatmapsAttentionArgs>>;
  difference?: Resolver<Maybe<ResolversTypes['HeatmapDifference']>, ParentType, ContextType, RequireFields<ProjectHeatmapsDifferenceArgs, 'first' | 'mode' | 'page' | 'second'>>;
  heatmap?: Resolver<Maybe<ResolversTypes['Heatmap']>, ParentType, ContextType, RequireFields<ProjectHeatmapsHeatmapArgs, 'mode' | 'range'>>;
  pages?: Resolver<Maybe<ResolversTypes['HeatmapPages']>, ParentType, ContextType, RequireFields<ProjectHeatmapsPagesArgs, 'limit' | 'offset' | 'range' | 'search' | 'sort'>>;
  preview?: Resolver<Maybe<ResolversTypes['HeatmapRulePreview']>, ParentType, ContextType, RequireFields<ProjectHeatmapsPreviewArgs, 'rule'>>;
  profile?: Resolver<Maybe<ResolversTypes['HeatmapProfile']>, ParentType, ContextType, RequireFields<ProjectHeatmapsProfileArgs, 'heatmapProfileId'>>;
  profiles?: Resolver<Maybe<ResolversTypes['HeatmapProfileConnection']>, ParentType, ContextType, RequireFields<ProjectHeatmapsProfilesArgs, 'archived'>>;
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

export type ProjectRecordingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectRecordings'] = ResolversParentTypes['ProjectRecordings']> = {
  collections?: Resolver<Maybe<Array<ResolversTypes['RecordingCollection']>>, ParentType, ContextType>;
  find?: Resolver<Maybe<ResolversTypes['Recording']>, ParentType, ContextType, RequireFields<ProjectRecordingsFindArgs, 'session'>>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RecordingConnection']>, ParentType, ContextType, RequireFields<ProjectRecordingsListArgs, 'range' | 'sort' | 'unviewed' | 'withoutInternal'>>;
  live?: Resolver<Maybe<ResolversTypes['LiveSessions']>, ParentType, ContextType>;
  recordedThisMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['Recording']>, ParentType, ContextType, RequireFields<ProjectRecordingsRecordingArgs, 'key'>>;
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
  recording?: Resolver<ResolversTypes['RecordingSetting'], ParentType, ContextType>;
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
  attention?: Resolver<Maybe<ResolversTypes['AttentionOutcome']>, ParentType, ContextType, Partial<QueryAttentionArgs>>;
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
  isRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  body?: Resolver<ResolversTypes['ServerMessage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['RecommendationEvidence']>, ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['Feature'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['ServerMessage'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RecommendationRule'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecommendationState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['ServerMessage'], ParentType, ContextType>;
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

export type RecordedVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedVisitor'] = ResolversParentTypes['RecordedVisitor']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recording'] = ResolversParentTypes['Recording']> = {
  activeMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['RecordingAttribute']>>, ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['RecordingComment']>>, ParentType, ContextType>;
  convertedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exitUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDrops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marks?: Resolver<Maybe<Array<ResolversTypes['RecordingMark']>>, ParentType, ContextType>;
  os?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rageClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecordingStatus'], ParentType, ContextType>;
  streams?: Resolver<Maybe<Array<ResolversTypes['RecordingStream']>>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tests?: Resolver<Maybe<Array<ResolversTypes['RecordingTest']>>, ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['RecordedVisitor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordingAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingAttribute'] = ResolversParentTypes['RecordingAttribute']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordingCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingCollection'] = ResolversParentTypes['RecordingCollection']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordingCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingComment'] = ResolversParentTypes['RecordingComment']> = {
  atMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingConnection'] = ResolversParentTypes['RecordingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RecordingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingEdge'] = ResolversParentTypes['RecordingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friction?: Resolver<Maybe<ResolversTypes['RecordingFriction']>, ParentType, ContextType>;
  matchMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recording'], ParentType, ContextType>;
};

export type RecordingFrictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingFriction'] = ResolversParentTypes['RecordingFriction']> = {
  atMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FrictionKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordingMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingMark'] = ResolversParentTypes['RecordingMark']> = {
  atMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordingMarkKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordingSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingSetting'] = ResolversParentTypes['RecordingSetting']> = {
  blockSelectors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsImages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskSelectors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  masksTexts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecordingStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingStream'] = ResolversParentTypes['RecordingStream']> = {
  fromMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isThrottled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  streamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tabId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordingTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingTest'] = ResolversParentTypes['RecordingTest']> = {
  atMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ReportedFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedForm'] = ResolversParentTypes['ReportedForm']> = {
  formProfileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FormRule'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['FormSuccess'], ParentType, ContextType>;
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

export type RevenuePerVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevenuePerVisitor'] = ResolversParentTypes['RevenuePerVisitor']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type SelectableEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectableEvent'] = ResolversParentTypes['SelectableEvent']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EventSource'], ParentType, ContextType>;
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
  hasOwnAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  preset?: Resolver<Maybe<ResolversTypes['RangePreset']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  itemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  module?: Resolver<ResolversTypes['ShareModule'], ParentType, ContextType>;
  preset?: Resolver<Maybe<ResolversTypes['RangePreset']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  redactsPersonalData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalMoment'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  liveRecording?: SubscriptionResolver<Maybe<ResolversTypes['LiveRecording']>, "liveRecording", ParentType, ContextType, RequireFields<SubscriptionLiveRecordingArgs, 'key' | 'project'>>;
  liveSessions?: SubscriptionResolver<Maybe<ResolversTypes['LiveSessions']>, "liveSessions", ParentType, ContextType, RequireFields<SubscriptionLiveSessionsArgs, 'project'>>;
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

export type TrafficDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficDifference'] = ResolversParentTypes['TrafficDifference']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dispersion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  moments?: Resolver<Array<ResolversTypes['DifferenceMoment']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['DifferenceSegment']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  difference?: Resolver<Maybe<ResolversTypes['TrafficDifference']>, ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['EngagementReport']>, ParentType, ContextType, RequireFields<TrafficReportEngagementArgs, 'limit' | 'offset'>>;
  errorDetail?: Resolver<Maybe<ResolversTypes['ErrorDetail']>, ParentType, ContextType, RequireFields<TrafficReportErrorDetailArgs, 'errorId' | 'limit' | 'occurrence' | 'offset'>>;
  errorLog?: Resolver<Maybe<ResolversTypes['ErrorLog']>, ParentType, ContextType, RequireFields<TrafficReportErrorLogArgs, 'limit' | 'offset'>>;
  errorRules?: Resolver<Maybe<Array<ResolversTypes['ErrorRule']>>, ParentType, ContextType>;
  flow?: Resolver<Maybe<ResolversTypes['BehaviorFlow']>, ParentType, ContextType, RequireFields<TrafficReportFlowArgs, 'events' | 'exclude' | 'grouping' | 'steps' | 'through'>>;
  flowAround?: Resolver<Maybe<ResolversTypes['FlowAround']>, ParentType, ContextType, RequireFields<TrafficReportFlowAroundArgs, 'events' | 'exclude' | 'grouping' | 'stop'>>;
  friction?: Resolver<Maybe<ResolversTypes['FrictionReport']>, ParentType, ContextType>;
  frictionCost?: Resolver<Maybe<ResolversTypes['FrictionCost']>, ParentType, ContextType>;
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

export type UpdateFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFormPayload'] = ResolversParentTypes['UpdateFormPayload']> = {
  form?: Resolver<Maybe<ResolversTypes['FormProfile']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateFunnelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFunnelPayload'] = ResolversParentTypes['UpdateFunnelPayload']> = {
  funnel?: Resolver<Maybe<ResolversTypes['Funnel']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateGoalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGoalPayload'] = ResolversParentTypes['UpdateGoalPayload']> = {
  goal?: Resolver<Maybe<ResolversTypes['Goal']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateHeatmapProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateHeatmapProfilePayload'] = ResolversParentTypes['UpdateHeatmapProfilePayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['HeatmapProfile']>, ParentType, ContextType>;
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

export type UpdateRecordingCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRecordingCollectionPayload'] = ResolversParentTypes['UpdateRecordingCollectionPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['RecordingCollection']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type UpdateRecordingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRecordingsPayload'] = ResolversParentTypes['UpdateRecordingsPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  recordings?: Resolver<Maybe<Array<ResolversTypes['Recording']>>, ParentType, ContextType>;
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
  hasHigherPlan?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['ActionProperty']>, ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  recordedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type WeightedAttentionPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeightedAttentionPart'] = ResolversParentTypes['WeightedAttentionPart']> = {
  part?: Resolver<ResolversTypes['AttentionPart'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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
  AddRecordingCommentPayload?: AddRecordingCommentPayloadResolvers<ContextType>;
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
  AttentionOutcome?: AttentionOutcomeResolvers<ContextType>;
  AttentionPrediction?: AttentionPredictionResolvers<ContextType>;
  AttentionRegion?: AttentionRegionResolvers<ContextType>;
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
  CreateFormPayload?: CreateFormPayloadResolvers<ContextType>;
  CreateFunnelPayload?: CreateFunnelPayloadResolvers<ContextType>;
  CreateGoalPayload?: CreateGoalPayloadResolvers<ContextType>;
  CreateHeatmapProfilePayload?: CreateHeatmapProfilePayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  CreateRecordingCollectionPayload?: CreateRecordingCollectionPayloadResolvers<ContextType>;
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
  DeleteFormPayload?: DeleteFormPayloadResolvers<ContextType>;
  DeleteFunnelPayload?: DeleteFunnelPayloadResolvers<ContextType>;
  DeleteHeatmapProfilePayload?: DeleteHeatmapProfilePayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
  DeleteRecordingCollectionPayload?: DeleteRecordingCollectionPayloadResolvers<ContextType>;
  DeleteRecordingCommentPayload?: DeleteRecordingCommentPayloadResolvers<ContextType>;
  DeleteRecordingsPayload?: DeleteRecordingsPayloadResolvers<ContextType>;
  DeleteSegmentPayload?: DeleteSegmentPayloadResolvers<ContextType>;
  DeleteShareLinkPayload?: DeleteShareLinkPayloadResolvers<ContextType>;
  DeleteSourceMapPayload?: DeleteSourceMapPayloadResolvers<ContextType>;
  DeleteVisitorPayload?: DeleteVisitorPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  Demo?: DemoResolvers<ContextType>;
  DemoAccount?: DemoAccountResolvers<ContextType>;
  DetectableChange?: DetectableChangeResolvers<ContextType>;
  DifferenceEntry?: DifferenceEntryResolvers<ContextType>;
  DifferenceMoment?: DifferenceMomentResolvers<ContextType>;
  DifferenceSegment?: DifferenceSegmentResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  DomainCheck?: DomainCheckResolvers<ContextType>;
  EarlierForms?: EarlierFormsResolvers<ContextType>;
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
  Estimate?: EstimateResolvers<ContextType>;
  EstimatedBox?: EstimatedBoxResolvers<ContextType>;
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
  FormDropoff?: FormDropoffResolvers<ContextType>;
  FormDropoffs?: FormDropoffsResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormGain?: FormGainResolvers<ContextType>;
  FormList?: FormListResolvers<ContextType>;
  FormPage?: FormPageResolvers<ContextType>;
  FormPreview?: FormPreviewResolvers<ContextType>;
  FormProfile?: FormProfileResolvers<ContextType>;
  FormReport?: FormReportResolvers<ContextType>;
  FormRow?: FormRowResolvers<ContextType>;
  FormRule?: FormRuleResolvers<ContextType>;
  FormSplitRow?: FormSplitRowResolvers<ContextType>;
  FormSuccess?: FormSuccessResolvers<ContextType>;
  FormTotals?: FormTotalsResolvers<ContextType>;
  FormTrendPoint?: FormTrendPointResolvers<ContextType>;
  FrictionCost?: FrictionCostResolvers<ContextType>;
  FrictionCostRow?: FrictionCostRowResolvers<ContextType>;
  FrictionCount?: FrictionCountResolvers<ContextType>;
  FrictionFigures?: FrictionFiguresResolvers<ContextType>;
  FrictionPage?: FrictionPageResolvers<ContextType>;
  FrictionReport?: FrictionReportResolvers<ContextType>;
  Funnel?: FunnelResolvers<ContextType>;
  FunnelConnection?: FunnelConnectionResolvers<ContextType>;
  FunnelDefinition?: FunnelDefinitionResolvers<ContextType>;
  FunnelDropoff?: FunnelDropoffResolvers<ContextType>;
  FunnelDropoffPage?: FunnelDropoffPageResolvers<ContextType>;
  FunnelDropoffRow?: FunnelDropoffRowResolvers<ContextType>;
  FunnelDropoffSession?: FunnelDropoffSessionResolvers<ContextType>;
  FunnelDwell?: FunnelDwellResolvers<ContextType>;
  FunnelEdge?: FunnelEdgeResolvers<ContextType>;
  FunnelExclusion?: FunnelExclusionResolvers<ContextType>;
  FunnelFactor?: FunnelFactorResolvers<ContextType>;
  FunnelFactors?: FunnelFactorsResolvers<ContextType>;
  FunnelFlow?: FunnelFlowResolvers<ContextType>;
  FunnelGroup?: FunnelGroupResolvers<ContextType>;
  FunnelLink?: FunnelLinkResolvers<ContextType>;
  FunnelNode?: FunnelNodeResolvers<ContextType>;
  FunnelPeriod?: FunnelPeriodResolvers<ContextType>;
  FunnelPoint?: FunnelPointResolvers<ContextType>;
  FunnelPreview?: FunnelPreviewResolvers<ContextType>;
  FunnelReport?: FunnelReportResolvers<ContextType>;
  FunnelResult?: FunnelResultResolvers<ContextType>;
  FunnelStanding?: FunnelStandingResolvers<ContextType>;
  FunnelStep?: FunnelStepResolvers<ContextType>;
  FunnelStepResult?: FunnelStepResultResolvers<ContextType>;
  FunnelTime?: FunnelTimeResolvers<ContextType>;
  FunnelTotals?: FunnelTotalsResolvers<ContextType>;
  FunnelTrend?: FunnelTrendResolvers<ContextType>;
  Goal?: GoalResolvers<ContextType>;
  GoalConnection?: GoalConnectionResolvers<ContextType>;
  GoalDelay?: GoalDelayResolvers<ContextType>;
  GoalEdge?: GoalEdgeResolvers<ContextType>;
  GoalPage?: GoalPageResolvers<ContextType>;
  GoalPreview?: GoalPreviewResolvers<ContextType>;
  GoalPreviewAnswer?: GoalPreviewAnswerResolvers<ContextType>;
  GoalReport?: GoalReportResolvers<ContextType>;
  GoalStanding?: GoalStandingResolvers<ContextType>;
  GoalStep?: GoalStepResolvers<ContextType>;
  GoalSubject?: GoalSubjectResolvers<ContextType>;
  GoalTotals?: GoalTotalsResolvers<ContextType>;
  GoalUse?: GoalUseResolvers<ContextType>;
  GroupedPath?: GroupedPathResolvers<ContextType>;
  GroupingPreview?: GroupingPreviewResolvers<ContextType>;
  HappenedEvent?: HappenedEventResolvers<ContextType>;
  Heatmap?: HeatmapResolvers<ContextType>;
  HeatmapBand?: HeatmapBandResolvers<ContextType>;
  HeatmapDifference?: HeatmapDifferenceResolvers<ContextType>;
  HeatmapElement?: HeatmapElementResolvers<ContextType>;
  HeatmapElementDifference?: HeatmapElementDifferenceResolvers<ContextType>;
  HeatmapElementPoints?: HeatmapElementPointsResolvers<ContextType>;
  HeatmapPage?: HeatmapPageResolvers<ContextType>;
  HeatmapPageRule?: HeatmapPageRuleResolvers<ContextType>;
  HeatmapPages?: HeatmapPagesResolvers<ContextType>;
  HeatmapProfile?: HeatmapProfileResolvers<ContextType>;
  HeatmapProfileConnection?: HeatmapProfileConnectionResolvers<ContextType>;
  HeatmapProfileEdge?: HeatmapProfileEdgeResolvers<ContextType>;
  HeatmapRulePreview?: HeatmapRulePreviewResolvers<ContextType>;
  HeatmapSample?: HeatmapSampleResolvers<ContextType>;
  HeatmapSnapshot?: HeatmapSnapshotResolvers<ContextType>;
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
  LeaveDemoPayload?: LeaveDemoPayloadResolvers<ContextType>;
  LiveRecording?: LiveRecordingResolvers<ContextType>;
  LiveSession?: LiveSessionResolvers<ContextType>;
  LiveSessions?: LiveSessionsResolvers<ContextType>;
  LiveStream?: LiveStreamResolvers<ContextType>;
  LocalMoment?: GraphQLScalarType;
  MailSnippetPayload?: MailSnippetPayloadResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  ManagedCompany?: ManagedCompanyResolvers<ContextType>;
  ManagedCompanyConnection?: ManagedCompanyConnectionResolvers<ContextType>;
  ManagedCompanyEdge?: ManagedCompanyEdgeResolvers<ContextType>;
  MarkRecordingsPayload?: MarkRecordingsPayloadResolvers<ContextType>;
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
  OnlineHistory?: OnlineHistoryResolvers<ContextType>;
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
  PickElementPayload?: PickElementPayloadResolvers<ContextType>;
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
  ProjectForms?: ProjectFormsResolvers<ContextType>;
  ProjectFunnels?: ProjectFunnelsResolvers<ContextType>;
  ProjectGoals?: ProjectGoalsResolvers<ContextType>;
  ProjectHeatmaps?: ProjectHeatmapsResolvers<ContextType>;
  ProjectInstallation?: ProjectInstallationResolvers<ContextType>;
  ProjectPlaces?: ProjectPlacesResolvers<ContextType>;
  ProjectRecommendations?: ProjectRecommendationsResolvers<ContextType>;
  ProjectRecordings?: ProjectRecordingsResolvers<ContextType>;
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
  RecordedVisitor?: RecordedVisitorResolvers<ContextType>;
  Recording?: RecordingResolvers<ContextType>;
  RecordingAttribute?: RecordingAttributeResolvers<ContextType>;
  RecordingCollection?: RecordingCollectionResolvers<ContextType>;
  RecordingComment?: RecordingCommentResolvers<ContextType>;
  RecordingConnection?: RecordingConnectionResolvers<ContextType>;
  RecordingEdge?: RecordingEdgeResolvers<ContextType>;
  RecordingFriction?: RecordingFrictionResolvers<ContextType>;
  RecordingMark?: RecordingMarkResolvers<ContextType>;
  RecordingSetting?: RecordingSettingResolvers<ContextType>;
  RecordingStream?: RecordingStreamResolvers<ContextType>;
  RecordingTest?: RecordingTestResolvers<ContextType>;
  RedeemCodePayload?: RedeemCodePayloadResolvers<ContextType>;
  ReferAndEarn?: ReferAndEarnResolvers<ContextType>;
  RejectedField?: RejectedFieldResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RepeatDeliveryPayload?: RepeatDeliveryPayloadResolvers<ContextType>;
  ReportRange?: ReportRangeResolvers<ContextType>;
  ReportedForm?: ReportedFormResolvers<ContextType>;
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
  RevenuePerVisitor?: RevenuePerVisitorResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  SaveCardPayload?: SaveCardPayloadResolvers<ContextType>;
  Segment?: SegmentResolvers<ContextType>;
  SegmentConnection?: SegmentConnectionResolvers<ContextType>;
  SegmentEdge?: SegmentEdgeResolvers<ContextType>;
  SelectableEvent?: SelectableEventResolvers<ContextType>;
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
  TrafficDifference?: TrafficDifferenceResolvers<ContextType>;
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
  UpdateFormPayload?: UpdateFormPayloadResolvers<ContextType>;
  UpdateFunnelPayload?: UpdateFunnelPayloadResolvers<ContextType>;
  UpdateGoalPayload?: UpdateGoalPayloadResolvers<ContextType>;
  UpdateHeatmapProfilePayload?: UpdateHeatmapProfilePayloadResolvers<ContextType>;
  UpdateManagedCompanyPayload?: UpdateManagedCompanyPayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateNotificationSettingsPayload?: UpdateNotificationSettingsPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateRecommendationPayload?: UpdateRecommendationPayloadResolvers<ContextType>;
  UpdateRecordingCollectionPayload?: UpdateRecordingCollectionPayloadResolvers<ContextType>;
  UpdateRecordingsPayload?: UpdateRecordingsPayloadResolvers<ContextType>;
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
  WeightedAttentionPart?: WeightedAttentionPartResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  shared?: SharedDirectiveResolver<any, any, ContextType>;
};
