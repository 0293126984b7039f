// A new rule: what it would have removed is counted while it is typed, and it is made when it is sent.
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { BlockKind, useCreateRuleMutation } from "#web/__generated__/useCreateRuleMutation.graphql.ts";
import type {
  useCreateRulePreviewMutation,
  useCreateRulePreviewMutation$data,
} from "#web/__generated__/useCreateRulePreviewMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const TYPING_MS = 400;

export type RulePreview = NonNullable<useCreateRulePreviewMutation$data["previewBlockRule"]["preview"]>;

interface Previewed {
  key: string;
  preview: RulePreview | null | undefined;
}

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
    check: ({ value }) => ({ value: value.trim() === "" ? t("Please enter what is to be blocked") : undefined }),
    send: async (values) => (await create({ variables: { input: { project, ...values } } })).createBlockRule.problem,
    done: ({ value, appliesToPast }) => {
      const title = appliesToPast
        ? t("{value} is blocked, and its past is being removed", { value: value.trim() })
        : t("{value} is blocked", { value: value.trim() });
      toast({ title, tone: "success" });
      done();
    },
  });
  const { kind, value } = form.values;
  const key = `${kind} ${value.trim()}`;
  const [previewed, setPreviewed] = useState<Previewed>();
  const look = useEffectEvent(async () => {
    if (value.trim() === "") return;
    const answer = await count({ variables: { input: { project, kind, value } } }).catch(() => undefined);
    setPreviewed({ key, preview: answer?.previewBlockRule.preview });
  });
  useEffect(() => {
    const timer = setTimeout(() => void look(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const preview = previewed?.key === key ? previewed.preview : undefined;
  return { form, preview, isCounting: value.trim() !== "" && previewed?.key !== key };
}
