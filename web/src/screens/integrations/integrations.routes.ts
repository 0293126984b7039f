import developer from "#web/__generated__/DeveloperScreenQuery$parameters.ts";
import graphiql from "#web/__generated__/GraphiqlScreenQuery$parameters.ts";
import webhook from "#web/__generated__/WebhookScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { developerTab } from "./_lib/developerTab.ts";
import { logFilters } from "./_lib/logFilters.ts";

export const integrationsScreens: Screen[] = [
  screen({
    path: "/developer",
    layout: "menu",
    title: t("Developer"),
    query: developer,
    variables: ({ search }) => {
      const tab = developerTab(search);
      const is = { keys: tab === "keys", webhooks: tab === "webhooks", log: tab === "log" };
      return { ...is, reference: tab === "reference", ...logFilters(search) };
    },
    menu: {
      icon: "CodeXml",
      managersOnly: true,
      settings: { order: 140, description: t("API keys, webhooks, request log and API reference.") },
      resources: { order: 160, icon: "Braces" },
    },
    screen: () => import("./DeveloperScreen.tsx"),
  }),
  screen({
    path: "/developer/webhook/:id",
    layout: "menu",
    title: t("Webhook"),
    query: webhook,
    variables: ({ params }) => ({ id: params["id"] ?? "" }),
    screen: () => import("./WebhookScreen.tsx"),
  }),
  screen({
    path: "/graphiql",
    layout: "auth",
    title: t("GraphiQL"),
    query: graphiql,
    variables: () => ({}),
    screen: () => import("./GraphiqlScreen.tsx"),
  }),
];
