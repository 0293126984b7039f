// The sign-up form: its values, what is wrong with them, and the sending. What belongs to a field stands under it; what
// does not, in a banner.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useSignUpMutation } from "#web/__generated__/useSignUpMutation.graphql.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { firstWrong, isEmail, type Errors } from "../_lib/required.ts";
import { fieldOrder, isSignUpField, signUpErrors, type SignUpField, type SignUpValues } from "../_lib/signUpFields.ts";
import { useEmailCheck } from "./useEmailCheck.ts";

/** How the address of the page began the sign-up. */
export interface SignUpStart {
  email?: string | undefined;
  plan?: string | undefined;
  ref?: string | undefined;
}

export function useSignUp({ email = "", plan, ref }: SignUpStart) {
  const [values, setValues] = useState<SignUpValues>({ name: "", email, password: "", companyName: "", website: "" });
  const [errors, setErrors] = useState<Errors<SignUpField>>({});
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  /** what the gateway said of an address, for as long as it stands in the field */
  const [told, setTold] = useState<{ email: string; message: string }>();
  const known = told?.email === values.email.trim() ? told.message : undefined;
  const checkEmail = useEmailCheck();
  const [commit, isSending] = useMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        sentToEmail
        problem {
          message
          field
        }
      }
    }
  `);
  const setError = (field: SignUpField, message: string | undefined) =>
    setErrors((now) => ({ ...now, [field]: message }));

  /** `isWrong` is told the field to correct, now or by the host's answer. */
  const submit = (isWrong: (field: SignUpField) => void): void => {
    if (isSending) return;
    const found = signUpErrors(values);
    const wrong = { ...found, email: found.email ?? known };
    const first = firstWrong(fieldOrder, wrong);
    setErrors(wrong);
    setRefusal(undefined);
    if (first) return isWrong(first);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const start = { plan: plan ?? null, ref: ref ?? null, timezone: timeZone };
    commit({ variables: { input: { ...values, email: values.email.trim(), ...start } } }).then(
      ({ signUp: { problem, sentToEmail } }) => {
        if (!problem) return setSentTo(sentToEmail ?? values.email.trim());
        if (!isSignUpField(problem.field)) return setRefusal(problem.message);
        setError(problem.field, problem.message);
        isWrong(problem.field);
      },
      (failure: unknown) =>
        setRefusal(failure instanceof GatewayError ? failure.message : t("Something went wrong. Please try again.")),
    );
  };

  return {
    values,
    errors: { ...errors, email: errors.email ?? known },
    refusal,
    sentTo,
    isSending,
    submit,
    clearRefusal: () => setRefusal(undefined),
    set: (field: SignUpField) => (value: string) => {
      setValues((now) => ({ ...now, [field]: value }));
      setError(field, undefined);
    },
    /** The address was typed: whether it can sign up at all. */
    leaveEmail: () => {
      const typed = values.email.trim();
      if (!isEmail(typed)) return;
      void checkEmail(typed).then((message) => setTold(message ? { email: typed, message } : undefined));
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
