// What the project itself contains: pages, visitors and goals that match the text, as commands that open them.
import { FileText, Target, UserRound } from "lucide-react";
import { graphql } from "react-relay";
import type { usePaletteFoundQuery } from "#web/__generated__/usePaletteFoundQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import type { Command, CommandGroup } from "./commands.ts";

/** Debounce in milliseconds, and the characters that are worth a request. */
const PAUSE = 200;
const MIN_TEXT = 2;

interface Of {
  projectId: string | undefined;
  features: readonly string[];
  /** opens a path of the project */
  open: (path: string) => void;
}

export function usePaletteFound({ projectId, features, open }: Of, text: string): CommandGroup[] {
  const wanted = text.trim();
  const audience = features.includes("ANALYTICS");
  const goals = features.includes("GOAL");
  const isAsked = projectId !== undefined && wanted.length >= MIN_TEXT && (audience || goals);
  const { answer } = useDebouncedQuery<usePaletteFoundQuery>(
    graphql`
      query usePaletteFoundQuery($project: ID!, $text: String!, $audience: Boolean!, $goals: Boolean!) {
        viewer {
          project(id: $project) {
            segments @include(if: $audience) {
              filterValues(criteria: PAGE, contains: $text) {
                value
                visitors
              }
            }
            audience @include(if: $audience) {
              visitors(range: { preset: LAST_90_DAYS }, search: $text, first: 6) {
                edges {
                  node {
                    visitorId
                    userId
                    name
                    email
                  }
                }
              }
            }
            goals @include(if: $goals) {
              list(first: 100) {
                edges {
                  node {
                    goalProfileId
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    isAsked ? { project: projectId, text: wanted, audience, goals } : null,
    { pause: PAUSE, fetchPolicy: "store-or-network" },
  );
  const found = answer?.viewer?.project;
  if (!found) return [];
  const command = (path: string, label: string, icon: Command["icon"], keywords = ""): Command => ({
    id: `found:${path}`,
    ...{ label, icon, keywords },
    run: () => open(path),
  });
  const goalList = found.goals?.list?.edges ?? [];
  const pages = found.segments?.filterValues ?? [];
  const visitors = found.audience?.visitors?.edges ?? [];
  return [
    {
      id: "goals",
      title: t("Goals"),
      commands: goalList.map(({ node }) => command(`/goals/view/${node.goalProfileId}`, node.name, Target)),
    },
    {
      id: "pages",
      title: t("Pages"),
      commands: pages.map(({ value }) => command(`/analytics/page/${encodeURIComponent(value)}`, value, FileText)),
    },
    {
      id: "visitors",
      title: t("Visitors"),
      // the host has matched them, also by an email address or an ID that the name doesn't show
      commands: visitors.map(({ node: { visitorId, userId, name, email } }) =>
        command(`/profile/${visitorId}`, visitorName({ visitorId, userId, name, email }), UserRound, wanted),
      ),
    },
  ];
}
