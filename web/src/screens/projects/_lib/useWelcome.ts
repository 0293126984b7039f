// Stores a new user's answers and continues to the installation. A failure to store them doesn't block the user.
import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useWelcomeMutation } from "#web/__generated__/useWelcomeMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { welcomeValue } from "./welcomeChoices.ts";

/** Marks the questions as answered, whether or not the answers were stored. */
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
