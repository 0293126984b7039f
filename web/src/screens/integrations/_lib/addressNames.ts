import { t } from "#web/texts/t.ts";

/** Where a request came from, as the host saw it. */
export const addressNames: Record<string, string> = {
  LOOPBACK: t("the server itself"),
  PRIVATE: t("a private network"),
  IPV4: t("the internet (IPv4)"),
  IPV6: t("the internet (IPv6)"),
};
