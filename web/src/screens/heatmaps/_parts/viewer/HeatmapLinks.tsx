import { ChevronDown, Columns2, Sparkles, Video } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
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
  const items = [
    ...(recordings && pages !== undefined
      ? [{ id: "recordings", label: t("Recordings"), icon: <Video aria-hidden />, href: recordings }]
      : []),
    ...(address === undefined
      ? []
      : [
          {
            ...{ id: "compare", label: t("Compare heatmaps"), icon: <Columns2 aria-hidden /> },
            href: compareHref(href, address),
          },
          {
            ...{ id: "predicted", label: t("Predicted attention"), icon: <Sparkles aria-hidden /> },
            href: predictedHref(href, address, device),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={t("More")}
      trigger={<Button icon={<ChevronDown aria-hidden />}>{t("More")}</Button>}
      groups={[{ id: "links", items }]}
    />
  );
}
