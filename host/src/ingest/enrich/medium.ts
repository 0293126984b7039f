// Classifies a utm_medium. Spellings vary: "E-Mail", "paid_social", "Web Push", "cpc".

export type MediumKind =
  | "affiliate"
  | "sms"
  | "push"
  | "email"
  | "audio"
  | "video"
  | "display"
  | "referral"
  | "organic";

export interface Medium {
  kind: MediumKind | undefined;
  isPaid: boolean;
  /** the medium names a social network or a search engine as the place, paid or not */
  place: "social" | "search" | undefined;
}

/** In order: the first kind whose tokens occur in the medium wins. Tokens are separated by single hyphens. */
const kinds: readonly (readonly [MediumKind, RegExp])[] = [
  ["affiliate", /^(?:affiliates?|aff|affiliate-.*|.*-affiliates?|partners?(?:hips?)?|partner-.*)$/],
  ["sms", /^(?:sms|mms|rcs|text|texts|text-messages?|.*-sms|sms-.*)$/],
  ["push", /^(?:push|web-?push|.*-push|push-.*|mobile|mobile-?push|app-?push|(?:.*-)?notifications?)$/],
  [
    "email",
    /^(?:e-?mails?|mail|mailing|emailing|mailing-list|edm|enews|.*newsletters?.*|.*-e?mail|e-?mail-.*|emailmarketing)$/,
  ],
  ["audio", /^(?:.*audio|audio-.*|(?:.*-)?podcasts?(?:-.*)?|radio|music)$/],
  ["video", /^(?:.*videos?.*|ctv|ott)$/],
  [
    "display",
    /^(?:.*display.*|banners?(?:-.*)?|.*-banners?|expandable|interstitial|native(?:-.*)?|programmatic|rich-?media|cpm|gdn|dsp|billboard)$/,
  ],
  ["referral", /^(?:referr?als?|link|links|app|backlink)$/],
  ["organic", /^(?:organic|seo|organic-search|search-organic|natural-search|search)$/],
];

const PAID =
  /^(?:.*cp[acmv].*|ppc|sem|sea|retargeting|remarketing|paid.*|.*-paid(?:-.*)?|.*-?ads?|ads?-.*|pla|shopping|p-?max|performance-?max|demand-?gen|sponsored.*|boosted|promoted)$/;
const SOCIAL =
  /(?:^|-|paid|organic)social|^(?:sm|smm)$|^(?:facebook|instagram|linkedin|tiktok|twitter|pinterest|snapchat|reddit)(?:-.*)?$/;
const SEARCH =
  /(?:^|-|paid)search|^(?:sem|sea|pla|shopping|p-?max|performance-?max|demand-?gen|google-?ads?|bing-?ads?|adwords)$/;

export function mediumOf(given: string): Medium {
  const medium = given
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const isSocial = SOCIAL.test(medium);
  const isSearch = SEARCH.test(medium);
  return {
    kind: kinds.find(([, pattern]) => pattern.test(medium))?.[0],
    isPaid: PAID.test(medium),
    place: isSocial ? "social" : isSearch ? "search" : undefined,
  };
}
