// The form of a saved heatmap, with the pages that its rule matches.
import { graphql } from "react-relay";
import type { useProfileFormCreateMutation } from "#web/__generated__/useProfileFormCreateMutation.graphql.ts";
import type {
  HeatmapPageMatch,
  useProfileFormPreviewQuery,
} from "#web/__generated__/useProfileFormPreviewQuery.graphql.ts";
import { useForm, type Refusal } from "#web/relay/form/useForm.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { devices, graphDevice, type Device } from "./heatmapChoices.ts";
import { useUpdateProfile } from "./useUpdateProfile.ts";

export interface EditedProfile {
  id: string;
  name: string;
  match: HeatmapPageMatch;
  value: string;
  devices: readonly Device[];
}

const previewQuery = graphql`
  query useProfileFormPreviewQuery($project: ID!, $rule: HeatmapPageInput!) {
    viewer {
      project(id: $project) {
        heatmaps {
          preview(rule: $rule) {
            pages {
              total
              rows {
                path
                pageViews
              }
            }
            problem {
              message
              reason
              params
            }
          }
        }
      }
    }
  }
`;

/** The fields of the rule have one place in the form. */
const inForm = (refusal: Refusal | null | undefined): Refusal | null | undefined =>
  refusal && { ...refusal, field: refusal.field?.startsWith("rule") ? "value" : refusal.field };

/** `edited`: undefined for a new one. */
export function useProfileForm(project: string, edited: EditedProfile | undefined, done: (name: string) => void) {
  const [create] = useMutation<useProfileFormCreateMutation>(graphql`
    mutation useProfileFormCreateMutation($input: CreateHeatmapProfileInput!) {
      createHeatmapProfile(input: $input) {
        profile {
          id
        }
        problem {
          message
          reason
          params
          field
          retryAfter
        }
      }
    }
  `);
  const [update] = useUpdateProfile();
  const form = useForm(
    {
      name: edited?.name ?? "",
      match: edited?.match ?? "EXACT",
      value: edited?.value ?? "",
      desktop: edited?.devices.includes("desktop") ?? true,
      tablet: edited?.devices.includes("tablet") ?? true,
      mobile: edited?.devices.includes("mobile") ?? true,
    },
    {
      check: ({ name, value, ...chosen }) => ({
        name: name.trim() === "" ? t("Enter a name") : undefined,
        value: value.trim() === "" ? t("Enter a page") : undefined,
        desktop: devices.some((device) => chosen[device]) ? undefined : t("Choose at least one device"),
      }),
      async send({ name, match, value, ...chosen }) {
        const input = {
          name: name.trim(),
          rule: { match, value: value.trim() },
          devices: devices.filter((device) => chosen[device]).map(graphDevice),
        };
        if (edited) return inForm(await update({ id: edited.id, ...input }));
        return inForm((await create({ variables: { input: { project, ...input } } })).createHeatmapProfile.problem);
      },
      done: ({ name }) => done(name),
    },
  );
  const { match, value } = form.values;
  const rule = value.trim() === "" ? null : { match, value: value.trim() };
  const { answer, error, isPending } = useDebouncedQuery<useProfileFormPreviewQuery>(
    previewQuery,
    rule && { project, rule },
  );
  const found = answer?.viewer?.project?.heatmaps.preview;
  const problem = found?.problem;
  return {
    form,
    preview: {
      pages: rule &&
        found?.pages && {
          total: found.pages.total,
          rows: found.pages.rows.map(({ path, pageViews }) => ({ path, pageViews })),
        },
      isCounting: isPending,
      problem:
        error?.message ??
        (problem && rule
          ? translateServerMessage({ message: problem.message, reason: problem.reason, params: problem.params })
          : undefined),
    },
  };
}
