import { Braces, Download, FileCode, FileImage, Printer } from "lucide-react";
import { useState, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveDownload } from "#web/relay/files/download.ts";
import type { HeatmapFrameHandle } from "#web/replay/heatmap/HeatmapFrame.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import type { FileFormat } from "../../_lib/exportAddress.ts";
import { PrintSheet } from "./PrintSheet.tsx";

interface Props {
  frame: RefObject<HeatmapFrameHandle | null>;
  /** above the printed image */
  title: string;
  /** below the title: what the heatmap is based on */
  facts: string;
  /** without the extension */
  file: string;
  /** address of the gateway's file; without it there is none */
  addressOf?: ((format: FileFormat) => string) | undefined;
}

const isFormat = (id: string): id is FileFormat => id === "html" || id === "json";

/** The whole page with its heatmap as a file or on paper. */
export function DownloadMenu({ frame, title, facts, file, addressOf }: Props) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<string | null>(null);
  const capture = async (take: (image: Blob) => void) => {
    setBusy(true);
    const captured = await frame.current?.capture();
    setBusy(false);
    if (!captured?.image) return void toast({ tone: "danger", title: t("The page can't be drawn as an image") });
    if (!captured.hasPage)
      toast({ tone: "danger", title: t("This browser can't draw the page, so the image has only its outlines") });
    take(captured.image);
  };
  const save = async (address: string) => {
    setBusy(true);
    try {
      await saveDownload(environment, address);
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: t("Download failed"), description, tone: "danger" });
    }
    setBusy(false);
  };
  const choose = (id: string) => {
    if (isFormat(id)) return addressOf && void save(addressOf(id));
    return void capture(id === "png" ? (image) => saveFile(`${file}.png`, image) : print);
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
              ...(addressOf
                ? [
                    { id: "html", label: t("HTML file"), icon: <FileCode aria-hidden /> },
                    { id: "json", label: t("JSON file"), icon: <Braces aria-hidden /> },
                  ]
                : []),
            ],
          },
        ]}
        onAction={choose}
      />
      {printed && <PrintSheet address={printed} title={title} facts={facts} onDone={close} />}
    </>
  );
}
