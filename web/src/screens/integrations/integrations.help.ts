import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const integrationsHelp: Article[] = [
  {
    id: "keys",
    order: 90,
    title: t("API access"),
    paragraphs: [
      t(
        "With an API key, your tools can send any GraphQL operation to /graphql. The REST API is documented at /openapi.json.",
      ),
    ],
    path: "/developer",
    pathLabel: t("Developer"),
  },
];
