import { t } from "#web/texts/t.ts";

/** By what the host calls them. */
const names: Readonly<Record<string, string>> = {
  desktop: t("Desktop"),
  mobile: t("Mobile"),
  tablet: t("Tablet"),
  tv: t("TV"),
};

/** A kind of device as a person reads it; one that is newer than this page is shown as it is called. */
export const deviceName = (device: string): string => names[device] ?? (device || t("Unknown"));
