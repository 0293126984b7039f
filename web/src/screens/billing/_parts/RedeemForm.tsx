import { graphql } from "react-relay";
import type { RedeemFormMutation } from "#web/__generated__/RedeemFormMutation.graphql.ts";
import { CancelLink } from "#web/ui/layout/CancelLink.tsx";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { showSuccess } from "../_lib/showSuccess.ts";

export function RedeemForm() {
  const [commit] = useMutation<RedeemFormMutation>(graphql`
    mutation RedeemFormMutation($input: RedeemCodeInput!) {
      redeemCode(input: $input) {
        days
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const form = useForm(
    { code: "" },
    {
      check: ({ code }) => ({ code: code.trim() === "" ? t("Please enter a code") : undefined }),
      send: async ({ code }) => (await commit({ variables: { input: { code: code.trim() } } })).redeemCode.problem,
      done: () => showSuccess(),
    },
  );
  return (
    <Form form={form} label={t("Redeem a code")} action={t("Redeem")} otherActions={<CancelLink />}>
      <TextField
        label={t("Code")}
        autoComplete="off"
        spellCheck="false"
        description={t("Not case-sensitive, dashes optional. Each code works once.")}
        {...form.text("code")}
      />
    </Form>
  );
}
