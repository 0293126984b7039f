import * as rest from "@sightline/schema/rest/account/identity";
import * as signUpPlan from "@sightline/schema/rest/account/signUpPlan";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const checkEmail = (upstream: Upstream, email: string) => upstream.call(rest.checkEmail, { body: { email } });

export const getSignUpPlan = (upstream: Upstream, plan: string) =>
  upstream.call(signUpPlan.getSignUpPlan, { params: { plan } });

export const signUp = (upstream: Upstream, body: z.input<typeof rest.signUp.body>) =>
  upstream.call(rest.signUp, { body });

/** `verifyId`: the opaque value of the link in the mail, which the wire calls `userId`. */
export const verifyEmail = (upstream: Upstream, verifyId: string) =>
  upstream.call(rest.verifyEmail, { body: { userId: verifyId } });

export const forgotPassword = (upstream: Upstream, email: string) =>
  upstream.call(rest.forgotPassword, { body: { email } });

export const resetPassword = (upstream: Upstream, encodedId: string, password: string) =>
  upstream.call(rest.resetPassword, { body: { encodedId, password } });

export const getOutbox = (upstream: Upstream) => upstream.call(rest.getOutbox);
