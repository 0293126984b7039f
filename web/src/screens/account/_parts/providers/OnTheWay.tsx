import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { OnTheWay_brand$key } from "#web/__generated__/OnTheWay_brand.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

interface Props {
  brand: OnTheWay_brand$key | null | undefined;
  title: string;
  /** the gateway URL that redirects the browser to an identity provider */
  address: string;
}

/** No interaction: the browser is being redirected to an identity provider. */
export function OnTheWay({ brand, title, address }: Props) {
  const data = useFragment(
    graphql`
      fragment OnTheWay_brand on Brand {
        ...BareFrame_brand
      }
    `,
    brand ?? null,
  );
  useEffect(() => leaveFor(address, { replace: true }), [address]);
  return (
    <BareFrame brand={data} title={title} description={t("Redirecting you to the sign-in page.")}>
      <div css={(theme) => ({ display: "flex", alignItems: "center", gap: theme.space.two, color: theme.color.muted })}>
        <Spinner size={20} label={t("Loading")} />
        <Button onPress={() => leaveFor(address)}>{t("Continue")}</Button>
      </div>
    </BareFrame>
  );
}
