// The articles of the demo's journal and help site, and the posts of the shop's blog.
export interface Article {
  path: string;
  title: string;
  /** how often it is opened, relative to the other articles */
  weight: number;
  /** seconds that a visitor reads it */
  seconds: number;
}

export const shopPosts: readonly Article[] = [
  { path: "/demo/blog/packing-for-three-days", title: "Packing for three days", weight: 5, seconds: 120 },
  { path: "/demo/blog/how-to-choose-a-tent", title: "How to choose a tent", weight: 4, seconds: 150 },
  { path: "/demo/blog/care-for-your-shell", title: "Caring for your shell", weight: 2, seconds: 95 },
];

export const journal: readonly Article[] = [
  { path: "/", title: "The Northwind Journal", weight: 14, seconds: 30 },
  { path: "/stories/dolomites-in-october", title: "The Dolomites in October", weight: 9, seconds: 190 },
  { path: "/stories/first-night-alone", title: "My first night alone outside", weight: 8, seconds: 210 },
  { path: "/guides/ten-huts-worth-the-walk", title: "Ten huts worth the walk", weight: 12, seconds: 240 },
  { path: "/guides/water-on-the-trail", title: "Finding and treating water", weight: 6, seconds: 160 },
  { path: "/guides/layers-explained", title: "Layers, explained", weight: 10, seconds: 170 },
  { path: "/stories/with-kids-over-the-alps", title: "With kids over the Alps", weight: 5, seconds: 200 },
  { path: "/guides/reading-the-weather", title: "Reading the weather", weight: 7, seconds: 150 },
  { path: "/newsletter", title: "The Sunday letter", weight: 3, seconds: 40 },
  { path: "/about", title: "About the journal", weight: 2, seconds: 45 },
];

export const help: readonly Article[] = [
  { path: "/", title: "Northwind Help", weight: 16, seconds: 20 },
  { path: "/orders/where-is-my-order", title: "Where is my order?", weight: 15, seconds: 50 },
  { path: "/orders/returns", title: "Returns and exchanges", weight: 13, seconds: 70 },
  { path: "/products/washing-down", title: "Washing a down jacket", weight: 8, seconds: 110 },
  { path: "/products/tent-repair", title: "Repairing a tent", weight: 7, seconds: 140 },
  { path: "/products/size-guide", title: "Size guide", weight: 12, seconds: 60 },
  { path: "/account/change-address", title: "Changing your address", weight: 5, seconds: 35 },
  { path: "/account/delete", title: "Deleting your account", weight: 2, seconds: 40 },
  { path: "/warranty", title: "Warranty", weight: 6, seconds: 65 },
  { path: "/contact", title: "Contact us", weight: 5, seconds: 45 },
];
