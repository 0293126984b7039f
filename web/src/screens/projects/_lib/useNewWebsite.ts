// Adds a website to the company.
import { graphql } from "react-relay";
import type { useNewWebsiteMutation } from "#web/__generated__/useNewWebsiteMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { hostsOf } from "./websiteLines.ts";

export function useNewWebsite(connection: string, done: () => void) {
  const [commit] = useMutation<useNewWebsiteMutation>(graphql`
    mutation useNewWebsiteMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        edge @appendEdge(connections: $connections) {
          cursor
          node {
            id
            ...WebsiteItem_project
          }
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  return useForm(
    { name: "", allowedWebsites: "" },
    {
      check: ({ name }) => ({ name: name.trim() === "" ? t("Please enter the name of the project") : undefined }),
      send: async ({ name, allowedWebsites }) => {
        const input = { name: name.trim(), allowedWebsites: hostsOf(allowedWebsites) };
        return (await commit({ variables: { input, connections: [connection] } })).createProject.problem;
      },
      done: ({ name }) => {
        wantLayoutAgain();
        toast({ title: t("{value} added", { value: name.trim() }), tone: "success" });
        done();
      },
    },
  );
}
