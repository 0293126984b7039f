import { t } from "#web/texts/t.ts";

export const linkState = ({ isOpen, isBlocked }: { isOpen: boolean; isBlocked: boolean }): string =>
  isOpen ? t("Open") : isBlocked ? t("Blocked") : t("Expired");
