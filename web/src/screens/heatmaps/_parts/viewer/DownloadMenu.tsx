import { Download, FileImage, Printer } from "lucide-react";
import { useState, type RefObject } from "react";
import type { HeatmapFrameHandle } from "#web/replay/heatmap/HeatmapFrame.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { PrintSheet } from "./PrintSheet.tsx";

interface Props {
  frame: RefObject<HeatmapFrameHandle | null>;
  /** above the printed image */
  title: string;
  /** without the extension */
  file: string;
}

/** The whole page with its heatmap as a file or on paper. */
export function DownloadMenu({ frame, title, file }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<string | null>(null);
  const capture = async (take: (image: Blob) => void) => {
    setBusy(true);
    const captured = await frame.current?.capture();
    setBusy(false);
    if (!captured?.image) return void toast({ tone: "danger", title: t("This browser can't draw the page") });
    if (!captured.hasPage)
      toast({ tone: "neutral", title: t("This browser can't draw the page, so the image has only its outlines") });
    take(captured.image);
  };
  const print = (image: Blob) => setPrinted(URL.createObjectURL(image));
  const close = () => {
    if (printed) URL.revokeObjectURL(printed);
    setPrinted(null);
  };
  return (
    <>
      <Menu
        label={t("Download")}
        trigger={
          <Button size="small" icon={<Download aria-hidden />} loading={isBusy}>
            {t("Download")}
          </Button>
        }
        groups={[
          {
            id: "formats",
            items: [
              { id: "png", label: t("Image (PNG)"), icon: <FileImage aria-hidden /> },
              { id: "print", label: t("Print or save as PDF"), icon: <Printer aria-hidden /> },
            ],
          },
        ]}
        onAction={(id) => void capture(id === "png" ? (image) => saveFile(`${file}.png`, image) : print)}
      />
      {printed && <PrintSheet address={printed} title={title} onDone={close} />}
    </>
  );
}
