import { useSearchParams } from "react-router-dom";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { chosenDevice } from "../../_lib/heatmapChoices.ts";
import { compareHref, predictedHref } from "../../_lib/heatmapHref.ts";

interface Props {
  /** of the heatmap: a path, an address, or a pattern with *; without it no recordings are found by it */
  pages?: string | undefined;
  /** one of the pages; without it none is known */
  address: string | undefined;
  /** adds the project and the range */
  href: (path: string) => string;
}

/** What else there is about the pages of a heatmap: recordings of its visitors, comparison and prediction. */
export function HeatmapLinks({ pages, address, href }: Props) {
  const [search] = useSearchParams();
  const device = chosenDevice(search);
  const { recordings } = useDrilldown({
    step: { kind: "PAGE", value: pages ?? "" },
    filters: [[{ criteria: "DEVICE", operator: "IS", value: device }]],
  });
  return (
    <>
      {recordings && pages !== undefined && <TextLink href={recordings}>{t("Recordings")}</TextLink>}
      {address !== undefined && (
        <>
          <TextLink href={compareHref(href, address)}>{t("Compare heatmaps")}</TextLink>
          <TextLink href={predictedHref(href, address, device)}>{t("Predicted attention")}</TextLink>
        </>
      )}
    </>
  );
}
