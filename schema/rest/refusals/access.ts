import { forbidden, notFound, plan, refusals, unauthenticated } from "./message.ts";

export const accessRefusals = refusals("access", {
  planEnded: plan("Your plan has ended. Choose a new one to continue."),
  demoReadOnly: forbidden("The demo is read-only. Sign up to create your own company."),
  keyUnusable: unauthenticated("The Authorization header has no usable key. Send `Bearer KEY`."),
  signInFirst: unauthenticated("Sign in first. You are signed out, or your session has expired."),
  role: forbidden("Your role doesn't allow this. Ask an owner or admin of your company."),
  plan: plan("Your plan doesn't include this. Upgrade to continue."),
  notFound: notFound("This doesn't exist, or you don't have access to it"),
  inPerson: forbidden("An API key can't do this. Sign in and use your profile."),
  unauthenticated: unauthenticated("Sign in first, or send an API key"),
});
