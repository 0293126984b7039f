import { graphql, useFragment } from "react-relay";
import type { DigestDay_settings$key } from "#web/__generated__/DigestDay_settings.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useNotificationSettings } from "./useNotificationSettings.ts";

const days = [
  { id: "1", label: t("Monday") },
  { id: "2", label: t("Tuesday") },
  { id: "3", label: t("Wednesday") },
  { id: "4", label: t("Thursday") },
  { id: "5", label: t("Friday") },
  { id: "6", label: t("Saturday") },
  { id: "7", label: t("Sunday") },
];

export function DigestDay({ settings }: { settings: DigestDay_settings$key }) {
  const { digestDay } = useFragment(
    graphql`
      fragment DigestDay_settings on NotificationSettings {
        digestDay
      }
    `,
    settings,
  );
  const change = useNotificationSettings();
  return (
    <Card title={t("Weekly digest")}>
      <div css={{ maxWidth: 300 }}>
        <Select
          label={t("Day")}
          choices={days}
          value={String(digestDay)}
          onChange={(day) => change({ digestDay: Number(day) })}
          description={t("Sent at 6:00 UTC, covering the previous seven days.")}
        />
      </div>
    </Card>
  );
}
