// What a check found, in words: a title, and what to do about it.
import { t } from "#web/texts/t.ts";
import type { Tone } from "#web/ui/feedback/Banner.tsx";
import type { WebsiteCheck } from "./useWebsiteCheck.ts";

export interface VerdictMessage {
  tone: Tone;
  title: string;
  remedy: string;
}

const words: Readonly<Record<string, (found: string) => VerdictMessage>> = {
  OK: () => ({
    tone: "success",
    title: t("The tracking code works on this page."),
    remedy: t("Open the page in another tab, and the first visit appears below."),
  }),
  NO_SNIPPET: () => ({
    tone: "warning",
    title: t("The tracking code is not on this page."),
    remedy: t("Publish the page after adding it, and empty its cache if it has one."),
  }),
  TAG_MANAGER: () => ({
    tone: "info",
    title: t("The tracking code is not in the page, but a tag manager is."),
    remedy: t("A tag manager loads it later, where this check can't see it. The first visit will tell."),
  }),
  WRONG_KEY: (found) => ({
    tone: "warning",
    title: t("The tracking code belongs to another project."),
    remedy: t("The page carries the key {found}. Put the line above in its place.", { found }),
  }),
  OTHER_TRACKER: (found) => ({
    tone: "warning",
    title: t("The tracking code is an old one."),
    remedy: t("It is loaded from {found}. Put the line above in its place.", { found }),
  }),
  OTHER_DOMAIN: (found) => ({
    tone: "warning",
    title: t("Visits of this host are refused."),
    remedy: t("{found} is not among the project's websites. Add it in the website settings.", { found }),
  }),
  CSP_BLOCKS: (found) => ({
    tone: "warning",
    title: t("The page's content security policy blocks the tracking code."),
    remedy: t("Its directive {found} does not name our host. Replace the policy with this one:", { found }),
  }),
  NOT_A_PAGE: (found) => ({
    tone: "danger",
    title: t("This address leads to no page."),
    remedy: t("It answers {found}. Enter the address of a page that people open.", { found }),
  }),
  UNREACHABLE: (found) => ({
    tone: "danger",
    title: t("Error checking website CMS"),
    remedy: t("The page could not be read: {found}.", { found }),
  }),
};

/** Undefined for what a later gateway may find. */
export const verdictMessages = ({ verdict, found }: WebsiteCheck): VerdictMessage | undefined =>
  words[verdict]?.(found ?? "");
