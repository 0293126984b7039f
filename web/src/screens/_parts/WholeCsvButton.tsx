import { Download } from "lucide-react";
import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveCsv, type CsvTable } from "#web/relay/saveCsv.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";

interface Props extends CsvTable {
  /** Project, view and range; ".csv" is added. */
  name: string;
}

/** Downloads every row that there is, not those alone that are shown. */
export function WholeCsvButton({ name, ...table }: Props) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveCsv(environment, name, table);
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: t("Nothing was saved"), description, tone: "danger" });
    }
    setBusy(false);
  };
  return (
    <IconButton
      label={t("Download CSV of all rows")}
      size="small"
      onPress={() => void save()}
      isDisabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? <Spinner label={t("The file is being written")} /> : <Download aria-hidden />}
    </IconButton>
  );
}
