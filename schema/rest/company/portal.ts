// Companies as seen by the parties that manage them: all companies for the operator, its clients for an agency or
// white-label company.
import { z } from "zod";
import { DomainVerification, HostName } from "./brand.ts";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

const companyId = z.number().int().positive().max(2_147_483_647);

export const CompanyState = z.enum(["trial", "free", "paid", "unpaid", "suspended"]);
export type CompanyState = z.infer<typeof CompanyState>;

export const BilledTo = z.enum(["agency", "client"]);
export type BilledTo = z.infer<typeof BilledTo>;

export const ManagedCompany = z.object({
  company_id: z.number().int(),
  company_name: z.string(),
  company_key: z.string(),
  custom_domain: z.string().nullable(),
  whitelabel_ref_id: z.string().nullable(),
  paid_plan: z.number().int(),
  plan_name: z.string(),
  /** whole days left; more than 1000: lifetime, exactly 1000: no end date */
  day2expire: z.number().int(),
  lifetimedeal: z.boolean(),
  prohibit: z.number().int(),
  state: CompanyState,
  billed_to: BilledTo,
  owner_name: z.string().nullable(),
  /** of the owner, or of the invited owner until someone joins */
  owner_email: z.string().nullable(),
  /** no member has joined yet */
  is_invited: z.boolean(),
  members: z.number().int(),
  projects: z.number().int(),
  /** null: no limit */
  website_limit: z.number().int().nullable(),
  /** in the current month, UTC */
  sessions: z.number().int(),
  pageviews: z.number().int(),
  /** the plan's limit per month, including extras; null: no limit */
  session_limit: z.number().int().nullable(),
  pageview_limit: z.number().int().nullable(),
  rewarded_session: z.number().int(),
  additional_pageview: z.number().int(),
  /** newest session of the last 31 days or newest sign-in */
  last_activity_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type ManagedCompany = z.infer<typeof ManagedCompany>;

const CompanyList = z.object({ rows: z.array(ManagedCompany), total: z.number().int() });
const CompanyQuestion = z.object({
  /** part of a company name, a domain or an owner's email address */
  search: z.string().trim().max(200).optional(),
  company_id: companyId.optional(),
  /** only companies created before this one, for paging */
  before_id: companyId.optional(),
  limit: z.number().int().min(1).max(200).default(50),
});

export const findCompanies = endpoint({
  name: "findCompanies",
  method: "POST",
  path: "/service-portal/companies",
  summary: "Companies with plan, usage and status, newest first: all for company 1, its clients for plan 104.",
  effect: "read",
  audience: "member",
  body: CompanyQuestion,
  answer: CompanyList,
});

export const updateManagedCompany = endpoint({
  name: "updateManagedCompany",
  method: "POST",
  path: "/service-portal/company/update",
  summary:
    "Change a company's plan, trial, limits or status; omitted fields are unchanged. Recorded in both audit logs.",
  effect: "set",
  audience: "member",
  body: z.object({
    company_id: companyId,
    paid_plan: z.number().int().min(0).max(100_000).optional(),
    /** days from now until the plan ends; null: no end */
    trial_days: z.number().int().min(0).max(999).nullable().optional(),
    rewarded_session: z.number().int().min(0).max(1_000_000_000).optional(),
    additional_pageview: z.number().int().min(0).max(1_000_000_000).optional(),
    /** 1: suspended */
    prohibit: z.union([z.literal(0), z.literal(1)]).optional(),
  }),
  answer: ManagedCompany,
});

export const getPortalUsage = endpoint({
  name: "getPortalUsage",
  method: "POST",
  path: "/service-portal/usage",
  summary: "Daily sessions and page views (UTC) of all companies that the caller manages.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ days: z.number().int().min(1).max(90).default(30) }),
  answer: z.object({
    rows: z.array(z.object({ date: z.iso.date(), sessions: z.number().int(), pageviews: z.number().int() })),
  }),
});

export const getPortalDomains = endpoint({
  name: "getPortalDomains",
  method: "POST",
  path: "/service-portal/domains",
  summary: "White-label host names and whether they are verified.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({
        subdomain: z.string(),
        company_id: z.number().int(),
        company_name: z.string(),
        website_name: z.string().nullable(),
        ...DomainVerification.shape,
      }),
    ),
  }),
});

export const getHostHealth = endpoint({
  name: "getHostHealth",
  method: "POST",
  path: "/service-portal/health",
  summary: "Ingest statistics since this host started, and the stored volume. Company 1 only.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    started_at: z.iso.datetime(),
    accepted: z.number().int(),
    duplicates: z.number().int(),
    /** batches rejected because the queue was full */
    turned_away: z.number().int(),
    /** invalid events */
    rejected: z.number().int(),
    rejected_by_field: z.array(z.object({ field: z.string(), events: z.number().int() })),
    /** dropped according to project settings */
    dropped: z.number().int(),
    /** synced to disk, but not in the event store yet */
    waiting: z.number().int(),
    lag_ms: z.number(),
    log_bytes: z.number().int(),
    stored_events: z.number().int(),
    stored_bytes: z.number().int(),
    mails_waiting: z.number().int(),
    /** permanently failed in the last 30 days; retained in the outbox with the server's response */
    mails_failed: z.number().int(),
  }),
});

export const findClients = endpoint({
  name: "findClients",
  method: "POST",
  path: "/agency/clients",
  summary: "The companies that have the caller's whitelabel_ref_id. Owners and admins of plans 104 and 105.",
  effect: "read",
  audience: "member",
  body: CompanyQuestion,
  answer: CompanyList,
});

/** The link is sent only by email, so opening it verifies the address. */
export const inviteClient = endpoint({
  name: "inviteClient",
  method: "POST",
  path: "/agency/invite",
  summary: "Create a client's company with its first project, and invite its owner by email; valid for 7 days.",
  effect: "add",
  audience: "member",
  body: z.object({
    company_name: z.string().trim().min(1).max(100),
    website: HostName,
    email: z.string().trim().toLowerCase().max(320).pipe(z.email(requirements.email)),
    paid_plan: z.number().int().min(1).max(100_000),
    billed_to: BilledTo,
  }),
  answer: ManagedCompany,
});

export const findSupportMessages = endpoint({
  name: "findSupportMessages",
  method: "POST",
  path: "/service-portal/messages",
  summary: "The newest 50 support messages of all companies that the caller manages.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    rows: z.array(
      z.object({
        support_message_id: z.number().int(),
        company_name: z.string(),
        from: z.string(),
        subject: z.string(),
        text: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
});

export const getGrantablePlans = endpoint({
  name: "getGrantablePlans",
  method: "POST",
  path: "/service-portal/plans",
  summary: "Plans that the caller may assign to the companies they manage.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    rows: z.array(z.object({ plan_id: z.number().int(), plan_name: z.string(), on_sale: z.boolean() })),
  }),
});
