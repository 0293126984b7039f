// The form of a new link, and its mutation.
import { useState } from "react";
import { graphql } from "react-relay";
import type {
  CreateShareLinkInput,
  useNewShareLinkMutation,
} from "#web/__generated__/useNewShareLinkMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { expiresAt, type Expiry } from "./shareExpiry.ts";

const SHORTEST_PASSWORD = 4;

type What = Pick<CreateShareLinkInput, "project" | "module" | "itemId" | "range">;

export interface ShareOptions {
  freeRange: boolean;
  redactPersonalData: boolean;
  allowDownload: boolean;
  expiry: Expiry;
  password: string;
}

/** A link shows the current range to everyone who has it, without end. */
export const defaultOptions: ShareOptions = {
  freeRange: false,
  redactPersonalData: true,
  allowDownload: true,
  expiry: "never",
  password: "",
};

export function useNewShareLink(connections: string[]) {
  const [options, setOptions] = useState(defaultOptions);
  const [passwordError, setPasswordError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useNewShareLinkMutation>(graphql`
    mutation useNewShareLinkMutation($input: CreateShareLinkInput!, $connections: [ID!]!) {
      createShareLink(input: $input) {
        url
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...ShareLinkItem_link
            ...reusableLink_link
          }
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);

  const change = (part: Partial<ShareOptions>) => {
    setOptions((now) => ({ ...now, ...part }));
    if (part.password !== undefined) setPasswordError(undefined);
  };

  /** The URL of the new link; undefined if it was refused. */
  const create = async (what: What): Promise<string | undefined> => {
    setProblem(undefined);
    const { password, expiry, ...rest } = options;
    if (password !== "" && password.length < SHORTEST_PASSWORD) {
      setPasswordError(t("Password must have at least {SHORTEST_PASSWORD} characters", { SHORTEST_PASSWORD }));
      return undefined;
    }
    const input = { ...what, ...rest, password: password || null, expiresAt: expiresAt(expiry, Date.now()) };
    try {
      const { url, problem: refusal } = (await commit({ variables: { input, connections } })).createShareLink;
      if (refusal?.field === "password") setPasswordError(refusal.message);
      else if (refusal || !url) setProblem(refusal?.message ?? t("Couldn't create the link. Please try again."));
      return url ?? undefined;
    } catch (error) {
      setProblem(toGatewayError(error).message);
      return undefined;
    }
  };

  return { options, change, passwordError, problem, isInFlight, create };
}
