import { letter } from "#host/mail/letter.ts";

/**
 * Sent instead of a verification email to the owner of an existing account. The response to the sign-up is the same.
 */
export const existingAccountMail = ({ name, email }: { name: string; email: string }, publicUrl: string) =>
  letter({
    to: email,
    subject: "You already have an account",
    greeting: `Hello ${name},`,
    sentences: [
      "Someone tried to sign up with your email address, which already has an account. If that was you, log in, or choose “Forgot password?” on the login page.",
    ],
    link: { label: "Log in", url: new URL(`/login?email=${encodeURIComponent(email)}`, publicUrl).href },
    reason: "If that was not you, do nothing: nothing has changed.",
  });
