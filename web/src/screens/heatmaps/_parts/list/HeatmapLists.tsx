import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { heatmapPaths, preferHeatmap, type HeatmapChoice } from "#web/layout/sidebar/heatmapChoice.ts";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";

interface Props {
  shown: HeatmapChoice;
  href: (path: string) => string;
}

/** Saved heatmaps or all pages. The sidebar links to the list that was opened last. */
export function HeatmapLists({ shown, href }: Props) {
  const navigate = useNavigate();
  useEffect(() => preferHeatmap(shown), [shown]);
  return (
    <SegmentedControl
      size="medium"
      label={t("List")}
      segments={[
        { id: "pages", label: t("Saved heatmaps") },
        { id: "continuous", label: t("All pages") },
      ]}
      selected={shown}
      onSelect={(chosen) => void navigate(href(heatmapPaths[chosen]))}
    />
  );
}
