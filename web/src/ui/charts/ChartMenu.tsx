import { useTheme } from "@emotion/react";
import { Download } from "lucide-react";
import type { RefObject } from "react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { useMayDownload } from "../actions/mayDownload.ts";
import { saveFile } from "../data/saveFile.ts";
import { csvLines } from "../data/csvLines.ts";
import { toast } from "../feedback/toasts.ts";
import { Menu } from "../overlay/Menu.tsx";
import { chartPng, chartSvg } from "./chartImage.ts";
import type { ChartTable } from "./chartTable.ts";

interface Props {
  /** Project, view and range. The extension is added. */
  name: string;
  /** The chart's container element. */
  figure: RefObject<HTMLElement | null>;
  /** The chart's data. */
  table: RefObject<ChartTable | null>;
  isDisabled: boolean;
}

const svgFile = (text: string) => new Blob([text], { type: "image/svg+xml" });
const csvFile = ({ head, rows }: ChartTable) =>
  new Blob(["\ufeff", csvLines([head, ...rows])], { type: "text/csv;charset=utf-8" });

/** Downloads a chart as PNG, SVG or CSV, from its card's header. */
export function ChartMenu({ name, figure, table, isDisabled }: Props) {
  const { color } = useTheme();
  const mayDownload = useMayDownload();
  const save = async (kind: string) => {
    const [drawn, shown] = [figure.current, table.current];
    if (!drawn || !shown) {
      throw new Error(t("No chart to download yet. Wait until it loads, or choose a range with data."));
    }
    if (kind === "png") saveFile(`${name}.png`, await chartPng(drawn, color.raised));
    if (kind === "svg") saveFile(`${name}.svg`, svgFile(chartSvg(drawn, color.raised).text));
    if (kind === "csv") saveFile(`${name}.csv`, csvFile(shown));
  };
  const items = [
    { id: "png", label: t("PNG image") },
    { id: "svg", label: t("SVG image") },
    { id: "csv", label: t("CSV table") },
  ];
  if (!mayDownload) return null;
  return (
    <Menu
      label={t("Download chart")}
      groups={[{ id: "kinds", items }]}
      onAction={(kind) => {
        save(kind).catch((error: unknown) => {
          toast({
            title: t("Download failed"),
            description: error instanceof Error ? error.message : "",
            tone: "danger",
          });
        });
      }}
      trigger={
        <IconButton label={t("Download chart")} size="small" isDisabled={isDisabled}>
          <Download aria-hidden />
        </IconButton>
      }
    />
  );
}
