import type { Message } from "@sightline/schema/rest/refusals/message";

/** Why the sign-in failed: `error` in the URL, and the message on the sign-in page. */
export class SignInFailure extends Error {
  readonly error: string;
  constructor(error: string, { message }: Pick<Message, "message">, options?: ErrorOptions) {
    super(message, options);
    this.error = error;
  }
}
