// The form of a new link, and its mutation. The response contains the URL only once, for its creator.
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

export function useNewShareLink(what: What, connections: string[], onCreated: (url: string) => void) {
  const [expiry, setExpiry] = useState<Expiry>("30");
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string>();
  const [freeRange, setFreeRange] = useState(false);
  const [redactPersonalData, setRedactPersonalData] = useState(true);
  const [allowDownload, setAllowDownload] = useState(true);
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

  const submit = () => {
    if (isInFlight) return;
    setProblem(undefined);
    if (password !== "" && password.length < SHORTEST_PASSWORD) {
      setPasswordError(t("Password must have at least {SHORTEST_PASSWORD} characters", { SHORTEST_PASSWORD }));
      return;
    }
    const options = { freeRange, redactPersonalData, allowDownload };
    const input = { ...what, ...options, password: password || null, expiresAt: expiresAt(expiry, Date.now()) };
    commit({ variables: { input, connections } }).then(
      ({ createShareLink: { url, problem: refusal } }) => {
        if (refusal?.field === "password") setPasswordError(refusal.message);
        else if (refusal || !url) setProblem(refusal?.message ?? t("Couldn't create the link. Please try again."));
        else onCreated(url);
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };

  return {
    expiry,
    setExpiry,
    password,
    setPassword: (value: string) => (setPassword(value), setPasswordError(undefined)),
    passwordError,
    freeRange,
    setFreeRange,
    redactPersonalData,
    setRedactPersonalData,
    allowDownload,
    setAllowDownload,
    problem,
    isInFlight,
    submit,
  };
}
