// The typed query, the request and its response. The key stays in the page's memory: it is never stored, and is gone
// when the page is left.
import { useEffect, useRef, useState } from "react";
import { askWithKey, type Asked } from "#web/relay/askWithKey.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";

function variablesOf(text: string): Record<string, unknown> | undefined {
  if (text.trim() === "") return {};
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

export interface Errors {
  key?: string | undefined;
  query?: string | undefined;
  variables?: string | undefined;
}

export function useQueryConsole(start: string) {
  const [key, setKey] = useState("");
  const [query, setQuery] = useState(start);
  const [variables, setVariables] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [requested, setRequested] = useState<Asked>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const values = variablesOf(variables);
    const found: Errors = {
      key: key.trim() === "" ? t("Please enter an API key") : undefined,
      query: query.trim() === "" ? t("Please enter a query") : undefined,
      variables: values ? undefined : t('Variables must be a JSON object, such as {"first": 10}'),
    };
    setErrors(found);
    if (!values || found.key || found.query) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setProblem(undefined);
    try {
      setRequested(await askWithKey(key.trim(), { query, variables: values }, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(toGatewayError(error).message);
    }
    setRunning(false);
  };
  return {
    key,
    setKey,
    query,
    setQuery,
    variables,
    setVariables,
    errors,
    requested,
    problem,
    isRunning,
    run: () => void run(),
  };
}
