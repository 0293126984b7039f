// Keeps what a new user answered, and goes on to the installation. An answer that can't be kept does not hold anybody up.
import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useWelcomeMutation } from "#web/__generated__/useWelcomeMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { welcomeValue } from "./welcomeChoices.ts";

/** Has answered, whether or not that could be kept. */
export const WELCOMED = "welcomed";

export function useWelcome() {
  const [goal, setGoal] = useState("");
  const [role, setRole] = useState("");
  const navigate = useNavigate();
  const [commit, isInFlight] = useMutation<useWelcomeMutation>(graphql`
    mutation useWelcomeMutation($input: SetUserAttributeInput!) {
      setUserAttribute(input: $input) {
        attribute {
          id
          value
        }
      }
    }
  `);
  const finish = async (value: string) => {
    await commit({ variables: { input: { key: "WELCOME", value } } }).catch(() => undefined);
    void navigate("/get-started", { replace: true, state: WELCOMED });
  };
  return {
    goal,
    setGoal,
    role,
    setRole,
    isInFlight,
    isWhole: goal !== "" && role !== "",
    finish: () => void finish(welcomeValue(goal, role)),
    skip: () => void finish(welcomeValue("", "")),
  };
}
