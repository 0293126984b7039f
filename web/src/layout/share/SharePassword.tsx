import { useState } from "react";
import { BareFrame } from "#web/layout/BareFrame.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";

interface Props {
  /** a password was given before this, and refused */
  isWrong: boolean;
  onGive: (password: string) => void;
}

export function SharePassword({ isWrong, onGive }: Props) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState(isWrong ? "That password is not right. Check it with whoever shared the link." : "");
  return (
    <main>
      <BareFrame brand={null} title="This link is protected" description="Enter the password that came with it.">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (password === "") setError("Please enter the password");
            else onGive(password);
          }}
          css={(t) => ({ display: "grid", gap: t.space.two })}
        >
          <TextField
            label="Password"
            type="password"
            autoComplete="off"
            autoFocus
            value={password}
            onChange={(value) => (setPassword(value), setError(""))}
            error={error}
          />
          <Button type="submit" variant="primary" size="large">
            Open
          </Button>
        </form>
      </BareFrame>
    </main>
  );
}
