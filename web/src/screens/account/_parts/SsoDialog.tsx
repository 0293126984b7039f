import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  email: string;
  onClose: () => void;
  /** with an address that has an at-sign; without one nothing happens */
  onAsk: (email: string) => void;
}

export function SsoDialog({ email, onClose, onAsk }: Props) {
  const [address, setAddress] = useState(email);
  const ask = () => {
    if (address.includes("@")) onAsk(address.trim());
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
          <Button variant="primary" onPress={ask}>
            {t("Continue")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextField
          label={t("Work email")}
          type="email"
          autoComplete="email"
          autoFocus
          value={address}
          onChange={setAddress}
        />
      </form>
    </Dialog>
  );
}
