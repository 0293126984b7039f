import { useState } from "react";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useDocumentTitle } from "#web/relay/useDocumentTitle.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";

interface Props {
  /** the last password was rejected */
  isWrong: boolean;
  /** a request is in flight */
  isTrying: boolean;
  onGive: (password: string) => void;
}

export function SharePassword({ isWrong, isTrying, onGive }: Props) {
  useDocumentTitle(t("This link is password-protected"));
  const [password, setPassword] = useState("");
  const [answered, setAnswered] = useState<"refused" | "empty" | null>(null);
  const error =
    answered === "empty"
      ? t("Please enter the password")
      : answered === "refused" && isWrong
        ? t("Incorrect password. Check with the person who shared the link.")
        : "";
  return (
    <main>
      <BareFrame
        brand={null}
        title={t("This link is password-protected")}
        description={t("Enter the password to open it.")}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isTrying) return;
            setAnswered(password === "" ? "empty" : "refused");
            if (password !== "") onGive(password);
          }}
          css={(theme) => ({ display: "grid", gap: theme.space.two })}
        >
          <TextField
            label={t("Password")}
            type="password"
            autoComplete="off"
            autoFocus
            validationBehavior="aria"
            value={password}
            onChange={(value) => (setPassword(value), setAnswered(null))}
            error={error}
          />
          <Button type="submit" variant="primary" size="large" loading={isTrying}>
            {t("Open link")}
          </Button>
        </form>
      </BareFrame>
    </main>
  );
}
