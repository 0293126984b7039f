// The sources of simulated visitors, with weights for each kind of site. `eager`: how much more likely than others such
// a visitor is to continue and buy.
export interface ArrivalSource {
  weight: { shop: number; journal: number; help: number };
  eager: number;
  ref?: string;
  utm?: { source: string; medium: string; campaigns: readonly string[]; content?: string; term?: string };
  /** name of the ad platform's click ID parameter */
  click?: "gclid" | "fbclid" | "msclkid";
}

export const arrivals: readonly ArrivalSource[] = [
  { weight: { shop: 25, journal: 14, help: 24 }, eager: 1.3 },
  { weight: { shop: 24, journal: 36, help: 42 }, eager: 1, ref: "https://www.google.com/" },
  { weight: { shop: 3, journal: 4, help: 5 }, eager: 1, ref: "https://www.bing.com/" },
  { weight: { shop: 2, journal: 3, help: 5 }, eager: 1, ref: "https://duckduckgo.com/" },
  {
    weight: { shop: 10, journal: 1, help: 0 },
    eager: 1.2,
    ref: "https://www.google.com/",
    click: "gclid",
    utm: {
      source: "google",
      medium: "cpc",
      campaigns: ["brand", "backpacks-eu", "tents-autumn"],
      term: "hiking backpack",
    },
  },
  {
    weight: { shop: 2, journal: 0, help: 0 },
    eager: 1.1,
    ref: "https://www.bing.com/",
    click: "msclkid",
    utm: { source: "bing", medium: "cpc", campaigns: ["backpacks-eu"] },
  },
  { weight: { shop: 4, journal: 8, help: 1 }, eager: 0.5, ref: "https://www.instagram.com/" },
  { weight: { shop: 2, journal: 4, help: 1 }, eager: 0.5, ref: "https://www.facebook.com/" },
  { weight: { shop: 2, journal: 5, help: 3 }, eager: 0.6, ref: "https://www.reddit.com/" },
  {
    weight: { shop: 6, journal: 2, help: 0 },
    eager: 0.7,
    ref: "https://www.instagram.com/",
    utm: { source: "instagram", medium: "paid_social", campaigns: ["lookbook", "retargeting"], content: "carousel" },
  },
  {
    weight: { shop: 2, journal: 1, help: 0 },
    eager: 0.7,
    ref: "https://www.facebook.com/",
    click: "fbclid",
    utm: { source: "facebook", medium: "paid_social", campaigns: ["retargeting"], content: "story" },
  },
  {
    weight: { shop: 8, journal: 9, help: 3 },
    eager: 1.9,
    utm: { source: "newsletter", medium: "email", campaigns: ["weekly-trail-mail", "sale-preview", "welcome"] },
  },
  { weight: { shop: 3, journal: 4, help: 4 }, eager: 0.9, ref: "https://www.outdoorgearlab.example/reviews/backpacks" },
  { weight: { shop: 2, journal: 3, help: 3 }, eager: 0.9, ref: "https://hikingforum.example/t/which-tent-for-two" },
  { weight: { shop: 3, journal: 4, help: 8 }, eager: 1.1, ref: "https://chatgpt.com/" },
  { weight: { shop: 1, journal: 2, help: 3 }, eager: 1.1, ref: "https://www.perplexity.ai/" },
  {
    weight: { shop: 2, journal: 0, help: 0 },
    eager: 1.4,
    utm: { source: "alpinepartner", medium: "affiliate", campaigns: ["gear-list"] },
  },
  {
    weight: { shop: 3, journal: 0, help: 0 },
    eager: 0.4,
    utm: { source: "outdoor-network", medium: "display", campaigns: ["autumn-banner"], content: "300x250" },
  },
  { weight: { shop: 1, journal: 3, help: 1 }, eager: 0.7, ref: "https://www.youtube.com/" },
  {
    weight: { shop: 1, journal: 0, help: 0 },
    eager: 1,
    utm: { source: "trailhead-flyer", medium: "qr", campaigns: ["summer-huts"] },
  },
];
