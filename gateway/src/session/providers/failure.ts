import type { Message } from "@sightline/schema/rest/refusals/message";

/** Why nobody is signed in: `error` of the address, and the sentence that the sign-in page shows. */
export class SignInFailure extends Error {
  readonly error: string;
  constructor(error: string, { message }: Pick<Message, "message">, options?: ErrorOptions) {
    super(message, options);
    this.error = error;
  }
}
