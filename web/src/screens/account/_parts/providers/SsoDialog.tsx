import { useState } from "react";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { startAddress } from "../../_lib/startAddress.ts";
import { useSsoAddress } from "./useSsoAddress.ts";

interface Props {
  email: string;
  /** where to go afterwards */
  redirect: string;
  onClose: () => void;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** Without an at-sign nothing happens. */
export function SsoDialog({ email, redirect, onClose }: Props) {
  const [address, setAddress] = useState(email);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const find = useSsoAddress();
  const ask = async () => {
    const asked = address.trim();
    if (!asked.includes("@") || isAsking) return;
    setAsking(true);
    try {
      const found = await find(asked);
      if (found) return leaveFor(startAddress("sso", { email: asked, redirect }));
      setError(
        t("No company sign-in is set up for {domain}. Log in with your password, or ask your admin.", {
          domain: domainOf(asked),
        }),
      );
    } catch (failure) {
      setError(toGatewayError(failure).message);
    }
    setAsking(false);
  };
  return (
    <Dialog
      title={t("Enterprise SSO")}
      description={t("Your work email tells which identity provider signs you in.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={400}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" loading={isAsking} onPress={() => void ask()}>
            {t("Continue")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          label={t("Work email")}
          type="email"
          autoComplete="email"
          autoFocus
          validationBehavior="aria"
          value={address}
          onChange={(value) => {
            setAddress(value);
            setError(undefined);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
}
