import { t } from "#web/texts/t.ts";

/** By what the host calls them. */
const names: Readonly<Record<string, string>> = {
  Direct: t("Direct"),
  "Organic Search": t("Organic Search"),
  "Paid Search": t("Paid Search"),
  "Organic Social": t("Organic Social"),
  "Paid Social": t("Paid Social"),
  Email: t("Email"),
  Referral: t("Referral"),
  AI: t("AI"),
  Affiliate: t("Affiliate"),
  Display: t("Display"),
  Video: t("Video"),
  Audio: t("Audio"),
  SMS: t("SMS"),
  Push: t("Push"),
  Other: t("Other"),
};

/** A channel as a person reads it; one that is newer than this page is shown as it is called. */
export const channelName = (channel: string): string => names[channel] ?? (channel || t("Unknown"));
