import { graphql, useFragment } from "react-relay";
import type { DemoProject_demo$key } from "#web/__generated__/DemoProject_demo.graphql.ts";
import { useOpenDemo } from "#web/layout/demo/useOpenDemo.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/** The demo project, for members whose own project has no data yet. */
export function DemoProject({ demo }: { demo: DemoProject_demo$key }) {
  const { siteUrl } = useFragment(
    graphql`
      fragment DemoProject_demo on Demo {
        siteUrl
      }
    `,
    demo,
  );
  const { problem, isInFlight, open } = useOpenDemo();
  return (
    <Card title={t("Explore the demo first")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, fontSize: theme.size.body })}>
        <ProblemBanner problem={problem} />
        <p>
          {t("See every report with 90 days of data from a demo shop. You can return to your account at any time.")}
        </p>
        <p css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
          <Button loading={isInFlight} onPress={open}>
            {t("Open demo project")}
          </Button>
          <TextLink href={siteUrl} target="_blank" rel="noreferrer">
            {t("Open the demo shop")}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
