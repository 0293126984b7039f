// What the gateway refuses outside of GraphQL, with the same errors.
import { textsForAnswer } from "#web/texts/catalogue.ts";
import { toGatewayError, type GatewayError } from "../gatewayError.ts";

interface Refusal {
  error: GatewayError;
  /** of the form */
  field: string | undefined;
}

export async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => undefined)) as
    | { errors?: { extensions?: { field?: string } }[] }
    | undefined;
  await textsForAnswer(body);
  const [error] = body?.errors ?? [];
  return { error: toGatewayError(error), field: error?.extensions?.field };
}
