import { graphql, useFragment } from "react-relay";
import type { DevicesPanel_report$key } from "#web/__generated__/DevicesPanel_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DimensionTabs } from "#web/reports/tables/DimensionTabs.tsx";
import { LazyBreakdownTable } from "#web/reports/tables/LazyBreakdownTable.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { deviceDimensions } from "../_lib/dashboardChoices.ts";

export function DevicesPanel({ report }: { report: DevicesPanel_report$key }) {
  const [dimension, choose] = useSearchChoice("devices", deviceDimensions, "DEVICE");
  return (
    <Panel
      title={t("Technology")}
      flush
      height={240}
      actions={
        <DimensionTabs label={t("Technology")} dimensions={deviceDimensions} selected={dimension} onSelect={choose} />
      }
    >
      <Rows report={report} />
    </Panel>
  );
}

function Rows({ report }: { report: DevicesPanel_report$key }) {
  const { devices } = useFragment(
    graphql`
      fragment DevicesPanel_report on TrafficReport @throwOnFieldError {
        devices: breakdown(dimension: $devices, limit: 10) {
          ...LazyBreakdownTable_breakdown
        }
      }
    `,
    report,
  );
  return devices && <LazyBreakdownTable breakdown={devices} name="devices" columns={["bounce", "conversions"]} />;
}
