import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const integrationsHelp: Article[] = [
  {
    id: "keys",
    order: 90,
    title: t("Ask from your own tools"),
    paragraphs: [
      t(
        "With an API key, internal tools send any GraphQL document to /graphql. What the host's calls look like stands in /openapi.json.",
      ),
    ],
    path: "/developer",
    pathLabel: t("Developer"),
  },
];
