import { t } from "#web/texts/t.ts";

/** The origin of a request, as seen by the host. */
export const addressNames: Record<string, string> = {
  LOOPBACK: t("the server itself"),
  PRIVATE: t("a private network"),
  IPV4: t("the internet (IPv4)"),
  IPV6: t("the internet (IPv6)"),
};
