import { t } from "#web/texts/t.ts";
import { RecordingsLink } from "#web/ui/navigation/RecordingsLink.tsx";
import { useWatchHref, type RecordedRow } from "./useWatchHref.ts";

interface Props {
  row: RecordedRow;
  /** what happened in the recording, for the accessible name */
  of: string;
}

/** An icon that opens the recording of a row shortly before its moment. Nothing if it was not recorded. */
export function WatchLink({ row, of }: Props) {
  const href = useWatchHref()(row);
  return href === undefined ? null : <RecordingsLink href={href} label={t("Watch recording: {name}", { name: of })} />;
}
