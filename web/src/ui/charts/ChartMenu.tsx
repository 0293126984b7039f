import { useTheme } from "@emotion/react";
import { Download } from "lucide-react";
import type { RefObject } from "react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { useMayDownload } from "../actions/mayDownload.ts";
import { saveFile } from "../data/saveFile.ts";
import { toast } from "../feedback/toasts.ts";
import { Menu } from "../overlay/Menu.tsx";
import { chartPng, chartSvg } from "./chartImage.ts";

interface Props {
  /** Project, view and range; the ending is added. */
  name: string;
  /** An element around the chart. */
  figure: RefObject<HTMLElement | null>;
  /** The chart's data as CSV (see toCsv); without it there is no such entry. */
  csv?: () => string;
}

/** Downloads a chart as a picture, a drawing or a table; stands in the head of its card. */
export function ChartMenu({ name, figure, csv }: Props) {
  const { color } = useTheme();
  const mayDownload = useMayDownload();
  const save = async (kind: string) => {
    const element = figure.current;
    if (kind === "csv" && csv) saveFile(`${name}.csv`, new Blob(["\ufeff", csv()], { type: "text/csv;charset=utf-8" }));
    if (kind === "png" && element) saveFile(`${name}.png`, await chartPng(element, color.raised));
    if (kind === "svg" && element) {
      saveFile(`${name}.svg`, new Blob([chartSvg(element, color.raised).text], { type: "image/svg+xml" }));
    }
  };
  const items = [
    { id: "png", label: t("PNG picture") },
    { id: "svg", label: t("SVG drawing") },
    ...(csv ? [{ id: "csv", label: t("CSV table") }] : []),
  ];
  if (!mayDownload) return null;
  return (
    <Menu
      label={t("Download chart")}
      groups={[{ id: "kinds", items }]}
      onAction={(kind) => {
        save(kind).catch((error: unknown) => {
          toast({
            title: t("Nothing was saved"),
            description: error instanceof Error ? error.message : "",
            tone: "danger",
          });
        });
      }}
      trigger={
        <IconButton label={t("Download chart")} size="small">
          <Download aria-hidden />
        </IconButton>
      }
    />
  );
}
