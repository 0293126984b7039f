// Renames a segment and changes its filters, for all members of the project.
import { graphql } from "react-relay";
import type { useUpdateSegmentMutation } from "#web/__generated__/useUpdateSegmentMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import type { Group } from "../url/reportState.ts";
import type { SavedSegment } from "./segments.ts";

export function useUpdateSegment({ id, name, filters }: SavedSegment, done: (filters: readonly Group[]) => void) {
  const [commit] = useMutation<useUpdateSegmentMutation>(graphql`
    mutation useUpdateSegmentMutation($input: UpdateSegmentInput!) {
      updateSegment(input: $input) {
        segment {
          id
          ...SegmentItem_segment
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
    { name, filters },
    {
      check: (values) => ({
        name: values.name.trim() === "" ? t("Please enter a name for the segment") : undefined,
        filters: values.filters.length === 0 ? t("Add at least one filter") : undefined,
      }),
      send: async (values) => {
        const input = { id, name: values.name.trim(), conditions: values.filters };
        return (await commit({ variables: { input } })).updateSegment.problem;
      },
      done: (values) => {
        toast({ title: t("Segment {name} saved", { name: values.name.trim() }), tone: "success" });
        done(values.filters);
      },
    },
  );
}
