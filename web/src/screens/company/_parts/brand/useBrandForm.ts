// The form of the product's name and appearance on the company's host name, and its mutation.
import { graphql } from "react-relay";
import type { useBrandFormMutation } from "#web/__generated__/useBrandFormMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { ensureBrand } from "../../_lib/ensureBrand.ts";

export interface BrandValues {
  domain: string;
  name: string;
  mainColor: string;
  loginText: string;
  language: string;
  cssUrl: string;
  cdnDomain: string;
  ssoIsOn: boolean;
  ssoIsForced: boolean;
  ssoDomain: string;
  ssoClientId: string;
  ssoClientSecret: string;
}

export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

export function useBrandForm(saved: BrandValues) {
  const [commit] = useMutation<useBrandFormMutation>(graphql`
    mutation useBrandFormMutation($input: UpdateBrandInput!) {
      updateBrand(input: $input) {
        brand {
          ...BrandForm_brand
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
  const form = useForm(saved, {
    check: ({ domain, mainColor }) => ({
      domain: domain.trim() === "" ? t("Enter a hostname such as stats.example.com") : undefined,
      mainColor: mainColor.trim() === "" || isColor(mainColor) ? undefined : t("Enter a color such as #0a7d5c"),
    }),
    send: async (values) => {
      const answer = await commit({
        variables: { input: values },
        updater: (store) => ensureBrand(store, "updateBrand"),
      });
      return answer.updateBrand.problem;
    },
    done: (values) => {
      toast({ title: t("Brand saved"), tone: "success" });
      // the secret is write-only
      form.reset({ ...values, ssoClientSecret: "" });
    },
  });
  return form;
}
