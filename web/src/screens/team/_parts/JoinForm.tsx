import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useJoinTeam } from "./useJoinTeam.ts";

export function JoinForm({ token, email }: { token: string; email: string }) {
  const form = useJoinTeam(token);
  return (
    <form
      noValidate
      aria-label={t("Join")}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two })}
    >
      {form.problem && <Banner tone="danger">{form.problem}</Banner>}
      <TextField label={t("Email")} type="email" name="email" autoComplete="username" isReadOnly value={email} />
      <TextField
        label={t("Your name")}
        name="name"
        autoComplete="name"
        maxLength={100}
        validationBehavior="aria"
        value={form.name}
        onChange={form.setName}
        error={form.errors.name}
      />
      <TextField
        label={t("Choose a password")}
        type="password"
        name="password"
        autoComplete="new-password"
        validationBehavior="aria"
        description={t("At least 8 characters.")}
        value={form.password}
        onChange={form.setPassword}
        error={form.errors.password}
      />
      <Button type="submit" variant="primary" size="large" loading={form.isInFlight} css={{ width: "100%" }}>
        {t("Join")}
      </Button>
    </form>
  );
}
