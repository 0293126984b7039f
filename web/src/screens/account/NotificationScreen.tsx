import { graphql, usePreloadedQuery } from "react-relay";
import type { NotificationScreenQuery } from "#web/__generated__/NotificationScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NotLoaded } from "#web/relay/NotLoaded.tsx";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { DigestDay } from "./_parts/notifications/DigestDay.tsx";
import { NotificationMatrix } from "./_parts/notifications/NotificationMatrix.tsx";

/** The viewer's notification settings by kind and channel. Changes save automatically. */
export default function NotificationScreen({ queryRef }: ScreenProps<NotificationScreenQuery>) {
  const { viewer } = usePreloadedQuery<NotificationScreenQuery>(
    graphql`
      query NotificationScreenQuery @preloadable {
        viewer {
          notificationSettings {
            ...NotificationMatrix_settings
            ...DigestDay_settings
          }
        }
      }
    `,
    queryRef,
  );
  const settings = viewer?.notificationSettings;
  return (
    <>
      <PageTitle
        title={t("Notifications")}
        description={t("Choose which notifications you get and where. Changes save automatically.")}
      />
      {settings ? (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
          <NotificationMatrix settings={settings} />
          <DigestDay settings={settings} />
        </div>
      ) : (
        <NotLoaded message={t("Couldn't load your settings. Please try again.")} />
      )}
    </>
  );
}
