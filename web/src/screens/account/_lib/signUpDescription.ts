import { t } from "#web/texts/t.ts";
import type { SignUpPage } from "./signUpPages.ts";

interface NamedPlan {
  name: string;
  trialDays: number | null | undefined;
}

/** The page's offer: for the plan in its URL, or in general. Null: that plan is not available. */
export function signUpDescription(page: SignUpPage, plan: NamedPlan | null | undefined): string {
  if (plan === undefined) return page.description;
  if (plan === null) return `${t("The plan in this link isn't available.")} ${page.description}`;
  const { name, trialDays } = plan;
  return typeof trialDays === "number"
    ? t("{name} plan, free for {trialDays} days. No credit card required.", { name, trialDays })
    : t("{name} plan, free of charge. No credit card required.", { name });
}
