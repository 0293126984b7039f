/** Why nobody is signed in: `error` of the address, and the sentence that the sign-in page shows. */
export class SignInFailure extends Error {
  readonly error: string;
  constructor(error: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.error = error;
  }
}

// words of the specification, spelling and all
export const NO_USER = "There seems to be an issue, please contact system admin for further assitance.";

export const names = { google: "Google", github: "GitHub", sso: "your company" } as const;
