import { graphql, useFragment } from "react-relay";
import type { DemoLink_demo$key } from "#web/__generated__/DemoLink_demo.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/** A link to the demo, for projects without data. */
export function DemoLink({ demo }: { demo: DemoLink_demo$key }) {
  const { siteUrl } = useFragment(
    graphql`
      fragment DemoLink_demo on Demo {
        siteUrl
      }
    `,
    demo,
  );
  return (
    <Card title={t("Explore the demo first")}>
      <p css={(theme) => ({ fontSize: theme.size.body, lineHeight: "22px" })}>
        {t("The demo shop has the tracking code installed, and its project has 90 days of data.")}{" "}
        <TextLink href={siteUrl} target="_blank">
          {t("Open the demo shop")}
        </TextLink>
        {" · "}
        <TextLink href="/logout">{t("Log in to its project")}</TextLink>
      </p>
    </Card>
  );
}
