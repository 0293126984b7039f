/** `/sign-up/{x}`: an email if it contains an at sign, otherwise a plan by its code or name. */
export function planOrEmailOf({ planOrEmail }: Readonly<Record<string, string | undefined>>): {
  plan?: string | undefined;
  email?: string;
} {
  return planOrEmail?.includes("@") ? { email: planOrEmail } : { plan: planOrEmail };
}
