import { graphql, useFragment } from "react-relay";
import type { NotificationMatrix_settings$key } from "#web/__generated__/NotificationMatrix_settings.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { notificationKinds } from "../../_lib/notificationKinds.ts";
import { useNotificationSettings } from "./useNotificationSettings.ts";

/** Notification kinds as rows, channels as columns. */
export function NotificationMatrix({ settings }: { settings: NotificationMatrix_settings$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationMatrix_settings on NotificationSettings {
        settings {
          kind
          mail
          inApp
        }
      }
    `,
    settings,
  );
  const change = useNotificationSettings();
  return (
    <Card flush>
      <table
        aria-label={t("Notification settings")}
        css={(theme) => ({
          width: "100%",
          borderCollapse: "collapse",
          fontSize: theme.size.body,
          "& th": { fontWeight: theme.weight.medium, textAlign: "left" },
          "& thead th": { ...caption(theme), padding: "10px 8px" },
          "& tbody tr": { borderTop: `1px solid ${theme.color.border}` },
          "& td, & thead th + th": { width: 84, textAlign: "center" },
          "& th:first-of-type": { padding: `12px 8px 12px ${theme.space.two}px` },
          "& td": { padding: "12px 8px" },
        })}
      >
        <thead>
          <tr>
            <th scope="col">{t("Notification")}</th>
            <th scope="col">{t("Email")}</th>
            <th scope="col">{t("In-app")}</th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map(({ id: kind, ...texts }) => {
            const setting = data.settings.find((each) => each.kind === kind);
            if (!setting) return null;
            const { mail, inApp } = setting;
            return (
              <tr key={kind}>
                <th scope="row">
                  {texts.label}
                  <span css={(theme) => ({ ...caption(theme), display: "block", fontWeight: theme.weight.regular })}>
                    {texts.description}
                  </span>
                </th>
                <td>
                  <Switch
                    aria-label={t("{what} by email", { what: texts.label })}
                    isSelected={mail}
                    onChange={(isOn) => change({ settings: [{ kind, mail: isOn, inApp }] })}
                  />
                </td>
                <td>
                  <Switch
                    aria-label={t("{what} in the app", { what: texts.label })}
                    isSelected={inApp}
                    onChange={(isOn) => change({ settings: [{ kind, mail, inApp: isOn }] })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
