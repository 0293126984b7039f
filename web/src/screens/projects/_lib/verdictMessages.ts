// Messages for the results of a check: a title and a remedy.
import { t } from "#web/texts/t.ts";
import type { Tone } from "#web/ui/feedback/Banner.tsx";
import type { WebsiteCheck } from "./useWebsiteCheck.ts";

export interface VerdictMessage {
  tone: Tone;
  title: string;
  remedy: string;
}

const messages: Readonly<Record<string, (found: string) => VerdictMessage>> = {
  OK: () => ({
    tone: "success",
    title: t("The tracking code works on this page."),
    remedy: t("Open the page in another tab. The first visit appears here."),
  }),
  NO_SNIPPET: () => ({
    tone: "warning",
    title: t("The tracking code isn't on this page."),
    remedy: t("Publish the page after adding the code, and clear its cache if it has one."),
  }),
  TAG_MANAGER: () => ({
    tone: "info",
    title: t("The tracking code isn't on this page, but a tag manager is."),
    remedy: t("Tag managers load the code later, so this check can't see it. The first visit confirms that it works."),
  }),
  WRONG_KEY: (found) => ({
    tone: "warning",
    title: t("The tracking code belongs to another project."),
    remedy: t("The page uses the key {found}. Replace it with the line above.", { found }),
  }),
  OTHER_TRACKER: (found) => ({
    tone: "warning",
    title: t("The tracking code is outdated."),
    remedy: t("It's loaded from {found}. Replace it with the line above.", { found }),
  }),
  OTHER_DOMAIN: (found) => ({
    tone: "warning",
    title: t("Traffic from this domain is rejected."),
    remedy: t("{found} isn't an allowed domain of this project. Add it in the project settings.", { found }),
  }),
  CSP_BLOCKS: (found) => ({
    tone: "warning",
    title: t("The page's content security policy blocks the tracking code."),
    remedy: t("The {found} directive doesn't include our host. Replace the policy with this one:", { found }),
  }),
  NOT_A_PAGE: (found) => ({
    tone: "danger",
    title: t("No page found at this URL."),
    remedy: t("It returned {found}. Enter the URL of a public page.", { found }),
  }),
  UNREACHABLE: (found) => ({
    tone: "danger",
    title: t("Error checking website CMS"),
    remedy: t("Couldn't read the page: {found}.", { found }),
  }),
};

/** Undefined for results that only a newer gateway knows. */
export const verdictMessages = ({ verdict, found }: WebsiteCheck): VerdictMessage | undefined =>
  messages[verdict]?.(found ?? "");

const conclusive: ReadonlySet<string> = new Set(["OK", "WRONG_KEY", "OTHER_TRACKER", "OTHER_DOMAIN", "CSP_BLOCKS"]);

/** The check has found a tracking code, which works or has an error to correct. Other results change on installation. */
export const isConclusive = ({ verdict }: WebsiteCheck): boolean => conclusive.has(verdict);
