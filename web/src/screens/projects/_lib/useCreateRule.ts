// Creates a rule. While the user types, previews the number of sessions that it would have removed.
import { graphql } from "react-relay";
import { Observable } from "relay-runtime";
import type { BlockKind, useCreateRuleMutation } from "#web/__generated__/useCreateRuleMutation.graphql.ts";
import type {
  useCreateRulePreviewMutation,
  useCreateRulePreviewMutation$data,
} from "#web/__generated__/useCreateRulePreviewMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useDebounced } from "#web/relay/useDebouncedQuery.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export type RulePreview = NonNullable<useCreateRulePreviewMutation$data["previewBlockRule"]["preview"]>;

export function useCreateRule(project: string, done: () => void) {
  const [create] = useMutation<useCreateRuleMutation>(graphql`
    mutation useCreateRuleMutation($input: CreateBlockRuleInput!) {
      createBlockRule(input: $input) {
        project {
          ...RuleList_project
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
  const [count] = useMutation<useCreateRulePreviewMutation>(graphql`
    mutation useCreateRulePreviewMutation($input: PreviewBlockRuleInput!) {
      previewBlockRule(input: $input) {
        preview {
          matchedEvents
          events
          untracedEvents
          isCountable
          addresses
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const start: { kind: BlockKind; value: string; label: string; appliesToPast: boolean } = {
    kind: "ADDRESS",
    value: "",
    label: "",
    appliesToPast: false,
  };
  const form = useForm(start, {
    check: ({ value }) => ({ value: value.trim() === "" ? t("Please enter a value to block") : undefined }),
    send: async (values) => (await create({ variables: { input: { project, ...values } } })).createBlockRule.problem,
    done: ({ value, appliesToPast }) => {
      const title = appliesToPast
        ? t("{value} blocked, removing past events", { value: value.trim() })
        : t("{value} blocked", { value: value.trim() });
      toast({ title, tone: "success" });
      done();
    },
  });
  const { kind, value } = form.values;
  const key = value.trim() === "" ? null : `${kind} ${value.trim()}`;
  const { answer, isPending } = useDebounced(key, () =>
    Observable.from(count({ variables: { input: { project, kind, value } } })),
  );
  const preview = isPending ? undefined : answer?.previewBlockRule.preview;
  return { form, preview, isCounting: isPending };
}
