import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { usePasswordForm } from "./usePasswordForm.ts";

/** `email` is for password managers: it says whose password this is. */
export function PasswordForm({ email }: { email: string }) {
  const { current, next, errors, problem, isInFlight, setCurrent, setNext, submit } = usePasswordForm();
  return (
    <form
      noValidate
      aria-label="Password"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two, maxWidth: 420 })}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        validationBehavior="aria"
        value={current}
        onChange={setCurrent}
        error={errors.current}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        validationBehavior="aria"
        description="At least 8 characters."
        value={next}
        onChange={setNext}
        error={errors.next}
      />
      <div>
        <Button type="submit" loading={isInFlight}>
          Change password
        </Button>
      </div>
    </form>
  );
}
