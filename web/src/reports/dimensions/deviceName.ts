import { t } from "#web/texts/t.ts";

/** By the host's channel name. */
const names: Readonly<Record<string, string>> = {
  desktop: t("Desktop"),
  mobile: t("Mobile"),
  tablet: t("Tablet"),
  tv: t("TV"),
};

/** A device type's label. An unknown (newer) type shows its raw name. */
export const deviceName = (device: string): string => names[device] ?? (device || t("Unknown"));
