// Tracker installation: checking the website, emailing the snippet to someone who can install it, and the first
// recording.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The verdict on a page, worst first. `ok` if there is no problem. */
export const WebsiteVerdict = z.enum([
  "unreachable",
  "not_a_page",
  "no_snippet",
  "tag_manager",
  "other_tracker",
  "wrong_key",
  "other_domain",
  "csp_blocks",
  "ok",
]);
export type WebsiteVerdict = z.infer<typeof WebsiteVerdict>;

export const WebsiteCheck = z.object({
  /** the website's CMS, detected by traces in the page and its headers; null if unknown */
  cms: z.string().nullable(),
  reachable: z.boolean(),
  snippet_found: z.boolean(),
  widget_key_found: z.boolean(),
  verdict: WebsiteVerdict,
  /** message for the user: the finding and how to fix it */
  detail: z.string(),
  /**
   * what was found instead: the other key, the other tracker's host, the host that is not allowed, why the page is
   * unreachable
   */
  found: z.string().nullable(),
  /** URL after redirects */
  final_url: z.string(),
  /** HTTP status of the page; null if there was no response */
  status: z.number().int().nullable(),
  /** a content security policy that blocks the tracker */
  csp: z
    .object({
      /** the first request that browsers block */
      rejected_url: z.string(),
      directive: z.string(),
      /** the complete corrected policy, for its header or its meta element */
      corrected: z.string(),
      is_meta: z.boolean(),
    })
    .nullable(),
});
export type WebsiteCheck = z.infer<typeof WebsiteCheck>;

/** Applies to the project in the header `widgetid`. */
export const checkWebsite = endpoint({
  name: "checkWebsite",
  method: "POST",
  path: "/checkWebsite",
  summary:
    "Fetch a page as a visitor's browser would, and check whether the project's tracker works on it. Not for viewers.",
  effect: "read",
  audience: "member",
  patienceMs: 9000,
  body: z.object({ websiteURL: z.string().trim().min(1).max(2048) }),
  answer: WebsiteCheck,
});

/** Applies to the project in the header `widgetid`. The email is in the outbox when the call returns. */
export const mailSnippet = endpoint({
  name: "mailSnippet",
  method: "POST",
  path: "/installation/mail",
  summary:
    "Email the snippet to someone who can install it: at most 10 emails in 15 minutes per company. Not for viewers.",
  effect: "add",
  audience: "member",
  body: z.object({
    email: z.string().trim().toLowerCase().max(320),
    message: z.string().trim().max(1000).default(""),
  }),
  answer: z.object({ email: z.string() }),
});

/** Applies to the project in the header `widgetid`. Both are null until there is one. */
export const getFirstRecording = endpoint({
  name: "getFirstRecording",
  method: "GET",
  path: "/first/recording",
  summary: "The first recorded session of the project, and its visitor's location.",
  effect: "read",
  isReport: true,
  audience: "member",
  answer: z.object({ session: z.string().nullable(), location: z.string().nullable() }),
});
