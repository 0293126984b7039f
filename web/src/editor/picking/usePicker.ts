// Opens a page of the website in a new tab, on which the member picks an element for a field.
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { PickTarget, usePickerMutation } from "#web/__generated__/usePickerMutation.graphql.ts";
import type { Refusal } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import type { PickedParts, PickPart } from "./pickMessage.ts";
import { openPickSession } from "./pickSession.ts";

/** `empty`: the picked element has none of what the field takes. */
export type PickPhase = "idle" | "opened" | "ready" | "closed" | "empty";

/** What is picked, and the part of it that the field takes. */
export interface Pick {
  target: PickTarget;
  part: PickPart;
}

/** Without a referrer, otherwise the app would appear as a source of the site's sessions. */
function follow(tab: Window, address: string): void {
  const link = Object.assign(tab.document.createElement("a"), { href: address, referrerPolicy: "no-referrer" });
  tab.document.body.append(link);
  link.click();
}

export function usePicker(
  project: string,
  { target, part }: Pick,
  onPick: (value: string, parts: PickedParts) => void,
) {
  const [commit] = useMutation<usePickerMutation>(graphql`
    mutation usePickerMutation($input: PickElementInput!) {
      pickElement(input: $input) {
        address
        pickId
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const [phase, setPhase] = useState<PickPhase>("idle");
  const end = useRef(() => {});
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end.current();
    };
  }, []);

  async function open(page: string): Promise<Refusal | null | undefined> {
    end.current();
    // browsers allow opening a tab only during the click: its URL is set once the response arrives
    const tab = window.open("about:blank", "_blank");
    if (!tab) return { message: t("Your browser blocked the page. Allow pop-ups and try again.") };
    try {
      const { address, pickId, problem } = (await commit({ variables: { input: { project, target, page } } }))
        .pickElement;
      if (!address || !pickId) {
        tab.close();
        return problem;
      }
      // canceled while the address was requested
      if (isGone.current) {
        tab.close();
        return null;
      }
      const opened = { address, pickId };
      end.current = openPickSession(tab, opened, {
        ready: () => setPhase("ready"),
        picked: (parts) => (parts[part] ? onPick(parts[part], parts) : setPhase("empty")),
        canceled: () => setPhase("idle"),
        closed: () => setPhase("closed"),
      });
      follow(tab, address);
      setPhase("opened");
      return null;
    } catch (error) {
      tab.close();
      throw error;
    }
  }
  return { open, phase };
}
