import { graphql, usePreloadedQuery } from "react-relay";
import type { LogoutScreenQuery } from "#web/__generated__/LogoutScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { useSignOut } from "./_parts/useSignOut.ts";

export default function LogoutScreen({ queryRef }: ScreenProps<LogoutScreenQuery>) {
  const data = usePreloadedQuery<LogoutScreenQuery>(
    graphql`
      query LogoutScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const { problem, signOut } = useSignOut();
  return (
    <BareFrame brand={data.brand} title={problem ? t("You're still logged in") : t("Logging out…")}>
      {problem && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, justifyItems: "start" })}>
          <ProblemBanner problem={problem} />
          <Button onPress={signOut}>{t("Try again")}</Button>
        </div>
      )}
    </BareFrame>
  );
}
