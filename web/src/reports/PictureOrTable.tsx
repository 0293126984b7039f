import type { ReactNode } from "react";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";

const views = ["picture", "table"] as const;
const labels = { picture: t("Diagram"), table: t("Table") };

interface Props {
  title: string;
  definition: string;
  height: number;
  /** of the choice in the URL, if the screen has several */
  param?: string;
  /** file name of the diagram; without it only the table can be saved */
  saveAs?: string;
  /** The diagram is wider than a phone, which shows the table first. */
  isWide?: boolean;
  children: (isTable: boolean) => ReactNode;
}

/** A panel that shows its numbers as a diagram or as a table. The choice is stored in the URL. */
export function PictureOrTable(props: Props) {
  const { title, definition, height, param = "view", saveAs, isWide = false, children } = props;
  const narrow = useNarrow();
  const [view, choose] = useSearchChoice(param, views, isWide && narrow ? "table" : "picture");
  const isTable = view === "table";
  return (
    <Panel
      title={title}
      definition={definition}
      flush={isTable}
      height={height}
      {...(!isTable && saveAs && { saveAs })}
      actions={
        <SegmentedControl
          label={t("View")}
          segments={views.map((id) => ({ id, label: labels[id] }))}
          selected={view}
          onSelect={choose}
        />
      }
    >
      {children(isTable)}
    </Panel>
  );
}
