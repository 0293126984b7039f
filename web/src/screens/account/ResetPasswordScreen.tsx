import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { ResetPasswordScreenQuery } from "#web/__generated__/ResetPasswordScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { ResetPasswordForm } from "./_parts/ResetPasswordForm.tsx";
import { useResetPassword } from "./_parts/useResetPassword.ts";

export default function ResetPasswordScreen({ queryRef }: ScreenProps<ResetPasswordScreenQuery>) {
  const data = usePreloadedQuery<ResetPasswordScreenQuery>(
    graphql`
      query ResetPasswordScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const form = useResetPassword(useParams()["encodedId"] ?? "");
  useNoIndex();
  return (
    <BareFrame brand={data.brand} title={t("Set a new password")}>
      {form.isReset ? (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, fontSize: theme.size.body })}>
          <Banner tone="success">{t("Your password was changed. All earlier sessions were logged out.")}</Banner>
          <TextLink href="/login">{t("Log in")}</TextLink>
        </div>
      ) : (
        <ResetPasswordForm form={form} />
      )}
    </BareFrame>
  );
}
