// Saves the screen's filters under a name, for all members of the project.
import { graphql } from "react-relay";
import type { useSaveSegmentMutation } from "#web/__generated__/useSaveSegmentMutation.graphql.ts";
import type { Group } from "../url/reportState.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export function useSaveSegment(project: string, filters: readonly Group[], connection: string, done: () => void) {
  const [commit] = useMutation<useSaveSegmentMutation>(graphql`
    mutation useSaveSegmentMutation($input: CreateSegmentInput!, $connections: [ID!]!) {
      createSegment(input: $input) {
        edge @appendEdge(connections: $connections) {
          cursor
          node {
            id
            ...SegmentItem_segment
          }
        }
        problem {
          field
          message
          reason
          params
        }
      }
    }
  `);
  return useForm(
    { name: "" },
    {
      check: ({ name }) => ({ name: name.trim() === "" ? t("Please enter a name for the segment") : undefined }),
      send: async ({ name }) => {
        const variables = { input: { project, name: name.trim(), conditions: filters }, connections: [connection] };
        return (await commit({ variables })).createSegment.problem;
      },
      done: ({ name }) => {
        toast({ title: t("Segment {name} saved", { name: name.trim() }), tone: "success" });
        done();
      },
    },
  );
}
