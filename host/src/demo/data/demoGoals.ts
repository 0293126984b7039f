// The conversion goals of the demo sites. Simulated visitors reach each of them.
import type { GoalPurpose, GoalType } from "@sightline/schema/rest/goals/goals";

export interface DemoGoal {
  widget: string;
  goal_name: string;
  goal_key: string;
  goal_type: GoalType;
  goal_value: string;
  goal_purpose: GoalPurpose;
  element_url?: string;
  is_default?: boolean;
}

const shop = { widget: "demo-shop" } as const;
const journal = { widget: "demo-journal" } as const;
const help = { widget: "demo-help" } as const;

export const demoGoals: readonly DemoGoal[] = [
  {
    ...shop,
    goal_name: "Order placed",
    goal_key: "order_placed",
    goal_type: "revenue",
    goal_value: "purchase",
    goal_purpose: "sell",
    is_default: true,
  },
  {
    ...shop,
    goal_name: "Checkout begun",
    goal_key: "checkout_begun",
    goal_type: "pageview",
    goal_value: "/checkout",
    goal_purpose: "sell",
  },
  {
    ...shop,
    goal_name: "Put into the cart",
    goal_key: "put_into_the_cart",
    goal_type: "clickOnText",
    goal_value: "Add to cart",
    goal_purpose: "sell",
    element_url: "/demo/product/*",
  },
  {
    ...shop,
    goal_name: "Newsletter",
    goal_key: "newsletter",
    goal_type: "event",
    goal_value: "newsletter_signup",
    goal_purpose: "generate",
  },
  {
    ...shop,
    goal_name: "Product looked at",
    goal_key: "product_looked_at",
    goal_type: "pageviewWildcard",
    goal_value: "/demo/product/*",
    goal_purpose: "engage",
  },
  {
    ...shop,
    goal_name: "Followed on Instagram",
    goal_key: "followed_on_instagram",
    goal_type: "externalLink",
    goal_value: "instagram.com",
    goal_purpose: "engage",
  },
  {
    ...shop,
    goal_name: "Stayed for three minutes",
    goal_key: "stayed",
    goal_type: "duration",
    goal_value: "180",
    goal_purpose: "engage",
  },
  {
    ...journal,
    goal_name: "Newsletter",
    goal_key: "newsletter",
    goal_type: "event",
    goal_value: "newsletter_signup",
    goal_purpose: "generate",
    is_default: true,
  },
  {
    ...journal,
    goal_name: "Read to the end",
    goal_key: "read_to_the_end",
    goal_type: "scrolling",
    goal_value: "90",
    goal_purpose: "engage",
  },
  {
    ...help,
    goal_name: "Article helped",
    goal_key: "article_helped",
    goal_type: "event",
    goal_value: "article_helpful",
    goal_purpose: "engage",
    is_default: true,
  },
];

/** The event rules of the demo shop's tracker. The selectors match the pages in host/src/demo/site. */
export const demoRules = [
  { event_name: "cart_button", path_name: ".add-to-cart", action_type: 1, url: "/demo/product/*" },
  { event_name: "newsletter_seen", path_name: ".newsletter", action_type: 4, url: "" },
  { event_name: "read_three_quarters", path_name: "75", action_type: 5, url: "/demo/blog/*" },
] as const;
