// The sign-up, whole or in two steps: its form and its sending. The first step asks only whether the address can sign up.
import { useState } from "react";
import { graphql } from "react-relay";
import type { SignUpOffer, useSignUpMutation } from "#web/__generated__/useSignUpMutation.graphql.ts";
import { useForm, type Refusal } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { isEmail } from "../../_lib/required.ts";
import { fieldsOf, signUpErrors, type SignUpStep, type SignUpValues } from "../../_lib/signUpFields.ts";
import { storeSignUpDraft, type SignUpDraft } from "../../_lib/signUpDraft.ts";
import { useEmailCheck } from "./useEmailCheck.ts";

/** How the address of the page began the sign-up. */
export interface SignUpStart {
  email?: string | undefined;
  plan?: string | undefined;
  ref?: string | undefined;
  offer?: SignUpOffer | undefined;
}

interface Steps {
  step?: SignUpStep;
  draft?: SignUpDraft | undefined;
  /** after the first of two steps */
  onProfile?: (values: SignUpValues) => void;
}

const empty: SignUpValues = { name: "", email: "", password: "", companyName: "", website: "" };

export function useSignUp(
  { email = "", plan, ref, offer }: SignUpStart,
  { step = "all", draft, onProfile }: Steps = {},
) {
  const [sentTo, setSentTo] = useState<string>();
  /** what the gateway said of an address, for as long as it stands in the field */
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
    if (!problem) setSentTo(sentToEmail ?? address);
    // a field of the other step is none of this page's
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
    step,
    sentTo,
    /** what is wrong with the address, as far as anybody has said */
    emailError: form.errors.email ?? known(form.values),
    /** The address was typed: whether it can sign up at all. */
    leaveEmail: () => {
      const typed = form.values.email.trim();
      if (isEmail(typed)) void askOfEmail(typed);
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
