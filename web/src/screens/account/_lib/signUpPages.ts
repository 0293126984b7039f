// The sign-up pages and the offer of each.
import { matchPath } from "react-router-dom";
import type { BrandKind } from "#web/__generated__/SignUpScreenQuery.graphql.ts";
import type { SignUpOffer } from "#web/__generated__/useSignUpMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface SignUpPage {
  path: string;
  /** of the browser tab */
  tab: string;
  title: string;
  description: string;
  /** label of the button */
  action: string;
  offer?: SignUpOffer;
  /** stored as the company's referral source */
  ref?: string;
  /** the last path segment is a member's referral code, whose opens are counted */
  isReferral?: boolean;
  /** a fixed brand of the product, regardless of the host name */
  brand?: BrandKind;
  /** label of the website field, for shops */
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
 * `{product}` of `/join-{product}/{refname}`, by the brand's name in links. An unknown product redirects to
 * `/join/{refname}`, which has no brand but preserves the referral.
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

/** The sign-up page of a path. */
export const signUpPageAt = (pathname: string): SignUpPage =>
  signUpPages.find(({ path }) => matchPath(path, pathname)) ?? { path: "/sign-up", ...account };

/** Redirect target of a referral link with an unknown product; undefined: not such a link. */
export function unknownJoin(pathname: string): string | undefined {
  const ref = /^\/join-[^/]+\/([^/]+)\/?$/i.exec(pathname)?.[1];
  return ref && `/join/${ref}`;
}
