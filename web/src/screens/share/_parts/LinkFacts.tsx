import { graphql, useFragment } from "react-relay";
import type { LinkFacts_link$key } from "#web/__generated__/LinkFacts_link.graphql.ts";
import { linkRangeName } from "#web/reports/url/rangeName.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { linkState } from "./linkState.ts";

/** The details of a link. */
export function LinkFacts({ link }: { link: LinkFacts_link$key }) {
  const data = useFragment(
    graphql`
      fragment LinkFacts_link on ShareLink {
        startDate
        endDate
        preset
        url
        freeRange
        redactsPersonalData
        canDownload
        hasPassword
        isOpen
        isBlocked
        expiresAt
        clicks
        lastOpenedAt
        createdAt
        createdBy
      }
    `,
    link,
  );
  const { isOpen, isBlocked, startDate, endDate, preset } = data;
  const days = linkRangeName({ startDate, endDate, preset });
  return (
    <>
      <KeyValue
        entries={[
          { key: t("Status"), value: linkState({ isOpen, isBlocked }) },
          { key: t("Date range"), value: data.freeRange ? t("{days}, or any other range", { days }) : days },
          { key: t("Created by"), value: data.createdBy },
          { key: t("Created"), value: <RelativeTime at={data.createdAt} /> },
          { key: t("Expires"), value: data.expiresAt ? <RelativeTime at={data.expiresAt} /> : t("Never") },
          { key: t("Password"), value: data.hasPassword ? t("Yes") : t("No") },
          { key: t("Names and emails"), value: data.redactsPersonalData ? t("Hidden") : t("Shown") },
          { key: t("Downloads"), value: data.canDownload ? t("Allowed") : t("Not allowed") },
          { key: t("Views"), value: data.clicks },
          { key: t("Last viewed"), value: data.lastOpenedAt ? <RelativeTime at={data.lastOpenedAt} /> : t("Never") },
        ]}
      />
      {data.url === null && (
        <p css={caption}>
          {t(
            "This link was created before links were stored. To share it again, create a new one and revoke this one.",
          )}
        </p>
      )}
    </>
  );
}
