// The sign-up form, in one or two steps, and its mutation. The first step only checks whether the email address can
// sign up.
import { useState } from "react";
import { graphql } from "react-relay";
import type { SignUpOffer, useSignUpMutation } from "#web/__generated__/useSignUpMutation.graphql.ts";
import { useForm, type Refusal } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { isEmail } from "../../_lib/required.ts";
import { fieldsOf, signUpErrors, type SignUpStep, type SignUpValues } from "../../_lib/signUpFields.ts";
import { storeSignUpDraft, type SignUpDraft } from "../../_lib/signUpDraft.ts";
import { useSentMail } from "../useSentMail.ts";
import { useEmailCheck } from "./useEmailCheck.ts";

/** The sign-up's parameters from the page's URL. */
export interface SignUpStart {
  email?: string | undefined;
  plan?: string | undefined;
  ref?: string | undefined;
  offer?: SignUpOffer | undefined;
}

interface Steps {
  step?: SignUpStep;
  draft?: SignUpDraft | undefined;
  /** called after the first of two steps */
  onProfile?: (values: SignUpValues) => void;
}

const empty: SignUpValues = { name: "", email: "", password: "", companyName: "", website: "" };

export function useSignUp(
  { email = "", plan, ref, offer }: SignUpStart,
  { step = "all", draft, onProfile }: Steps = {},
) {
  const { record, ...mail } = useSentMail();
  /** the gateway's result for an email address, valid while the field contains it */
  const [emailProblem, setEmailProblem] = useState<{ email: string; message: string }>();
  const checkEmail = useEmailCheck();
  const [commit] = useMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        sentToEmail
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
  const known = (values: SignUpValues) =>
    emailProblem?.email === values.email.trim() ? emailProblem.message : undefined;
  const askOfEmail = async (typed: string): Promise<string | undefined> => {
    const message = await checkEmail(typed);
    setEmailProblem(message ? { email: typed, message } : undefined);
    return message;
  };
  const send = async (values: SignUpValues): Promise<Refusal | null> => {
    const address = values.email.trim();
    if (step === "person") {
      const message = await askOfEmail(address);
      return message ? { message, field: "email" } : null;
    }
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    const start = { plan: plan ?? null, ref: ref ?? null, timezone, ...(offer && { offer }) };
    const { problem, sentToEmail } = (await commit({ variables: { input: { ...values, email: address, ...start } } }))
      .signUp;
    if (!problem) record(sentToEmail ?? address);
    // a field of the other step is not on this page
    const isHere = fieldsOf[step].some((field) => field === problem?.field);
    return problem ? { ...problem, field: isHere ? problem.field : null } : null;
  };
  const form = useForm(
    { ...empty, email, ...draft },
    {
      check: (values) => {
        const found = signUpErrors(values, step);
        return step === "company" ? found : { ...found, email: found.email ?? known(values) };
      },
      send,
      done: (values) => (step === "person" ? onProfile?.(values) : storeSignUpDraft(undefined)),
    },
  );
  return {
    ...form,
    ...mail,
    step,
    /** the known error of the email address */
    emailError: form.errors.email ?? known(form.values),
    /** On blur of the email field: checks whether the address can sign up. */
    leaveEmail: () => {
      const typed = form.values.email.trim();
      if (isEmail(typed)) void askOfEmail(typed);
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
