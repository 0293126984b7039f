// Creates an ignore rule. While the user types, previews the number of errors that it would hide.
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { Observable } from "relay-runtime";
import type { useAddIgnoreRuleMutation } from "#web/__generated__/useAddIgnoreRuleMutation.graphql.ts";
import type { useAddIgnoreRulePreviewMutation } from "#web/__generated__/useAddIgnoreRulePreviewMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useDebounced } from "#web/relay/useDebouncedQuery.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import type { IgnorePart } from "./ignoreParts.ts";

/** Fewer characters would hide nearly everything. */
const LEAST = 2;

export function useAddIgnoreRule(project: string, given: string, done: () => void) {
  const revalidator = useRevalidator();
  const [create] = useMutation<useAddIgnoreRuleMutation>(graphql`
    mutation useAddIgnoreRuleMutation($input: CreateErrorRuleInput!) {
      createErrorRule(input: $input) {
        errorRuleId
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const [count] = useMutation<useAddIgnoreRulePreviewMutation>(graphql`
    mutation useAddIgnoreRulePreviewMutation($input: PreviewErrorRuleInput!) {
      previewErrorRule(input: $input) {
        preview {
          hidden
          groups
          counted
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const start: { part: IgnorePart; words: string } = { part: "MESSAGE", words: given };
  const isEnough = (words: string) => words.trim().length >= LEAST;
  const form = useForm(start, {
    check: ({ words }) => ({ words: isEnough(words) ? undefined : t("Please enter at least 2 characters") }),
    send: async (values) => (await create({ variables: { input: { project, ...values } } })).createErrorRule.problem,
    done: () => {
      toast({ tone: "success", title: t("Ignore rule added") });
      done();
      void revalidator.revalidate();
    },
  });
  const { part, words } = form.values;
  const key = isEnough(words) ? `${part} ${words.trim()}` : null;
  const { answer, isPending } = useDebounced(key, () =>
    Observable.from(count({ variables: { input: { project, part, words } } })),
  );
  const preview = isPending ? undefined : answer?.previewErrorRule.preview;
  return { form, preview, isCounting: isPending };
}
