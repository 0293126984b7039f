// Getting the tracker onto a site: looking at the site, handing the snippet to whoever can put it there, and the first
// recording.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** What is the matter with a page, worst first; `ok` where nothing is. */
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
  /** what the site is built with, by marks in the page and its headers; null where none is known */
  cms: z.string().nullable(),
  reachable: z.boolean(),
  snippet_found: z.boolean(),
  widget_key_found: z.boolean(),
  verdict: WebsiteVerdict,
  /** a sentence for people: what was found, and what to do */
  detail: z.string(),
  /** what stands there instead: the other key, the other tracker's host, the host that is not allowed, why unreachable */
  found: z.string().nullable(),
  /** where redirects led to */
  final_url: z.string(),
  /** HTTP status of the page; null where there was no answer */
  status: z.number().int().nullable(),
  /** a content security policy that keeps the tracker out */
  csp: z
    .object({
      /** the first request that browsers refuse */
      rejected_url: z.string(),
      directive: z.string(),
      /** the whole policy, corrected; for its header or its meta element */
      corrected: z.string(),
      is_meta: z.boolean(),
    })
    .nullable(),
});
export type WebsiteCheck = z.infer<typeof WebsiteCheck>;

/** About the project of the header `widgetid`. */
export const checkWebsite = endpoint({
  name: "checkWebsite",
  method: "POST",
  path: "/checkWebsite",
  summary: "Fetch a page as a visitor would and say whether the project's tracker works on it. Not for viewers.",
  effect: "read",
  audience: "member",
  patienceMs: 9000,
  body: z.object({ websiteURL: z.string().trim().min(1).max(2048) }),
  answer: WebsiteCheck,
});

/** About the project of the header `widgetid`; the mail stands in the outbox with the call's answer. */
export const mailSnippet = endpoint({
  name: "mailSnippet",
  method: "POST",
  path: "/installation/mail",
  summary:
    "Mail the snippet to whoever can put it on the site: at most 10 in 15 minutes for a company. Not for viewers.",
  effect: "add",
  audience: "member",
  body: z.object({
    email: z.string().trim().toLowerCase().max(320),
    message: z.string().trim().max(1000).default(""),
  }),
  answer: z.object({ email: z.string() }),
});

/** About the project of the header `widgetid`; both null until there is one. */
export const getFirstRecording = endpoint({
  name: "getFirstRecording",
  method: "GET",
  path: "/first/recording",
  summary: "The first session of the project that was recorded, and where its visitor was.",
  effect: "read",
  audience: "member",
  answer: z.object({ session: z.string().nullable(), location: z.string().nullable() }),
});
