// The variant of one of the product's own experiments. Undefined if the company doesn't participate or the assignment
// is unknown: the default is shown then. Reports the exposure to the gateway once per page.
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVariant_viewer$key } from "#web/__generated__/useVariant_viewer.graphql.ts";
import type { useVariantMutation } from "#web/__generated__/useVariantMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useVariant(
  viewer: useVariant_viewer$key | null | undefined,
  experiment: string,
  isShown = true,
): string | undefined {
  const data = useFragment(
    graphql`
      fragment useVariant_viewer on Viewer {
        ownExperiments {
          experiment
          variant
        }
      }
    `,
    viewer,
  );
  const [commit] = useMutation<useVariantMutation>(graphql`
    mutation useVariantMutation($input: NoteExposureInput!) {
      noteExposure(input: $input) {
        problem {
          code
        }
      }
    }
  `);
  const variant = data?.ownExperiments?.find((each) => each.experiment === experiment)?.variant;
  const isSeen = isShown && variant !== undefined;
  useEffect(() => {
    // nothing waits for it; a failed report is repeated by the next exposure
    if (isSeen) commit({ variables: { input: { experiment } } }).catch(() => undefined);
  }, [isSeen, experiment, commit]);
  return variant;
}
