// The form of the rules that merge URLs into one page.
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

interface SavedPageRule {
  ignoresTrailingSlash: boolean;
  ignoresPathCase: boolean;
  ignoresDefaultDocument: boolean;
  pageParameters: readonly string[];
}

const namesIn = (typed: string) => typed.split(/[\s,]+/).filter((name) => name !== "");

export function usePageRule(id: string, { pageParameters, ...switches }: SavedPageRule) {
  const [update] = useUpdateProject();
  return useForm(
    { ...switches, pageParameters: pageParameters.join(", ") },
    {
      check: (values) => ({
        pageParameters: namesIn(values.pageParameters).every((name) => /^[\w.[\]-]{1,40}$/.test(name))
          ? undefined
          : t("Enter query parameter names, such as id, separated by commas"),
      }),
      send: (values) => update({ id, setting: { ...values, pageParameters: namesIn(values.pageParameters) } }),
      done: () => void toast({ title: t("Settings saved"), tone: "success" }),
    },
  );
}
