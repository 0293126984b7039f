import { Download } from "lucide-react";
import { use, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveCsv, type CsvTable } from "#web/relay/files/wholeTable.ts";
import { ScreenIsStale, ScreenQuery } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { csvName, type CsvRange } from "./csvName.ts";

export type { CsvRange };

interface Props extends Omit<CsvTable, "id" | "variables"> {
  /** For tables with more than one file. */
  label?: string;
  /** Subject of the file. Its range is appended. */
  view: string;
  /** The range of the response. Without it, the requested one is used in the file name. */
  range?: CsvRange;
}

/** Downloads every row of a table that the screen's query shows, not only the rows in sight. */
export function ExportCsvButton({ label = t("Download CSV of all rows"), view, range, ...table }: Props) {
  const environment = useRelayEnvironment();
  const query = use(ScreenQuery);
  const [isBusy, setBusy] = useState(false);
  // the file would contain the previous days, while the screen's header already shows the new ones
  const isStale = use(ScreenIsStale);
  const mayDownload = useMayDownload();
  if (!mayDownload || !query?.id) return null;
  const { id, variables } = query;
  const save = async () => {
    setBusy(true);
    try {
      await saveCsv(environment, csvName(view, range, variables["range"]), { id, variables, ...table });
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: t("Download failed"), description, tone: "danger" });
    }
    setBusy(false);
  };
  return (
    <IconButton
      label={label}
      size="small"
      onPress={() => void save()}
      isDisabled={isBusy || isStale}
      aria-busy={isBusy}
    >
      {isBusy ? <Spinner label={t("Preparing download")} /> : <Download aria-hidden />}
    </IconButton>
  );
}
