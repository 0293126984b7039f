import { graphql, usePreloadedQuery } from "react-relay";
import type { WelcomeScreenQuery } from "#web/__generated__/WelcomeScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { goals, roles } from "./_lib/welcomeChoices.ts";
import { useWelcome } from "./_lib/useWelcome.ts";
import { ChoiceCards } from "./_parts/welcome/ChoiceCards.tsx";

/** The first screen of a new user, which leads to the installation. */
export default function WelcomeScreen({ queryRef }: ScreenProps<WelcomeScreenQuery>) {
  const { viewer } = usePreloadedQuery<WelcomeScreenQuery>(
    graphql`
      query WelcomeScreenQuery @preloadable {
        viewer {
          user {
            name
          }
        }
      }
    `,
    queryRef,
  );
  const form = useWelcome();
  const [first = ""] = viewer?.user?.name.split(" ") ?? [];
  return (
    <div css={{ maxWidth: 720, margin: "0 auto", width: "100%" }}>
      <PageTitle
        title={first ? t("Welcome, {name}", { name: first }) : t("Welcome")}
        description={t("Two quick questions, then we'll set up tracking.")}
      />
      <form
        aria-label={t("Welcome")}
        onSubmit={(event) => {
          event.preventDefault();
          form.finish();
        }}
        css={(theme) => ({ display: "grid", gap: theme.space.four, marginTop: theme.space.three })}
      >
        <ChoiceCards
          label={t("What do you want to do?")}
          choices={goals}
          value={form.goal}
          onChange={form.setGoal}
          width={300}
        />
        <ChoiceCards
          label={t("What's your role?")}
          choices={roles}
          value={form.role}
          onChange={form.setRole}
          width={200}
        />
        <div css={{ display: "flex", gap: 8 }}>
          <Button type="submit" variant="primary" size="large" isDisabled={!form.isWhole} loading={form.isInFlight}>
            {t("Continue")}
          </Button>
          <Button variant="ghost" size="large" onPress={form.skip}>
            {t("Skip")}
          </Button>
        </div>
      </form>
    </div>
  );
}
