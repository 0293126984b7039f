// The sign-in form. The host's errors are shown above the fields, as are the reason for the last session's end and an
// identity provider's error.
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { signInNotice } from "#web/layout/session/startOver.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { signInFailure } from "../_lib/signInFailure.ts";
import { useEnter } from "./useEnter.ts";

export function useSignIn(target: string, firstEmail: string) {
  const [search] = useSearchParams();
  const [hasTried, setTried] = useState(false);
  const enter = useEnter(target);
  const form = useForm(
    { email: firstEmail, password: "" },
    {
      problem: signInNotice() ?? signInFailure(search) ?? "",
      check: ({ email, password }) => ({
        email: email.trim() === "" ? t("Please enter your email address") : undefined,
        password: password === "" ? t("Please enter your login password") : undefined,
      }),
      send: async (values) => {
        setTried(true);
        return enter(values);
      },
      leaves: true,
    },
  );
  return {
    ...form,
    /** A sign-in with this form is in progress: only its result navigates. */
    hasTried,
    fill: (account: { email: string; password: string }) => {
      form.reset(account);
      form.clearProblem();
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
