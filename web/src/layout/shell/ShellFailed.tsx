import { useRevalidator } from "react-router-dom";
import { causeOf } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { wantLayoutAgain } from "../layoutState.ts";
import { useProjectRecovery } from "./useProjectRecovery.ts";
import { headerBox } from "./shellGrid.ts";

/** The frame's own data failed: the screen may still work, and sign-out is available. */
export function ShellFailed({ error }: { error: unknown }) {
  const revalidator = useRevalidator();
  useProjectRecovery("unnamed");
  const retry = () => {
    wantLayoutAgain();
    void revalidator.revalidate();
  };
  return (
    <>
      <header css={headerBox}>
        <span css={{ flex: 1 }} />
        <TextLink href="/logout">{t("Log out")}</TextLink>
      </header>
      <div css={(theme) => ({ gridArea: "note", padding: `${theme.space.two}px ${theme.space.three}px 0` })}>
        <Banner tone="danger" isLasting actions={<Button onPress={retry}>{t("Retry")}</Button>}>
          {causeOf(error).message}
        </Banner>
      </div>
    </>
  );
}
