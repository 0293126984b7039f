// The pages that one can sign up through, and what each of them promises.
import { matchPath } from "react-router-dom";
import type { BrandKind } from "#web/__generated__/SignUpScreenQuery.graphql.ts";
import type { SignUpOffer } from "#web/__generated__/useSignUpMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface SignUpPage {
  path: string;
  /** of the browser's tab */
  tab: string;
  title: string;
  description: string;
  /** what the button says */
  action: string;
  offer?: SignUpOffer;
  /** kept as where the company came from */
  ref?: string;
  /** the end of its address is a member's referral link, whose openings are counted */
  isReferral?: boolean;
  /** one of the product's own brands, whatever the host name */
  brand?: BrandKind;
  /** what is asked for the website's address, where it is a shop */
  websiteLabel?: string;
}

const TRIAL = t("Free for 15 days. No credit card required.");
const account = { tab: t("Sign up"), title: t("Create your account"), description: TRIAL, action: t("Sign up") };
const trial = {
  tab: t("Free trial"),
  title: t("Start your free trial"),
  description: TRIAL,
  action: t("Start trial"),
};

/**
 * `{product}` of `/join-{product}/{refname}`, by what a brand is called in links. Any other product's link leads to
 * `/join/{refname}`: it names no brand, and loses nobody.
 */
export const joinProducts: readonly { product: string; brand: BrandKind }[] = [
  { product: "analytics", brand: "ANALYTICS" },
  { product: "ab-testing", brand: "AB_TESTING" },
  { product: "abtest", brand: "AB_TESTING" },
  { product: "experiments", brand: "AB_TESTING" },
  { product: "optimise", brand: "OPTIMISE" },
  { product: "optimize", brand: "OPTIMISE" },
];

export const signUpPages: readonly SignUpPage[] = [
  { path: "/sign-up", ...account },
  { path: "/sign-up/:planOrEmail", ...account },
  { path: "/free-trial", ...trial },
  { path: "/free-trial/:ref", ...trial },
  {
    path: "/webinar/free-trial",
    ...trial,
    description: t("Thanks for joining the webinar. Free for 15 days, no credit card required."),
    ref: "webinar",
  },
  {
    path: "/lifetimedeal",
    tab: t("Lifetime deal"),
    title: t("Your lifetime deal"),
    description: t("An account with a plan that never expires."),
    action: t("Create account"),
    offer: "LIFETIME_DEAL",
  },
  {
    path: "/shop/register",
    tab: t("Sign up"),
    title: t("Connect your shop"),
    description: t("Shop plan, free for 15 days. No credit card required."),
    action: t("Create account"),
    offer: "SHOP",
    websiteLabel: t("Shop URL"),
  },
  ...joinProducts.map(({ product, brand }) => ({ path: `/join-${product}/:ref`, ...account, brand, isReferral: true })),
  { path: "/join/:ref", ...account, isReferral: true },
];

/** The one that an address belongs to. */
export const signUpPageAt = (pathname: string): SignUpPage =>
  signUpPages.find(({ path }) => matchPath(path, pathname)) ?? { path: "/sign-up", ...account };

/** Where the referral link of a product that nothing is called leads; undefined: it is none. */
export function unknownJoin(pathname: string): string | undefined {
  const ref = /^\/join-[^/]+\/([^/]+)\/?$/i.exec(pathname)?.[1];
  return ref && `/join/${ref}`;
}
