import { t } from "#web/texts/t.ts";

/** By the host's channel name. */
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

/** A channel's label. An unknown (newer) channel shows its raw name. */
export const channelName = (channel: string): string => names[channel] ?? (channel || t("Unknown"));
