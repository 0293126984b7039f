// A link that already shows exactly what a new one would, so that copying twice does not create two.
import { graphql, readInlineData } from "relay-runtime";
import type { reusableLink_link$key } from "#web/__generated__/reusableLink_link.graphql.ts";
import type { Range } from "#web/reports/url/reportState.ts";
import type { ShareOptions } from "./useNewShareLink.ts";

const fragment = graphql`
  fragment reusableLink_link on ShareLink @inline {
    url
    isOpen
    hasPassword
    expiresAt
    freeRange
    redactsPersonalData
    canDownload
    preset
    startDate
    endDate
  }
`;

/** Its URL; undefined if there is none. */
export function reusableLink(
  links: readonly reusableLink_link$key[],
  range: Range,
  { freeRange, redactPersonalData, allowDownload, expiry, password }: ShareOptions,
): string | undefined {
  if (expiry !== "never" || password !== "") return undefined;
  const link = links
    .map((key) => readInlineData(fragment, key))
    .find(
      (one) =>
        one.url !== null &&
        one.isOpen &&
        !one.hasPassword &&
        one.expiresAt === null &&
        one.freeRange === freeRange &&
        one.redactsPersonalData === redactPersonalData &&
        one.canDownload === allowDownload &&
        ("preset" in range
          ? one.preset === range.preset
          : one.preset === null && one.startDate === range.startDate && one.endDate === range.endDate),
    );
  return link?.url ?? undefined;
}
